"""How a prince pleases the king: push the knights the card wants early, gather treasure, watch the rivals."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import exp, fsum
from typing import Final

from royaumes.core import Move, Stream
from royaumes.games.royaume.box import (
    CASTLE,
    COLOURS,
    DOWN,
    MONSTER,
    MOST_POWER,
    ORDERS,
    TRAP,
    TREASURE,
    WANTED_AT,
    WEAPON,
)
from royaumes.games.royaume.dice import escapes, slays, wins_duel
from royaumes.games.royaume.moves import CALL, Challenge, Choose, Double, Free, Lone, March
from royaumes.games.royaume.state import reached
from royaumes.games.royaume.view import View

#: Being held costs about as much as this many cells; the dragon throws a knight back two or three times.
_HELD: Final = 4
_DRAGON: Final = 10
#: What power is worth in points (it wins fights all game long), and a turn with its two moves.
_POWER: Final = 1.0
_TURN: Final = 3.0
#: A knight that got so many points beyond an equal share was clearly pushed.
CLEAR_PUSH: Final = 5
#: How much a prince pushes a knight whose crown is wanted in circle I, II, …: ahead or behind.
_EAGER: Final = (2, 1, 0, -1, -2)
#: How much a point given says. Found on games of greedy princes: it makes the true cards likeliest, and at
#: the end of a game gives them about a ninth of the belief, where chance would give a twentieth.
_WEIGHT: Final = 0.025


@cache
def before(far: int, other: int) -> float:
    """How likely a knight so far from home comes before another: near home a lead counts for more."""
    return 1 / (1 + exp((far - other) / (2.5 + 0.12 * min(far, other))))


def far(cells: int, place: int, crowned: bool) -> int:
    """Cells still to go on a path with so many forest cells, with a surcharge for the dragon."""
    return place if crowned else 2 * (cells + 1) - place + _DRAGON


def hopes(order: int, circles: Sequence[int], left: dict[int, int]) -> tuple[float, ...]:
    """For each colour, how likely its crown ends in the circle that the order wants (`left`: cells to go)."""
    return _hopes(order, tuple(circles), tuple(left.items()))


@lru_cache(maxsize=1 << 14)  # most of what a knight may do leaves some of the same ways to go
def _hopes(order: int, circles: tuple[int, ...], left: tuple[tuple[int, int], ...]) -> tuple[float, ...]:
    found = [0.0] * len(COLOURS)
    for circle, colour in enumerate(circles):
        found[colour] = float(ORDERS[order][circle] == colour)
    for colour, way in left:
        wanted = WANTED_AT[order][colour] - len(circles)
        if wanted < 0:
            continue
        # The chance that exactly so many of the others come first, one other after the other.
        chances = [1.0, 0.0, 0.0, 0.0, 0.0]
        for other, other_way in left:
            if other != colour:
                first = before(other_way, way)
                for n in range(4, 0, -1):
                    chances[n] += first * (chances[n - 1] - chances[n])
                chances[0] *= 1 - first
        found[colour] = chances[wanted]
    return tuple(found)


class Plans:
    """One look at the table with one's own card in hand."""

    def __init__(self, v: View) -> None:
        self.v, self.me = v, v.seat if v.seat is not None else v.to_move
        self.mine = v.treasures[self.me]
        self.left = {
            knight: far(v.cells, place, self.is_crowned(knight)) + (_HELD if v.held >> knight & 1 else 0)
            for knight, place in enumerate(v.places)
            if knight not in v.circles
        }
        self.hope = hopes(v.my_order, v.circles, self.left)

    def is_crowned(self, knight: int) -> bool:
        """Whether a knight is on its way home."""
        return bool(self.v.crowned >> knight & 1)

    def points(self, circles: Sequence[int], left: dict[int, int]) -> float:
        """What crowns and the treasures in hand will bring."""
        brought = 0.0  # added up one by one: `sum` rounds otherwise in a compiled build
        for chance, gems in zip(hopes(self.v.my_order, circles, left), self.mine, strict=True):
            brought += chance * (4 + gems)
        return brought

    def gem(self, colour: int) -> float:
        """What a treasure is worth: 1 point, or 2 where its crown comes to its place."""
        return 1 + self.hope[colour]

    def arrival(self, knight: int, cell: int) -> tuple[float, float]:
        """What the card of a cell is worth to me now, and how many cells it costs the knight."""
        v = self.v
        weapon = _POWER if v.power[self.me] < MOST_POWER else 0.0
        treasure = self.gem(knight) if v.bank[knight] else 0.0
        card = v.cards[cell]
        if card == DOWN:
            unseen = sum(v.unseen)
            gain = (weapon * v.unseen[WEAPON] + treasure * v.unseen[TREASURE]) / unseen
            return gain, _HELD * ((v.unseen[TRAP] + v.unseen[MONSTER]) / unseen)
        if card <= MONSTER:
            return 0.0, _HELD
        return weapon if card == WEAPON else treasure if card == TREASURE else 0.0, 0

    def worth(self, steps: Sequence[tuple[int, int]]) -> float:
        """What these steps (knight, points; negative: back), one after the other, are worth."""
        v, lair = self.v, self.v.cells + 1
        circles, left, gains = list(v.circles), dict(self.left), 0.0
        for knight, points in steps:
            crowned = self.is_crowned(knight)
            place = reached(v.cells, v.places[knight], crowned, points)
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
        """What trying to free a knight is worth against leaving it where it is."""
        v, power = self.v, self.v.power[self.me]
        cell = v.places[knight]
        won = escapes(power) if v.cards[cell] == TRAP else slays(power)
        freed = {k: way - (_HELD if v.places[k] == cell else 0) for k, way in self.left.items()}
        gain = self.points(v.circles, freed) - self.points(v.circles, self.left)
        gain += _POWER if power < MOST_POWER else 0.0
        return won * gain - (1 - won) * (_POWER if power else _TURN)

    def duel(self, rival: int) -> float:
        """What a challenge is worth: all treasures of a colour against power, a treasure and the turn."""
        won = wins_duel(MOST_POWER, self.v.power[rival])
        prize = max(gems * self.gem(colour) for colour, gems in enumerate(self.v.treasures[rival]))
        forfeit = 1.5 if any(self.mine) else 0.0
        return won * prize - (1 - won) * (_POWER + _TURN + forfeit)

    def treasure(self, colour: int) -> float:
        """What choosing a colour is worth: seized whole, claimed as a forfeit, or lost to the witch."""
        if self.v.phase.name == "seizing":
            return self.v.treasures[self.v.rival][colour] * self.gem(colour)
        return self.gem(colour) if self.v.phase.name == "claiming" else -self.gem(colour)


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
        case Choose(colour):
            return plans.treasure(colour)
    return 0.0  # to roll


