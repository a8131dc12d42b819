"""Boards draw what the games' displays say: generated types are current, no rules stand in the browser."""

import re
from pathlib import Path

import pytest
from tools.printed import main as printed
from tools.scenes import main as scenes
from tools.tree import Tree
from tools.types import main as types

from royaumes.games import keys

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "web" / "src" / "games"
#: Python's own names and packed sets have no place in a board.
_FOREIGN = re.compile(r"phase\.is\b|1 << |2 \*\* (?!32\b)")


def test_generated_files_are_current():
    tree = Tree(ROOT)
    assert types(tree, True) == []
    assert printed(tree, True) == []
    assert scenes(tree, True) == []


@pytest.mark.parametrize("key", keys())
def test_a_board_reads_no_packed_numbers(key):
    sources = [path for path in (GAMES / key).rglob("*") if path.suffix in (".ts", ".svelte")]
    assert sources
    found = [
        f"{path.name}: {match[0]}" for path in sources for match in _FOREIGN.finditer(path.read_text("utf-8"))
    ]
    assert found == []
