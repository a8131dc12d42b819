"""The compiled build plays the same games by the same rules."""

import pytest
from tests.compiled.conftest import REPOSITORY, run
from tests.strategies import ALL_KEYS

from royaumes.bots.value import value
from tools import compile

SOURCES = REPOSITORY / "src"
LEARNT = [key for key in ALL_KEYS if value(key) is not None]
HERALDS = REPOSITORY / "examples" / "heralds"


def test_rule_tests_golden_games_and_environments(compiled):
    tests = ("tests/core", "tests/games", "tests/golden", "tests/rl/test_env.py")
    run([compiled], "-m", "pytest", "-n", "2", "-q", *tests, ROYAUMES_BUILD="compiled")


@pytest.mark.parametrize("key", ALL_KEYS)
def test_the_same_seeds_give_the_same_records(compiled, key):
    script = "tests.compiled.records"
    assert run([compiled], "-m", script, key) == run([SOURCES], "-m", script, key)


@pytest.mark.parametrize("key", LEARNT)
def test_what_was_learnt_judges_the_same_to_the_last_bit(compiled, key):
    script = "tests.compiled.judgements"
    assert run([compiled], "-m", script, key) == run([SOURCES], "-m", script, key)


def test_packed_arrays_belong_to_the_compiled_build(compiled):
    script = (
        "import sys; from royaumes.bots import make; make('king', 'crowns'); print('librt' in sys.modules)"
    )
    assert run([compiled], "-c", script) == "True\n"
    assert run([SOURCES], "-c", script) == "False\n"


def test_a_game_from_elsewhere_need_not_be_compiled(compiled):
    tests = HERALDS / "tests"
    run([compiled, HERALDS / "src"], "-m", "pytest", "-q", tests, ROYAUMES_BUILD="compiled")


def test_the_version_names_the_build(compiled):
    assert run([compiled], "-m", "royaumes", "--version").endswith("(compiled)\n")


def test_doors_are_not_compiled_and_every_game_is():
    libraries = compile.libraries(SOURCES)
    games = {f"royaumes.games.{key}" for key in ALL_KEYS}
    assert set(libraries) == {"royaumes.core", "royaumes.bots", "royaumes.rl", *games}
    names = {module for modules in libraries.values() for module in modules}
    assert "royaumes/games/crowns/heuristics.py" in names and "royaumes/games/crowns/terminal.py" not in names
    assert "royaumes/bots/packed_units.py" in names and "royaumes/bots/search.py" not in names
