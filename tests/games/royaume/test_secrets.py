"""What is seen and what may be believed of the secret orders."""

from collections import Counter
from itertools import permutations
from math import sqrt

import pytest
from tests.games.royaume.table import at, game, march, play, position

from royaumes.bots import make
from royaumes.core import Chance, Decide, Stream
from royaumes.core.codec import dump
from royaumes.games import game as game_of
from royaumes.games.royaume.box import ORDERS, WANTED_AT
from royaumes.games.royaume.outlook import beliefs, odds, pushes
from royaumes.play import Table
from royaumes.testing.walks import answer


def pushed(s, seat=0):
    """Points that a seat has given each knight beyond an equal share."""
    return [round(points, 1) for points in pushes(at(s).view().given[seat])]


def test_a_march_pushes_by_what_goes_beyond_an_equal_share():
    s = play(position(), (4, 1), march("red", 4, "blue", 1))
    assert pushed(s) == [3, 0, -1, -1, -1] and pushed(s, 1) == [0, 0, 0, 0, 0]
    s = play(position("red 5, blue 6, green 7", "5 trap, 6 trap, 7 trap"), "roll", (4, 1))
    assert pushed(play(s, march("white", 4, "yellow", 1))) == [-1, -1, -1, 0, 3]


def test_a_march_without_choice_pushes_nobody():
    s = position("red 5, blue 6, green 7, yellow 8", "5 trap, 6 trap, 7 trap, 8 trap")
    assert pushed(play(s, "roll", (6, 2), march("white", 6))) == [0, 0, 0, 0, 0]


def test_a_double_pushes_by_all_its_points_either_way():
    s = play(position("red 15"), (5, 5))
    assert pushed(play(s, "knight:red way:forward")) == [8, -2, -2, -2, -2]
    assert pushed(play(s, "knight:red way:back")) == [-8, 2, 2, 2, 2]


def test_who_was_pushed_adds_up_over_the_turns_and_all_see_it():
    s = play(position(seats=2), (4, 1), march("red", 4, "blue", 1), "weapon", "weapon")
    s = play(s, (6, 2), march("white", 2, "red", 6), "weapon", "weapon", "weapon")
    s = play(s, (3, 1), march("red", 3, "white", 1))
    assert {at(s).view(seat).given for seat in (0, 1, None)} == {((7, 1, 0, 0, 1), (6, 0, 0, 0, 2))}


def test_beliefs_are_chances_and_know_one_s_own_card():
    s = play(position(orders=[8, 9, 10]), (4, 1), march("red", 4, "blue", 1))
    own, rival, seen = (beliefs(at(s).view(seat), 0) for seat in (0, 1, None))
    assert own[7] == 1 and sum(own) == 1
    assert rival[8] == 0 and sum(rival) == pytest.approx(1)
    assert all(chance > 0 for chance in seen)
    assert odds([0] * 5) == pytest.approx([1 / 20] * 20)
    assert beliefs(game.view(game.start(2), 0), 1) == pytest.approx([1 / 20] * 20)


def test_beliefs_follow_the_pushes():
    chances = odds([10, 0, 0, 0, -10])  # red ahead, white behind
    best = max(range(20), key=chances.__getitem__)
    assert WANTED_AT[best][0] < WANTED_AT[best][4] and ORDERS[best][0] == 0 and ORDERS[best][4] == 4


def test_beliefs_find_the_orders_of_sensible_princes_better_than_chance():
    greedy, found = make("greedy", "royaume"), []
    for seed in range(6):
        stream, s = Stream(f"beliefs/{seed}"), game.start(3)
        while isinstance(question := game.pending(s), Decide | Chance):
            if isinstance(question, Chance):
                game.advance(s, None, question.source.sample(stream))
            else:
                seat = question.seats[0]
                move = greedy.choose(game.view(s, seat), game.options(s, seat), stream)
                game.advance(s, seat, move)
        found += [beliefs(game.view(s, None), seat)[s.orders[seat]] for seat in range(3)]
    assert sum(found) / len(found) > 1.5 / 20


def dealt(*orders, seats):
    """So many of the secret orders are dealt, by their numbers."""
    return play(game.start(seats), *[f"order:{order}" for order in orders])


def alike(s, seat):
    """By enumeration: every deal that this seat cannot tell from the real one, all equally likely."""
    hands = permutations(range(len(ORDERS)), len(s.orders))
    return [hand for hand in hands if seat is None or hand[seat : seat + 1] == s.orders[seat : seat + 1]]


@pytest.mark.rule("R5C-1.8", "R5C-1.9")
@pytest.mark.parametrize(
    ("s", "seat"),
    [
        (position(orders=[8, 9], seats=2), 0),
        (position(orders=[8, 9], seats=2), None),
        (position(orders=[8, 9, 10]), 1),
        (dealt(8, 9, seats=3), 0),
        (dealt(8, 9, seats=3), 2),  # the own card is still to come
        (dealt(8, seats=2), 1),
    ],
    ids=["own", "spectator", "two rivals", "dealing", "before one's own", "one dealt"],
)
def test_imagined_deals_are_as_likely_as_dealt_ones(s, seat):
    """Worlds sampled from a view against exact enumeration: each within five standard deviations."""
    view, stream, possible, each = game.view(s, seat), Stream("weights"), alike(s, seat), 60
    worlds = Counter(game.imagine(view, stream).orders for _ in range(each * len(possible)))
    assert set(worlds) <= set(possible)
    spread = [(worlds[hand] - each) / sqrt(each) for hand in possible]
    assert max(map(abs, spread)) < 5
    # Chi-square: as far from even as chance makes it, and no further.
    freedom = max(1, len(possible) - 1)
    assert abs(sum(one * one for one in spread) - freedom) < 5 * sqrt(2 * freedom)


@pytest.mark.rule("R5C-1.9", "R5C-13.1")
def test_open_orders_leave_nothing_to_imagine():
    s = position("yellow 1 crowned, white 9", home="red blue green", orders=[8, 9, 10])
    s = play(s, (3, 1), march("yellow", 3, "white", 1), "weapon")
    for seat in (0, 1, None):
        assert game.imagine(game.view(s, seat), Stream("open")) == s


@pytest.mark.rule("R5C-1.9")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_no_rival_s_card_in_anything_that_a_seat_is_sent(seat):
    """Two games that differ only in the rivals' cards: the same views, events, options, refusals."""
    ways = []
    for others in ([8, 9, 10], [8, 9, 14], [8, 4, 10], [3, 9, 10]):
        if seat is None or others[seat] == [8, 9, 10][seat]:
            stream, s, sent = Stream("twins"), position(orders=others), []
            for _ in range(60):
                given = answer(game, s, game.pending(s), stream)
                s, announcements = game.apply(s, *given)
                sent.append((at(s).display(seat), [one.to(seat) for one in announcements], given))
            ways.append(sent)
    assert len(ways) > 1 and all(way == ways[0] for way in ways)


@pytest.mark.rule("R5C-1.9")
def test_the_record_of_a_running_game_holds_no_order():
    running = Table(game_of("royaume"), ("Ann", "Bob"), "seed")
    assert "order:" in dump(running.own_record) and "order:" not in dump(running.record)
