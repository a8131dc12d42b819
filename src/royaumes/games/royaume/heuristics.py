"""How a prince pleases the king: push the knights the card wants early, hold back the rival's, fight late."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, inf
from typing import Final

from royaumes.core import Move, Stream
from royaumes.games.royaume.box import (
    CASTLE,
    COLOURS,
    MOST_POWER,
    ORDERS,
    WANTED_AT,
)
from royaumes.games.royaume.dice import wins_duel
from royaumes.games.royaume.moves import CALL, Challenge, Choose, Double, Free, Lone, March
from royaumes.games.royaume.outlook import (
    HELD,
    LATE,
    Ways,
    beliefs,
    hope,
    mean_circle,
    placings,
    remaining,
    suspicions,
    wants,
    way,
    ways,
)
from royaumes.games.royaume.phases.dueling import CLAIMING, SEIZING
from royaumes.games.royaume.prospects import frees, lying
from royaumes.games.royaume.scoring import CROWN_IN_PLACE
from royaumes.games.royaume.state import Royaume, View, comes_to
from royaumes.games.royaume.view import imagine

#: What power is worth in points (it wins fights all game long), and a turn with its two moves.
_POWER: Final = 1.0
_TURN: Final = 1.5
#: The part of a treasure's points that its owner keeps: what is won early passes from duel to duel. So much
#: of it all game long, and so much more at the end.
_KEPT: Final = 0.05
_KEPT_LATE: Final = 0.75
#: What a beaten attacker's treasure is worth, measured by an average one.
_FORFEIT: Final = 1.3
#: The points that make a lead: duels turn games over late.
LEAD: Final = 10.0


class Plans:
    """One look at the table with one's own card in hand."""

    def __init__(self, v: View) -> None:
        self.v, self.me = v, v.seat if v.seat is not None else v.to_move
        self.mine = v.treasures[self.me]
        self.rivals = [seat for seat in range(v.seats) if seat != self.me]
        self.left = ways(v)
        #: By seat and colour: how likely each crown is wanted in each circle.
        self._wants = [wants(beliefs(v, seat)) for seat in range(v.seats)]
        theirs = [self._wants[rival] for rival in self.rivals]
        #: In which circle I want each crown, and in which the rivals do on average.
        self._pulls = tuple(
            [WANTED_AT[v.my_order][colour] + mean_circle(theirs, colour) for colour in range(len(COLOURS))]
        )
        self._kept = _KEPT + _KEPT_LATE * exp(-remaining(v.circles, self.left) / LATE)
        self._worths: dict[tuple[tuple[int, int], ...], float] = {}
        self._stand: float | None = None
        mine = self._stake(self.me)
        #: By rival, colour and circle: what I gain on that rival when a crown ends there.
        self._leads = [
            [
                [one - other for one, other in zip(row, theirs)]
                for row, theirs in zip(mine, self._stake(rival))
            ]
            for rival in self.rivals
        ]
        self._chances = placings(v.circles, self.left, self._pulls)
        #: By colour: how likely its crown ends where one's own card wants it.
        self.hope = [self.hope_of(self.me, colour) for colour in range(len(COLOURS))]

    def hope_of(self, seat: int, colour: int) -> float:
        """How likely a crown ends where a prince wants it, as far as one can tell."""
        return hope(self._chances[colour], self._wants[seat][colour])

    def _stake(self, seat: int) -> list[list[float]]:
        """What it brings a prince when each crown ends in each circle, the treasures in hand included."""
        return [
            [chance * (CROWN_IN_PLACE + self._kept * gems) for chance in wanted]
            for wanted, gems in zip(self._wants[seat], self.v.treasures[seat])
        ]

    def points(self, circles: tuple[int, ...], left: Ways) -> float:
        """What crowns will bring me more than the strongest rival."""
        chances, least = placings(circles, left, self._pulls), inf
        for lead in self._leads:
            more = 0.0
            for going, stake in zip(chances, lead):
                for chance, points in zip(going, stake):
                    more += chance * points
            least = min(least, more)
        return least

    def gem(self, seat: int, colour: int) -> float:
        """What a treasure is worth to a prince: 1 point, or 2 where its crown comes to its place."""
        return self._kept * (1 + (self.hope[colour] if seat == self.me else self.hope_of(seat, colour)))

    def passes(self, rival: int, colour: int) -> float:
        """What a treasure is worth that passes from a rival to me."""
        return self.gem(self.me, colour) + self.gem(rival, colour)

    def arrival(self, knight: int, cell: int) -> tuple[float, float]:
        """What the card of a cell is worth to me now, and how many cells it costs the knight."""
        v = self.v
        weapon = _POWER if v.power[self.me] < MOST_POWER else 0.0
        treasure = self.gem(self.me, knight) if v.bank[knight] else 0.0
        held, weapons, treasures, whole = lying(v, cell)
        return (weapon * weapons + treasure * treasures) / whole, HELD * (held / whole)

    def worth(self, steps: tuple[tuple[int, int], ...]) -> float:
        """What these steps (knight, points; negative: back), one after the other, are worth."""
        found = self._worths.get(steps[::-1])
        if found is None:
            v, lair = self.v, self.v.cells + 1
            circles, left, gains = v.circles, dict(self.left), 0.0
            for knight, points in steps:
                crowned, place = v.crowned >> knight & 1, comes_to(v, knight, points)
                if place == CASTLE and crowned:
                    circles = (*circles, knight)
                    del left[knight]
                    continue
                cells = way(v.cells, place, crowned)
                if CASTLE < place < lair:
                    gain, delay = self.arrival(knight, place)
                    gains += gain
                    cells += delay
                elif place == lair and not crowned:
                    cells -= v.power[self.me]  # power helps against the dragon
                left[knight] = cells
            found = self.points(circles, tuple(left.items())) + gains
            if len(circles) < len(v.circles) + 2:  # the order matters only to two that come home
                self._worths[steps] = found
        return found

    def attempt(self, knight: int) -> float:
        """What trying to free a knight is worth against leaving it where it is."""
        v, power = self.v, self.v.power[self.me]
        cell, won = v.places[knight], frees(v, knight)
        freed = tuple([(k, cells - (HELD if v.places[k] == cell else 0)) for k, cells in self.left])
        if self._stand is None:
            self._stand = self.points(v.circles, self.left)
        gain = self.points(v.circles, freed) - self._stand
        gain += _POWER if power < MOST_POWER else 0.0
        return won * gain - (1 - won) * (_POWER if power else _TURN)

    def duel(self, rival: int) -> float:
        """What a challenge is worth: all treasures of a colour against power, a treasure and the turn."""
        won = wins_duel(MOST_POWER, self.v.power[rival])
        prize = max([gems * self.passes(rival, c) for c, gems in enumerate(self.v.treasures[rival])])
        forfeit = 2 * _FORFEIT * self._kept if any(self.mine) else 0.0
        power = _POWER * (2 if self.v.power[rival] < MOST_POWER else 1)
        return won * prize - (1 - won) * (power + _TURN + forfeit)

    def treasure(self, colour: int) -> float:
        """What choosing a colour is worth: seized whole, claimed as a forfeit, or lost to the witch."""
        v = self.v
        if v.phase == SEIZING:
            return v.treasures[v.rival][colour] * self.passes(v.rival, colour)
        if v.phase == CLAIMING:
            return self.passes(v.to_move, colour)
        return -self.gem(self.me, colour)


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
    total = _POWER * v.power[plans.me]
    for colour, gems in enumerate(plans.mine):
        total += CROWN_IN_PLACE * plans.hope[colour] + gems * plans.gem(plans.me, colour)
    return total


