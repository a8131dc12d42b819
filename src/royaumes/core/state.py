"""What the states of all games have in common, and what their views have."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from operator import attrgetter
from typing import Any, ClassVar, Final, Self

from royaumes.core.compiled import mypyc_attr
from royaumes.core.declared import derived, held
from royaumes.core.fields import Field
from royaumes.core.kinds import SEAT
from royaumes.core.phase import Phase
from royaumes.core.table import Public, Table, roles


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """What is declared for every state and view, and the phase of the game."""

    __slots__ = ("phase", "round", "seats", "to_move", "turn")

    phase: Phase[Any]
    seats: Public[int, int]
    #: Whose turn it is; a game may use -1 for nobody.
    to_move: Public[int, int]
    turn: Public[int, int]
    #: 0 in games that have no rounds.
    round: Public[int, int]
    #: All fields, and those that JSON and rows of numbers list.
    names: ClassVar[tuple[str, ...]] = ()
    listed: ClassVar[tuple[str, ...]] = ()
    table: ClassVar[type[Table]] = Table

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        values = _reader(self.names)
        return bool(values(self) == values(other))

    def __repr__(self) -> str:
        values = zip(self.names, _reader(self.names)(self), strict=True)
        return f"{type(self).__name__}({', '.join([f'{name}={value!r}' for name, value in values])})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (type(self), _reader(self.names)(self))


@cache
def _reader(names: tuple[str, ...]) -> Callable[[Record], tuple[Any, ...]]:
    return attrgetter(*names) if names else lambda record: ()


def _restored(kind: type[Record], values: tuple[Any, ...]) -> Record:
    record: Record = kind.__new__(kind)
    for name, value in zip(kind.names, values, strict=True):
        setattr(record, name, value)
    return record


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Record):
    """Where a game stands: the whole truth, which only the table knows."""

    __slots__ = ()
    __hash__ = None  # type: ignore[assignment]

    @classmethod
    @derived
    def new(cls, phase: Phase[Any], **fields: object) -> Self:
        """A state with these fields; those with a start value may be left out."""
        raise AssertionError(f"{cls.__name__} is not declared")

    def fork(self) -> Self:
        """A copy that changes on its own: lists that change are copied, all else is shared."""
        raise AssertionError(f"{type(self).__name__} is not declared")

    @classmethod
    @derived
    def of(cls, v: View, **own: object) -> Self:
        """A state that looks like this view to its seat; `own` are the fields that are not public."""
        raise AssertionError(f"{cls.__name__} is not declared")


#: Stands where a state was dropped to save memory: it has no fields that could be read.
FORGOTTEN: Final = State()


@mypyc_attr(allow_interpreted_subclasses=True)
class View(Record):
    """What one seat may know; a spectator's seat is None. Views never change."""

    __slots__ = ("seat",)

    seat: int | None

    @property
    def me(self) -> int:
        """The seat that looks; a spectator has none."""
        assert self.seat is not None, "a spectator is not asked"
        return self.seat

    def __hash__(self) -> int:
        return hash(_reader(self.names)(self))

    @classmethod
    @derived
    def of(cls, s: State, seat: int | None, **own: object) -> Self:
        """What this seat may know of a state; `own` are the fields that are not public."""
        raise AssertionError(f"{cls.__name__} is not declared")

    @classmethod
    def fields(cls, seats: int) -> Mapping[str, Field]:
        """How each listed field is written as numbers at a table of this size, the phase apart."""
        known = roles(cls.table)
        rest = {name: held(known[name], True).field(seats) for name in cls.listed if name in known}
        return {"seat": SEAT.field(seats), **rest}
