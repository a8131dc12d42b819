"""`python -m royaumes.testing <game>` tries every law and names the one that is broken."""

import sys

import pytest

from royaumes.games import TOY, game
from royaumes.testing import __main__ as command


@pytest.fixture
def run(monkeypatch, capsys):
    def run(*arguments):
        monkeypatch.setattr(sys, "argv", ["testing", *arguments])
        return command.main(), capsys.readouterr().out

    return run


def test_a_sound_game(run):
    assert run(TOY, "--seeds", "1") == (0, "_toy: keeps 21 of 21 laws\n")


def test_a_broken_game(run, monkeypatch):
    monkeypatch.setattr(type(game(TOY)), "census", lambda self, s: {"pieces": s.turn})
    code, out = run(TOY, "--seeds", "1")
    assert code == 1 and "\n_toy: keeps 20 of 21 laws" in out
    assert "_toy: conserves: pieces come or go: {'pieces': (1, 2)} (2 seats, {}, seed _toy/2/0)" in out
