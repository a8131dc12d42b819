"""What people are told before they move holds in every game: prompts, previews, and why not."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.strategies import ALL_KEYS, tables

from royaumes.games import game as game_of
from royaumes.games import keys
from royaumes.testing.guidance import answers, previews, prompts, purposes
from royaumes.testing.laws import check


@pytest.mark.parametrize("law", [prompts, answers], ids=lambda law: law.__name__)
@pytest.mark.parametrize("key", ALL_KEYS)
@settings(max_examples=settings().max_examples // 3)
@given(data=st.data())
def test_law_of_whole_games(key, law, data):
    game = game_of(key)
    law(game, *data.draw(tables(game)))


@pytest.mark.parametrize("key", keys())
@settings(max_examples=settings().max_examples // 3)
@given(data=st.data())
def test_what_is_of_no_use_says_what_it_is_for(key, data):
    game = game_of(key)
    purposes(game, *data.draw(tables(game)))


@pytest.mark.parametrize("key", ALL_KEYS)
@given(data=st.data())
def test_twins_see_the_same_ahead_and_what_is_sure_happens(key, data):
    game = game_of(key)
    seats, options, seed = data.draw(tables(game))
    check(previews, game, seats, options, seed)
