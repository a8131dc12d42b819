"""What one move brings that another does not: counted in whole games, and said in both languages."""

from importlib import import_module
from typing import Any

import pytest

from royaumes import bots
from royaumes.bots.advice import distinguishing_reason
from royaumes.bots.gains import Gain, gains, in_words
from royaumes.bots.outlook import Outlook
from royaumes.core import Chance, Decide, Over, Stream
from royaumes.games import TOY, game, keys, package
from royaumes.messages import LANGUAGES, Catalogue, Words


def positions(key, seed, seats=None):
    """The decisions of a game at random: each state with the seat that is asked."""
    rules, stream = game(key), Stream(seed)
    s = rules.start(seats or max(2, rules.seats[0]))
    while not isinstance(question := rules.pending(s), Over):
        seat = None
        if isinstance(question, Decide):
            seat = question.seats[0]
            yield s, seat
        move = question.source.sample(stream) if seat is None else stream.choice(rules.options(s, seat))
        rules.advance(s, seat, move)


@pytest.mark.parametrize("key", keys())
def test_whatever_counts_can_be_counted_in_any_position_and_has_a_name(key):
    counted = import_module(f"{package(key)}.tally")
    for seats in game(key).seats:
        for s, _ in positions(key, "tally", seats):
            for seat in range(seats):
                assert len(counted.tally(s, seat)) == len(counted.TALLIES)
    for lang in LANGUAGES:
        words = Words(Catalogue(lang), key, ["Ann"])
        for name in counted.TALLIES:
            assert words.thing(f"tally:{name}") != f"tally:{name}"


def with_gold(state, seat, *kinds):
    """Emerald, with some gold more."""
    after = state.fork()
    for kind in kinds:
        after.gold[seat][kind] += 1
    return after


def test_gains_are_what_is_surely_different_the_most_important_first():
    s = game("emerald").start(2)
    plain = [s] * 8
    more, less = [with_gold(s, 0, 0, 4)] * 8, [with_gold(s, 1, 0)] * 8
    assert gains("emerald", 0, more, plain) == (Gain("tally:gold", 0, 60),)
    assert gains("emerald", 0, more, less) == (Gain("tally:gold", 0, 60), Gain("tally:gold", 1, -10))
    assert gains("emerald", 0, plain, more) == (), "what speaks for the other is no gain"
    assert gains("emerald", 1, plain, more) == (Gain("tally:gold", 0, -60),), "a rival's loss is one"


def test_what_it_costs_is_said_where_that_weighs_something():
    s = game("emerald").start(2)
    gems: list[Any]
    gold, coin, gems = [with_gold(s, 0, 4)] * 8, [with_gold(s, 0, 0)] * 8, [s.fork() for _ in range(8)]
    for one in gems:
        one.gems[0][0] = 2  # two points, and four for most of a kind
    cost = Gain("tally:gold", 0, -50, cost=True)
    assert gains("emerald", 0, gems, gold) == (Gain("tally:gems", 0, 60), cost)
    assert gains("emerald", 0, gems, coin) == (Gain("tally:gems", 0, 60),)
    words = Words(Catalogue("en"), "emerald", ["Ann", "Bob"])
    said = "On average after it: gem points +6.0 for Ann, but gold points \N{MINUS SIGN}5.0 for Ann."
    assert in_words((Gain("tally:gems", 0, 60), cost), words) == said


def test_what_may_be_chance_is_no_gain():
    s = game("emerald").start(2)
    sometimes = [with_gold(s, 0, 4)] * 2 + [s] * 10
    assert gains("emerald", 0, sometimes, [s] * 12) == ()
    assert gains("emerald", 0, [with_gold(s, 0, 4)] * 3, [s] * 3) == (), "three worlds say nothing"


def test_a_game_that_counts_nothing_has_no_gains():
    s = game(TOY).start(2)
    assert gains(TOY, 0, [s] * 8, [s] * 8) == ()


@pytest.mark.parametrize("key", keys())
def test_hints_say_what_the_best_move_brings(key):
    found = []
    for number, (s, seat) in enumerate(positions(key, "hints")):
        rules = game(key)
        view, options = rules.view(s, seat), rules.options(s, seat)
        if number % 6 or len(options) < 3:
            continue
        best, second = bots.hints(key, view, options, Stream(f"hint/{number}"))
        assert second.gains == () and (second.reason is None or second.reason != best.reason)
        assert bots.advice(key, view, options, Stream(f"hint/{number}")).move == best.move
        found.append(best.gains)
        if len(found) == 8:
            break
    said = list(filter(None, found))
    assert said, "in some of eight positions the two best moves differ surely"
    for lang in LANGUAGES:
        words = Words(Catalogue(lang), key, ["Ann", "Bob", "Cleo"])
        for each in said:
            assert "tally" not in in_words(each, words) and "{" not in in_words(each, words)


def test_the_same_view_and_stream_give_the_same_hints():
    s, seat = next((s, seat) for s, seat in positions("emerald", "same") if s.turn == 5)
    rules = game("emerald")
    view, options = rules.view(s, seat), rules.options(s, seat)
    imagined = rules.imagine(view, Stream("another world"))
    again = rules.view(imagined, seat)
    assert bots.hints("emerald", view, options, Stream("one")) == bots.hints(
        "emerald", again, options, Stream("one")
    )


def test_worlds_are_compared_at_the_same_turn_whether_a_move_ends_a_turn_or_not():
    rules, outlook = game("crowns"), Outlook("crowns", 2)
    s, seat = next(
        (s, seat) for s, seat in positions("crowns", "turns") if s.turn > 6 and s.open.bit_count() > 2
    )
    turns, left = set(), set()
    for number in range(8):
        for move in rules.options(s, seat):
            after, moment = s.fork(), outlook.moment(s)
            rules.advance(after, seat, move)
            outlook.shares(after, Stream(f"turns/{number}"), moment=moment)
            turns.add(moment.of(after).turn)
            left.add(after.turn)
    assert turns == {s.turn + 3}, "after one more turn of both"
    assert len(left) > 1, "where worlds are judged, one may have had a turn more"


def test_what_speaks_for_both_moves_speaks_for_neither():
    rules = game("emerald")
    s, seat = next(positions("emerald", "first"))
    assert not isinstance(rules.pending(s), Chance)
    view, (one, other, *_) = rules.view(s, seat), rules.options(s, seat)
    assert distinguishing_reason("emerald", view, one, other) is None
    assert distinguishing_reason("emerald", view, one, one) is not None
