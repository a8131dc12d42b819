"""What stands around the rules of a digest: the game at a glance, examples, tables."""

import re

import pytest

from royaumes.core.digest import LANGUAGES, MARKS, Digest
from royaumes.core.digest import TABLE as HOUSE
from royaumes.games import TOY, game, keys, package, reference

TEXTS = {"en": "a", "fr": "b"}
RULE = {"id": "X-1.1", "mark": "T", **TEXTS}
ABOUT = {"players": [1, 6], "minutes": [20, 30], "mark": "F", **TEXTS}
EXAMPLE = {**TEXTS, "step": [{**TEXTS, "rules": ["X-1.1"]}, TEXTS]}
TABLE = {"key": "cards", "section": "X-1", **TEXTS, "columns": [TEXTS]}


def digest(**changes):
    return {"prefix": "X", "section": [{"id": "X-1", **TEXTS}], "rule": [RULE], **changes}


def test_a_digest_needs_nothing_but_rules():
    read = Digest.parse(digest())
    assert (read.about, read.examples, read.tables) == (None, (), ())
    assert [name for name, _ in read.texts()] == ["X-1", "X-1.1"]


def test_what_stands_around_the_rules_is_read():
    read = Digest.parse(
        digest(about=ABOUT, example=[EXAMPLE], table=[TABLE, {**TABLE, "key": "x", "board": True}])
    )
    assert read.about and (read.about.players, read.about.minutes, read.about.mark) == ((1, 6), (20, 30), "F")
    assert [step.rules for step in read.examples[0].steps] == [("X-1.1",), ()]
    assert [(table.key, table.section, table.board) for table in read.tables] == [
        ("cards", "X-1", False),
        ("x", "X-1", True),
    ]
    names = [name for name, text in read.texts() if text["fr"] == "b"]
    assert names == [
        *("X-1", "X-1.1", "about", "example", "example", "example"),
        *("table cards", "table cards", "table x", "table x"),
    ]


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"about": {**ABOUT, "fr": ""}}, "about: no text in fr"),
        ({"about": {**ABOUT, "mark": "?"}}, "about: its mark is '\\?'"),
        ({"about": {**ABOUT, "players": [6, 1]}}, "about: players is the least and the most"),
        ({"about": {**ABOUT, "minutes": 30}}, "about: minutes is the least and the most"),
        ({"about": {**ABOUT, "minutes": [1, "2"]}}, "about: minutes is the least and the most"),
        ({"example": [{**EXAMPLE, "step": []}]}, "example: it has no steps"),
        ({"example": [{**TEXTS, "step": [{"en": "a"}]}]}, "example: no text in fr"),
        (
            {"example": [{**TEXTS, "step": [{**TEXTS, "rules": ["X-9.9"]}]}]},
            "example: there is no rule X-9.9",
        ),
        ({"table": [{**TABLE, "columns": []}]}, "table cards: a table has a key and columns"),
        ({"table": [{**TABLE, "columns": [{"en": "a"}]}]}, "table cards: no text in fr"),
        ({"table": [{"section": "X-1", **TEXTS}]}, "table : a table has a key and columns"),
        ({"table": [{**TABLE, "section": "X-2"}]}, "table cards: outside any section"),
        ({"table": [TABLE, TABLE]}, "cards: stands there twice"),
    ],
)
def test_what_is_wrong_is_named(changes, error):
    with pytest.raises(ValueError, match=error):
        Digest.parse(digest(**changes))


@pytest.mark.parametrize("key", keys())
def test_every_game_opens_with_its_aim_and_an_example(key):
    rules = game(key)
    assert rules.digest.about is not None
    assert rules.digest.about.players == (rules.seats[0], rules.seats[-1])
    assert rules.digest.examples


@pytest.mark.parametrize("key", [*keys(), TOY])
def test_every_table_has_its_rows(key):
    rules, rows = game(key), reference(key)
    assert set(rows) == {table.key for table in rules.digest.tables}
    for table in rules.digest.tables:
        assert rows[table.key]
        assert {len(row.cells) for row in rows[table.key]} == {len(table.columns)}, table.key
        assert all(row.mark in MARKS for row in rows[table.key])


@pytest.mark.parametrize("key", [*keys(), TOY, "table"])
def test_both_languages_name_the_same_figures(key):
    """In an example every figure is written in digits: they must be the same in every language."""
    for example in Digest.of(HOUSE if key == "table" else package(key)).examples:
        for step in example.steps:
            english, french = (sorted(re.findall(r"\d+", step.text[lang])) for lang in LANGUAGES)
            assert english == french, step.text["en"]


@pytest.mark.parametrize("key", [*keys(), TOY, "table"])
def test_a_player_is_you_or_they(key):
    """The rules speak to whoever plays."""
    for name, text in Digest.of(HOUSE if key == "table" else package(key)).texts():
        assert not re.search(r"\b(he|him|his|himself)\b", text["en"], re.IGNORECASE), name
