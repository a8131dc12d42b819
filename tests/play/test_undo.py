"""Undo goes back as far as nobody has learnt anything (TBL-2)."""

import pytest

from royaumes.core import SEATS, IllegalMove
from royaumes.games import game
from royaumes.games._toy.moves import CLAIMS, DOUBT, TRUST
from royaumes.games.crowns.moves import STOP
from royaumes.play import Table


def toy():
    return Table(game("_toy"), ("Ann", "Bob", "Cleo"), "seed")


def refused(table, seat, consent=()):
    with pytest.raises(IllegalMove) as caught:
        table.undo(seat, consent)
    refusal = caught.value.refusal
    assert table.undo_refusal(seat, consent) == refusal
    return refusal


@pytest.mark.rule("TBL-2.1")
def test_a_move_that_told_nothing_new_can_be_taken_back():
    table = toy()
    before = table.record
    table.answer(0, CLAIMS[0])
    assert table.undo_refusal(0) is None
    undone = table.undo(0)
    assert [answer.text for answer in undone.gone] == ["claim:1"]
    assert not undone.by_consent
    assert table.record == before
    table.answer(0, CLAIMS[1])
    assert table.state.claim == 2


@pytest.mark.rule("TBL-2.1")
def test_chips_are_taken_back_one_by_one_but_not_the_throw():
    table = Table(game("crowns"), ("Ann", "Bob"), "three")
    seat = table.pending.seats[0]
    placed = 0
    while table.options(seat)[0] is not STOP:
        table.answer(seat, table.options(seat)[0])
        placed += 1
    assert placed
    for _ in range(placed):
        table.undo(seat)
    assert table.state.covered == [0, 0]
    assert refused(table, seat).why == "table-no-undo-nothing"


@pytest.mark.rule("TBL-2.1")
def test_what_was_revealed_stays():
    table = Table(game("crowns"), ("Ann",), "three")
    table.answer(0, table.options(0)[0])
    table.answer(0, STOP)
    refusal = refused(table, 0)
    assert (refusal.rule, refusal.why) == ("TBL-2.1", "table-no-undo-revealed")


@pytest.mark.rule("TBL-2.1")
def test_there_must_be_a_move_to_take_back():
    assert refused(toy(), 1).why == "table-no-undo-nothing"


@pytest.mark.rule("TBL-2.2")
def test_a_move_that_was_answered_stays():
    table = toy()
    table.answer(0, CLAIMS[0])
    table.answer(1, TRUST)
    refusal = refused(table, 0)
    assert (refusal.rule, refusal.why) == ("TBL-2.2", "table-no-undo-answered")
    assert refusal.facts == {"seat": SEATS[1]}


@pytest.mark.rule("TBL-2.1")
def test_a_sealed_answer_can_be_taken_back_while_others_are_waited_for():
    table = Table(game("_toy"), ("Ann", "Bob", "Cleo", "Dan"), "seed")
    table.answer(0, CLAIMS[0])
    table.answer(1, TRUST)
    table.answer(2, DOUBT)
    undone = table.undo(1)
    assert [answer.text for answer in undone.gone] == ["reply:trust"]
    assert table.pending.seats == (1, 3)
    assert [answer.seat for answer in table.answers] == [None, 0, 2]
    table.answer(1, DOUBT)
    table.answer(3, TRUST)
    assert table.record.answers[2].text == "reply:doubt"


@pytest.mark.rule("TBL-2.1")
def test_a_sealed_answer_stays_once_all_are_open():
    table = toy()
    table.answer(0, CLAIMS[0])
    table.answer(1, TRUST)
    table.answer(2, TRUST)
    assert refused(table, 1).rule == "TBL-2.1"


def test_with_the_consent_of_all_any_move_can_be_taken_back():
    table = toy()
    table.answer(0, CLAIMS[0])
    before = table.record
    table.answer(1, TRUST)
    table.answer(2, TRUST)
    assert refused(table, 1, consent={0}).rule == "TBL-2.1"
    undone = table.undo(1, consent={0, 2})
    assert undone.by_consent
    assert len(undone.gone) > 1
    assert table.record == before


def test_chance_falls_the_same_again_after_a_move_was_taken_back():
    table = Table(game("crowns"), ("Ann", "Bob"), "three")
    seat = table.pending.seats[0]
    table.answer(seat, STOP)
    first = table.record.answers
    table.undo(seat, consent={0, 1})
    table.answer(seat, STOP)
    assert table.record.answers == first
