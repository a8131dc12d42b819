"""A table asks, checks, answers for chance and keeps the record."""

import pytest

from royaumes.core import Decide, IllegalMove, Stream, UserError
from royaumes.core.stream import commitment
from royaumes.games import TOY, game, keys
from royaumes.games._toy.moves import CLAIMS, DOUBT, TRUST
from royaumes.play import Table, check, new_seed

TOY_GAME = game(TOY)
NAMES = ("Ann", "Bob", "Cleo")


def toy(seed="seed", names=NAMES):
    return Table(TOY_GAME, names, seed)


def play_out(table, stream):
    while not table.over:
        seat = stream.choice(table.pending.seats)
        table.answer(seat, stream.choice(table.options(seat)))
    return table


def test_chance_is_answered_before_anybody_is_asked():
    table = toy()
    assert isinstance(table.pending, Decide)
    assert [answer.seat for answer in table.answers] == [None]


def test_the_same_seed_gives_the_same_chance():
    first, second = (play_out(toy(), Stream("x")) for _ in range(2))
    assert first.record == second.record
    assert play_out(toy("other"), Stream("x")).record.answers != first.record.answers


def test_the_commitment_is_there_from_the_start_and_the_seed_at_the_end():
    table = toy()
    assert table.commitment == table.record.header.commitment == commitment("seed")
    assert table.record.seed == ""
    assert table.own_record.seed == "seed"
    play_out(table, Stream("x"))
    assert table.record.seed == "seed"


@pytest.mark.parametrize("key", [TOY, *keys()])
def test_every_finished_game_can_be_verified(key):
    played = game(key)
    for seats in played.seats:
        table = play_out(Table(played, [f"P{n}" for n in range(seats)], f"s{seats}"), Stream("x"))
        checked = check(played, table.record)
        assert checked.over == table.over
        assert checked.moves + checked.outcomes == len(table.answers)


def test_a_refused_answer_changes_nothing():
    table = toy()
    before = list(table.steps)
    with pytest.raises(IllegalMove) as refused:
        table.answer(1, CLAIMS[0])
    assert refused.value.refusal.rule == "TBL-1.2"
    assert table.steps == before


def test_only_the_seed_throws_dice_where_there_is_one():
    with pytest.raises(UserError, match="table-chance-is-drawn"):
        toy().answer(None, (1,))


def test_without_a_seed_the_dice_are_real():
    table = toy(seed="")
    assert table.commitment == ""
    table.answer_text(None, "card-3")
    table.answer_text(0, "claim:3")
    table.answer(1, TRUST)
    table.answer(2, TRUST)
    table.answer_text(None, "2")
    assert table.state.tokens == [4, 2, 2]
    assert table.bot_stream(1).below(10) in range(10)


def test_each_seat_hears_what_it_may():
    table = toy()
    own, other, outside = (list(table.events_for(seat)) for seat in (0, 1, None))
    assert [event.message for event in own] == ["toy-drew-this"]
    assert [event.message for event in other] == ["toy-drew"] == [event.message for event in outside]
    table.answer(0, CLAIMS[0])
    assert [event.message for event in table.events_for(1, since=1)] == ["toy-claimed"]


def test_options_and_views_are_the_games():
    table = toy()
    assert table.asks(0)
    assert not table.asks(1)
    assert table.options(0) == CLAIMS
    assert table.view(1).my_card == -1
    assert table.refusal(1, DOUBT).rule == "TBL-1.2"


def test_bots_get_the_same_stream_again_at_the_same_place():
    assert toy().bot_stream(1).below(10**9) == toy().bot_stream(1).below(10**9)
    assert toy().bot_stream(1).below(10**9) != toy().bot_stream(2).below(10**9)


def test_new_seeds_differ():
    assert new_seed() != new_seed()


def test_bad_seats_and_options_are_problems():
    with pytest.raises(UserError, match="table-bad-seats"):
        Table(TOY_GAME, ["Ann"], "seed")
    with pytest.raises(UserError, match="table-bad-setting"):
        Table(TOY_GAME, NAMES, "seed", {"speed": 3})


def test_the_record_of_a_running_game_keeps_secrets():
    table = toy()
    assert [answer.text for answer in table.record.answers] == ["?"]  # the leader's card
    assert table.own_record.answers[0].text.startswith("card-")
    leader = table.pending.seats[0]
    table.answer(leader, CLAIMS[0])
    first, second = table.pending.seats
    table.answer(second, TRUST)
    assert [answer.text for answer in table.record.answers] == ["?", "claim:1", "?"]
    table.answer(first, DOUBT)  # all replies are open now
    assert [answer.text for answer in table.record.answers][1:4] == ["claim:1", "reply:trust", "reply:doubt"]
    play_out(table, Stream("end"))
    assert table.record == table.own_record


def test_what_is_said_in_front_of_all_is_no_secret():
    table = Table(game("royaume"), NAMES, "seven", {"calling": True})
    stream = Stream("calling")
    while table.pending.prompt != "royaume-ask-watch":
        seat = table.pending.seats[0]
        table.answer(seat, stream.choice(table.options(seat)))
    first, *others = table.pending.seats
    table.answer(first, game("royaume").moves.parse("witch:pass"))
    assert table.pending.seats == tuple(others)
    assert table.record.answers[-1].text == "witch:pass"
