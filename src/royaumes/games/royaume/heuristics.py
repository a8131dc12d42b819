"""How a prince pleases the king: push the knights his card wants early, and gather treasure on the way."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp

from royaumes.core import Move, Stream
from royaumes.games.royaume.board import (
    BARE,
    CASTLE,
    DOWN,
    MONSTER,
    MOST_POWER,
    ORDERS,
    TRAP,
    TREASURE,
    WANTED_AT,
    WEAPON,
)
from royaumes.games.royaume.moves import CALL, Challenge, Choose, Double, Free, Lone, March
from royaumes.games.royaume.view import View

#: Being held costs about as much as this many cells; the dragon throws a knight back two or three times.
_HELD, _DRAGON = 4, 10
#: What power is worth in points (it wins fights all game long), and a turn with its two moves.
_POWER, _TURN = 1.0, 3.0


@cache
def before(far: int, other: int) -> float:
    """How likely a knight so far from home comes before another: near home a lead counts for more."""
    return 1 / (1 + exp((far - other) / (2.5 + 0.12 * min(far, other))))


@cache
def fight(power: int, rival: int = 0) -> float:
    """How likely a twelve-sided die plus power beats another, even rolls apart."""
    wins = sum(a + power > b + rival for a in range(1, 13) for b in range(1, 13))
    ties = sum(a + power == b + rival for a in range(1, 13) for b in range(1, 13))
    return wins / (144 - ties)


def far(cells: int, place: int, crowned: bool) -> int:
    """Cells still to go on a path with so many forest cells, with a surcharge for the dragon."""
    return place if crowned else 2 * (cells + 1) - place + _DRAGON


def hopes(order: int, circles: Sequence[int], left: dict[int, int]) -> list[float]:
    """For each colour, how likely its crown ends in the circle that the order wants (`left`: cells to go)."""
    found = [0.0] * 5
    for circle, colour in enumerate(circles):
        found[colour] = float(ORDERS[order][circle] == colour)
    for colour, way in left.items():
        wanted = WANTED_AT[order][colour] - len(circles)
        if wanted < 0:
            continue
        # The chance that exactly so many of the others come first, one other after the other.
        chances = [1.0, 0.0, 0.0, 0.0, 0.0]
        for other, other_way in left.items():
            if other != colour:
                first = before(other_way, way)
                for n in range(4, 0, -1):
                    chances[n] += first * (chances[n - 1] - chances[n])
                chances[0] *= 1 - first
        found[colour] = chances[wanted]
    return found


class Plans:
    """One look at the table with one's own card in hand."""

    def __init__(self, v: View) -> None:
        self.v, self.me = v, v.seat if v.seat is not None else v.mover
        self.crowned, self.mine = set(v.crowned), v.treasures[self.me]
        self.left = {
            knight: far(v.cells, place, knight in self.crowned) + (_HELD if knight in v.held else 0)
            for knight, place in enumerate(v.places)
            if knight not in v.circles
        }
        self.hope = hopes(v.my_order, v.circles, self.left)

    def points(self, circles: Sequence[int], left: dict[int, int]) -> float:
        """What crowns and the treasures in hand will bring."""
        hope = hopes(self.v.my_order, circles, left)
        return sum(chance * (4 + gems) for chance, gems in zip(hope, self.mine, strict=True))

    def gem(self, colour: int) -> float:
        """What a treasure is worth: 1 point, or 2 where its crown comes to its place."""
        return 1 + self.hope[colour]

    def arrival(self, knight: int, cell: int) -> tuple[float, float]:
        """What the card of a cell is worth to me now, and how many cells it costs the knight."""
        v = self.v
        weapon = _POWER if v.power[self.me] < MOST_POWER else 0.0
        treasure = self.gem(knight) if v.bank[knight] else 0.0
        gain = {TRAP: 0.0, MONSTER: 0.0, WEAPON: weapon, TREASURE: treasure, BARE: 0.0}
        card = v.cards[cell]
        if card != DOWN:
            return gain[card], _HELD if card <= MONSTER else 0
        unseen = sum(v.unseen)
        held = (v.unseen[TRAP] + v.unseen[MONSTER]) / unseen
        return sum(gain[kind] * count for kind, count in enumerate(v.unseen)) / unseen, _HELD * held

    def worth(self, steps: Sequence[tuple[int, int]]) -> float:
        """What these steps (knight, points; negative: back), one after the other, are worth."""
        v, lair = self.v, self.v.cells + 1
        circles, left, gains = list(v.circles), dict(self.left), 0.0
        for knight, points in steps:
            crowned = knight in self.crowned
            place = v.places[knight] - points if crowned else v.places[knight] + points
            place = min(max(place, CASTLE), lair)
            if place == CASTLE and crowned:
                circles.append(knight)
                del left[knight]
            elif CASTLE < place < lair:
                gain, delay = self.arrival(knight, place)
                gains += gain
                left[knight] = far(v.cells, place, crowned) + round(delay)
            else:
                # Power helps against the dragon: the more, the nearer the crown.
                left[knight] = far(v.cells, place, crowned) - (2 * v.power[self.me] if not crowned else 0)
        return self.points(circles, left) + gains

    def attempt(self, knight: int) -> float:
        """What trying to free a knight is worth against leaving him where he is."""
        v, power = self.v, self.v.power[self.me]
        cell = v.places[knight]
        won = min(12, 6 + power) / 12 if v.cards[cell] == TRAP else fight(power)
        freed = {k: way - (_HELD if v.places[k] == cell else 0) for k, way in self.left.items()}
        gain = self.points(v.circles, freed) - self.points(v.circles, self.left)
        gain += _POWER if power < MOST_POWER else 0.0
        return won * gain - (1 - won) * (_POWER if power else _TURN)

    def duel(self, rival: int) -> float:
        """What a challenge is worth: all treasures of a colour against power, a treasure and the turn."""
        won = fight(MOST_POWER, self.v.power[rival])
        prize = max(gems * self.gem(colour) for colour, gems in enumerate(self.v.treasures[rival]))
        forfeit = 1.5 if any(self.mine) else 0.0
        return won * prize - (1 - won) * (_POWER + _TURN + forfeit)


def _value(plans: Plans, move: Move) -> float:
    v = plans.v
    match move:
        case March(knight, die, other, other_die):
            return plans.worth(((knight, die), (other, other_die)))
        case Lone(knight, die):
            return plans.worth(((knight, die),))
        case Double(knight, back):
            return plans.worth(((knight, -sum(v.dice) if back else sum(v.dice)),))
        case Free(knight):
            return plans.attempt(knight)
        case Challenge(rival):
            return plans.duel(rival)
        case Choose(colour) if v.rival < 0 or v.dice:  # the witch gets what is worth least
            return -plans.gem(colour)
        case Choose(colour):  # seized whole from the rival, or claimed one from the challenger
            count = v.treasures[v.rival][colour] if v.mover == plans.me else 1
            return count * plans.gem(colour)
    return 0.0  # to roll, or to let the witch pass


def choose(v: View, options: Sequence[Move], stream: Stream) -> Move:
    """The option with the most expected points; the witch is always called."""
    if CALL in options:
        return CALL
    plans = Plans(v)
    best, most = options[-1], float("-inf")
    for move in options:
        value = _value(plans, move)
        if value > most:
            best, most = move, value
    return best
