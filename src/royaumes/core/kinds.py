"""What a field of a game can hold: in the state, in a view, and as numbers for agents.

A kind is declared once, before anybody knows how many play: sizes may depend on the number of seats.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import Any, Final, Generic, TypeVar

from royaumes.core import fields
from royaumes.core.fields import MANY, Field

S = TypeVar("S")
V = TypeVar("V")
S2 = TypeVar("S2")
V2 = TypeVar("V2")
E = TypeVar("E", bound=IntEnum)

#: A figure, or how it follows from the number of seats.
Size = int | Callable[[int], int]


def _size(size: Size, seats: int) -> int:
    return size if isinstance(size, int) else size(seats)


class Kind(Generic[S, V]):
    """A kind of value: an `S` in the state, a `V` in a view.

    `state_type` and `view_type` are these types as source text; `imports` says where their names come from.
    The methods `copied`, `shown` and `taken` write expressions: a copy for a fork, the state's value as a
    view's, and the reverse. They are put into the methods that `declared` generates.
    """

    state_type = view_type = "int"
    imports: frozenset[tuple[str, str]] = frozenset()

    def field(self, seats: int) -> Field:
        """How a view's value is written as numbers at a table of this size."""
        raise AssertionError(f"{type(self).__name__} is not written as numbers")

    def copied(self, x: str) -> str:
        """A copy that changes on its own; values that never change are shared."""
        return x

    def shown(self, x: str) -> str:
        """The view's value for the state's."""
        return x

    def taken(self, x: str) -> str:
        """The state's value for the view's."""
        return x

    def named(self, name: str) -> None:
        """Hear the name of a field of this kind: expressions that call functions are built with it."""

    @property
    def conversions(self) -> dict[str, Callable[[Any], Any]]:
        """Functions that the expressions call, by name."""
        return {}


class Int(Kind[int, int]):
    """A whole number between two bounds."""

    def __init__(self, low: Size, high: Size) -> None:
        self.low, self.high = low, high

    def field(self, seats: int) -> Field:
        return fields.Number(_size(self.low, seats), _size(self.high, seats))


class Flag(Kind[bool, bool]):
    """Yes or no."""

    state_type = view_type = "bool"

    def field(self, seats: int) -> Field:
        return fields.Number(0, 1)


class Text(Kind[str, str]):
    """A name; only the state can hold it, since it is not written as numbers."""

    state_type = view_type = "str"


class Member(Kind[E, E]):
    """One member of an enumeration whose values count from 0."""

    def __init__(self, of: type[E]) -> None:
        self._of = of
        self.state_type = self.view_type = of.__name__
        self.imports = frozenset({(of.__module__, of.__name__)})

    def field(self, seats: int) -> Field:
        return fields.Number(0, len(self._of) - 1)


class Bits(Kind[int, int]):
    """A set of numbers below `count`, as the bits of an int."""

    def __init__(self, count: Size) -> None:
        self._count = count

    def field(self, seats: int) -> Field:
        return fields.Bits(_size(self._count, seats))


class _Many(Kind[list[S], tuple[V, ...]]):
    """Values of one kind: a list in the state, a tuple in a view."""

    def __init__(self, each: Kind[S, V]) -> None:
        self._each = each
        self.state_type = f"list[{each.state_type}]"
        self.view_type = f"tuple[{each.view_type}, ...]"
        self.imports = each.imports

    def copied(self, x: str) -> str:
        each = self._each.copied("one")
        if each == "one[:]":
            return f"list(map(list.copy, {x}))"
        return f"{x}[:]" if each == "one" else f"[{each} for one in {x}]"

    def shown(self, x: str) -> str:
        each = self._each.shown("one")
        return f"tuple({x})" if each == "one" else f"tuple([{each} for one in {x}])"

    def taken(self, x: str) -> str:
        each = self._each.taken("one")
        return f"list({x})" if each == "one" else f"[{each} for one in {x}]"

    def named(self, name: str) -> None:
        self._each.named(name)

    @property
    def conversions(self) -> dict[str, Callable[[Any], Any]]:
        return self._each.conversions


