"""The encoding of every game: a row of moderate numbers with names, the same for equal views."""

from math import isfinite

import pytest

from royaumes.bots.encoding import encoding
from royaumes.core import Chance, Decide, Over, Stream, UserError
from royaumes.games import TOY, game, keys


def views(key, seats, seed):
    """What every seat sees after each decision of a random game, and what it sees in a twin world."""
    rules, stream = game(key), Stream(seed)
    s = rules.start(seats)
    while not isinstance(question := rules.pending(s), Over):
        if isinstance(question, Chance):
            rules.advance(s, None, question.source.sample(stream))
            continue
        assert isinstance(question, Decide)
        asked = question.seats[0]
        rules.advance(s, asked, stream.choice(rules.options(s, asked)))
        if not isinstance(rules.pending(s), Over):
            for seat in range(seats):
                view = rules.view(s, seat)
                yield view, rules.view(rules.imagine(view, stream), seat)


@pytest.mark.parametrize("key", keys())
def test_every_number_has_a_name_of_its_own(key):
    features = encoding(key).FEATURES
    assert len(set(features)) == len(features)
    assert encoding(key).VERSION >= 1


@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("most", [False, True])
def test_equal_views_give_equal_rows_of_moderate_numbers(key, most):
    known = encoding(key)
    seats = game(key).seats[-1] if most else max(2, game(key).seats[0])
    for number, (view, twin) in enumerate(views(key, seats, f"rows/{most}")):
        if number % 5:
            continue
        row = known.encode(view)
        assert len(row) == len(known.FEATURES)
        assert all(isfinite(one) and abs(one) < 20 for one in row)
        assert known.encode(twin) == row


def test_a_game_that_nobody_has_encoded_says_so():
    with pytest.raises(UserError, match="sim-no-encoding"):
        encoding(TOY)
