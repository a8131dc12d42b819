"""What is in the box: the board of 36 cells as bits, the crowns on them, and the lines that count."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from royaumes.core import load

DATA: Final = load(__package__, "board")
SIDE: Final = 6
CELLS: Final = SIDE * SIDE
CHIPS: Final[int] = DATA["box"]["chips"]
#: CRW-1.5: chips of one colour for each player.
COLOURS: Final = tuple(f"chip:{colour}" for colour in DATA["colours"]["names"])
LEAST_SEATS: Final[int] = DATA["box"]["players"][0]
MOST_SEATS: Final[int] = DATA["box"]["players"][1]


def cell_at(column: int, face: int) -> int:
    """The number of a cell: column 1 to 6 says how many dice, face 1 to 6 which (CRW-1.2)."""
    return (face - 1) * SIDE + column - 1


COLUMN: Final = tuple(cell % SIDE + 1 for cell in range(CELLS))
FACE: Final = tuple(cell // SIDE + 1 for cell in range(CELLS))
NAMES: Final = tuple(f"{COLUMN[cell]}x{FACE[cell]}" for cell in range(CELLS))
BIT: Final = tuple(1 << cell for cell in range(CELLS))
THINGS: Final = tuple(f"cell:{name}" for name in NAMES)


def _crowns(cell: int) -> int:
    """CRW-1.3: the crowns printed on a cell."""
    column, face = COLUMN[cell], FACE[cell]
    if face == SIDE:
        return int(DATA["border"]["row_6"][column - 1])
    if column == SIDE:
        return int(DATA["border"]["column_6x"][face - 1])
    return int(DATA["inner"][f"face_{face}"][column - 1])


CROWNS: Final = tuple(_crowns(cell) for cell in range(CELLS))
BORDER: Final = tuple(cell for cell in range(CELLS) if FACE[cell] == SIDE or COLUMN[cell] == SIDE)


class FiveLine(NamedTuple):
    """Five cells that count when all are covered: their bits, and the crowns they bring then."""

    name: str
    cells: tuple[int, ...]
    mask: int
    crowns: int


def _line(name: str, cells: Iterable[int]) -> FiveLine:
    five = tuple(cells)
    return FiveLine(name, five, sum(BIT[cell] for cell in five), sum(CROWNS[cell] for cell in five))


_INNER: Final = range(1, SIDE)
#: CRW-5.2, CRW-5.5: five rows, five columns, two diagonals; no border cell among them.
LINES: Final = (
    *(_line(f"line:row-{face}", (cell_at(c, face) for c in _INNER)) for face in _INNER),
    *(_line(f"line:column-{column}", (cell_at(column, f) for f in _INNER)) for column in _INNER),
    _line("line:rising", (cell_at(n, n) for n in _INNER)),
    _line("line:falling", (cell_at(n, SIDE - n) for n in _INNER)),
)
