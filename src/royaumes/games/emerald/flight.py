"""The dragon's flight: what wakes it, and where each throw of its die takes it."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from royaumes.core import Dice, bits_of
from royaumes.games.emerald.box import BOARD, MOUNTAIN


class Way(IntEnum):
    """Along the path: back to the castle, or on to the lair."""

    CASTLE = 0
    LAIR = 1


#: The bar is known by its cell nearest to the castle; mountain cells are counted from 0.
LENGTH: Final[int] = BOARD["bar"]["length"]
FIRST_BAR: Final[int] = BOARD["bar"]["first"] - 1  # EMR-1.10
LAST_BAR: Final = MOUNTAIN - LENGTH  # EMR-6.8
START: Final[int] = BOARD["dragon"]["start"] - 1  # EMR-1.11
STARTS_FACING: Final = Way[BOARD["dragon"]["facing"].upper()]
DIE: Final = Dice(1, tuple(BOARD["die"]["faces"]))  # EMR-6.2
FACES: Final = tuple(sorted(set(DIE.faces)))
_STEP: Final = {Way.CASTLE: -1, Way.LAIR: 1}


def wakes(bar: int, dragon: int, cell: int) -> bool:
    """EMR-6.1: a knight stopping here wakes the dragon."""
    return bar <= cell < bar + LENGTH or cell == dragon


def turned(bar: int, dragon: int, facing: Way) -> Way:
    """Which way the dragon faces once it is on this cell."""
    if dragon <= bar:  # EMR-6.3 at the castle end of the bar; EMR-6.5, EMR-6.9 where the bar has left it
        return Way.LAIR
    if dragon >= bar + LENGTH - 1:  # EMR-6.3 at the lair end
        return Way.CASTLE
    return facing


def fly(bar: int, dragon: int, facing: Way, points: int) -> tuple[int, Way]:
    """The dragon's cell and facing after flying this far; it turns where it stops, too (EMR-6.4)."""
    facing = turned(bar, dragon, facing)
    for _ in range(points):
        dragon += _STEP[facing]
        facing = turned(bar, dragon, facing)
    return dragon, facing


_BARS: Final = range(LAST_BAR + 1)
_CELLS: Final = range(MOUNTAIN)
#: The waking cells as bits: WAKES[bar][dragon].
WAKES: Final = tuple(
    tuple(bits_of(cell for cell in _CELLS if wakes(bar, dragon, cell)) for dragon in _CELLS) for bar in _BARS
)
#: Cell and facing after a flight: FLIGHT[bar][dragon][facing][points].
FLIGHT: Final = tuple(
    tuple(
        tuple(tuple(fly(bar, dragon, way, points) for points in range(FACES[-1] + 1)) for way in Way)
        for dragon in _CELLS
    )
    for bar in _BARS
)