class Row(_Many[S, V]):
    """A fixed number of values of one kind."""

    def __init__(self, count: Size, each: Kind[S, V]) -> None:
        super().__init__(each)
        self._count = count

    def field(self, seats: int) -> Field:
        return fields.Row(_size(self._count, seats), self._each.field(seats))


class Several(_Many[S, V]):
    """A number of values of one kind that varies, up to `most`."""

    def __init__(self, most: Size, each: Kind[S, V]) -> None:
        super().__init__(each)
        self._most = most

    def field(self, seats: int) -> Field:
        return fields.Several(_size(self._most, seats), self._each.field(seats))


class Fixed(Kind[V, V]):
    """What never changes in place: the state holds the same value as a view, and forks share it."""

    def __init__(self, kind: Kind[S, V]) -> None:
        self._kind: Kind[Any, V] = kind
        self.state_type = self.view_type = kind.view_type
        self.imports = kind.imports

    def field(self, seats: int) -> Field:
        return self._kind.field(seats)


class Pair(Kind[tuple[S, S2], tuple[V, V2]]):
    """Two values together; it never changes in place."""

    def __init__(self, first: Kind[S, V], second: Kind[S2, V2]) -> None:
        self._parts = first, second
        self.state_type = f"tuple[{first.state_type}, {second.state_type}]"
        self.view_type = f"tuple[{first.view_type}, {second.view_type}]"
        self.imports = first.imports | second.imports

    def field(self, seats: int) -> Field:
        return fields.Group(*[part.field(seats) for part in self._parts])


class Maybe(Kind[S | None, V | None]):
    """A value that never changes in place, or None."""

    def __init__(self, kind: Kind[S, V]) -> None:
        self._kind = kind
        self.state_type, self.view_type = f"{kind.state_type} | None", f"{kind.view_type} | None"
        self.imports = kind.imports

    def field(self, seats: int) -> Field:
        return fields.Maybe(self._kind.field(seats))


class Converted(Kind[S, V]):
    """What the state holds in another form than a view: `show` and `take` lead from one to the other.

    `kind` is what views hold, `state_type` the state's type as source text. The state's value never changes
    in place, unless it is a flat list: `show` gets that as a tuple and may remember what it showed.
    """

    def __init__(
        self, kind: Kind[Any, V], show: Callable[[Any], V], take: Callable[[V], S], state_type: str = "int"
    ) -> None:
        self._kind, self._show, self._take = kind, show, take
        self.state_type, self.view_type = state_type, kind.view_type
        self.imports = kind.imports
        self._name = ""

    def field(self, seats: int) -> Field:
        return self._kind.field(seats)

    @property
    def _flat(self) -> bool:
        return self.state_type.startswith("list")

    def copied(self, x: str) -> str:
        return f"{x}[:]" if self._flat else x

    def shown(self, x: str) -> str:
        return f"_show_{self._name}({f'tuple({x})' if self._flat else x})"

    def taken(self, x: str) -> str:
        return f"_take_{self._name}({x})"

    def named(self, name: str) -> None:
        self._name = name

    @property
    def conversions(self) -> dict[str, Callable[[Any], Any]]:
        return {f"_show_{self._name}": self._show, f"_take_{self._name}": self._take}


#: A counter that the rules do not bound.
COUNT: Final = Int(0, MANY)
#: The number of a seat, or -1 for nobody.
SEAT: Final = Int(0, lambda seats: seats - 1)
SEAT_OR_NOBODY: Final = Int(-1, lambda seats: seats - 1)
#: A set of seats.
SEAT_SET: Final = Bits(lambda seats: seats)


def seats_of(each: Kind[S, V]) -> Row[S, V]:
    """One value for each seat."""
    return Row(lambda seats: seats, each)
