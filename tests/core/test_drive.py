"""Playing on: the one loop that answers chance and asks seats."""

from typing import Any

import pytest

from royaumes.core import Chance, Decide, Over, Stream
from royaumes.core.drive import Luck, drive, from_one, settle
from royaumes.core.events import announce_to
from royaumes.games import TOY, game, keys

GAMES = [TOY, *keys()]


def first(s, question):
    seat = question.seats[0]
    return seat, s.phase.options(s, seat)[0]


@pytest.mark.parametrize("key", GAMES)
def test_chance_answers_until_a_seat_is_asked(key):
    rules = game(key)
    s, draw = rules.start(3), from_one(Stream("drive"))
    asked: list[Any] = []

    def throw(one):
        asked.append(one)
        return draw(one)

    question = settle(s, throw)
    assert isinstance(question, Decide) and question == rules.pending(s)
    assert asked and all(isinstance(one, Chance) for one in asked)
    before = s.fork()
    assert settle(s, lambda one: pytest.fail("nothing is thrown")) is rules.pending(s)
    assert s == before


@pytest.mark.parametrize("key", GAMES)
def test_a_game_is_driven_to_its_end_as_by_hand(key):
    rules = game(key)
    s, by_hand, stream = rules.start(3), rules.start(3), Stream("drive")
    over = drive(s, from_one(Stream("drive")), first)
    while not isinstance(question := rules.pending(by_hand), Over):
        if isinstance(question, Chance):
            rules.advance(by_hand, None, question.source.sample(stream))
        else:
            rules.advance(by_hand, *first(by_hand, question))
    assert over == question
    assert s == by_hand


def test_what_happens_is_announced():
    announced: list[Any] = []
    settle(game(TOY).start(2), from_one(Stream("drive")), announce_to(announced))
    assert announced


def test_luck_answers_each_question_from_its_own_stream():
    rules, luck = game("crowns"), Luck(Stream("luck"))
    thrown: list[Any] = []

    def throw(question):
        outcome = luck(question)
        assert outcome == question.source.sample(Stream("luck").split(f"chance/{len(thrown)}"))
        thrown.append(outcome)
        return outcome

    drive(rules.start(2), throw, first)
    assert len(thrown) > 10
