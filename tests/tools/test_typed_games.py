"""States and views have types wherever a game meets the rest of the library."""

import ast
from pathlib import Path

import pytest
from tools.tree import python

ROOT = Path(__file__).parents[2]

NAMES = {"s", "v", "state", "states", "view", "views", "world", "worlds"}
#: A base class whose subclasses name their own state, and what a board shows, as it goes over the wire.
PROTOCOL = ("archive", "puzzles", "to_browser")
EXCEPT = {("royaumes/core/setup.py", "s")} | {(f"royaumes/server/protocol/{x}.py", "view") for x in PROTOCOL}

FILES = sorted(python(ROOT / "src"))


def untyped(source):
    """The names of states and views that may be anything, with their lines."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.arg | ast.AnnAssign):
            name = node.arg if isinstance(node, ast.arg) else ast.unparse(node.target)
            if name in NAMES and node.annotation and "Any" in ast.unparse(node.annotation):
                yield name, node.lineno


def test_no_state_and_no_view_may_be_anything():
    found = [
        f"{path.relative_to(ROOT)}:{line}: {name}"
        for path in FILES
        for name, line in untyped(path.read_text("utf-8"))
        if (path.relative_to(ROOT / "src").as_posix(), name) not in EXCEPT
    ]
    assert found == []


@pytest.mark.parametrize(
    "written", ["def f(s: Any): ...", "class A:\n    views: list[Any]", "state: Any = 1"]
)
def test_it_would_be_found(written):
    assert len(list(untyped(written))) == 1


def test_games_are_typed_where_they_are_loaded():
    untyped_games = [path for path in FILES if "Game[Any" in path.read_text("utf-8")]
    assert untyped_games == []
