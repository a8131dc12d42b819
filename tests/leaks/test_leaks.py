"""No seat of any game learns what it may not know."""

from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.strategies import ALL_KEYS, tables

from royaumes.bots import hints
from royaumes.core import Decide
from royaumes.games import AnyGame, keys
from royaumes.games import game as game_of
from royaumes.games.foracrown.game import ForACrownGame
from royaumes.testing.laws import check
from royaumes.testing.leaks import LEAK_LAWS, conceals


@pytest.mark.parametrize("law", LEAK_LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("key", ALL_KEYS)
@given(data=st.data())
def test_nothing_leaks(key, law, data):
    game = game_of(key)
    seats, options, seed = data.draw(tables(game))
    check(law, game, seats, options, seed, most=15)


class Telling(ForACrownGame):
    """For a Crown with a page that says how many rubies are left in the bank."""

    def display(self, v):
        return super().display(v), v.bank[0]


def test_the_law_of_concealment_sees_a_total_on_the_page():
    with pytest.raises(AssertionError, match="is sent a total"):
        check(conceals, cast(AnyGame, Telling()), 3, {"memory_aid": False}, "x")
    check(conceals, cast(AnyGame, Telling()), 3, {"memory_aid": True}, "x")


def test_the_law_of_concealment_sees_a_total_in_a_preview(monkeypatch):
    game = game_of("foracrown")
    monkeypatch.setattr("royaumes.testing.leaks.preview", lambda game, view, seat, move: view.rubies_in)
    with pytest.raises(AssertionError, match=r"tells seat . a total"):
        check(conceals, game, 3, {"memory_aid": False}, "x")


@pytest.mark.parametrize("key", keys())
@given(data=st.data())
def test_hints_depend_on_nothing_that_the_page_conceals(key, data):
    game = game_of(key)
    seats, options, seed = data.draw(tables(game))
    check(advises, game, seats, options, seed, most=6)


def advises(game, seats, step, stream):
    """Two worlds that differ in what the page must not tell give the same hints."""
    for seat in step.question.seats if isinstance(step.question, Decide) else ():
        view, offered = game.view(step.state, seat), game.options(step.state, seat)
        guesses = game.guesses(view, stream)
        if len(guesses) > 1:
            other = game.view(game.imagine(stream.choice(guesses), stream), seat)
            here, there = (hints(game.key, one, offered, stream.split("hint")) for one in (view, other))
            assert here == there, f"a hint tells seat {seat} a total"
