"""`python -m royaumes.games.<game>` plays a game and prints it; importing it does nothing."""

from runpy import run_module

import pytest

from royaumes.games import TOY, keys


@pytest.mark.parametrize("key", [*keys(), TOY])
def test_a_game_prints_itself(key, capsys):
    run_module(f"royaumes.games.{key}.__main__", run_name="__main__")
    assert len(capsys.readouterr().out.splitlines()) > 10


@pytest.mark.parametrize("key", [*keys(), TOY])
def test_importing_the_door_is_silent(key, capsys):
    run_module(f"royaumes.games.{key}.__main__")
    assert capsys.readouterr().out == ""
