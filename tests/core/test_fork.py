"""Forks share nothing that changes, or say at once that they would."""

from array import array
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal, Optional

import pytest

from royaumes.core import Forks


@dataclass(frozen=True, slots=True)
class Card:
    name: str


@dataclass(slots=True)
class Deep(Forks):
    kind: ClassVar[str] = "deep"
    number: int
    flat: list[int]
    nested: list[list[int]]
    deepest: list[list[list[int]]]
    tables: list[dict[str, int]]
    table: dict[str, int]
    piles: dict[str, list[int]]
    shelves: dict[str, dict[str, list[int]]]
    maybe: list[int] | None
    perhaps: Optional[list[list[int]]]  # noqa: UP045 (the old spelling must work too)
    bare: list  # type: ignore[type-arg]
    bare_table: dict  # type: ignore[type-arg]
    card: Card
    cards: list[Card]
    either: int | str
    seats: tuple[int, ...]
    mode: Literal["a", "b"]
    call: Callable[[int], int]
    anything: Any


def deep() -> Deep:
    return Deep(
        number=1,
        flat=[1, 2],
        nested=[[1], [2]],
        deepest=[[[1], [2]], [[3]]],
        tables=[{"a": 1}],
        table={"a": 1},
        piles={"a": [1]},
        shelves={"a": {"b": [1]}},
        maybe=[1],
        perhaps=[[1]],
        bare=[1],
        bare_table={"a": 1},
        card=Card("x"),
        cards=[Card("y")],
        either="z",
        seats=(1, 2),
        mode="a",
        call=abs,
        anything=None,
    )


def test_a_fork_is_equal():
    state = deep()
    fork = state.fork()
    assert fork == state
    assert fork is not state
    assert type(fork) is Deep


def test_nothing_in_a_fork_changes_the_original():
    state, untouched = deep(), deep()
    fork = state.fork()
    fork.number = 2
    fork.flat[0] = 9
    fork.nested[0].append(9)
    fork.nested.append([9])
    fork.deepest[0][0][0] = 9
    fork.deepest[0].append([9])
    fork.tables[0]["a"] = 9
    fork.table["a"] = 9
    fork.piles["a"].append(9)
    fork.piles["b"] = [9]
    fork.shelves["a"]["b"][0] = 9
    fork.shelves["a"]["c"] = []
    fork.maybe.append(9)
    fork.perhaps[0].append(9)
    fork.bare.append(9)
    fork.bare_table["b"] = 9
    fork.cards[0] = Card("w")
    assert state == untouched


def test_what_never_changes_is_shared():
    state = deep()
    fork = state.fork()
    assert fork.card is state.card
    assert fork.cards[0] is state.cards[0]
    assert fork.seats is state.seats
    assert fork.call is state.call


def test_an_optional_list_may_be_none():
    state = deep()
    state.maybe = state.perhaps = None
    fork = state.fork()
    assert fork.maybe is None
    assert fork.perhaps is None


def test_the_copying_function_is_written_once():
    deep().fork()
    written = Deep.fork
    deep().fork()
    assert Deep.fork is written


@dataclass(slots=True)
class Parent(Forks):
    items: list[int]


@dataclass(slots=True)
class Child(Parent):
    more: list[int] = field(default_factory=list)


@dataclass(slots=True)
class OwnFork(Parent):
    def fork(self):
        return self


class Heir(OwnFork):
    pass


def test_each_class_is_copied_in_its_own_way():
    Parent([1]).fork()
    child = Child([1], [2])
    fork = child.fork()
    assert type(fork) is Child
    assert fork == child
    fork.more.append(3)
    assert child.more == [2]


def test_a_class_that_comes_after_its_parent_was_forked():
    Parent([1]).fork()

    class Late(Parent):
        pass

    assert type(Late([1]).fork()) is Late


def test_a_fork_written_by_hand_is_kept_and_inherited():
    for kind in (OwnFork, Heir):
        state = kind([1])
        assert state.fork() is state


@dataclass(slots=True)
class Loose:
    number: int


@pytest.mark.parametrize(
    ("hint", "words"),
    [
        (set[int], "set"),
        (set, "not set"),
        (bytearray, "bytearray"),
        (deque[int], "deque"),
        (Counter[str], "Counter"),
        (array, "array"),
        (Loose, "Loose"),
        (list[set[int]], "set"),
        (dict[str, bytearray], "bytearray"),
        (list[Loose], "Loose"),
        (tuple[list[int], ...], "tuple"),
        (set[int] | None, "set"),
        (list[int] | dict[str, int], "either copied or not"),
        (list[int] | int, "either copied or not"),
    ],
    ids=str,
)
def test_other_things_that_change_are_refused_at_once(hint, words):
    made = dataclass(type("Bad", (Forks,), {"__annotations__": {"field": hint}}))
    with pytest.raises(TypeError, match=rf"Bad\.field: .*{words}"):
        made(None).fork()
