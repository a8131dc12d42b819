"""What goes to another process and comes back is the same, whichever build runs."""

import pickle

import pytest
from tests.strategies import ALL_KEYS

from royaumes.core import Chance, IllegalMove, Over, Refusal, Stream, UserError
from royaumes.games import game
from royaumes.testing.walks import answer


def travelled(thing):
    return pickle.loads(pickle.dumps(thing))


@pytest.mark.parametrize("key", ALL_KEYS)
def test_everything_about_a_game_can_travel(key):
    rules, stream = game(key), Stream("travel")
    s = rules.start(rules.seats[-1])
    while not isinstance(question := rules.pending(s), Over):
        seat, move = answer(rules, s, question, stream)
        if isinstance(question, Chance):
            assert travelled(question.source).outcomes() == question.source.outcomes()
        else:
            assert travelled(question) == question and travelled(move) == move
        view = rules.view(s, seat)
        assert travelled(view) == view
        s, announcements = rules.apply(s, seat, move)
        assert travelled(announcements) == announcements
    assert travelled(question) == question
    assert travelled(rules.view(s, 0)) == rules.view(s, 0)


def test_errors_travel_with_their_facts():
    error = travelled(UserError("x", why="because"))
    assert (error.why, error.facts) == ("x", {"why": "because"})
    refusal = Refusal("TBL-1.1", "x", {"seats": ("seat:1",)})
    assert travelled(IllegalMove(refusal)).refusal == refusal
