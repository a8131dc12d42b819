"""The moves: free a knight, challenge a prince, roll, choose a treasure, call the witch, march."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations, permutations

from royaumes.core import Move, Moves, seat_name
from royaumes.games.royaume.board import ALL_KNIGHTS, COLOURS, KNIGHTS, MOST, TREASURES

_FACES = range(1, 7)
_ALL = range(len(COLOURS))


@dataclass(frozen=True, slots=True)
class Free(Move):
    """Phase A: an escape or a fight for a held knight."""

    knight: int

    @property
    def picks(self) -> tuple[str, ...]:
        """The knight."""
        return (KNIGHTS[self.knight],)


@dataclass(frozen=True, slots=True)
class Challenge(Move):
    """Phase A: a duel with a rival."""

    rival: int

    @property
    def picks(self) -> tuple[str, ...]:
        """The rival's seat."""
        return (seat_name(self.rival),)


@dataclass(frozen=True, slots=True)
class Roll(Move):
    """Phase A is over; the dice for the marches are thrown."""

    @property
    def picks(self) -> tuple[str, ...]:
        """The button."""
        return ("roll",)


@dataclass(frozen=True, slots=True)
class Choose(Move):
    """A colour of treasure: to seize, to claim as a forfeit, or to give the witch."""

    colour: int

    @property
    def picks(self) -> tuple[str, ...]:
        """The treasure."""
        return (TREASURES[self.colour],)


@dataclass(frozen=True, slots=True)
class Watch(Move):
    """Table option: a rival calls the witch, or lets her pass."""

    call: bool

    @property
    def picks(self) -> tuple[str, ...]:
        """The word."""
        return ("witch:call",) if self.call else ("witch:pass",)


@dataclass(frozen=True, slots=True)
class March(Move):
    """Phase B: two knights, a die each, in the order in which they will go."""

    knight: int
    die: int
    other: int
    other_die: int

    @property
    def picks(self) -> tuple[str, ...]:
        """Knight, die, knight, die."""
        return (KNIGHTS[self.knight], f"die:{self.die}", KNIGHTS[self.other], f"die:{self.other_die}")


@dataclass(frozen=True, slots=True)
class Lone(Move):
    """Phase B: the only free knight and one die."""

    knight: int
    die: int

    @property
    def picks(self) -> tuple[str, ...]:
        """Knight and die."""
        return (KNIGHTS[self.knight], f"die:{self.die}")


@dataclass(frozen=True, slots=True)
class Double(Move):
    """Phase B: the double wizard takes one knight forward or back."""

    knight: int
    back: bool

    @property
    def picks(self) -> tuple[str, ...]:
        """Knight and way."""
        return (KNIGHTS[self.knight], "way:back" if self.back else "way:forward")


FREE = tuple(Free(knight) for knight in _ALL)
CHALLENGE = tuple(Challenge(rival) for rival in range(MOST))
ROLL = Roll()
CHOOSE = tuple(Choose(colour) for colour in _ALL)
CALL, PASS = WATCH = (Watch(True), Watch(False))
MARCH = {
    (knight, die, other, other_die): March(knight, die, other, other_die)
    for knight, other in permutations(_ALL, 2)
    for die, other_die in permutations(_FACES, 2)
}
LONE = {(knight, die): Lone(knight, die) for knight in _ALL for die in _FACES}
FORWARD, BACK = (tuple(Double(knight, back) for knight in _ALL) for back in (False, True))
MOVES = Moves((*FREE, *CHALLENGE, ROLL, *CHOOSE, *WATCH, *MARCH.values(), *LONE.values(), *FORWARD, *BACK))


def _in(mask: int) -> tuple[int, ...]:
    return tuple(bit for bit in range(mask.bit_length()) if mask >> bit & 1)


def _phase_a(compelled: bool, held: int, rivals: int) -> tuple[Move, ...]:
    frees, duels = [FREE[knight] for knight in _in(held)], [CHALLENGE[rival] for rival in _in(rivals)]
    return tuple(frees) if compelled else (*frees, *duels, ROLL)  # R5C-5.4


#: By whether an attempt is owed, the knights that can be freed and the seats that can be challenged.
PHASE_A = tuple(
    tuple(
        tuple(_phase_a(owed, held, rivals) for rivals in range(1 << MOST)) for held in range(ALL_KNIGHTS + 1)
    )
    for owed in (False, True)
)


@cache
def choosing(colours: tuple[int, ...]) -> tuple[Move, ...]:
    """One of these colours."""
    return tuple(CHOOSE[colour] for colour in colours)


def _marches(free: int, dice: tuple[int, int]) -> tuple[Move, ...]:
    if free.bit_count() == 1:  # R5C-6.2
        return tuple(LONE[_in(free)[0], die] for die in dice)
    return tuple(  # R5C-6.1, R5C-6.4
        MARCH[knight, die, other, other_die]
        for knight, other in permutations(_in(free), 2)
        for die, other_die in permutations(dice)
    )


#: By the two different dice (highest first), then by the free knights as bits: every way to march.
MARCHES: dict[tuple[int, ...], tuple[tuple[Move, ...], ...]] = {
    dice: tuple(_marches(free, dice) if free else () for free in range(ALL_KNIGHTS + 1))
    for dice in ((high, low) for low, high in combinations(_FACES, 2))
}


@cache
def doubles(away: int, can_retreat: int) -> tuple[Move, ...]:
    """Every knight not home forward, and back whoever can go back."""
    return (*(FORWARD[knight] for knight in _in(away)), *(BACK[knight] for knight in _in(can_retreat)))
