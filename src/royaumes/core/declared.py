"""What follows from declared fields, written as source text: slots, constructor, `fork` and `of`.

The sources are built with this text when they are imported, and the compiled build pastes it in before it is
compiled (`tools/compile.py`), so both have the same methods and neither looks fields up by name.
"""

from __future__ import annotations
import __future__

import sys
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from royaumes.core.kinds import Kind
from royaumes.core.table import (
    COMMON,
    REQUIRED,
    STATES,
    VIEWS,
    Hidden,
    Masked,
    Public,
    Role,
    Table,
    ViewOnly,
    roles,
)

T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Any])
#: Fields of the base classes: all games have them.
_COMMON = ("phase", *COMMON)


def declared(kind: type[T]) -> type[T]:
    """Build the class that a subclass of a `Table` describes."""
    built: dict[str, Any] = {"Table": _table(kind)} | {one.__name__: one for one in _bases(kind)}
    built |= {f"_start_{name}": role.start for name, role in own_roles(kind).items()}
    for role in own_roles(kind).values():
        built |= role.kind.conversions
    text = f"class {kind.__name__}{_head(kind)}:\n" + "\n".join(f"    {line}" for line in body(kind))
    flags = __future__.annotations.compiler_flag
    exec(compile(text, f"<fields of {kind.__module__}>", "exec", flags, dont_inherit=True), built)
    made = built[kind.__name__]
    for name, value in vars(kind).items():
        if name not in ("__dict__", "__weakref__", "__annotations__"):
            setattr(made, name, value)
    (VIEWS if is_view(kind) else STATES)[_table(kind)] = made
    return made  # type: ignore[no-any-return]


def derived(method: F) -> F:
    """Mark a method that says what every declared class has; the compiled build leaves it out."""
    return method


def _table(kind: Any) -> type[Table]:
    """The table that a class declares its fields with."""
    declared_with: type[Table] = next((one for one in kind.__mro__[1:] if issubclass(one, Table)), kind.table)
    return declared_with


def _bases(kind: type) -> tuple[type, ...]:
    """The bases of a class that are no tables."""
    return tuple(one for one in kind.__bases__ if not issubclass(one, Table))


def _head(kind: type) -> str:
    return f"({', '.join(one.__name__ for one in _bases(kind))})"


def is_view(kind: type) -> bool:
    """Whether a class describes views rather than states."""
    return any((one.__module__, one.__name__) == ("royaumes.core.state", "View") for one in kind.__mro__)


def own_roles(kind: type) -> dict[str, Role[Any, Any]]:
    """The fields of a state or a view, in the order in which they were declared."""
    other = Hidden if is_view(kind) else ViewOnly
    return {name: role for name, role in roles(_table(kind)).items() if not isinstance(role, other)}


def held(role: Role[Any, Any], of_view: bool) -> Kind[Any, Any]:
    """The kind of a field as views, or as states, hold it."""
    return role.seen if of_view and isinstance(role, Masked) else role.kind


def _type(role: Role[Any, Any], of_view: bool) -> str:
    kind = held(role, of_view)
    return kind.view_type if of_view else kind.state_type


def body(kind: type) -> Iterator[str]:
    """The lines of a class body, without what is written by hand."""
    own, of_view = own_roles(kind), is_view(kind)
    new = [name for name in own if name not in _COMMON]
    first = ("seat", "phase") if of_view else ("phase",)
    yield f"__slots__ = {tuple(new)!r}"
    yield f"names: ClassVar[tuple[str, ...]] = {(*first, *own)!r}"
    yield f"listed: ClassVar[tuple[str, ...]] = {(*first, *(name for name in own if own[name].listed))!r}"
    yield "table: ClassVar[Any] = Table"
    yield from (f"{name}: {_type(own[name], of_view)}" for name in new)
    if not of_view:
        yield from _constructor(kind, own)
        yield from _fork(kind, own)
    yield from _of(kind, own, of_view)


def _state_name(view: type) -> str:
    """The state that is declared before a view in its module."""
    table = _table(view)
    beside = (one for one in vars(sys.modules[view.__module__]).values() if isinstance(one, type))
    return next(one.__name__ for one in beside if vars(one).get("table") is table)


def _constructor(kind: type, own: dict[str, Role[Any, Any]]) -> Iterator[str]:
    given = [f"{name}: {_type(role, False)}" for name, role in own.items() if role.start is REQUIRED]
    given += [
        f"{name}: {_type(role, False)} = _start_{name}"
        for name, role in own.items()
        if role.start is not REQUIRED
    ]
    yield "@classmethod"
    yield f"def new(cls, phase: Phase[Any], *, {', '.join(given)}) -> {kind.__name__}:"
    yield f"    new = {kind.__name__}.__new__({kind.__name__})"
    yield "    new.phase = phase"
    yield from (f"    new.{name} = {name}" for name in own)
    yield "    return new"


def _fork(kind: type, own: dict[str, Role[Any, Any]]) -> Iterator[str]:
    yield f"def fork(self) -> {kind.__name__}:"
    yield f"    new = {kind.__name__}.__new__({kind.__name__})"
    yield "    new.phase = self.phase"
    yield from (f"    new.{name} = {role.kind.copied(f'self.{name}')}" for name, role in own.items())
    yield "    return new"


def _of(kind: type, own: dict[str, Role[Any, Any]], of_view: bool) -> Iterator[str]:
    other = "s" if of_view else "v"
    lacking = [
        f"{name}: {_type(role, of_view)}" for name, role in own.items() if not isinstance(role, Public)
    ]
    given = f"s: {_state_name(kind)}, seat: int | None" if of_view else "v: View"
    yield "@classmethod"
    yield f"def of(cls, {', '.join([given, *(['*'] if lacking else []), *lacking])}) -> {kind.__name__}:"
    yield f"    new = {kind.__name__}.__new__({kind.__name__})"
    if of_view:
        yield "    new.seat = seat"
    yield f"    new.phase = {other}.phase"
    for name, role in own.items():
        value = f"{other}.{name}"
        if type(role) is not Public:
            value = name
        else:
            value = role.kind.shown(value) if of_view else role.kind.taken(value)
        yield f"    new.{name} = {value}"
    yield "    return new"
