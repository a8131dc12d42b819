"""The moves of Emerald: march, stop, take a card, choose a prey, pay or surrender."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from royaumes.core import Move, Moves, Stop
from royaumes.games.emerald.box import COLOURS, GOLD_NAMES, KNIGHTS, NAMES, PLACES, Sort

_PILE_NAMES: Final = ("pile:gold", "pile:gem")


class March(Move):
    """A knight of this colour leaves this place; where it gets to follows from the count."""

    colour: int
    place: int

    @property
    def picks(self) -> tuple[str, ...]:
        return (KNIGHTS[self.colour], NAMES[self.place])


class Take(Move):
    """The open card of this sort, beside the cell that the knight has reached."""

    sort: Sort

    @property
    def picks(self) -> tuple[str, ...]:
        return (_PILE_NAMES[self.sort],)


class Feed(Move):
    """The dragon takes a knight of this colour, on the cell where it has landed."""

    colour: int

    @property
    def picks(self) -> tuple[str, ...]:
        return (KNIGHTS[self.colour],)


class Pay(Move):
    """A gold card of this kind for the captured knight."""

    kind: int

    @property
    def picks(self) -> tuple[str, ...]:
        return (GOLD_NAMES[self.kind],)


class Surrender(Move):
    """The captured knight is given up."""

    @property
    def picks(self) -> tuple[str, ...]:
        return ("surrender",)


MARCH: Final = tuple(tuple(March(colour, place) for place in range(PLACES)) for colour in range(len(COLOURS)))
TAKES: Final = tuple(Take(sort) for sort in Sort)
FEED: Final = tuple(Feed(colour) for colour in range(len(COLOURS)))
PAY: Final = tuple(Pay(kind) for kind in range(len(GOLD_NAMES)))
STOP: Final = Stop()
SURRENDER: Final = Surrender()
MOVES: Final = Moves((*(one for row in MARCH for one in row), STOP, *TAKES, *FEED, *PAY, SURRENDER))


def _subsets(moves: Sequence[Move], last: tuple[Move, ...] = ()) -> tuple[tuple[Move, ...], ...]:
    """The moves of every set of bits, lowest bit first; `last` ends each of them."""
    table: list[tuple[Move, ...]] = [()]
    for bits in range(1, 1 << len(moves)):
        top = bits.bit_length() - 1
        table.append((*table[bits ^ 1 << top], moves[top]))
    return tuple((*found, *last) for found in table)


# The marches from any set of places are put together from two ready halves.
_HALF: Final = PLACES // 2
_LOW: Final = (1 << _HALF) - 1
_NEAR: Final = tuple(_subsets(row[:_HALF]) for row in MARCH)
_FAR: Final = tuple(_subsets(row[_HALF:]) for row in MARCH)
_FAR_OR_STOP: Final = tuple(_subsets(row[_HALF:], (STOP,)) for row in MARCH)
#: The preys among any set of colours (given as bits).
PREYS: Final = _subsets(FEED)


def marches(colour: int, places: int) -> tuple[Move, ...]:
    """A knight of this colour from each of these places (given as bits)."""
    return _NEAR[colour][places & _LOW] + _FAR[colour][places >> _HALF]


def marches_or_stop(colour: int, places: int) -> tuple[Move, ...]:
    """The same, with the end of the turn as the last choice."""
    return _NEAR[colour][places & _LOW] + _FAR_OR_STOP[colour][places >> _HALF]
