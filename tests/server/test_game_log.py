"""A table's game as rows that are only ever added."""

from contextlib import suppress

import pytest

from royaumes.core import UserError
from royaumes.core.state import FORGOTTEN
from royaumes.games import game
from royaumes.server.storage import UNDO, LogRow
from royaumes.server.tables.game_log import GameLog


def played(key="_toy", seats=3, moves=40, undo=True):
    """A game_log after some moves and undos, and its rows."""
    from royaumes.core import IllegalMove, Stream

    game_log = GameLog(game(key), ["a", "b", "c"][:seats], "seed", {})
    rows, stream = list(game_log.first_rows), Stream("play")
    for number in range(moves):
        if not game_log.questions:
            break
        seat = stream.choice(sorted(game_log.questions))
        if undo and number % 4 == 3:
            for one in range(seats):
                with suppress(IllegalMove):
                    others = set(range(seats)) - {one}
                    rows.append(game_log.undo(one, others if number % 8 == 7 else (), f"u{number}"))
                    break
            continue
        move = stream.choice(game_log.table.options(seat))
        rows += game_log.answer(seat, " ".join(move.picks), f"k{number}")
    return game_log, rows


@pytest.mark.parametrize("key", ["_toy", "crowns"])
def test_a_log_stands_where_its_rows_left_it(key):
    game_log, rows = played(key)
    assert any(row.kind == UNDO for row in rows)
    again = GameLog.load(game(key), ["a", "b", "c"], "seed", {}, rows)
    assert [row.row for row in rows] == list(range(1, len(rows) + 1))
    assert (again.n, again.questions, again.undone) == (game_log.n, game_log.questions, game_log.undone)
    assert again.table.state == game_log.table.state
    assert again.table.own_record == game_log.table.own_record
    if game_log.questions:
        seat = min(game_log.questions)
        move = " ".join(game_log.table.options(seat)[0].picks)
        assert again.answer(seat, move) == game_log.answer(seat, move)
        assert again.table.state == game_log.table.state


def test_a_gap_in_a_log_is_seen():
    _, rows = played(undo=False, moves=5)
    with pytest.raises(UserError, match="server-log-gap"):
        GameLog.load(game("_toy"), ["a", "b", "c"], "seed", {}, [rows[0], *rows[2:]])


def test_sealed_answers_do_not_make_each_other_stale():
    game_log = GameLog(game("_toy"), ["a", "b", "c"], "seed", {})
    (lead,) = game_log.questions
    game_log.answer(lead, "claim:1")
    before = dict(game_log.questions)
    assert len(before) == 2
    first, second = sorted(before)
    game_log.answer(first, "reply:trust")
    assert game_log.questions == {second: before[second]}


def test_steps_of_rows():
    game_log, _ = played(undo=False, moves=10)
    assert game_log.step_of(game_log.n) == len(game_log.table.steps) - 1
    assert game_log.step_of(0) == 0
    assert game_log.step_of(game_log.n + 1) is None
    assert isinstance(game_log.first_rows[0], LogRow)


@pytest.mark.parametrize("key", ["_toy", "crowns"])
def test_states_that_no_undo_can_reach_are_forgotten_and_come_back(key):
    game_log, rows = played(key, undo=False, moves=24)
    table = game_log.table
    assert sum(step.state is FORGOTTEN for step in table.steps) > 3
    full = GameLog.load(game(key), ["a", "b", "c"], "seed", {}, rows).table
    full.recall()
    assert all(step.state is not None for step in full.steps)
    for seat in range(3):
        for consent in ((), {0, 1, 2} - {seat}):
            assert table.undo_refusal(seat, consent) == full.undo_refusal(seat, consent)
    game_log.undo(0, {1, 2})
    full.undo(0, {1, 2})
    assert table.steps == full.steps
    for seat in (0, 1, 2, 0, 1, 2):  # and again: what is wanted now had been forgotten
        others = {0, 1, 2} - {seat}
        if full.undo_refusal(seat, others) is None:
            game_log.undo(seat, others)
            full.undo(seat, others)
        assert table.steps == full.steps
