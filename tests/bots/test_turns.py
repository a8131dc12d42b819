"""Whole turns: every end of a turn once, and bots that compare ends instead of moves."""

from types import SimpleNamespace
from typing import Any

import pytest

from royaumes.bots.encoding import encoding
from royaumes.bots.learned import Learned
from royaumes.bots.playout import Playouts
from royaumes.bots.search import _by_first_move
from royaumes.bots.turns import whole_turns
from royaumes.bots.value import Value
from royaumes.core import Stream
from royaumes.games import game
from royaumes.games.crowns.moves import PLACE, STOP

A, B, C = PLACE[:3]


def thrown(throw, seats=2, **settings):
    """A game of Crowns in which the first seat has just thrown."""
    rules = game("crowns")
    s = rules.start(seats, settings)
    if seats > 1:
        rules.advance(s, None, 0)
    rules.advance(s, None, throw)
    return rules, s


def covers(rules, s, seat):
    """What a seat's board can come to in this turn, tried in every order."""
    found: set[int] = set()
    for move in rules.options(s, seat):
        after = s.fork()
        rules.advance(after, seat, move)
        same_turn = after.phase is s.phase and after.turn == s.turn
        found |= covers(rules, after, seat) if same_turn else {after.covered[seat]}
    return found


@pytest.mark.parametrize(("seats", "settings"), [(2, {}), (1, {}), (1, {"hard": True})])
@pytest.mark.parametrize("throw", [(5, 5, 3, 3, 1, 1), (3, 3, 3, 2, 2, 2), (6, 6, 6, 6, 6, 6)])
def test_every_end_of_a_turn_is_found_once(throw, seats, settings):
    rules, s = thrown(throw, seats, **settings)
    boards = [after.covered[0] for _, after in whole_turns(rules, s, 0)]
    assert len(set(boards)) == len(boards)
    assert set(boards) == covers(rules, s, 0)


def test_a_turn_is_its_moves_and_the_world_after_them():
    rules, s = thrown((6, 5, 4, 3, 2, 1))
    for moves, after in whole_turns(rules, s, 0):
        again = s.fork()
        for move in moves:
            rules.advance(again, 0, move)
        assert rules.view(again, 0) == rules.view(after, 0)
        assert moves[-1] is STOP and after.to_move == 1


def learned(share):
    """A bot of Crowns that likes what `share` likes of a row."""
    net: Any = SimpleNamespace(value=share, values=lambda rows: [share(row) for row in rows])
    return Learned("crowns", "learner", Value(encoding("crowns", turns=True), {2: (net, 0.0)}, by_turns=True))


def covered(*names):
    """How many of these cells a row says are mine."""
    at = [encoding("crowns", turns=True).FEATURES.index(f"covered {name}, mine") for name in names]
    return lambda row: sum(row[one] for one in at) / len(at)


def test_a_move_is_worth_the_best_turn_that_it_is_part_of():
    rules, s = thrown((6, 5, 4, 3, 2, 1))
    bot = learned(covered("1x6", "2x4"))
    choice = bot.consider(rules.view(s, 0), rules.options(s, 0), Stream("x"))
    worths = {"".join(one.move.picks): one.worth for one in choice.considered}
    assert worths["cell:1x6"] == worths["cell:2x4"] == worths[choice.move.picks[0]] == 1.0
    assert worths["cell:1x1"] == 1.0  # all three fit into one turn
    assert worths["cell:4x2"] == 0.5  # too many dice for both
    assert next(one.worth for one in choice.considered if one.move is STOP) == 0.0


def test_a_plan_is_tried_under_a_move_of_its_own_and_ends_as_it_must():
    advised = [((A, B, STOP), 0.9), ((A, STOP), 0.8), ((B, STOP), 0.7), ((A, C, STOP), 0.6), ((STOP,), 0.5)]
    found = _by_first_move(advised, (A, B, C, STOP), 9)
    assert found == {
        A: ((A, B, STOP), 0.9),
        B: ((B, STOP), 0.7),
        C: ((C, A, STOP), 0.6),
        STOP: ((STOP,), 0.5),
    }
    assert list(_by_first_move(advised, (A, B, C, STOP), 2)) == [A, B]


def test_where_turns_were_learnt_about_a_world_is_worth_the_best_end_of_the_next_one():
    rules, s = thrown((6, 5, 4, 3, 2, 1))
    bot = learned(covered("1x6"))
    rules.advance(s, 0, STOP)
    playouts = Playouts("crowns", 1, bot._judge, bot)
    found = {playouts.value(s.fork(), 0, Stream(str(number))) for number in range(12)}
    assert found == {0.0, 1.0}  # a throw with a six, or without
