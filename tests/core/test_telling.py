"""Tellings, plain data, data files and the digest."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

import pytest

from royaumes.core import Event, Move, Phase, Told, load, plain, seat_name, tell
from royaumes.core.digest import Digest
from royaumes.games import TOY


@dataclass(frozen=True, slots=True)
class Drew(Event):
    message: ClassVar[str] = "x-drew"
    seat: str
    cards: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Waiting(Phase):
    turns: int

    def pending(self, s):
        raise AssertionError("this phase only stands in views")

    def advance(self, s, seat, move, told):
        raise AssertionError("this phase only stands in views")


class Step(Move):
    picks = ("cell:1", "cell:2")


ALL, ONE = Drew("seat:0"), Drew("seat:0", (3,))


def test_a_seat_hears_its_own_telling_instead():
    told = Told(ALL, {0: ONE})
    assert told.to(0) is ONE
    assert told.to(1) is ALL
    assert told.to(None) is ALL
    assert not told.reveals


def test_some_tellings_are_for_one_alone():
    told = Told(None, {1: ONE}, reveals=True)
    assert told.to(1) is ONE
    assert told.to(0) is None
    assert told.to(None) is None


def test_tell_speaks_only_where_somebody_listens():
    told = []
    tell(told, ALL)
    tell(told, ONE, reveals=True)
    tell(None, ALL)
    assert told == [Told(ALL), Told(ONE, reveals=True)]


def test_an_event_knows_its_facts():
    assert ONE.facts == {"seat": "seat:0", "cards": (3,)}
    assert Event().facts == {}
    assert seat_name(2) == "seat:2"


class Table(Mapping):
    def __getitem__(self, key):
        return {1: (2,)}[key]

    def __iter__(self):
        return iter([1])

    def __len__(self):
        return 1


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (None, None),
        (True, True),
        (7, 7),
        ("é", "é"),
        (Step(), "cell:1 cell:2"),
        (ONE, {"is": "x-drew", "seat": "seat:0", "cards": [3]}),
        ([1, (2, [3])], [1, [2, [3]]]),
        ({1: (2,)}, {"1": [2]}),
        (Table(), {"1": [2]}),
        (Waiting(3), {"is": "Waiting", "turns": 3}),
        (
            Told(ALL, {0: ONE}),
            {
                "is": "Told",
                "public": {"is": "x-drew", "seat": "seat:0", "cards": []},
                "private": {"0": {"is": "x-drew", "seat": "seat:0", "cards": [3]}},
                "reveals": False,
            },
        ),
    ],
)
def test_plain(value, expected):
    assert plain(value) == expected
    json.dumps(plain(value))


@pytest.mark.parametrize("value", [{1, 2}, 1.5, b"x", object(), frozenset()])
def test_some_things_have_no_plain_form(value):
    with pytest.raises(TypeError, match=f"no plain form for {type(value).__name__}"):
        plain([value])


def test_data_files_are_read_once():
    assert load(TOY, "box")["cards"]["copies"] == 3
    assert load(TOY, "box") is load(TOY, "box")
    with pytest.raises(FileNotFoundError):
        load(TOY, "lost")


def digest(**changes):
    raw = {
        "prefix": "X",
        "section": [{"id": "X-1", "en": "One", "fr": "Un"}, {"id": "X-2", "en": "Two", "fr": "Deux"}],
        "rule": [
            {"id": "X-1.1", "mark": "T", "en": "a", "fr": "b", "ruling": 4},
            {"id": "X-1.2", "mark": "R", "en": "c", "fr": "d", "ruling": [5, 6]},
            {"id": "X-2.1", "mark": "F", "en": "e", "fr": "f"},
        ],
    }
    return {**raw, **changes}


def test_a_digest_has_chapters():
    read = Digest.read(digest())
    assert [section.title["fr"] for section in read.sections] == ["Un", "Deux"]
    assert [rule.id for rule in read.chapter("X-1")] == ["X-1.1", "X-1.2"]
    assert [rule.rulings for rule in read.rules.values()] == [(4,), (5, 6), ()]
    assert read.rules["X-2.1"].section == "X-2"
    assert read.chapter("X-9") == []


def test_the_table_and_the_toy_have_digests():
    assert Digest.of("table").prefix == "TBL"
    assert Digest.of(TOY).prefix == "TOY"
    assert Digest.of(TOY) is Digest.of(TOY)


RULE = {"id": "X-1.1", "mark": "T", "en": "a", "fr": "b"}
SECTION = {"id": "X-1", "en": "One", "fr": "Un"}


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"prefix": ""}, "a digest has a prefix"),
        ({"section": []}, "X-1.1: outside any section"),
        ({"section": [SECTION, SECTION]}, "X-1: stands there twice"),
        ({"section": [{**SECTION, "id": "Y-1"}]}, "Y-1: an id begins with X-"),
        ({"section": [{"en": "One", "fr": "Un"}]}, "'One'.*: an id begins with X-"),
        ({"section": [{"id": "X-1", "en": "One"}]}, "X-1: no text in fr"),
        ({"rule": [RULE, RULE]}, "X-1.1: stands there twice"),
        ({"rule": [{**RULE, "id": "X-3.1"}]}, "X-3.1: outside any section"),
        ({"rule": [{**RULE, "id": "XX-1.1"}]}, "XX-1.1: an id begins with X-"),
        ({"rule": [{**RULE, "mark": "Q"}]}, "X-1.1: its mark is 'Q', not one of T, F, D, R, H"),
        ({"rule": [{"id": "X-1.1", "en": "a", "fr": "b"}]}, "X-1.1: its mark is None"),
        ({"rule": [{**RULE, "en": "", "fr": ""}]}, "X-1.1: no text in en, fr"),
        ({"rule": [{**RULE, "ruling": "four"}]}, "X-1.1: a ruling is a number"),
        ({"rule": [{**RULE, "ruling": [1, True]}]}, "X-1.1: a ruling is a number"),
    ],
)
def test_a_wrong_digest_names_the_entry(changes, error):
    with pytest.raises(ValueError, match=error):
        Digest.read(digest(**changes))
