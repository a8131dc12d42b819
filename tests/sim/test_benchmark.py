"""The benchmark measures what it says."""

from collections import Counter
from pathlib import Path
from random import Random

import pytest
from benchmarks.games import (
    MUST,
    Contestant,
    by_choices,
    by_walking,
    fork_cost,
    race,
    report,
    report_compiled,
)
from benchmarks.player import SEATS, Elsewhere, measured, ours

import royaumes
from royaumes.games import TOY, game, keys


def test_every_game_is_measured():
    assert set(keys()) <= set(MUST)
    assert {*keys(), TOY} <= set(SEATS)
    assert all(SEATS[key] in game(key).seats for key in (*keys(), TOY))


@pytest.mark.parametrize("drawing", [by_choices, by_walking])
def test_outcomes_are_drawn_as_likely_as_they_are(drawing):
    draw = drawing(Random(1))
    drawn = Counter(draw([(4, 0.5), (7, 0.25), (9, 0.25)]) for _ in range(4000))
    assert abs(drawn[4] - 2000) < 150
    assert abs(drawn[7] - 1000) < 150


def test_a_race_and_its_table(capsys):
    peer = Contestant("peer", measured(lambda: 10))
    toy = Contestant(TOY, measured(ours(game(TOY), 3)), must=1e9)
    race([peer, toy], rounds=3, seconds=0.01)
    assert len(toy.speeds) == 3
    assert report([peer, toy], peer) == [TOY]
    assert "TOO SLOW" in capsys.readouterr().out
    assert report([toy], None) == []
    assert "not installed" in capsys.readouterr().out


def test_a_game_that_gains_too_little_by_compiling_is_named(capsys):
    pure = Contestant(TOY, lambda _: 10.0, must=0.5, speeds=[10.0, 11.0, 12.0])
    peer = Contestant("peer", lambda _: 10.0, speeds=[13.0, 13.0, 13.0])
    for speeds, slow in (([20.0] * 3, []), ([14.0] * 3, [TOY]), ([12.0, 25.0, 12.0], [TOY])):
        assert report_compiled([pure], [Contestant(TOY, lambda _: 10.0, speeds=speeds)], peer) == slow
    pure.must = None  # a game that is only for tests is shown, not judged
    assert report_compiled([pure], [Contestant(TOY, lambda _: 10.0, speeds=[1.0] * 3)], peer) == []
    assert "TOO SLOW" in capsys.readouterr().out


def test_another_process_plays_too():
    elsewhere = Elsewhere(Path(royaumes.__file__).parents[1])
    assert elsewhere.speed(TOY)(0.01) > 0
    elsewhere.close()


def test_a_fork_costs_something():
    assert 0 < fork_cost(game(TOY), 3) < 1000
