"""The dragon's flight: what wakes it, and where each throw of its die takes it."""

from __future__ import annotations

from royaumes.core import Dice
from royaumes.games.emerald.board import DATA, MOUNTAIN

#: Mountain cells are counted from 0 here; the bar is known by its cell nearest to the castle.
LENGTH: int = DATA["bar"]["length"]
FIRST_BAR: int = DATA["bar"]["first"] - 1  # EMR-1.10
LAST_BAR = MOUNTAIN - LENGTH  # EMR-6.8
START: int = DATA["dragon"]["start"] - 1  # EMR-1.11
TO_CASTLE, TO_LAIR = 0, 1
STARTS_FACING = TO_CASTLE if DATA["dragon"]["facing"] == "castle" else TO_LAIR
DIE = Dice(1, tuple(DATA["die"]["faces"]))  # EMR-6.2
_STEP = (-1, 1)


def wakes(bar: int, dragon: int, cell: int) -> bool:
    """EMR-6.1: a knight stopping here wakes the dragon."""
    return bar <= cell < bar + LENGTH or cell == dragon


def fly(bar: int, dragon: int, facing: int, points: int) -> tuple[int, int]:
    """The dragon's cell and facing after flying this far."""
    for _ in range(points):
        if dragon < bar:  # EMR-6.5: left behind, it comes back to the bar
            facing = TO_LAIR
        elif not bar <= dragon + _STEP[facing] < bar + LENGTH:  # EMR-6.3
            facing = TO_CASTLE if facing == TO_LAIR else TO_LAIR
        dragon += _STEP[facing]
    return dragon, facing


#: The same as tables: WAKES[bar][dragon] are the waking cells as bits, FLIGHT[bar][dragon][facing][points].
_BARS = range(LAST_BAR + 1)
WAKES = tuple(
    tuple(
        sum(1 << cell for cell in range(MOUNTAIN) if wakes(bar, dragon, cell)) for dragon in range(MOUNTAIN)
    )
    for bar in _BARS
)
FLIGHT = tuple(
    tuple(
        tuple(
            tuple(fly(bar, dragon, facing, points) for points in range(max(DIE.faces) + 1))
            for facing in (TO_CASTLE, TO_LAIR)
        )
        for dragon in range(MOUNTAIN)
    )
    for bar in _BARS
)


def landings(bar: int, dragon: int, facing: int) -> tuple[int, ...]:
    """The cells where the dragon can land if it is woken now, without repeats, in order of the die."""
    return tuple(dict.fromkeys(fly(bar, dragon, facing, points)[0] for points in DIE.faces))
