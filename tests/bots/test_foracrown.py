"""The know-how of For a Crown: small positions with one sensible answer, and many games."""

import os

import pytest
from tests.games.foracrown.table import asked, game, laid, put, revealed, struck

from royaumes import bots
from royaumes.core import Chance, Over, Stream
from royaumes.games.foracrown.moves import Aim

#: Bots whose attacks are counted; those who search only in `make test-long`.
LONG = os.environ.get("ROYAUMES_PROFILE") == "long"
EQUALS = ["squire", "greedy", "knight", *(["baron"] if LONG else [])]


def chosen(s, seed="x"):
    """What the greedy bot answers."""
    seat = asked(s)
    move = bots.make("greedy", "foracrown").choose(game.view(s, seat), game.options(s, seat), Stream(seed))
    return " ".join(move.picks)


def known(s, rubies):
    """The same position, with chests that everybody saw filled and emptied."""
    return put(s, rubies=list(rubies))


def test_coins_are_paid_before_rubies():
    assert chosen(laid(coins=[9, 9, 9])).count("ruby") == 0


def test_a_strong_card_is_worth_five_in_the_first_round():
    assert chosen(laid(coins=[9, 9, 9])) in {"card:RTT coin:5", "card:RPP coin:5", "deck:3 coin:5"}


def test_nothing_dear_is_bought_with_rubies_in_the_last_round():
    assert "ruby" not in chosen(laid(round=4, passes=4, coins=[0, 0, 0]))


def test_the_richest_rival_is_the_victim():
    s = known(revealed("LC"), [10, 5, 12])
    assert chosen(s) == "family:ape"


def test_rivals_alike_take_turns():
    s = known(revealed("LC"), [10, 9, 10])
    assert {chosen(s, str(n)) for n in range(20)} == {"family:penguin", "family:ape"}


def test_ruin_ends_the_game_so_only_the_leader_brings_it_about():
    s = put(revealed("LC"), rubies=[10, 0, 15], heirlooms=[True, False, True])
    assert chosen(s) == "family:ape"
    assert chosen(put(s, rubies=[20, 0, 15])) == "family:penguin"


def test_the_portrait_leaves_the_dangerous_zone():
    assert chosen(revealed("PP", gallery=[3, 8, 9])) == "portrait:rabbit side:right"
    assert chosen(revealed("PP", gallery=[6, 1, 2])) == "portrait:rabbit side:right"


def test_a_safe_family_pushes_a_rival_into_the_scandal():
    assert chosen(revealed("PP", gallery=[9, 7, 2])) == "portrait:penguin side:left"


def test_only_the_family_in_danger_bribes_and_never_with_rubies():
    assert chosen(struck("bribe", raccoons=[2, 1, 0])) == "coin:1"
    assert chosen(struck("bribe", raccoons=[1, 3, 0])) == "decline"
    assert chosen(struck("bribe", raccoons=[2, 1, 0], coins=[0, 4, 5])) == "decline"


def test_mages_are_hired_for_coins_alone():
    assert chosen(struck("mages")) == "coin:1"
    assert chosen(struck("mages", coins=[0, 4, 5])) == "decline"


def test_a_level_1_card_gives_what_helps_now():
    assert chosen(revealed("D-C")) == "effect:die"
    assert chosen(revealed("C-T")) == "effect:coin"
    assert chosen(revealed("C-T", round=4)) == "effect:raccoon"
    assert chosen(revealed("L-P", gallery=[3, 8, 9])) == "effect:portrait"
    assert chosen(revealed("L-P", gallery=[9, 8, 7])) == "effect:loss"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_greedy_wins_more_than_twice_its_fair_share_against_random(seats):
    greedy, wins, games = bots.make("greedy", "foracrown"), 0, 30
    for number in range(games):
        stream, s = Stream(f"{seats}/{number}"), game.start(seats)
        mine = number % seats
        while not isinstance(question := game.pending(s), Over):
            if isinstance(question, Chance):
                game.advance(s, None, question.source.sample(stream))
                continue
            seat = question.seats[0]
            options = game.options(s, seat)
            move = bots.ask(game, s, seat, greedy, stream) if seat == mine else stream.choice(options)
            game.advance(s, seat, move)
        wins += question.winners == (mine,)
    assert wins > 2 * games / seats


@pytest.mark.parametrize("name", EQUALS)
def test_among_equals_no_seat_is_attacked_much_more_than_its_share(name):
    bot, suffered = bots.make(name, "foracrown"), [0] * 4
    for number in range(12):
        s, stream = game.start(4), Stream(f"attacks/{number}")
        while not isinstance(question := game.pending(s), Over):
            if isinstance(question, Chance):
                game.advance(s, None, question.source.sample(stream))
                continue
            move = bots.ask(game, s, question.seats[0], bot, stream)
            if isinstance(move, Aim):
                suffered[move.family] += 1
            game.advance(s, question.seats[0], move)
    assert max(suffered) <= 1.3 * sum(suffered) / 4
