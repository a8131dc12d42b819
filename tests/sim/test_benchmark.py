"""The benchmark measures what it says."""

from collections import Counter
from random import Random

import pytest
from benchmarks.games import MUST, SEATS, Contestant, by_choices, by_walking, fork_cost, ours, race, report

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
    peer = Contestant("peer", lambda: 10)
    toy = Contestant(TOY, ours(game(TOY), 3), must=1e9)
    race([peer, toy], rounds=3, seconds=0.01)
    assert len(toy.speeds) == 3
    assert report([peer, toy], peer) == [TOY]
    assert "TOO SLOW" in capsys.readouterr().out
    assert report([toy], None) == []
    assert "not installed" in capsys.readouterr().out


def test_a_fork_costs_something():
    assert 0 < fork_cost(game(TOY), 3) < 1000
