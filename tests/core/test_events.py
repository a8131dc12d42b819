"""Events and announcements, JSON, data files and the digest."""

import json
from collections.abc import Mapping
from inspect import signature

import pytest

from royaumes.core import Announcement, Event, Move, News, Phase, load, seat_names, silent, to_json
from royaumes.core.digest import TABLE, Digest
from royaumes.core.events import announce_to, kebab

TOY = "royaumes.games._toy"


class Drew(Event):
    seat: str
    cards: tuple[int, ...] = ()


class DrewThis(News):
    seat: str
    cards: tuple[int, ...] = ()


class WaitingLong(Phase):
    __slots__ = ()


class Step(Move):
    picks = ("cell:1", "cell:2")


ALL, ONE = Drew("seat:0"), Drew("seat:0", (3,))


def test_what_all_hear_alike_is_kept_once():
    here: list[Announcement] = []
    there: list[Announcement] = []
    for announced in (here, there):
        emit = announce_to(announced)
        emit(Drew, "seat:0", (3,))
        emit(Drew, "seat:0", (3,), reveals=True)
        emit(Drew, "seat:0", private={1: (DrewThis, "seat:0", (3,))})
    assert here == there
    assert [one is other for one, other in zip(here, there, strict=True)] == [True, True, False]
    assert [one.reveals for one in here] == [False, True, True]


def test_a_seat_hears_its_own_event_instead():
    one = Announcement(ALL, {0: ONE})
    assert one.to(0) is ONE
    assert one.to(1) is ALL
    assert one.to(None) is ALL
    assert not one.reveals


def test_some_announcements_are_for_one_alone():
    one = Announcement(None, {1: ONE}, reveals=True)
    assert one.to(1) is ONE
    assert one.to(0) is None
    assert one.to(None) is None


def test_events_are_made_where_somebody_listens():
    announcements: list[Announcement] = []
    emit = announce_to(announcements)
    emit(Drew, "seat:0")
    emit(Drew, "seat:0", private={0: (DrewThis, "seat:0", (3,))})
    emit(None, private={1: (Drew, "seat:1")})
    emit(Drew, "seat:0", reveals=True)
    assert announcements == [
        Announcement(ALL),
        Announcement(ALL, {0: DrewThis("seat:0", (3,))}, reveals=True),
        Announcement(None, {1: Drew("seat:1")}),
        Announcement(ALL, reveals=True),
    ]
    silent(Drew, "seat:0", private={0: (DrewThis, "seat:0", (3,))}, reveals=True)


class Counted(Event):
    a: int
    b: int
    c: int
    d: int
    e: int
    f: int
    g: int
    h: int
    i: int


def test_events_of_many_facts_are_announced_and_ignored_alike():
    for count in range(10):
        silent(Counted, *range(count))
        silent(Counted, *range(count), private={0: (Counted, *range(count))}, reveals=False)
    announced: list[Announcement] = []
    announce_to(announced)(Counted, *range(9))
    assert announced == [Announcement(Counted(*range(9)))]
    bound = signature(silent).bind(Counted, *range(9)).arguments
    assert not {"private", "reveals"} & bound.keys(), "the seventh and eighth fact are facts"


def test_an_event_knows_its_facts_and_its_message():
    assert ONE.facts == {"seat": "seat:0", "cards": (3,)}
    assert DrewThis("seat:0").message == "core-drew-this"  # the folder that it stands in, and its name
    assert kebab("A") == "a"
    assert seat_names((2, 0)) == ("seat:2", "seat:0")


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
        (ONE, {"message": "core-drew", "facts": {"seat": "seat:0", "cards": [3]}}),
        ([1, (2, [3])], [1, [2, [3]]]),
        ({1: (2,)}, {"1": [2]}),
        (Table(), {"1": [2]}),
        (WaitingLong(), "waiting-long"),
        (
            Announcement(None, {0: ONE}),
            {
                "public": None,
                "private": {"0": {"message": "core-drew", "facts": {"seat": "seat:0", "cards": [3]}}},
                "reveals": False,
            },
        ),
    ],
)
def test_to_json(value, expected):
    assert to_json(value) == expected
    json.dumps(to_json(value))


@pytest.mark.parametrize("value", [{1, 2}, b"x", object(), frozenset()])
def test_some_things_have_no_json_form(value):
    with pytest.raises(TypeError, match=f"no JSON form for {type(value).__name__}"):
        to_json([value])


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
    read = Digest.parse(digest())
    assert [section.title["fr"] for section in read.sections] == ["Un", "Deux"]
    assert [rule.id for rule in read.chapter("X-1")] == ["X-1.1", "X-1.2"]
    assert [rule.rulings for rule in read.rules.values()] == [(4,), (5, 6), ()]
    assert read.rules["X-2.1"].section == "X-2"
    assert read.chapter("X-9") == []


def test_the_table_and_the_toy_have_digests():
    assert Digest.of(TABLE).prefix == "TBL"
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
        Digest.parse(digest(**changes))
