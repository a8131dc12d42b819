"""The plain board has words for every field of a display and all that it can hold, in both languages."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from importlib import import_module
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from royaumes.core import Stream, to_json
from royaumes.games import game, keys, package
from royaumes.messages import LANGUAGES, Catalogue, Words
from royaumes.messages.source import entries
from royaumes.testing.walks import walk

BOTH = pytest.mark.parametrize("lang", LANGUAGES)
EACH = pytest.mark.parametrize("key", keys())


def part(name: str) -> str:
    """A name as messages write it."""
    return name.replace("_", "-")


@cache
def catalogue(lang: str) -> Catalogue:
    return Catalogue(lang)


@cache
def message(lang: str, key: str, name: str) -> str | None:
    """The message that names a field: the game's own, or what every table says."""
    ids = (f"{key}-field-{part(name)}", f"table-field-{part(name)}")
    return next((one for one in ids if catalogue(lang).has(one)), None)


@cache
def is_hidden(lang: str, key: str, name: str) -> bool:
    """A field whose message says nothing helps to draw, and is not shown in words."""
    return message(lang, key, name) is not None and not Words(catalogue(lang), key).field(name)


def parts(hint: Any) -> Iterator[Any]:
    """A type and all types that it is made of, other records left closed."""
    yield hint
    if get_origin(hint) is not Literal:
        for one in get_args(hint):
            yield from parts(one)


@cache
def shown(lang: str, key: str) -> dict[str, list[Any]]:
    """The fields of a game's display and its records, with their types; what is hidden stays closed."""
    found: dict[str, list[Any]] = {}
    records = [import_module(f"{package(key)}.display").Display]
    for record in records:
        hints = get_type_hints(record)
        for field in fields(record):
            found.setdefault(field.name, []).append(hints[field.name])
            if not is_hidden(lang, key, field.name):
                inside = [one for one in parts(hints[field.name]) if is_dataclass(one)]
                records += [one for one in inside if one not in records]
    return found


def values(lang: str, key: str) -> set[str]:
    """The words that the fields shown can hold, where they hold one of a few."""
    hints = [
        one for name, found in shown(lang, key).items() if not is_hidden(lang, key, name) for one in found
    ]
    literals = [one for hint in hints for one in parts(hint) if get_origin(one) is Literal]
    return {value for one in literals for value in get_args(one)}


def strings(view: Any, lang: str, key: str) -> Iterator[str]:
    """Every text of a display that is shown, but for the names of things."""
    match view:
        case str():
            yield from () if ":" in view else (view,)
        case list():
            yield from (text for one in view for text in strings(one, lang, key))
        case dict():
            for name, one in view.items():
                if not is_hidden(lang, key, name):
                    yield from strings(one, lang, key)


@BOTH
@EACH
def test_every_field_of_a_display_has_a_word(lang, key):
    assert [name for name in shown(lang, key) if message(lang, key, name) is None] == []


@BOTH
@EACH
def test_every_word_that_a_field_can_hold_is_said(lang, key):
    said = entries(lang, key)
    assert [value for value in sorted(values(lang, key)) if f"{key}-value-{part(value)}" not in said] == []


@BOTH
@EACH
def test_every_text_of_a_random_game_is_said(lang, key):
    """Whatever a display holds that its types do not tell."""
    rules = game(key)
    seats = max(rules.seats)
    for step in walk(rules, seats, {}, Stream("fields")):
        view = to_json(rules.display(rules.view(step.state, 0)))
        for text in strings(view, lang, key):
            names = (f"{key}-value-{part(text)}", f"{key}-{text}")
            assert any(map(catalogue(lang).has, names)), text


@BOTH
@EACH
def test_no_word_of_the_plain_board_is_unused(lang, key):
    used = {f"{key}-field-{part(name)}" for name in shown(lang, key)}
    used |= {f"{key}-value-{part(value)}" for value in values(lang, key)}
    of_board = {name for name in entries(lang, key) if name.startswith((f"{key}-field-", f"{key}-value-"))}
    assert of_board - used == set()


@EACH
def test_all_languages_hide_the_same_fields(key):
    hidden = [{name for name in shown(lang, key) if is_hidden(lang, key, name)} for lang in LANGUAGES]
    assert all(one == hidden[0] for one in hidden)


def test_what_every_table_says_is_shown_by_some_game():
    names = {f"table-field-{part(name)}" for key in keys() for name in shown("en", key)}
    assert {name for name in entries("en", "table") if name.startswith("table-field-")} - names == set()
