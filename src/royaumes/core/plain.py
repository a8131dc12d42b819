"""Views and tellings as plain data: what JSON can carry, the same bytes for the same thing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from royaumes.core.moves import Move, spell
from royaumes.core.telling import Event


def plain(value: Any) -> Any:
    """Records become objects with an "is" (an event's is its message), moves become text."""
    match value:
        case None | bool() | int() | str():
            return value
        case Move():
            return spell(value)
        case Event():
            return {"is": value.message, **{name: plain(fact) for name, fact in value.facts.items()}}
        case list() | tuple():
            return [plain(part) for part in value]
        case Mapping():
            return {str(name): plain(part) for name, part in value.items()}
    if is_dataclass(value):
        named = {one.name: plain(getattr(value, one.name)) for one in fields(value)}
        return {"is": type(value).__name__, **named}
    raise TypeError(f"no plain form for {type(value).__name__}")
