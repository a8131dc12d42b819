"""Copies of states that share nothing that changes."""

from __future__ import annotations

from collections.abc import Callable, MutableMapping, MutableSequence, MutableSet
from dataclasses import fields
from types import NoneType, UnionType
from typing import Any, Self, Union, cast, get_args, get_origin, get_type_hints


class Forks:
    """A dataclass with a `fork`: lists and dicts are copied (those inside them too), all else is shared.

    The copying function is written for the class when it is first used, so that a fork costs
    little more than the copies themselves. Fields hold numbers, immutable records, or lists
    and dicts of them; a field of another mutable type is an error at once.
    """

    __slots__ = ()

    def __init_subclass__(cls, **named: Any) -> None:
        """Each class gets a copying function of its own: a parent's would lose its fields."""
        super().__init_subclass__(**named)
        if cls.fork is Forks.fork or cls.fork.__name__ == _WRITTEN:
            _put(cls, Forks.fork)

    def fork(self) -> Self:
        """A copy that can change without changing this one."""
        written = _write_fork(type(self))
        _put(type(self), written)
        return cast(Self, written(self))


_WRITTEN = "_written_fork"


def _put(cls: type[Forks], fork: Callable[[Any], Any]) -> None:
    setattr(cls, "fork", fork)  # noqa: B010 (a method replaced on purpose)


def _write_fork(cls: type[Any]) -> Callable[[Any], Any]:
    hints = get_type_hints(cls)
    lines = [f"def {_WRITTEN}(self):", "    new = object.__new__(cls)"]
    for one in fields(cls):
        try:
            lines.append(f"    new.{one.name} = {_copied(f'self.{one.name}', hints[one.name])}")
        except TypeError as error:
            raise TypeError(f"{cls.__name__}.{one.name}: {error}") from None
    scope: dict[str, Any] = {"cls": cls}
    exec("\n".join([*lines, "    return new"]), scope)
    return cast(Callable[[Any], Any], scope[_WRITTEN])


def _copied(value: str, hint: Any) -> str:
    """The expression that copies a value of this type; the value itself where it never changes."""
    origin, inner = get_origin(hint) or hint, get_args(hint)
    if origin is list:
        part = _copied("part", inner[0]) if inner else "part"
        return f"{value}[:]" if part == "part" else f"[{part} for part in {value}]"
    if origin is dict:
        part = _copied("part", inner[1]) if inner else "part"
        return f"{value}.copy()" if part == "part" else f"{{name: {part} for name, part in {value}.items()}}"
    if origin in (Union, UnionType):
        return _copied_if_any(value, inner)
    if not _lasting(origin) or any(_copied("part", one) != "part" for one in inner):
        raise TypeError(f"a state holds lists and dicts of what never changes, not {_name(hint)}")
    return value


def _copied_if_any(value: str, arms: tuple[Any, ...]) -> str:
    ways = {_copied(value, arm) for arm in arms if arm is not NoneType}
    if ways == {value}:
        return value
    if len(ways) > 1:
        raise TypeError("one field is either copied or not, whatever it holds")
    return f"(None if {value} is None else {ways.pop()})"


def _lasting(kind: Any) -> bool:
    """Whether things of this type never change, as far as a type can say."""
    if not isinstance(kind, type):
        return True
    rules = getattr(kind, "__dataclass_params__", None)
    return not issubclass(kind, MutableSequence | MutableSet | MutableMapping) and (not rules or rules.frozen)


def _name(hint: Any) -> str:
    return hint.__name__ if isinstance(hint, type) and not get_args(hint) else str(hint)
