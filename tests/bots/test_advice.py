"""Hints say why: what is advised in whole games has a reason, and every reason can be put into words."""

import pytest

from royaumes import bots
from royaumes.bots.advice import reason
from royaumes.core import Chance, Over, Stream
from royaumes.games import TOY, game, keys
from royaumes.messages import LANGUAGES, Catalogue, Words


def advised(key, seed):
    """One game by advice: each move with its reason."""
    rules, stream = game(key), Stream(seed)
    s = rules.start(max(2, rules.seats[0]))
    while not isinstance(question := rules.pending(s), Over):
        if isinstance(question, Chance):
            rules.advance(s, None, question.source.sample(stream))
            continue
        seat = question.seats[0]
        options = rules.options(s, seat)
        found = bots.advice(key, rules.view(s, seat), options, stream)
        if len(options) > 1:
            yield found
        rules.advance(s, seat, found.move)


@pytest.mark.parametrize("key", keys())
def test_every_advice_has_a_reason_in_every_language(key):
    reasons = [one.reason for one in advised(key, "advice")]
    missing = sum(found is None for found in reasons)
    assert missing <= len(reasons) // 50
    for lang in LANGUAGES:
        words = Words(Catalogue(lang), key, ["Ann", "Bob", "Cleo"])
        for found in filter(None, reasons):
            said = words.why(found)
            assert said[0].isupper() and said.endswith(".") and "{" not in said


@pytest.mark.parametrize("key", keys())
def test_whatever_may_be_done_can_be_explained(key):
    rules, stream = game(key), Stream("any")
    s = rules.start(rules.seats[-1])
    words = Words(Catalogue("en"), key, ["Ann", "Bob", "Cleo", "Dan", "Eve"])
    while not isinstance(question := rules.pending(s), Over):
        if isinstance(question, Chance):
            rules.advance(s, None, question.source.sample(stream))
            continue
        seat = question.seats[0]
        options, view = rules.options(s, seat), rules.view(s, seat)
        for move in options:
            found = reason(key, view, move)
            assert found is None or words.why(found)
        rules.advance(s, seat, stream.choice(options))


def test_a_game_without_reasons_still_advises():
    assert all(one.reason is None for one in advised(TOY, "toy"))


def test_the_next_best_move_comes_with_its_own_reason():
    rules = game("crowns")
    s = rules.start(2)
    stream = Stream("second")
    while isinstance(question := rules.pending(s), Chance):
        rules.advance(s, None, question.source.sample(stream))
    seat = question.seats[0]
    view, options = rules.view(s, seat), rules.options(s, seat)
    best, second = bots.hints("crowns", view, options, Stream("hint"))
    assert best == bots.advice("crowns", view, options, Stream("hint"))
    assert second.move != best.move
    assert second.reason == reason("crowns", view, second.move)
    assert len(bots.hints("crowns", view, options[:1], Stream("hint"))) == 1