def likely(v: View, stream: Stream) -> Royaume:
    """A world that fits what a seat sees, with orders for the rivals that they may well have."""
    world = imagine(v, stream)
    if v.orders or v.dealt < v.seats:
        return world
    orders = [v.my_order] * v.dealt
    for seat in range(v.dealt):
        if seat != v.seat:
            orders[seat] = _drawn(suspicions(v, seat), orders[:seat], stream)
    world.orders = tuple(orders)
    return world


def _drawn(believed: tuple[float, ...], taken: Sequence[int], stream: Stream) -> int:
    """One of the orders that nobody has taken, each with its chance."""
    free = [order for order in range(len(ORDERS)) if order not in taken and believed[order]]
    fine = 1 << 20
    shares = [1 + int(believed[order] * fine) for order in free]
    at = stream.below(sum(shares))
    for order, share in zip(free, shares):
        at -= share
        if at < 0:
            return order
    raise AssertionError("shares add up")


def ranking(v: View, options: Sequence[Move], stream: Stream) -> list[float]:
    """The points that each option promises; the witch is always called."""
    if CALL in options:
        return [float(move is CALL) for move in options]
    plans = Plans(v)
    return [_value(plans, move) for move in options]


def choose(v: View, options: Sequence[Move], stream: Stream) -> Move:
    """The option that promises most; equals in the order of the options."""
    worths = ranking(v, options, stream)
    return options[worths.index(max(worths))]
