"""No seat of any game learns what it may not know."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.strategies import ALL_KEYS, tables

from royaumes.games import game as game_of
from royaumes.testing.laws import check
from royaumes.testing.leaks import LEAK_LAWS


@pytest.mark.parametrize("law", LEAK_LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("key", ALL_KEYS)
@given(data=st.data())
def test_nothing_leaks(key, law, data):
    game = game_of(key)
    seats, options, seed = data.draw(tables(game))
    check(law, game, seats, options, seed, most=15)
