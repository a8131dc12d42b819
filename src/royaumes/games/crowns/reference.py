"""The tables of the rules page: the board, and what each of its lines is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from royaumes.core.digest import Row
from royaumes.games.crowns.box import CROWNS, DATA, LINES, SIDE, cell_at

_WORTH: Final = {line.name: line.crowns for line in LINES}
_INNER: Final = range(1, SIDE)


def reference() -> Mapping[str, Sequence[Row]]:
    """The rows of the digest's tables."""
    columns = (f"↓ {_WORTH[f'line:column-{column}']}" for column in _INNER)
    diagonals = (f"↙ {_WORTH['line:rising']}", f"↘ {_WORTH['line:falling']}")
    below = Row((diagonals[0], *columns, diagonals[1], ""), DATA["inner"]["mark"])
    return {"board": [*(_face(face) for face in range(SIDE, 0, -1)), below]}


def _face(face: int) -> Row:
    """CRW-1.3: a row of the board, the highest face on top, with the worth of its line."""
    line = _WORTH.get(f"line:row-{face}")
    cells = (CROWNS[cell_at(column, face)] for column in range(1, SIDE + 1))
    mark = DATA["border" if line is None else "inner"]["mark"]
    return Row((face, *cells, "" if line is None else f"→ {line}"), mark)
