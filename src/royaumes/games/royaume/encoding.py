"""A view of Royaume as a row of numbers: the knights in the order of one's own card, what rivals may want.

What the turn under way comes to is counted as if it had come: the chances of cards and fights in parts.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, tanh
from typing import Final

from royaumes.games.royaume.box import (
    CASTLE,
    CIRCLES,
    COLOURS,
    DOWN,
    EACH_COLOUR,
    LAST_HOME,
    MOST_POWER,
    ORDERS,
    TREASURE,
    WANTED_AT,
    WEAPON,
)
from royaumes.games.royaume.dice import MARCH, wins_duel
from royaumes.games.royaume.outlook import (
    LATE,
    NOBODY,
    Chances,
    Ways,
    hope,
    mean_circle,
    odds,
    placings,
    remaining,
    wants,
)
from royaumes.games.royaume.phases import marching, witch, wizard
from royaumes.games.royaume.phases.dueling import DUELING
from royaumes.games.royaume.prospects import Coming, is_arriving, is_fighting
from royaumes.games.royaume.scoring import CROWN_IN_PLACE
from royaumes.games.royaume.state import View, reached

#: Goes up when the same view gives another row.
VERSION: Final = 3
SEALED: Final[tuple[str, ...]] = ()
#: What ways, points and hoards are measured by.
_WAY: Final = 60.0
_POINTS: Final = 20.0
_HOARD: Final = 12.0
#: As `LATE`, for what is very late.
_VERY_LATE: Final = 16.0
_SIDES: Final = ("mine", "rival's")
_OF_KNIGHT: Final = (
    "way",
    "crowned",
    "held",
    "my hope",
    "rival's hope",
    "in place",
    "misplaced",
    "my treasures",
    "rival's treasures",
    "in bank",
    "rival's circle",
    "home next",
)
_OF_DUEL: Final = ("prize", "chance", "chance times prize", "the same late", "not this turn")

FEATURES: Final = (
    *(f"knight wanted {circle + 1}: {what}" for circle in range(len(CIRCLES)) for what in _OF_KNIGHT),
    "expected mine",
    "expected rival's",
    "lead expected",
    "lead in crowns",
    "lead in treasures",
    "lead late",
    "lead very late",
    "ahead very late",
    *(f"power {whose}: {power}" for whose in _SIDES for power in range(1, MOST_POWER + 1)),
    "cells to the end",
    "late",
    "very late",
    *(f"crowns home: {count}" for count in range(1, LAST_HOME)),
    *(f"way of the knight nearest home: {number + 1}" for number in range(LAST_HOME)),
    "knights held",
    "my turn goes on",
    "my marches are due",
    "my fight",
    "my duel",
    "my turn at stake",
    *(f"duel {whose}: {what}" for whose in _SIDES for what in _OF_DUEL),
    "weapon in reach",
    "treasure in reach",
    "hidden card in reach",
    "weapon in my reach",
    "treasure in my reach",
    "weapons among the unseen",
    "treasures among the unseen",
    "unseen cards",
    "cells with captives",
    "cells with captives for me",
    "lead in power",
    "power of both",
    *(f"hoard {whose}: {what}" for whose in _SIDES for what in ("1", "2", "3", "4", "all")),
    "treasures in the bank",
    "seats beyond two",
)


def encode(v: View) -> list[float]:
    """What a seat sees, in the order of `FEATURES`; most numbers lie between 0 and 1."""
    me = v.seat
    assert me is not None, "a spectator does not play"
    seen = _Seen(v, me)
    row: list[float] = []
    seen.knights(row)
    seen.leads(row)
    seen.end(row)
    seen.duels(row)
    seen.reach(row)
    seen.hoards(row)
    row.append((v.seats - 2) / 3)
    return row


@lru_cache(maxsize=1 << 14)  # two knights may march in either order and come to the same
def _outlook(
    circles: tuple[int, ...], left: Ways, given: tuple[tuple[int, ...], ...], mine: int
) -> tuple[Chances, list[Chances], tuple[float, ...]]:
    """Where crowns may end; by rival where they are wanted; and the mean circle in which rivals want each."""
    going = placings(circles, left, NOBODY)
    wanted = [wants(odds(points, going, [mine])) for points in given]
    circle = tuple([mean_circle(wanted, colour) for colour in range(len(COLOURS))])
    pulls = tuple([WANTED_AT[mine][colour] + late for colour, late in enumerate(circle)])
    return placings(circles, left, pulls), wanted, circle


class _Seen:
    """One look at the table, where the turn under way will have brought it."""

    def __init__(self, v: View, me: int) -> None:
        self.v, self.me = v, me
        self.coming = coming = Coming(v)
        self.gems, self.power = coming.gems, coming.power
        others = [seat for seat in range(v.seats) if seat != me]
        self.left = coming.left
        found = _outlook(coming.circles, self.left, tuple([v.given[seat] for seat in others]), v.my_order)
        self.chances, wanted, self.circle = found
        #: By colour: how likely its crown ends where I want it.
        self.mine = [chances[WANTED_AT[v.my_order][k]] for k, chances in enumerate(self.chances)]
        self.theirs, self.rival, most = self.mine, me, -1.0
        for seat, rows in zip(others, wanted):
            hopes = [hope(chances, rows[k]) for k, chances in enumerate(self.chances)]
            expected = CROWN_IN_PLACE * sum(hopes, 0.0) + self._gems(seat, hopes)
            if expected > most:
                self.theirs, self.rival, most = hopes, seat, expected
        self.remaining = remaining(coming.circles, self.left)
        self.late, self.very_late = exp(-self.remaining / LATE), exp(-self.remaining / _VERY_LATE)
        arriving = is_arriving(v)
        self.going_on = v.to_move == me and not arriving
        #: Marches are due; phase A is over.
        self.due = v.phase in (marching.ROLLING, marching.MARCHING, wizard.DOUBLING)
        self.past_a = self.due or arriving or v.phase in (witch.PAYING, witch.WATCHING)

    def _gems(self, seat: int, hope: list[float]) -> float:
        found = 0.0
        for count, chance in zip(self.gems[seat], hope):
            found += count * (1 + chance)
        return found

    def knights(self, row: list[float]) -> None:
        """Knight by knight, in the order in which my card wants them."""
        v, coming, chances = self.v, self.coming, self.chances
        mine, theirs = self.gems[self.me], self.gems[self.rival]
        circles = coming.circles
        for circle, colour in enumerate(ORDERS[v.my_order]):
            if coming.away >> colour & 1:
                row += (coming.ways[colour] / _WAY, coming.crowned[colour], coming.held[colour])
                row += (self.mine[colour], self.theirs[colour], 0.0, 0.0)
                last = (self.circle[colour] / 4, chances[colour][len(circles)])
            else:
                right = circles[circle] == colour if circle < len(circles) else False
                row += (0.0, 0.0, 0.0, self.mine[colour], self.theirs[colour])
                row += (1.0, 0.0) if right else (0.0, 1.0)
                last = (0.0, 0.0)
            row += (mine[colour] / 4, theirs[colour] / 4, v.bank[colour] / EACH_COLOUR)
            row += last

    def leads(self, row: list[float]) -> None:
        """The points that I and my rival may expect, and our power."""
        crowns = CROWN_IN_PLACE * sum(self.mine, 0.0), CROWN_IN_PLACE * sum(self.theirs, 0.0)
        gems = self._gems(self.me, self.mine), self._gems(self.rival, self.theirs)
        lead = crowns[0] + gems[0] - crowns[1] - gems[1]
        row += ((crowns[0] + gems[0]) / _POINTS, (crowns[1] + gems[1]) / _POINTS, lead / _POINTS)
        row += ((crowns[0] - crowns[1]) / 10, (gems[0] - gems[1]) / _POINTS)
        row += (lead * self.late / 10, lead * self.very_late / 10, tanh(lead / 4) * self.very_late)
        for seat in (self.me, self.rival):
            power = self.power[seat]
            row += [min(1.0, max(0.0, power - step)) for step in range(MOST_POWER)]

    def end(self, row: list[float]) -> None:
        """How near the end is, and whose turn it is until then."""
        v, home = self.v, len(self.coming.circles)
        row += (self.remaining / 200, self.late, self.very_late)
        row += [float(home >= count) for count in range(1, LAST_HOME)]
        nearest = sorted([cells for _, cells in self.left])[: max(0, LAST_HOME - home)]
        row += [cells / _WAY for cells in nearest]
        row += [0.0] * (LAST_HOME - len(nearest))
        held = sum([self.coming.held[knight] > 0.5 for knight, _ in self.left])
        mine = v.to_move == self.me
        fight = mine and is_fighting(v)
        row += (held / len(COLOURS), float(self.going_on))
        row += (float(self.going_on and self.due), float(fight))
        row += (float(mine and v.phase == DUELING), float(fight and (v.compelled or not v.power[self.me])))

    def duels(self, row: list[float]) -> None:
        """What I could seize from my rival and my rival from me, and how likely."""
        for seat, other in ((self.me, self.rival), (self.rival, self.me)):
            prize, gems = 0.0, self.gems[other]
            for colour, count in enumerate(gems):
                prize = max(prize, count * (2 + self.mine[colour] + self.theirs[colour]))
            prize /= _POINTS
            armed = max(0.0, self.power[seat] - (MOST_POWER - 1))
            chance = armed * _wins_duel(self.power[other]) if armed and prize else 0.0
            past = self.v.to_move == seat and self.past_a
            row += (prize, chance, chance * prize, chance * prize * self.late, armed if past else 0.0)

    def reach(self, row: list[float]) -> None:
        """What knights can reach by one die, what is hidden, and what freeing knights may bring."""
        v, coming = self.v, self.coming
        weapons = treasures = hidden = 0
        riders = [
            (k, coming.places[k], coming.crowned[k] > 0.5) for k, _ in self.left if coming.held[k] <= 0.5
        ]
        for die in MARCH.faces:
            found = {v.cards[0]}
            for knight, place, crowned in riders:
                cell = reached(v.cells, place, int(crowned), die)
                if CASTLE < cell <= v.cells and (v.cards[cell] != TREASURE or v.bank[knight]):
                    found.add(v.cards[cell])
            weapons += WEAPON in found
            treasures += TREASURE in found
            hidden += DOWN in found
        faces, whole = len(MARCH.faces), sum(v.unseen)
        row += (weapons / faces, treasures / faces, hidden / faces)
        row += (weapons / faces, treasures / faces) if self.going_on else (0.0, 0.0)
        row += (v.unseen[WEAPON] / whole, v.unseen[TREASURE] / whole) if whole else (0.0, 0.0)
        captives = len({v.places[k] for k, _ in self.left if coming.held[k] > 0.5}) / 3
        row += (whole / 60, captives, captives if self.going_on else 0.0)
        mine, theirs = self.power[self.me], self.power[self.rival]
        row += ((mine - theirs) / MOST_POWER, mine * theirs / MOST_POWER**2)

    def hoards(self, row: list[float]) -> None:
        """Treasures by what a colour of them is worth to both, largest first."""
        worths = [2 + mine + theirs for mine, theirs in zip(self.mine, self.theirs)]
        for seat in (self.me, self.rival):
            gems = self.gems[seat]
            hoards = [count * worth / _HOARD for count, worth in zip(gems, worths)]
            hoards.sort(reverse=True)
            row += hoards[:4]
            row.append(sum(gems, 0.0) / 15)
        row.append(sum(self.v.bank) / (EACH_COLOUR * len(COLOURS)))


def _wins_duel(power: float) -> float:
    """How likely a full-armed prince beats one of so much power, which may be a mean."""
    below = int(power)
    part = power - below
    won = wins_duel(MOST_POWER, below)
    return won + part * (wins_duel(MOST_POWER, below + 1) - won) if part else won
