"""Many options are first shown by what they begin with."""

import pytest
from rich.console import Console

from royaumes.cli.render import Screen
from royaumes.games import game
from royaumes.messages import Catalogue, Words


@pytest.fixture
def shown(capsys):
    def show(key, options):
        console = Console(width=80, force_terminal=False)
        Screen(Words(Catalogue("en"), key), console).beginnings(options)
        return capsys.readouterr().out

    return show


def test_few_options_are_all_shown(shown):
    assert "stop here" in shown("crowns", game("crowns").moves[-10:])


def test_many_options_are_shown_by_their_beginning(shown):
    moves = [move for move in game("royaume").moves if len(move.picks) > 1][::7]
    text = shown("royaume", moves)
    assert "moves)" in text and "to see what may follow" in text
    assert len(text.splitlines()) < 20


def test_a_number_opens_a_beginning_and_the_next_one_chooses(royaumes):
    typed = "1\n1\nquit\n\n"
    told = royaumes("play", "foracrown", "--seats", "Ann,greedy,greedy", "--seed", "5", typed=typed).out
    opened, chosen = told.index("… ("), told.index("Ann recruits C/T")
    assert opened < told.index("1  C/T (coin or raccoon), 1 coin") < chosen
