"""The moves of Crowns: place a chip, stop, or take a chip out of the solitaire."""

from __future__ import annotations

from typing import Final

from royaumes.core import Move, Moves, Stop
from royaumes.games.crowns.box import CELLS, THINGS


class Place(Move):
    """A chip on a free cell of one's own board."""

    cell: int

    @property
    def picks(self) -> tuple[str, ...]:
        """The cell, such as cell:5x3 for five dice of 3."""
        return (THINGS[self.cell],)


class Remove(Move):
    """Solitaire: no chip can be placed, so one leaves the game (CRW-6.2)."""

    @property
    def picks(self) -> tuple[str, ...]:
        return ("remove",)


PLACE: Final = tuple(Place(cell) for cell in range(CELLS))
STOP: Final = Stop()
REMOVE: Final = Remove()
MOVES: Final = Moves((*PLACE, STOP, REMOVE))

# The moves of any set of cells are put together from three ready pieces of twelve bits each.
_PIECE: Final = 12
_LOW: Final = (1 << _PIECE) - 1


def _pieces(first: int) -> tuple[tuple[Move, ...], ...]:
    moves = PLACE[first : first + _PIECE]
    table: list[tuple[Move, ...]] = [()]
    for bits in range(1, 1 << _PIECE):
        top = bits.bit_length() - 1
        table.append((*table[bits ^ 1 << top], moves[top]))
    return tuple(table)


_FIRST: Final = _pieces(0)
_SECOND: Final = _pieces(_PIECE)
_THIRD: Final = _pieces(2 * _PIECE)
_THIRD_OR_STOP: Final = tuple((*moves, STOP) for moves in _THIRD)


def placing(cells: int) -> tuple[Move, ...]:
    """A chip on each of these cells (given as bits), lowest cell first."""
    return _FIRST[cells & _LOW] + _SECOND[cells >> _PIECE & _LOW] + _THIRD[cells >> 2 * _PIECE]


def placing_or_stop(cells: int) -> tuple[Move, ...]:
    """The same with the end of the turn as the last choice."""
    return _FIRST[cells & _LOW] + _SECOND[cells >> _PIECE & _LOW] + _THIRD_OR_STOP[cells >> 2 * _PIECE]
