"""The moves of Emerald: march, stop, take a card, choose a prey, pay or surrender."""

from __future__ import annotations

from dataclasses import dataclass

from royaumes.core import Move, Moves, Stop
from royaumes.games.emerald.board import COLOURS, KNIGHTS, NAMES, PLACES
from royaumes.games.emerald.cards import GOLD_NAMES, VALUE_COUNT


@dataclass(frozen=True, slots=True)
class March(Move):
    """A knight of this colour leaves this place."""

    colour: int
    place: int

    @property
    def picks(self) -> tuple[str, ...]:
        """The knight, then the place it leaves; where it gets to follows from the count."""
        return (KNIGHTS[self.colour], NAMES[self.place])


@dataclass(frozen=True, slots=True)
class Take(Move):
    """The open gold card, or the open gem."""

    gold: bool

    @property
    def picks(self) -> tuple[str, ...]:
        """The pile beside the cell that the knight has reached."""
        return ("pile:gold",) if self.gold else ("pile:gem",)


@dataclass(frozen=True, slots=True)
class Feed(Move):
    """The dragon takes a knight of this colour."""

    colour: int

    @property
    def picks(self) -> tuple[str, ...]:
        """The knight, on the cell where the dragon has landed."""
        return (KNIGHTS[self.colour],)


@dataclass(frozen=True, slots=True)
class Pay(Move):
    """A gold card of this kind for the captured knight."""

    kind: int

    @property
    def picks(self) -> tuple[str, ...]:
        """The card."""
        return (GOLD_NAMES[self.kind],)


@dataclass(frozen=True, slots=True)
class Surrender(Move):
    """The captured knight is given up."""

    @property
    def picks(self) -> tuple[str, ...]:
        """The button."""
        return ("surrender",)


MARCH = tuple(tuple(March(colour, place) for place in range(PLACES)) for colour in range(len(COLOURS)))
TAKE_GOLD, TAKE_GEM = TAKES = (Take(True), Take(False))
FEED = tuple(Feed(colour) for colour in range(len(COLOURS)))
PAY = tuple(Pay(kind) for kind in range(VALUE_COUNT))
STOP, SURRENDER = Stop(), Surrender()
MOVES = Moves((*(one for row in MARCH for one in row), STOP, *TAKES, *FEED, *PAY, SURRENDER))


def _subsets(moves: tuple[Move, ...], last: tuple[Move, ...] = ()) -> tuple[tuple[Move, ...], ...]:
    """The moves of every set of bits, lowest bit first; `last` ends each of them."""
    table: list[tuple[Move, ...]] = [()]
    for bits in range(1, 1 << len(moves)):
        top = bits.bit_length() - 1
        table.append((*table[bits ^ 1 << top], moves[top]))
    return tuple((*found, *last) for found in table)


# The marches from any set of places are put together from two ready halves.
_HALF = PLACES // 2
_LOW = (1 << _HALF) - 1
_NEAR = tuple(_subsets(row[:_HALF]) for row in MARCH)
_FAR = tuple(_subsets(row[_HALF:]) for row in MARCH)
_FAR_OR_STOP = tuple(_subsets(row[_HALF:], (STOP,)) for row in MARCH)
#: The preys among any set of colours (given as bits).
PREYS = _subsets(FEED)
#: The payments out of any set of gold values (given as bits), and giving up the knight.
RANSOMS = _subsets(PAY, (SURRENDER,))


def marches(colour: int, places: int) -> tuple[Move, ...]:
    """A knight of this colour from each of these places (given as bits)."""
    return _NEAR[colour][places & _LOW] + _FAR[colour][places >> _HALF]


def marches_or_stop(colour: int, places: int) -> tuple[Move, ...]:
    """The same, with the end of the turn as the last choice."""
    return _NEAR[colour][places & _LOW] + _FAR_OR_STOP[colour][places >> _HALF]
