"""The moves: free a knight, challenge a prince, roll, choose a treasure, call the witch, march."""

from __future__ import annotations

from functools import cache
from itertools import combinations, permutations
from typing import Final

from royaumes.core import SEATS, Move, Moves, members
from royaumes.games.royaume.box import ALL_KNIGHTS, COLOURS, KNIGHTS, MOST_SEATS, TREASURES
from royaumes.games.royaume.dice import MARCH

_ALL: Final = range(len(COLOURS))


class Free(Move):
    """Phase A: an escape or a fight for a held knight."""

    knight: int

    @property
    def picks(self) -> tuple[str, ...]:
        return (KNIGHTS[self.knight],)


class Challenge(Move):
    """Phase A: a duel with a rival."""

    rival: int

    @property
    def picks(self) -> tuple[str, ...]:
        return (SEATS[self.rival],)


class Roll(Move):
    """Phase A is over; the dice for the marches are thrown."""

    @property
    def picks(self) -> tuple[str, ...]:
        return ("roll",)


class Choose(Move):
    """A colour of treasure: to seize, to claim as a forfeit, or to give the witch."""

    colour: int

    @property
    def picks(self) -> tuple[str, ...]:
        return (TREASURES[self.colour],)


class Watch(Move):
    """Table setting: a rival calls the witch, or lets the seven pass."""

    call: bool

    @property
    def picks(self) -> tuple[str, ...]:
        return ("witch:call",) if self.call else ("witch:pass",)


class March(Move):
    """Phase B: two knights, a die each, in the order in which they will go."""

    knight: int
    die: int
    other: int
    other_die: int

    @property
    def picks(self) -> tuple[str, ...]:
        return (KNIGHTS[self.knight], f"die:{self.die}", KNIGHTS[self.other], f"die:{self.other_die}")


class Lone(Move):
    """Phase B: the only free knight and one die."""

    knight: int
    die: int

    @property
    def picks(self) -> tuple[str, ...]:
        return (KNIGHTS[self.knight], f"die:{self.die}")


class Double(Move):
    """Phase B: the wizard of doubles takes one knight forward or back."""

    knight: int
    back: bool

    @property
    def picks(self) -> tuple[str, ...]:
        return (KNIGHTS[self.knight], "way:back" if self.back else "way:forward")


FREE: Final = tuple(Free(knight) for knight in _ALL)
CHALLENGE: Final = tuple(Challenge(rival) for rival in range(MOST_SEATS))
ROLL: Final = Roll()
CHOOSE: Final = tuple(Choose(colour) for colour in _ALL)
CALL, PASS = WATCH = (Watch(True), Watch(False))
MARCH_OF: Final = {
    (knight, die, other, other_die): March(knight, die, other, other_die)
    for knight, other in permutations(_ALL, 2)
    for die, other_die in permutations(MARCH.faces, 2)
}
LONE: Final = {(knight, die): Lone(knight, die) for knight in _ALL for die in MARCH.faces}
FORWARD, BACK = (tuple(Double(knight, back) for knight in _ALL) for back in (False, True))
MOVES: Final = Moves(
    (*FREE, *CHALLENGE, ROLL, *CHOOSE, *WATCH, *MARCH_OF.values(), *LONE.values(), *FORWARD, *BACK)
)

#: By set of knights: an attempt for each.
ATTEMPTS: Final = tuple(tuple(FREE[knight] for knight in members(held)) for held in range(ALL_KNIGHTS + 1))


_DUELS: Final = tuple(
    tuple(CHALLENGE[rival] for rival in members(rivals)) for rivals in range(1 << MOST_SEATS)
)
#: By set of knights, then by set of rivals: an attempt for each knight, a duel with each rival, or the dice.
PHASE_A: Final = tuple(tuple((*frees, *duels, ROLL) for duels in _DUELS) for frees in ATTEMPTS)


@cache
def choosing(colours: tuple[int, ...]) -> tuple[Move, ...]:
    """One of these colours."""
    return tuple(CHOOSE[colour] for colour in colours)


def _marches(free: int, dice: tuple[int, int]) -> tuple[Move, ...]:
    if free.bit_count() == 1:  # R5C-6.2
        return tuple(LONE[members(free)[0], die] for die in dice)
    return tuple(  # R5C-6.1, R5C-6.4
        MARCH_OF[knight, die, other, other_die]
        for knight, other in permutations(members(free), 2)
        for die, other_die in permutations(dice)
    )


#: By the two different dice (highest first), then by the set of free knights: every way to march.
MARCHES: Final[dict[tuple[int, ...], tuple[tuple[Move, ...], ...]]] = {
    dice: tuple(_marches(free, dice) for free in range(ALL_KNIGHTS + 1))
    for dice in ((high, low) for low, high in combinations(MARCH.faces, 2))
}


@cache
def doubles(away: int, retreats: int) -> tuple[Move, ...]:
    """Every knight not home forward, and back whoever can go back."""
    return (
        *(FORWARD[knight] for knight in members(away)),
        *(BACK[knight] for knight in members(retreats)),
    )
