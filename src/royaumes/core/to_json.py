"""Views and events as JSON can carry them: the same bytes for the same thing, no name of a Python class."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import is_dataclass
from enum import Enum
from functools import cache
from typing import Any, Final

from royaumes.core.events import Event
from royaumes.core.frozen import field_names
from royaumes.core.moves import Move, notation
from royaumes.core.phase import Phase
from royaumes.core.state import Record

_ATOMS: Final = frozenset({type(None), bool, int, float, str})


def to_json(value: Any) -> Any:
    """Records become objects, moves their notation, phases and enumerations their names."""
    kind: type = type(value)
    return value if kind in _ATOMS else _writer(kind)(value)


@cache
def _writer(kind: type) -> Callable[[Any], Any]:
    """How values of this type become JSON; found once per type."""
    if issubclass(kind, Move):
        return notation
    if issubclass(kind, Phase):
        return _phase
    if issubclass(kind, Event):
        return _event
    if issubclass(kind, Enum):
        return _enumerated
    if issubclass(kind, list | tuple):
        return _several
    if issubclass(kind, Mapping):
        return _named
    if issubclass(kind, Record):
        return _record(kind.listed)
    if is_dataclass(kind):
        return _record(field_names(kind))
    raise TypeError(f"no JSON form for {kind.__name__}")


def _phase(phase: Phase[Any]) -> str:
    return phase.name


def _enumerated(value: Enum) -> str:
    return value.name.lower()


def _several(parts: Any) -> list[Any]:
    return [part if type(part) in _ATOMS else to_json(part) for part in parts]


def _named(parts: Mapping[Any, Any]) -> dict[str, Any]:
    return {str(name): to_json(part) for name, part in parts.items()}


def _event(event: Event) -> dict[str, Any]:
    return {"message": event.message, "facts": _named(event.facts)}


def _record(names: tuple[str, ...]) -> Callable[[Any], dict[str, Any]]:
    def write(value: Any) -> dict[str, Any]:
        written = {}
        for name in names:
            part = getattr(value, name)
            written[name] = part if type(part) in _ATOMS else to_json(part)
        return written

    return write
