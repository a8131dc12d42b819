"""The greedy prince: strong enough to make simulations mean something, in games of the right length."""

from statistics import mean
from typing import Any

import pytest
from tests.games.royaume.table import game, play, position

from royaumes.bots import make
from royaumes.core import Over, Stream
from royaumes.core.moves import notation
from royaumes.games.royaume.heuristics import likely
from royaumes.games.royaume.outlook import beliefs, suspicions
from royaumes.testing.walks import answer


def played(names, seed, settings=None):
    """A whole game between bots: the result and the number of turns."""
    s, stream = game.start(len(names), settings), Stream(seed)
    bots = [make(name, "royaume") for name in names]
    while not isinstance(question := game.pending(s), Over):
        seat, move = answer(game, s, question, stream)
        if seat is not None:
            move = bots[seat].choose(game.view(s, seat), game.options(s, seat), stream)
        game.advance(s, seat, move)
    return question, s.turn


def test_it_beats_the_random_prince():
    wins = 0
    for n in range(20):
        names = ["greedy", "random"] if n % 2 else ["random", "greedy"]
        wins += played(names, f"duel/{n}")[0].winners == (names.index("greedy"),)
    assert wins >= 16


def test_sensible_games_have_60_to_90_turns():
    assert 60 <= mean(played(["greedy"] * (2 + n % 4), f"turns/{n}")[1] for n in range(12)) <= 90


def test_it_knows_both_tables():
    for calling in (False, True):
        over, turns = played(["greedy"] * 3, "tables", {"path": 24, "calling": calling})
        assert over.winners and turns < 90


def chosen(s):
    """What the greedy prince does, as text."""
    seat = game.pending(s).seats[0]
    move = make("greedy", "royaume").choose(game.view(s, seat), game.options(s, seat), Stream("x"))
    return notation(move)


@pytest.mark.parametrize(("order", "first"), [(1, "red"), (2, "blue")])
def test_it_brings_home_first_what_its_card_wants_first(order, first):
    s = play(position("red 3 crowned, blue 3 crowned", orders=[order, 8, 9]), (6, 5))
    assert chosen(s).startswith(f"knight:{first}")


def test_it_sends_back_a_knight_who_comes_too_early():
    at = "red 8 crowned, blue 14 crowned, green 20 crowned, yellow 26 crowned, white 7 crowned"
    s = play(position(at, orders=[1, 8, 9]), (6, 6))  # card 1 wants white last
    assert chosen(s) == "knight:white way:back"


def test_it_seizes_most_and_gives_least():
    rich: dict[str, Any] = {"power": [3, 0], "treasures": ["red", "blue blue blue white"]}
    s = position("red 5 crowned", home="green yellow white", **rich)
    assert chosen(s) == "seat:1"
    assert chosen(play(s, "seat:1", (12, 1))) == "treasure:blue"
    s = play(position(home="red", treasures=["red white"], orders=[1, 8, 9]), (4, 3))
    assert chosen(s) == "treasure:white"  # red lies in its circle and counts double


def test_it_always_calls_the_witch():
    assert chosen(play(position(calling=True), (4, 3))) == "witch:call"


def test_likely_worlds_fit_the_view_and_follow_the_beliefs():
    at = "red 2 crowned, blue 9 crowned, green 16 crowned, yellow 23 crowned, white 30 crowned"
    view = game.view(position(at, orders=[8, 1, 9]), 0)
    worlds = [likely(view, Stream(f"likely/{n}")) for n in range(40)]
    assert all(game.view(world, 0) == view and len(set(world.orders)) == 3 for world in worlds)
    believed = beliefs(view, 1)
    likeliest = sorted(range(20), key=lambda order: -believed[order])[:5]
    assert sum(world.orders[1] in likeliest for world in worlds) > 20  # chance would say 10


def test_suspicions_weigh_a_push_by_how_much_was_given_and_leave_one_s_own_card_out():
    s = position(seats=2, orders=[8, 1])
    s.given[1] = [10, 4, 0, 0, 0]
    early = suspicions(game.view(s, 0), 1)
    assert sum(early) == pytest.approx(1) and early[7] == 0.0
    assert max(early) == early[0] > beliefs(game.view(s, 0), 1)[0]  # card 1 wants red, then blue
    s.given[1] = [110, 104, 100, 100, 100]
    assert suspicions(game.view(s, 0), 1)[0] < early[0]


def test_among_several_rivals_suspicions_are_beliefs():
    view = game.view(position(orders=[8, 1, 9]), 0)
    assert suspicions(view, 1) == beliefs(view, 1)
