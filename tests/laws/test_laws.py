"""Every law holds for every game."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.strategies import ALL_KEYS, tables

from royaumes.games import game as game_of
from royaumes.testing.laws import GAME_LAWS, STEP_LAWS, check


@pytest.mark.parametrize("law", STEP_LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("key", ALL_KEYS)
@given(data=st.data())
def test_step_law(key, law, data):
    game = game_of(key)
    seats, options, seed = data.draw(tables(game))
    check(law, game, seats, options, seed)


@pytest.mark.parametrize("law", GAME_LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("key", ALL_KEYS)
@given(data=st.data())
def test_game_law(key, law, data):
    game = game_of(key)
    law(game, *data.draw(tables(game)))
