"""The search: budgets, the same luck for all moves, clear choices, and what it finds that greed misses."""

import time
from itertools import islice
from typing import Any

import pytest

from royaumes import bots
from royaumes.bots.choice import Choice, Considered
from royaumes.bots.greedy import Greedy
from royaumes.bots.levels import adviser
from royaumes.bots.playout import Playouts
from royaumes.bots.tournament import Tournament
from royaumes.bots.value import GOOD_ALONE
from royaumes.core import Stream, bits_of
from royaumes.games import TOY, game, keys
from royaumes.games.crowns.box import BORDER
from royaumes.games.crowns.moves import MOVES, STOP
from royaumes.testing.walks import decisions

A, B, C, D = MOVES[:4]


def position(key, number=20):
    """A position with a real choice some way into a random game: view, options."""
    rules, stream = game(key), Stream(f"position/{number}")
    played = decisions(rules, max(2, rules.seats[0]), stream, lambda s, seat, options: stream.choice(options))
    later = islice(played, number, None)
    return next((rules.view(s, seat), options) for s, seat, options in later if len(options) > 2)


def test_a_budget_ends():
    with pytest.raises(ValueError, match="never ends"):
        bots.Budget()


@pytest.mark.parametrize("key", keys())
def test_given_playouts_the_choice_follows_from_view_and_stream(key):
    view, options = position(key)
    budget = bots.Budget(playouts=24)
    first, again = (bots.level("king", key).consider(view, options, Stream("same"), budget) for _ in range(2))
    assert first == again
    assert first.move is first.considered[0].move
    assert {one.move for one in first.considered} <= set(options)


@pytest.mark.parametrize("key", ["crowns", "emerald", "foracrown"])
def test_no_more_playouts_than_the_budget(key):
    view, options = position(key)
    choice = bots.level("king", key).consider(view, options, Stream("few"), bots.Budget(playouts=30))
    assert 0 < sum(one.playouts for one in choice.considered) <= 30


def test_seconds_are_kept():
    view, options = position("crowns")
    search = bots.level("king", "crowns", bots.Budget(seconds=0.2))
    start = time.monotonic()
    assert search.choose(view, options, Stream("clock")) in options
    assert time.monotonic() - start < 2


def test_where_time_is_over_at_once_the_favourite_is_played():
    view, options = position("emerald")
    search = bots.level("king", "emerald", bots.Budget(seconds=0.0))
    favourite = adviser("emerald", "first").choose(view, options, Stream("x"))
    assert search.choose(view, options, Stream("x")) is favourite


def test_the_same_luck_for_the_same_world():
    rules, view = game("crowns"), position("crowns")[0]
    playouts = Playouts("crowns", 99)
    values = [playouts.value(rules.imagine(view, Stream("w")), view.seat, Stream("luck")) for _ in range(2)]
    assert values[0] == values[1]


def test_only_the_turn_that_is_on_is_finished_as_the_adviser_would():
    asked = []

    class Adviser(Greedy):
        def choose(self, view, options, stream):
            asked.append(view.turn)
            return STOP

    rules, (view, _) = game("crowns"), position("crowns")
    Playouts("crowns", 99, adviser=Adviser("crowns")).value(
        rules.imagine(view, Stream("w")), view.seat, Stream("l")
    )
    assert asked == [view.turn]


def test_a_playout_ends_with_its_time():
    rules, (view, _) = game("emerald"), position("emerald")
    assert (
        Playouts("emerald", 99).value(rules.imagine(view, Stream("w")), view.seat, Stream("l"), 0.0) is None
    )


def test_the_cautious_stay_with_their_favourite_longer():
    bold, cautious = Tournament([A, B], doubt=0.3), Tournament([A, B], doubt=0.7)
    for tournament in (bold, cautious):
        for better in (1.0, 0.0, 1.0, 0.0, 1.0, 0.4):
            tournament.add([0.5, better])
    assert (bold.choice().move, cautious.choice().move) == (B, A)


