"""The fields of a game, declared once: what each can hold and who may know it.

A game declares its fields in a subclass of `Table`, in the order in which views list them::

    class Table(core.Table):
        to_move = public(SEAT)
        power = public(seats_of(Int(0, MOST_POWER)))
        orders = hidden(seats_of(Int(0, 11)))
        my_order = view_only(Int(NONE, 11))


    @declared
    class Royaume(Table, State): ...


    @declared
    class View(Table, core.View): ...

The state has the public and the hidden fields, a view the public ones and its own, so a field that
nobody marked public is in no view. What follows from the declaration is derived (`core.declared`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, Self, TypeVar, overload

from royaumes.core.kinds import COUNT, SEAT, Int, Kind

if TYPE_CHECKING:
    from royaumes.core.state import State, View

S = TypeVar("S")
V = TypeVar("V")
#: A field without a start value must be given to the constructor.
REQUIRED: Final = object()


class Role(Generic[S, V]):
    """One declared field."""

    def __init__(self, kind: Kind[S, V], start: Any = REQUIRED, listed: bool = True) -> None:
        self.kind, self.start, self.listed = kind, start, listed

    def __set_name__(self, owner: type, name: str) -> None:
        self.kind.named(name)


class Public(Role[S, V]):
    """A field of the state that every view shows."""

    @overload
    def __get__(self, at: None, owner: object) -> Self: ...
    @overload
    def __get__(self, at: State, owner: object) -> S: ...
    @overload
    def __get__(self, at: View, owner: object) -> V: ...
    def __get__(self, at: object, owner: object) -> Any:
        return self

    def __set__(self, at: State, value: S) -> None:
        raise AssertionError("a table is declared, never made")


class Hidden(Role[S, V]):
    """A field of the state that no view has."""

    @overload
    def __get__(self, at: None, owner: object) -> Self: ...
    @overload
    def __get__(self, at: State, owner: object) -> S: ...
    def __get__(self, at: object, owner: object) -> Any:
        return self

    def __set__(self, at: State, value: S) -> None:
        raise AssertionError("a table is declared, never made")


class Masked(Role[S, Any], Generic[S, V]):
    """A field of both, of which a view may hold less than the state."""

    def __init__(self, kind: Kind[S, Any], seen: Kind[Any, V]) -> None:
        super().__init__(kind)
        self.seen = seen

    @overload
    def __get__(self, at: None, owner: object) -> Self: ...
    @overload
    def __get__(self, at: State, owner: object) -> S: ...
    @overload
    def __get__(self, at: View, owner: object) -> V: ...
    def __get__(self, at: object, owner: object) -> Any:
        return self

    def __set__(self, at: State, value: S) -> None:
        raise AssertionError("a table is declared, never made")


class ViewOnly(Role[Any, V]):
    """A field that only views have: the game says what stands in it."""

    @overload
    def __get__(self, at: None, owner: object) -> Self: ...
    @overload
    def __get__(self, at: View, owner: object) -> V: ...
    def __get__(self, at: object, owner: object) -> Any:
        return self


def public(kind: Kind[S, V], start: Any = REQUIRED, *, listed: bool = True) -> Public[S, V]:
    """A field that all may know; views that do not list it have it all the same."""
    return Public(kind, start, listed)


def hidden(kind: Kind[S, V], start: Any = REQUIRED) -> Hidden[S, V]:
    """A field that belongs to the state alone."""
    return Hidden(kind, start)


def masked(kind: Kind[S, Any], seen: Kind[Any, V]) -> Masked[S, V]:
    """A field of which views may hold less than the state: the game says what."""
    return Masked(kind, seen)


def view_only(kind: Kind[Any, V]) -> ViewOnly[V]:
    """A field that only views have: the game says what stands in it."""
    return ViewOnly(kind)


#: The fields of every state and view. They are listed where a game declares them once more.
COMMON: Final[dict[str, Role[int, int]]] = {
    "seats": public(Int(1, 100), listed=False),
    "to_move": public(SEAT, 0, listed=False),
    "turn": public(COUNT, 1, listed=False),
    "round": public(COUNT, 0, listed=False),
}


class Table:
    """The fields of a game, in the order in which views list them."""


#: What was declared with each table.
STATES: Final[dict[type[Table], Any]] = {}
VIEWS: Final[dict[type[Table], Any]] = {}


def concealed(table: type[Table]) -> tuple[str, ...]:
    """The fields that states and views do not share."""
    return tuple(
        name for name, role in vars(table).items() if isinstance(role, Role) and type(role) is not Public
    )


def roles(table: type[Table]) -> dict[str, Role[Any, Any]]:
    """The fields of a table by name; first those of every game that it does not list."""
    own = {name: role for name, role in vars(table).items() if isinstance(role, Role)}
    return {name: role for name, role in COMMON.items() if name not in own} | own
