"""Every game has the same modules: a reader of one finds the way in any."""

from pathlib import Path

import pytest

import royaumes.games
from royaumes.games import TOY, game, keys

HOME = Path(royaumes.games.__file__).parent
#: Modules that every game has.
ALWAYS = {"__init__", "__main__", "box", "events", "game", "heuristics", "moves", "scoring", "state", "view"}
#: Modules that a game has where it needs them.
USUAL = {
    "display",
    "encoding",
    "fields",
    "purpose",
    "reasons",
    "reference",
    "tally",
    "terminal",
    "turn_encoding",
}
#: Mechanisms that a rulebook names and large parts of a display, each with a module of its own.
MECHANISMS = {
    "crowns": {"dice"},
    "emerald": {"flight", "road", "scene"},
    "royaume": {"dice", "outlook", "prospects"},
    "auftrag": {"actions", "adventures", "jousting", "planning"},
    "foracrown": {"chest", "family", "gallery", "square", "stage"},
    TOY: set(),
}
FOLDERS = {"data", "phases", "words"}


@pytest.mark.parametrize("key", [*keys(), TOY])
def test_the_same_modules(key):
    folder = HOME / key
    modules = {path.stem for path in folder.glob("*.py")}
    assert modules >= ALWAYS, f"missing: {ALWAYS - modules}"
    assert modules <= ALWAYS | USUAL | MECHANISMS[key], f"no usual name: {modules - ALWAYS - USUAL}"
    assert {path.name for path in folder.iterdir() if path.is_dir()} - {"__pycache__"} == FOLDERS


@pytest.mark.parametrize("key", [*keys(), TOY])
def test_phases_begin_with_setup(key):
    assert {"__init__", "setup"} <= {path.stem for path in (HOME / key / "phases").glob("*.py")}
    assert (HOME / key / "data" / "rules.toml").exists()
    assert {path.name for path in (HOME / key / "words").iterdir()} == {"en.ftl", "fr.ftl"}


@pytest.mark.parametrize("key", keys())
def test_the_same_idea_has_the_same_name(key):
    rules = game(key)
    s = rules.start(max(2, rules.seats[0]))
    for thing in (s, rules.view(s, None)):
        assert {"phase", "to_move", "turn"} <= set(dir(thing)), type(thing)
    shown = rules.display(rules.view(s, None))
    assert {"phase", "to_move", "turn", "scores"} <= set(dir(shown))


@pytest.mark.parametrize("key", [*keys(), TOY])
def test_every_state_says_how_many_play(key):
    rules = game(key)
    assert all(rules.start(seats).seats == seats for seats in rules.seats)


@pytest.mark.parametrize("key", [*keys(), TOY])
def test_a_games_package_is_called_by_its_key(key):
    assert game(key).package.rpartition(".")[2] == game(key).key == key
