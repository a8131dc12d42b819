"""The board of a game that has none: the fields of its view as a table."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from royaumes.core import to_json
from royaumes.messages import Words

_NOT_SHOWN = ("seat", "phase")


def draw(v: Any, words: Words) -> RenderableType:
    """One row a field, several values with blanks between."""
    table = Table(box=box.ROUNDED, show_header=False)
    table.add_column(style="dim")
    table.add_column()
    for field in fields(v):
        if field.name not in _NOT_SHOWN:
            table.add_row(field.name.replace("_", " "), Text(_shown(to_json(getattr(v, field.name)))))
    return table


def _shown(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_shown(part)}" for name, part in value.items() if name != "is")
    if not isinstance(value, list):
        return "–" if value is None else str(value)
    return " ".join(_shown(part) for part in value) or "–"
