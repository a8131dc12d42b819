"""The plain board, for games without one of their own: the fields of a view as a table."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from royaumes.core import View, to_json
from royaumes.messages import Words

#: Fields that are called so in every game and hold the number of a seat.
_SEATS = ("to_move", "first")


def draw(v: View, words: Words) -> RenderableType:
    """One row per field, several values with blanks between."""
    table = Table(box=box.ROUNDED, show_header=False)
    table.add_column(style="dim")
    table.add_column()
    for name in (name for name in v.listed if name != "seat" and words.field(name)):
        value = getattr(v, name)
        said = words.seat(value) if name in _SEATS else _shown(to_json(value), words)
        table.add_row(words.field(name), Text(said))
    return table


def _shown(value: Any, words: Words) -> str:
    match value:
        case None | False:
            return "–"
        case True:
            return "✓"
        case str():
            return words.thing(value)
        case dict():
            return ", ".join(f"{words.field(name)} {_shown(part, words)}" for name, part in value.items())
        case list():
            return " ".join(_shown(part, words) for part in value) or "–"
        case _:
            return str(value)