def prospect(v: View) -> float:
    """The points that this seat may expect at the end: crowns, treasures, and what its power will win."""
    plans = Plans(v)
    return plans.points(v.circles, plans.left) + sum(plans.mine) + _POWER * v.power[plans.me]


def ranking(v: View, options: Sequence[Move], stream: Stream) -> list[float]:
    """The points that each option promises; the witch is always called."""
    if CALL in options:
        return [float(move is CALL) for move in options]
    plans = Plans(v)
    return [_value(plans, move) for move in options]


def choose(v: View, options: Sequence[Move], stream: Stream) -> Move:
    """The option that promises most; equals in the order of the options."""
    if CALL in options:
        return CALL
    worths = ranking(v, options, stream)
    return options[worths.index(max(worths))]


def pushes(given: Sequence[int]) -> tuple[float, ...]:
    """By knight: how many of the points that a prince has given went to it beyond an equal share."""
    share = sum(given) / len(given)
    return tuple([points - share for points in given])


def odds(given: Sequence[int], known: Sequence[int] = ()) -> tuple[float, ...]:
    """The chance of each order for a prince who has given such points, the known cards of others apart."""
    weights = []
    for order, wanted in enumerate(WANTED_AT):
        shown = fsum([points * _EAGER[wanted[knight]] for knight, points in enumerate(given)])
        weights.append(0.0 if order in known else exp(_WEIGHT * shown))
    whole = fsum(weights)
    return tuple([weight / whole for weight in weights])


def beliefs(v: View, prince: int) -> tuple[float, ...]:
    """What this seat may believe about a prince's order, judged by whom that prince has pushed, card by card.

    One's own card is known: it is certain for oneself and impossible for a rival.
    """
    if v.seat is None or v.my_order < 0:
        return odds(v.given[prince])
    if prince == v.seat:
        return tuple([float(order == v.my_order) for order in range(len(ORDERS))])
    return odds(v.given[prince], [v.my_order])
