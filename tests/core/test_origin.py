"""Games that go on from a moment of another: what one seat knew stays, all else is dealt anew."""

import pytest

from royaumes.core import Record, Stream, UserError
from royaumes.core.codec import dump, dump_lines, load
from royaumes.core.record import Answer, Header, Origin, opening, replay, verify
from royaumes.games import TOY, game, keys
from royaumes.play import Table, resume
from royaumes.testing.walks import recorded

GAMES = [TOY, *keys()]


def halfway(key, seats):
    """The answers of half a random game."""
    record, _ = recorded(game(key), seats, game(key).agreed(seats, {}), Stream("half"))
    return tuple(record.answers[: len(record.answers) // 2])


def header(key, seats, origin):
    rules = game(key)
    return Header(key, rules.rules_version, seats, rules.agreed(seats, {}), origin=origin)


@pytest.mark.parametrize("key", GAMES)
def test_the_seat_sees_what_it_saw(key):
    rules = game(key)
    seats = max(2, rules.seats[0])
    answers = halfway(key, seats)
    *_, last = replay(rules, Record(header(key, seats, None), list(answers)))
    for seat in range(seats):
        started = opening(rules, header(key, seats, Origin(answers, seat)), "seed")
        assert rules.view(started, seat) == rules.view(last.state, seat)
        assert rules.census(started) == rules.census(last.state)


@pytest.mark.parametrize("key", GAMES)
def test_it_is_played_written_read_verified_and_resumed(key):
    rules = game(key)
    seats = max(2, rules.seats[0])
    table = Table(rules, ["Ann"] * seats, "seed", None, Origin(halfway(key, seats), 1))
    stream = Stream("on")
    while not table.over:
        seat = table.pending.seats[0]
        table.answer(seat, stream.choice(table.options(seat)))
    for text in (dump(table.record), dump_lines(table.record)):
        record = load(text)
        assert record == table.record
        verify(rules, record)
    assert resume(rules, table.own_record).state == table.state


def test_another_seed_deals_otherwise():
    answers = halfway("royaume", 2)
    rules, head = game("royaume"), header("royaume", 2, Origin(answers, 0))
    views = [rules.view(opening(rules, head, f"seed {n}"), 1) for n in range(8)]
    assert any(view != views[0] for view in views)


def test_states_that_were_forgotten_come_back():
    table = Table(game(TOY), ["Ann", "Bob"], "seed", None, Origin(halfway(TOY, 2), 0))
    first = table.steps[0].state
    for _ in range(6):
        if not table.over:
            seat = table.pending.seats[0]
            table.answer(seat, table.options(seat)[0])
    table.forget()
    table.recall()
    assert table.steps[0].state == first


def test_what_cannot_be_is_said():
    rules, answers = game(TOY), halfway(TOY, 2)
    with pytest.raises(UserError, match="record-origin-no-seed"):
        opening(rules, header(TOY, 2, Origin(answers, 0)), "")
    with pytest.raises(UserError, match="record-origin-seat"):
        opening(rules, header(TOY, 2, Origin(answers, 2)), "seed")
    with pytest.raises(UserError, match="record-not-parsed"):
        opening(rules, header(TOY, 2, Origin((Answer(0, "nothing"),), 0)), "seed")


@pytest.mark.parametrize("origin", ['"no"', '{"seat": 0}', '{"seat": "0", "answers": []}'])
def test_a_damaged_origin_is_named(origin):
    whole = dump(Record(header(TOY, 2, Origin(halfway(TOY, 2), 0)), []))
    line = next(one for one in whole.splitlines() if one.startswith('  "origin"'))
    with pytest.raises(UserError, match="record-wrong-kind"):
        load(whole.replace(line, f'  "origin": {origin},'))
