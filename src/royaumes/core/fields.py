"""Views as rows of numbers: what each field of a view can hold, so that all views have the same length.

A field is written so that equal values give equal numbers and different values different ones. Numbers are
written as float32 in the machine's own byte order, ready to be joined to a row.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from struct import Struct
from typing import Any, Final

from royaumes.core.compiled import mypyc_attr

#: The highest number of a counter that the rules do not bound; games end long before.
MANY: Final = 100_000


class _Packs(dict[int, Callable[..., bytes]]):
    """By how many there are: what packs numbers, made when it is first asked for."""

    def __missing__(self, count: int) -> Callable[..., bytes]:
        pack = self[count] = Struct(f"{count}f").pack
        return pack


_PACKS: Final = _Packs()


def numbers(values: Sequence[int]) -> bytes:
    """Whole numbers as they stand in a row."""
    return _PACKS[len(values)](*values)


#: What no field of a view holds.
_NOTHING: Final = object()
#: So many values of a field are kept as they are written.
_REMEMBERED: Final = 500
#: Small numbers, and the members of sets of eight, by the set as a byte.
_SMALL: Final = 256
_NUMBER: Final = tuple(numbers((count,)) for count in range(_SMALL))
_BYTE: Final = tuple(numbers([byte >> member & 1 for member in range(8)]) for byte in range(256))


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """What a value can be, and how it is written as numbers; `bounds` are those of each number."""

    def __init__(self, bounds: Sequence[tuple[int, int]]) -> None:
        self.bounds = tuple(bounds)
        #: What stands where there is no value.
        self.blank = numbers([low for low, _ in self.bounds])
        #: Whether it has parts and remembers these as they are written; all of it is seldom as it was before.
        self.remembers = False

    def names(self, name: str) -> list[str]:
        """What each number says, for a field of this name."""
        raise AssertionError(f"{type(self).__name__} has no names")

    def write(self, value: Any) -> bytes:
        """The value's numbers."""
        raise AssertionError(f"{type(self).__name__} writes nothing")


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Field):
    """A whole number, or something that is one: a kind, a seat, yes or no."""

    def __init__(self, low: int, high: int) -> None:
        super().__init__([(low, high)])

    def names(self, name: str) -> list[str]:
        return [name]

    def write(self, value: Any) -> bytes:
        return _NUMBER[value] if 0 <= value < _SMALL else numbers((value,))


class _Written(dict[Any, bytes]):
    """Values of a field as they are written: the hand of one seat changes, those of the others stay."""

    def __init__(self, field: Field) -> None:
        self._field = field

    def __missing__(self, value: Any) -> bytes:
        if len(self) >= _REMEMBERED:
            self.clear()
        written = self[value] = self._field.write(value)
        return written


@mypyc_attr(allow_interpreted_subclasses=True)
class Bits(Field):
    """A set of numbers below `count` as bits: one number for each that may be in it."""

    def __init__(self, count: int) -> None:
        super().__init__([(0, 1)] * count)
        self._all = range(count)
        self._bytes = (count + 7) // 8
        self._length = len(self.blank)

    def names(self, name: str) -> list[str]:
        return [f"{name}.{member}" for member in self._all]

    def write(self, value: Any) -> bytes:
        return b"".join([_BYTE[byte] for byte in value.to_bytes(self._bytes, "little")])[: self._length]


@mypyc_attr(allow_interpreted_subclasses=True)
class Row(Field):
    """Always so many values of one kind, such as one for each seat."""

    def __init__(self, count: int, each: Field) -> None:
        super().__init__(each.bounds * count)
        self._count = count
        self._each = each
        self._written = None if type(each) is Number else _Written(each)
        self.remembers = self._written is not None

    def names(self, name: str) -> list[str]:
        return [one for at in range(self._count) for one in self._each.names(f"{name}.{at}")]

    def write(self, value: Any) -> bytes:
        if len(value) != self._count:
            raise ValueError(f"{len(value)} values where there are always {self._count}")
        written = self._written
        return numbers(value) if written is None else b"".join([written[one] for one in value])


@mypyc_attr(allow_interpreted_subclasses=True)
class Several(Field):
    """At most so many values of one kind: how many there are, then each, then blanks."""

    def __init__(self, most: int, each: Field) -> None:
        super().__init__([(0, most), *each.bounds * most])
        self._most = most
        self._each = each
        self._written = None if type(each) is Number else _Written(each)
        self.remembers = self._written is not None
        self._blanks = [each.blank * (most - count) for count in range(most + 1)]

    def names(self, name: str) -> list[str]:
        each = [one for at in range(self._most) for one in self._each.names(f"{name}.{at}")]
        return [f"{name}.count", *each]

    def write(self, value: Any) -> bytes:
        count = len(value)
        if count > self._most:
            raise ValueError(f"{count} values where there are at most {self._most}")
        written = self._written
        if written is None:
            return numbers((count, *value)) + self._blanks[count]
        return b"".join([_NUMBER[count], *[written[one] for one in value], self._blanks[count]])


@mypyc_attr(allow_interpreted_subclasses=True)
class Group(Field):
    """One value of each of these kinds, together."""

    def __init__(self, *parts: Field) -> None:
        super().__init__([bound for part in parts for bound in part.bounds])
        self._parts = parts

    def names(self, name: str) -> list[str]:
        return [one for at, part in enumerate(self._parts) for one in part.names(f"{name}.{at}")]

    def write(self, value: Any) -> bytes:
        return b"".join([part.write(one) for part, one in zip(self._parts, value, strict=True)])


@mypyc_attr(allow_interpreted_subclasses=True)
class Maybe(Field):
    """A value or None: whether there is one, then the value or blanks."""

    def __init__(self, what: Field) -> None:
        super().__init__([(0, 1), *what.bounds])
        self._what = what

    def names(self, name: str) -> list[str]:
        return [f"{name}.known", *self._what.names(name)]

    def write(self, value: Any) -> bytes:
        if value is None:
            return _NUMBER[0] + self._what.blank
        return _NUMBER[1] + self._what.write(value)


Fields = Mapping[str, Field]


class Rows:
    """Writes one row after the other; what is as it was in the last row is not written again."""

    def __init__(self, fields: Sequence[Field]) -> None:
        self._writes = [field.write if field.remembers else _Written(field).__getitem__ for field in fields]
        blanks: tuple[Any, ...] = (_NOTHING,) * len(self._writes)
        #: The values written last, and how. (Replaced as a whole: threads may share this, and a value that
        #: cannot be written leaves it as it was.)
        self._last = blanks, [field.blank for field in fields]

    def write(self, values: tuple[Any, ...]) -> bytearray:
        """A value of each field as one row of its own."""
        before, written = self._last
        written = written.copy()
        for at, value in enumerate(values):
            if value is not before[at] and value != before[at]:
                written[at] = self._writes[at](value)
        self._last = values, written
        return bytearray().join(written)
