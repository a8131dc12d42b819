"""Golden games replay to the letter; each game has some, none too long."""

from pathlib import Path

import pytest
from tests.strategies import ALL_KEYS

from royaumes.testing.golden import playthrough, read_script

FILES = sorted(Path(__file__).parent.rglob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_golden(path):
    head, _, body = path.read_text("utf-8").partition("\n")
    assert playthrough(read_script(head)) == body, "the game goes another way: `make golden` shows how"
    assert body.count("\n") < 300


@pytest.mark.parametrize("key", ALL_KEYS)
def test_every_game_has_golden_games(key):
    assert any(path.parent.name == key for path in FILES)


def test_a_later_stretch_can_be_shown():
    whole = playthrough(read_script("# _toy seats=2 seed=x show=1000")).splitlines()
    later = playthrough(read_script("# _toy seats=2 seed=x show=1 after=3")).splitlines()
    assert later[0] == whole[0] and later[1].startswith("after 3: {seat:null")
    numbered = [line for line in later if line[0].isdigit()]
    assert len(numbered) == 1 and numbered[0].startswith("4. ") and numbered[0] in whole
    assert later[-1] == whole[-1]
