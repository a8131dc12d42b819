"""Views as rows of numbers: what each field of a view can hold, so that all views have the same length.

A field is written so that equal values give equal numbers and different values different ones.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from royaumes.core.compiled import mypyc_attr

#: The highest number of a counter that the rules do not bound; games end long before.
MANY: Final = 100_000


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """What a value can be, and how it is written as numbers; `bounds` are those of each number."""

    def __init__(self, bounds: Sequence[tuple[int, int]]) -> None:
        self.bounds = tuple(bounds)
        #: What stands where there is no value.
        self.blank = [low for low, _ in self.bounds]

    def names(self, name: str) -> list[str]:
        """What each number says, for a field of this name."""
        raise AssertionError(f"{type(self).__name__} has no names")

    def write(self, value: Any, row: list[int]) -> None:
        """Add the value's numbers to a row."""
        raise AssertionError(f"{type(self).__name__} writes nothing")


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Field):
    """A whole number, or something that is one: a kind, a seat, yes or no."""

    def __init__(self, low: int, high: int) -> None:
        super().__init__([(low, high)])

    def names(self, name: str) -> list[str]:
        return [name]

    def write(self, value: Any, row: list[int]) -> None:
        row.append(value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bits(Field):
    """A set of numbers below `count` as bits: one number for each that may be in it."""

    def __init__(self, count: int) -> None:
        super().__init__([(0, 1)] * count)
        self._all = range(count)

    def names(self, name: str) -> list[str]:
        return [f"{name}.{member}" for member in self._all]

    def write(self, value: Any, row: list[int]) -> None:
        row += [value >> member & 1 for member in self._all]


@mypyc_attr(allow_interpreted_subclasses=True)
class Row(Field):
    """Always so many values of one kind, such as one for each seat."""

    def __init__(self, count: int, each: Field) -> None:
        super().__init__(each.bounds * count)
        self._count = count
        self._each = each

    def names(self, name: str) -> list[str]:
        return [one for at in range(self._count) for one in self._each.names(f"{name}.{at}")]

    def write(self, value: Any, row: list[int]) -> None:
        if len(value) != self._count:
            raise ValueError(f"{len(value)} values where there are always {self._count}")
        _write_all(self._each, value, row)


@mypyc_attr(allow_interpreted_subclasses=True)
class Several(Field):
    """At most so many values of one kind: how many there are, then each, then blanks."""

    def __init__(self, most: int, each: Field) -> None:
        super().__init__([(0, most), *each.bounds * most])
        self._most = most
        self._each = each
        self._blanks = [each.blank * (most - count) for count in range(most + 1)]

    def names(self, name: str) -> list[str]:
        each = [one for at in range(self._most) for one in self._each.names(f"{name}.{at}")]
        return [f"{name}.count", *each]

    def write(self, value: Any, row: list[int]) -> None:
        count = len(value)
        if count > self._most:
            raise ValueError(f"{count} values where there are at most {self._most}")
        row.append(count)
        _write_all(self._each, value, row)
        row += self._blanks[count]


@mypyc_attr(allow_interpreted_subclasses=True)
class Group(Field):
    """One value of each of these kinds, together."""

    def __init__(self, *parts: Field) -> None:
        super().__init__([bound for part in parts for bound in part.bounds])
        self._parts = parts

    def names(self, name: str) -> list[str]:
        return [one for at, part in enumerate(self._parts) for one in part.names(f"{name}.{at}")]

    def write(self, value: Any, row: list[int]) -> None:
        for part, one in zip(self._parts, value, strict=True):
            part.write(one, row)


@mypyc_attr(allow_interpreted_subclasses=True)
class Maybe(Field):
    """A value or None: whether there is one, then the value or blanks."""

    def __init__(self, what: Field) -> None:
        super().__init__([(0, 1), *what.bounds])
        self._what = what

    def names(self, name: str) -> list[str]:
        return [f"{name}.known", *self._what.names(name)]

    def write(self, value: Any, row: list[int]) -> None:
        if value is None:
            row.append(0)
            row += self._what.blank
        else:
            row.append(1)
            self._what.write(value, row)


def _write_all(each: Field, values: Sequence[Any], row: list[int]) -> None:
    if type(each) is Number:
        row += values
    else:
        for value in values:
            each.write(value, row)


Fields = Mapping[str, Field]
