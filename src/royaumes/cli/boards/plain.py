"""The board of a game that has none: the fields of its view as a table."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table

from royaumes.core import plain
from royaumes.messages import Words

_NOT_SHOWN = ("seat", "phase")


def draw(v: Any, words: Words) -> RenderableType:
    """One row a field; a field with one value a seat says whose each is."""
    table = Table(box=box.ROUNDED, show_header=False)
    table.add_column(style="dim")
    table.add_column()
    for field in fields(v):
        if field.name not in _NOT_SHOWN:
            table.add_row(field.name.replace("_", " "), _shown(plain(getattr(v, field.name)), words))
    return table


def _shown(value: Any, words: Words) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_shown(part, words)}" for name, part in value.items() if name != "is")
    if not isinstance(value, list):
        return "–" if value is None else str(value)
    parts = [_shown(part, words) for part in value]
    if len(parts) == len(words.names):
        return "  ".join(f"{words.seat(seat)}: {part}" for seat, part in enumerate(parts))
    return " ".join(parts) or "–"
