"""Saved games go on; records of running games keep the seed to themselves; replays walk both ways."""

import pytest

from royaumes.core import Record, Stream, UserError
from royaumes.core.codec import dump, load
from royaumes.games import TOY, game, keys
from royaumes.play import Replay, Table, check, resume, save

NAMES = ("Ann", "bot:random", "Cleo")


def played(key, answers=7, seed="seed"):
    table = Table(game(key), NAMES, seed)
    stream = Stream("x")
    while not table.over and len(table.answers) < answers:
        seat = stream.choice(table.pending.seats)
        table.answer(seat, stream.choice(table.options(seat)))
    return table


@pytest.mark.parametrize("key", [TOY, *keys()])
def test_a_saved_game_goes_on_as_if_nothing_had_happened(tmp_path, key):
    table = played(key)
    path = tmp_path / "game.json"
    save(table, path)
    again = resume(game(key), load(path.read_text("utf-8")))
    assert again.own_record == table.own_record
    assert again.state == table.state
    for one in (table, again):
        stream = Stream("y")
        while not one.over:
            seat = stream.choice(one.pending.seats)
            one.answer(seat, stream.choice(one.options(seat)))
    assert again.record == table.record
    assert list(tmp_path.iterdir()) == [path]


def test_an_exported_record_of_a_running_game_tells_no_seed_and_cannot_go_on():
    table = played(TOY)
    text = dump(table.record)
    assert '"seed": ""' in text
    with pytest.raises(UserError, match="table-resume-no-seed"):
        resume(game(TOY), load(text))


def test_a_saved_game_that_was_tampered_with_is_refused():
    table = played(TOY)
    record = table.own_record
    with pytest.raises(UserError, match="verify-commitment"):
        resume(game(TOY), Record(record.header, record.answers, "another seed"))
    with pytest.raises(UserError, match="record-not-parsed"):
        resume(game(TOY), Record(record.header, [record.answers[0], record.answers[0]], "seed"))


def test_a_saved_game_that_breaks_off_in_a_throw_is_refused():
    record = played(TOY).own_record
    with pytest.raises(UserError, match="table-resume-cut"):
        resume(game(TOY), Record(record.header, [], "seed"))


def test_another_stream_is_refused():
    from dataclasses import replace

    record = played(TOY).own_record
    with pytest.raises(UserError, match="verify-other-stream"):
        resume(game(TOY), Record(replace(record.header, stream="other"), record.answers, "seed"))


def test_a_game_with_real_dice_goes_on_without_a_seed():
    table = Table(game(TOY), NAMES)
    table.answer_text(None, "card-2")
    again = resume(game(TOY), load(dump(table.own_record)))
    again.answer_text(0, "claim:1")
    assert again.state.claim == 1


def test_a_record_without_names_goes_on():
    from dataclasses import replace

    record = played(TOY).own_record
    again = resume(game(TOY), Record(replace(record.header, players=()), record.answers, "seed"))
    assert again.header.players == ()


def test_what_cannot_be_written_is_a_problem(tmp_path):
    with pytest.raises(UserError, match="table-cannot-write"):
        save(played(TOY), tmp_path / "nowhere" / "game.json")


def test_a_replay_walks_both_ways():
    table = played(TOY)
    walk = Replay(game(TOY), table.own_record)
    assert (walk.at, walk.last) == (0, len(table.answers))
    assert walk.step.answer is None
    assert not walk.back()
    assert walk.forward()
    assert walk.step.answer == table.answers[0]
    assert walk.go(999)
    assert walk.step.state == table.state
    assert not walk.forward()
    assert walk.back()
    assert walk.at == walk.last - 1


def test_a_running_game_can_be_checked_by_its_owner():
    checked = check(game(TOY), played(TOY).own_record)
    assert checked.over is None
