"""Copies of states that share nothing that changes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Any, Self, cast, get_args, get_origin, get_type_hints


class Forks:
    """A dataclass with a `fork`: lists are copied (lists of lists too), all else is shared.

    The copying function is written for the class when it is first used, so that a fork costs
    little more than the copies themselves. Fields hold numbers, immutable records, or lists
    and dicts of them; a field of another mutable type is an error at once.
    """

    __slots__ = ()

    def fork(self) -> Self:
        """A copy that can change without changing this one."""
        written = _write_fork(type(self))
        setattr(type(self), "fork", written)  # noqa: B010 (a method replaced on purpose)
        return cast(Self, written(self))


def _write_fork(cls: type[Any]) -> Callable[[Any], Any]:
    hints = get_type_hints(cls)
    lines = ["def fork(self):", "    new = object.__new__(cls)"]
    lines += [f"    new.{one.name} = {_copied(f'self.{one.name}', hints[one.name])}" for one in fields(cls)]
    scope: dict[str, Any] = {"cls": cls}
    exec("\n".join([*lines, "    return new"]), scope)
    return cast(Callable[[Any], Any], scope["fork"])


def _copied(value: str, hint: Any) -> str:
    origin = get_origin(hint) or hint
    if origin is list:
        inner = get_args(hint)
        if inner and (get_origin(inner[0]) or inner[0]) in (list, dict):
            return f"[part.copy() for part in {value}]"
        return f"{value}[:]"
    if origin is dict:
        return f"{value}.copy()"
    if origin in (set, bytearray):
        raise TypeError(f"{value}: a state holds lists and dicts, not {origin.__name__}")
    return value
