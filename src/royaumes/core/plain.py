"""Views and tellings as plain data: what JSON can carry, the same bytes for the same thing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from royaumes.core.moves import Move, spell
from royaumes.core.telling import Event

_ATOMS = frozenset({type(None), bool, int, str})


def plain(value: Any) -> Any:
    """Records become objects with an "is" (an event's is its message), moves become text."""
    kind: type = type(value)
    return value if kind in _ATOMS else _writer(kind)(value)


@cache
def _writer(kind: type) -> Callable[[Any], Any]:
    """How values of this type become plain; found once a type."""
    if issubclass(kind, Move):
        return spell
    if issubclass(kind, Event):
        return _event
    if issubclass(kind, list | tuple):
        return _several
    if issubclass(kind, Mapping):
        return _named
    if is_dataclass(kind):
        return _record(kind)
    raise TypeError(f"no plain form for {kind.__name__}")


def _several(parts: Any) -> list[Any]:
    return [part if type(part) in _ATOMS else plain(part) for part in parts]


def _named(parts: Mapping[Any, Any]) -> dict[str, Any]:
    return {str(name): plain(part) for name, part in parts.items()}


def _event(event: Event) -> dict[str, Any]:
    return {"is": event.message, **_named(event.facts)}


def _record(kind: type) -> Callable[[Any], dict[str, Any]]:
    names = tuple(one.name for one in fields(kind))
    title = kind.__name__

    def write(value: Any) -> dict[str, Any]:
        written = {"is": title}
        for name in names:
            part = getattr(value, name)
            written[name] = part if type(part) in _ATOMS else plain(part)
        return written

    return write