def test_what_was_learnt_counts_as_some_worlds():
    tournament = Tournament([A, B], doubt=0.0, shares=[0.6, 0.5], trust=10)
    for _ in range(5):
        tournament.add([0.5, 0.6])
    assert tournament.choice().move is A
    for _ in range(6):
        tournament.add([0.5, 0.6])
    assert tournament.choice().move is B


def test_alone_the_king_trusts_what_was_learnt():
    rules = game("crowns")
    s = rules.start(1)
    rules.advance(s, None, (6, 5, 4, 3, 2, 1))
    view, options = rules.view(s, 0), rules.options(s, 0)
    king, first = bots.level("king", "crowns"), adviser("crowns", "first")
    assert king.consider(view, options, Stream("x")) == first.consider(view, options, Stream("x"))


def test_whoever_shares_the_machine_thinks_for_a_shorter_time():
    budget = bots.Budget(seconds=1.0)
    assert budget.shared(0.5) == budget.shared(1.0) == budget
    assert budget.shared(4.0).seconds == 0.25
    assert budget.shared(1000.0).seconds == 0.05
    assert bots.Budget(playouts=30).shared(9.0) == bots.Budget(playouts=30)


def test_halving_keeps_the_best_and_the_favourite():
    tournament = Tournament([A, B, C, D])
    for _ in range(4):
        tournament.add([0.1, 0.2, 0.9, 0.3])
    tournament.halve()
    assert tournament.alive == [A, C]


def test_a_choice_is_clear_when_one_is_always_better_or_all_are_alike():
    better, alike, open_ = Tournament([A, B]), Tournament([A, B]), Tournament([A, B])
    for number in range(8):
        better.add([0.5, 0.6 + number / 1000])
        alike.add([1.0, 1.0])
        open_.add([0.5, number % 2])
    assert (better.is_clear(), alike.is_clear(), open_.is_clear()) == (True, True, False)
    assert (better.choice().move, alike.choice().move, open_.choice().move) == (B, A, A)


def test_alone_points_are_what_counts():
    rules = game("crowns")
    s = rules.start(1)
    playouts = Playouts("crowns", 99)
    value = playouts.value(s, 0, Stream("alone"))
    assert value == rules.pending(s).scores[0] / GOOD_ALONE


def test_alone_a_game_that_goes_on_is_worth_what_the_heuristics_expect():
    from royaumes.games.crowns import GAME as crowns

    rules = game("crowns")
    playouts = Playouts("crowns", 0)
    few, many = rules.start(1), crowns.start(1)
    many.covered[0] = bits_of(BORDER[:8])
    assert 0 < playouts._outlook(few, 0) < playouts._outlook(many, 0) < 1


def test_a_game_without_prospects_is_played_out():
    rules = game(TOY)
    playouts = Playouts(TOY, turns=1)
    s = rules.start(2)
    value = playouts.value(s, 0, Stream("out"))
    assert value is not None and 0 <= value <= 1
    assert rules.pending(s).winners


def test_points_that_heuristics_promise_become_shares_of_winning():
    even, worse, worst = Playouts("royaume", 4).shares([5.0, -5.0, -60.0])
    assert even == 0.5
    assert 0.25 < worse < 0.28  # ten points make a lead: e times as likely to lose
    assert worst < 0.01


def test_few_playouts_do_not_outweigh_what_the_heuristics_know(monkeypatch):
    """A move that is ten points worse is not chosen because two imagined worlds went well."""
    view, options = position("auftrag")
    search: Any = bots.level("baron", "auftrag", bots.Budget(playouts=4))
    favourite, other, *_ = adviser("auftrag", "knight").consider(view, options, Stream("few")).considered
    known = (favourite, Considered(other.move, favourite.worth - 10))
    monkeypatch.setattr(search._adviser, "consider", lambda *_: Choice(favourite.move, known))
    monkeypatch.setattr(search, "_in_one_world", lambda moves, *_: [0.5, 0.6])
    assert search.choose(view, options, Stream("few")) is favourite.move
