"""Nothing in the package names a game of the house but its own folder, and the entry point."""

import ast
import re
from pathlib import Path

import pytest

import royaumes
from royaumes.bots.tuning import Tuning, tuning
from royaumes.games import TOY, game, keys

HOME = Path(royaumes.__file__).parent
NAME = re.compile(rf"\b({'|'.join(keys())})(\b|_)", re.IGNORECASE)


def modules():
    """All modules of the package outside the folders of the games."""
    for path in sorted(HOME.rglob("*.py")):
        folder, *rest = path.relative_to(HOME).parts
        if folder != "games" or rest[0] not in keys():
            yield path.relative_to(HOME).as_posix()


def named(source):
    """The lines that name a game in code; examples in docstrings may."""
    tree = ast.parse(source)
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    found = []
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if id(node) not in docstrings:
                pass
            case ast.Name(id=text) | ast.Attribute(attr=text) | ast.alias(name=text):
                pass
            case ast.ImportFrom(module=str(text)):
                pass
            case _:
                continue
        if NAME.search(text):
            found.append(f"{node.lineno}: {text}")
    return found


@pytest.mark.parametrize("module", list(modules()))
def test_no_module_names_a_game(module):
    assert named((HOME / module).read_text("utf-8")) == []


@pytest.mark.parametrize(
    "source",
    [
        'HASTE = {"crowns": 0.45}',
        "from royaumes.games.crowns import GAME",
        "import royaumes.games.emerald",
        "emerald = 1",
        'f"{one} crowns-ended"',
        "royaume_haste = 1",
    ],
)
def test_a_name_in_code_is_found(source):
    assert named(source)


@pytest.mark.parametrize("source", ['"""As in crowns."""', "import royaumes", "# crowns"])
def test_examples_and_the_packages_own_name_are_none(source):
    assert named(source) == []


def test_the_shelf_is_in_an_order_of_its_own():
    assert len({game(key).shelf for key in keys()}) == len(keys())
    assert list(keys()) == sorted(keys(), key=lambda key: game(key).shelf)
    assert TOY not in keys()


def test_every_game_of_the_house_sets_its_levels():
    assert tuning(TOY) == Tuning()
    assert all(tuning(key) != Tuning() for key in keys())


def test_a_variant_has_the_levels_of_its_game():
    assert tuning("crowns+board.box.chips=17") == tuning("crowns")
    assert tuning("crowns+levels.levels.squire_haste=0.9").squire_haste == 0.9
