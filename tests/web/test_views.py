"""The browser's boards read only what the games' views say."""

import re
from dataclasses import fields
from importlib import import_module
from pathlib import Path

import pytest

from royaumes.games import keys

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
_VIEW = re.compile(r"export interface View \{(.*?)^\}", re.MULTILINE | re.DOTALL)
_FIELD = re.compile(r"^  (\w+)\??:", re.MULTILINE)


@pytest.mark.parametrize("key", keys())
def test_a_board_reads_fields_that_the_view_has(key):
    found = _VIEW.search((GAMES / key / "model.ts").read_text("utf-8"))
    assert found is not None
    view = import_module(f"royaumes.games.{key}.view").View
    assert set(_FIELD.findall(found[1])) <= {field.name for field in fields(view)}
