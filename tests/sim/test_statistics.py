"""Statistics: shares, intervals, distributions."""

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from royaumes.sim import Distribution, Result, Share, Statistics, wilson


def result(number, seated, winners, scores, why="end", decisions=10, rounds=None, turns=None):
    shares = tuple(Fraction(seat in winners, len(winners)) for seat in range(len(seated)))
    return Result(number, seated, shares, scores, why, decisions, rounds, turns)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662)],
)
def test_wilson_as_in_the_literature(wins, games, low, high):
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_nothing_played_nothing_known():
    assert wilson(0, 0) == (0, 1)
    assert Share().rate == 0


@given(st.integers(1, 10_000), st.data())
def test_the_interval_holds_the_share_and_shrinks(games, data):
    wins = data.draw(st.integers(0, games))
    low, high = wilson(wins, games)
    assert 0 <= low <= wins / games + 1e-12
    assert wins / games - 1e-12 <= high <= 1
    wider_low, wider_high = wilson(wins * 4, games * 4)
    assert wider_high - wider_low <= high - low + 1e-12


def test_a_shared_victory_is_shared():
    found = Statistics.of(
        [
            result(0, ("a", "b", "c"), (0, 1, 2), (4, 4, 4)),
            result(1, ("c", "a", "b"), (1,), (1, 9, 2)),
        ]
    )
    assert found.by_bot["a"].share.wins == Fraction(4, 3)
    assert found.by_seat[1].share.wins == Fraction(4, 3)
    assert sum(one.share.wins for one in found.by_bot.values()) == 2
    assert sum(one.share.wins for one in found.by_seat.values()) == 2


def test_a_bot_in_several_seats_counts_for_each():
    found = Statistics.of([result(0, ("a", "a", "b"), (1,), (1, 5, 2))])
    assert found.by_bot["a"].share == Share(2, Fraction(1))
    assert found.by_bot["a"].scores.mean == 3


def test_lengths_and_endings():
    found = Statistics.of(
        [
            result(0, ("a",), (0,), (3,), "full", 10, 4),
            result(1, ("a",), (0,), (3,), "stuck", 20, 6),
            result(2, ("a",), (0,), (3,), "stuck", 30, 8),
        ]
    )
    plain = found.to_json()
    assert plain["endings"] == {"stuck": 2, "full": 1}
    assert (plain["decisions"]["mean"], plain["rounds"]["q50"]) == (20, 6)


def test_turns_where_a_game_counts_them():
    counted = [result(n, ("a",), (0,), (3,), turns=60 + n) for n in range(3)]
    assert Statistics.of(counted).to_json()["turns"]["mean"] == 61
    assert Statistics.of([result(0, ("a",), (0,), (3,))]).to_json()["turns"] is None


def test_games_without_rounds_and_no_games_at_all():
    assert Statistics.of([result(0, ("a",), (0,), (3,))]).to_json()["rounds"] is None
    assert Statistics().to_json()["scores"] is None


@given(st.lists(st.integers(-50, 200), min_size=1))
def test_distributions_agree_with_the_plain_list(values):
    found = Distribution()
    for value in values:
        found.add(value)
    ordered = sorted(values)
    assert found.mean == pytest.approx(sum(values) / len(values))
    assert found.quantile(0) == ordered[0]
    assert found.quantile(0.5) == ordered[(len(values) - 1) // 2]
    assert found.quantile(1) == ordered[-1]
    bins = found.histogram()
    assert len(bins) <= 10
    assert sum(count for _, _, count in bins) == len(values)
    assert all(one[1] + 1 == other[0] for one, other in pairwise(bins))


def test_deviation():
    found = Distribution()
    for value in (2, 4, 4, 4, 5, 5, 7, 9):
        found.add(value)
    assert found.deviation == pytest.approx(2)


def test_quantiles_of_nothing():
    with pytest.raises(ValueError, match="nothing"):
        Distribution().quantile(0.5)
