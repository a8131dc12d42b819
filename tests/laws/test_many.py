"""Conserved, replayed, verified: many whole games (a few every day, 10,000 of each in `make test-long`)."""

import os

import pytest
from tests.strategies import ALL_KEYS

from royaumes.bots import make
from royaumes.core.codec import dump_line, load
from royaumes.core.record import replay, verify
from royaumes.games import game as game_of
from royaumes.sim import play

LONG = os.environ.get("ROYAUMES_PROFILE") == "long"
BATCHES, GAMES = (100, 100) if LONG else (2, 12)


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("key", ALL_KEYS)
def test_many_games(key, batch):
    game = game_of(key)
    for number in range(GAMES):
        seats = game.seats[number % len(game.seats)]
        record, over = play(game, seats, {}, [make("random", key)] * seats, f"many/{key}/{batch}/{number}")
        assert load(dump_line(record)) == record
        steps = list(replay(game, record))
        assert game.pending(steps[-1].state) == over
        census = game.census(steps[0].state)
        assert all(game.census(step.state) == census for step in steps)
        assert verify(game, record) == sum(answer.seat is None for answer in record.answers)
