"""A slice of the ladder: no level falls below the one under it. The whole of it stands in docs/ladder.md."""

import os
from typing import Any

import pytest

from royaumes import bots
from royaumes.bots.choice import Considered
from royaumes.bots.greedy import Greedy
from royaumes.bots.hasty import Hasty
from royaumes.core import Chance, Heuristics, State, Stream, View
from royaumes.games import TOY, game, keys
from royaumes.games._toy.moves import CLAIMS
from royaumes.sim import Plan, results, rungs

#: As many games as it takes for the better level to show it nearly always; against random, fewer.
GAMES, RANDOM_GAMES = 60, 20
LONG = os.environ.get("ROYAUMES_PROFILE") == "long"
#: Searches take their time: every day one of them is tried, in `make test-long` all.
STEPS = (("knight", "baron"), ("baron", "king@200"))
SEARCHES = [(key, pair) for key in keys() for pair in STEPS if LONG or (key, pair) == ("crowns", STEPS[0])]


def climbed(key, pair, games):
    """One rung after so many games; fixed seeds and counted playouts make it the same every time."""
    (rung,) = rungs(key, pair)
    for result in results(rung.plan(key, games, "slice")):
        rung.add(result)
    return rung


@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("pair", [("random", "page"), ("page", "squire"), ("squire", "knight")])
def test_each_level_wins_more_than_its_share_against_the_one_below(key, pair):
    rung = climbed(key, pair, RANDOM_GAMES if "random" in pair else GAMES)
    assert rung.share.rate > rung.fair, f"{rung.upper} won {rung.share.rate:.0%}"


@pytest.mark.parametrize(("key", "pair"), SEARCHES)
def test_whoever_searches_wins_at_least_their_share(key, pair):
    rung = climbed(key, pair, GAMES if LONG else 16)
    assert rung.share.rate >= rung.fair, f"{rung.upper} won {rung.share.rate:.0%}"


@pytest.mark.parametrize(
    ("name", "games", "least", "most"),
    [("squire", 100, 25, 32), ("knight", 100, 34, 43), ("baron", 60, 42, 50), ("king", 30, 46, 60)],
)
def test_alone_a_squire_learns_and_a_king_is_a_genius(name, games, least, most):
    points = [result.scores[0] for result in results(Plan("crowns", (name,), games, "alone"))]
    assert least <= sum(points) / games <= most


def test_where_nothing_was_learnt_the_knight_is_greedy():
    knight, greedy = (bots.make(name, TOY) for name in ("knight", "greedy"))
    assert (knight.name, type(knight)) == ("knight", type(greedy))


def test_haste_errs_but_prefers_what_is_better(monkeypatch):
    page: Any = bots.level("page", TOY)
    known: Heuristics[State, View] = Heuristics(
        choose=lambda view, options, stream: options[0], ranking=lambda view, options, stream: [3.0, 2.0, 0.0]
    )
    monkeypatch.setattr(page._adviser, "_known", known)
    stream = Stream("haste")
    taken = [page.choose(None, CLAIMS, stream) for _ in range(2000)]
    counts = [taken.count(claim) for claim in CLAIMS]
    assert counts[0] > counts[1] > counts[2] > 0


def test_whoever_overlooks_everything_still_moves():
    blind = Hasty(Greedy(TOY), "blind", haste=1.0, overlooks=1.0)
    options = [Considered(CLAIMS[0], 1.0), Considered(CLAIMS[1], 0.0)]
    assert blind._erring(options, Stream("x")).move is CLAIMS[0]


def test_a_hasty_baron_thinks_for_as_long_as_it_is_told():
    baron: Any = bots.level("baron", "emerald", bots.Budget(playouts=40))
    rules = game("emerald")
    s = rules.start(2)
    while isinstance(question := rules.pending(s), Chance):
        rules.advance(s, None, question.source.sample(Stream("luck")))
    view, options = rules.view(s, 0), rules.options(s, 0)
    assert isinstance(baron, Hasty) and len(options) > 1
    for playouts in (16, 80):
        found = baron.consider(view, options, Stream("x"), bots.Budget(playouts=playouts))
        assert 0 < sum(one.playouts for one in found.considered) <= playouts
    own = baron.consider(view, options, Stream("x"))
    assert 16 < sum(one.playouts for one in own.considered) <= 40
