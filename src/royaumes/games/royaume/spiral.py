"""A path wound into a spiral of cells, with walls between its coils."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from rich.text import Text

_WIDTH, _HEIGHT = 6, 2
#: Wall signs by what meets at a corner: up 1, right 2, down 4, left 8.
_CORNERS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"


def wound(columns: int, rows: int) -> Iterator[tuple[int, int]]:
    """Every place of a grid (column, row), from the top left corner inwards, clockwise."""
    left, top, right, bottom = 0, 0, columns - 1, rows - 1
    while left <= right and top <= bottom:
        yield from ((x, top) for x in range(left, right + 1))
        yield from ((right, y) for y in range(top + 1, bottom + 1))
        if top < bottom:
            yield from ((x, bottom) for x in range(right - 1, left - 1, -1))
        if left < right:
            yield from ((left, y) for y in range(bottom - 1, top, -1))
        left, top, right, bottom = left + 1, top + 1, right - 1, bottom - 1


class Spiral:
    """Cells 0, 1, 2, … from the edge to the centre; each holds two short lines."""

    def __init__(self, cells: int) -> None:
        self.rows = 5 if cells > 28 else 4
        self.columns = ceil(cells / self.rows)
        places = list(wound(self.columns, self.rows))[:cells]
        self._at = {place: cell for cell, place in enumerate(places)}
        self._lines: dict[tuple[int, int], Text] = {}
        self._lit: set[int] = set()

    def put(self, cell: int, line: int, text: Text) -> None:
        """What stands on a line (0 or 1) of a cell; what is too wide is cut."""
        text.truncate(_WIDTH, pad=True)
        self._lines[cell, line] = text

    def light(self, cell: int) -> None:
        """Draw this cell's ground bright."""
        self._lit.add(cell)

    def drawn(self) -> Text:
        """The whole spiral."""
        text = Text()
        for row in range(self.rows + 1):
            self._wall_row(text, row)
            for line in range(_HEIGHT if row < self.rows else 0):
                for column in range(self.columns + 1):
                    text.append("│" if self._wall_left(column, row) else " ", "dim")
                    if column < self.columns:
                        text.append_text(self._inside(column, row, line))
                text.append("\n")
        return text

    def _inside(self, column: int, row: int, line: int) -> Text:
        cell = self._at.get((column, row))
        if cell is None or (cell, line) not in self._lines:
            return Text(" " * _WIDTH)
        text = self._lines[cell, line]
        if cell in self._lit:
            text.stylize("on grey30")
        return text

    def _wall_row(self, text: Text, row: int) -> None:
        for column in range(self.columns + 1):
            arms = (
                self._wall_left(column, row - 1)
                + 2 * self._wall_top(column, row)
                + 4 * self._wall_left(column, row)
                + 8 * self._wall_top(column - 1, row)
            )
            text.append(_CORNERS[arms], "dim")
            if column < self.columns:
                text.append(("─" if self._wall_top(column, row) else " ") * _WIDTH, "dim")
        text.append("\n")

    def _wall_left(self, column: int, row: int) -> bool:
        return 0 <= row < self.rows and self._apart((column - 1, row), (column, row))

    def _wall_top(self, column: int, row: int) -> bool:
        return 0 <= column < self.columns and self._apart((column, row - 1), (column, row))

    def _apart(self, one: tuple[int, int], other: tuple[int, int]) -> bool:
        """Whether a wall stands between two places: the path does not lead from one to the other."""
        a, b = self._at.get(one), self._at.get(other)
        if a is None and b is None:
            return False
        return a is None or b is None or abs(a - b) != 1
