"""What is seen and what may be believed of the secret orders."""

import pytest
from tests.games.royaume.table import game, march, play, table

from royaumes.bots import make
from royaumes.core import Chance, Decide, Stream
from royaumes.core.codec import dump
from royaumes.games.royaume.beliefs import beliefs, odds
from royaumes.games.royaume.board import ORDERS, WANTED_AT
from royaumes.play import Table


def leaning(s, seat=0):
    """What a seat has shown, in points."""
    return [lean / 60 for lean in s.leanings[5 * seat : 5 * seat + 5]]


def test_a_march_leans_by_what_goes_beyond_an_equal_share():
    s = play(table(), (4, 1), march("red", 4, "blue", 1))
    assert leaning(s) == [3, 0, -1, -1, -1]
    s = play(table("red 5, blue 6, green 7", "5 trap, 6 trap, 7 trap"), "roll", (4, 2))
    assert leaning(play(s, march("white", 4, "yellow", 2))) == [0, 0, 0, -1, 1]


def test_a_march_without_choice_leans_nowhere():
    s = table("red 5, blue 6, green 7, yellow 8", "5 trap, 6 trap, 7 trap, 8 trap")
    assert leaning(play(s, "roll", (6, 2), march("white", 6))) == [0, 0, 0, 0, 0]


def test_a_double_leans_by_all_its_points_either_way():
    s = play(table("red 15"), (3, 3))
    assert leaning(play(s, "knight:red way:forward")) == [6, 0, 0, 0, 0]
    assert leaning(play(s, "knight:red way:back")) == [-6, 0, 0, 0, 0]


def test_beliefs_are_chances_and_know_one_s_own_card():
    s = play(table(orders=[7, 8, 9]), (4, 1), march("red", 4, "blue", 1))
    own, rival, seen = (beliefs(game.view(s, seat), 0) for seat in (0, 1, None))
    assert own[7] == 1 and sum(own) == 1
    assert rival[8] == 0 and sum(rival) == pytest.approx(1)
    assert all(chance > 0 for chance in seen)
    assert odds([0] * 5) == pytest.approx([1 / 20] * 20)
    assert beliefs(game.view(game.start(2), 0), 1) == pytest.approx([1 / 20] * 20)


def test_beliefs_follow_the_pushes():
    chances = odds([600, 0, 0, 0, -600])  # red ahead, white behind
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


@pytest.mark.rule("R5C-1.9")
def test_rivals_are_imagined_with_any_cards_but_one_s_own():
    s, stream = table(orders=[7, 8, 9]), Stream("imagine")
    worlds = [game.imagine(game.view(s, 0), stream).orders for _ in range(300)]
    assert all(world[0] == 7 and len(set(world)) == 3 for world in worlds)
    assert {world[1] for world in worlds} == {world[2] for world in worlds} == set(range(20)) - {7}


@pytest.mark.rule("R5C-1.9")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_no_rival_s_card_in_anything_that_a_seat_is_sent(seat):
    """Two games that differ only in the rivals' cards: the same views, tellings, options, refusals."""
    ways = []
    for others in ([7, 8, 9], [7, 8, 13], [7, 3, 9], [2, 8, 9]):
        if seat is None or others[seat] == [7, 8, 9][seat]:
            stream, s, sent = Stream("twins"), table(orders=others), []
            for _ in range(60):
                question = game.pending(s)
                if isinstance(question, Chance):
                    answer = None, question.source.sample(stream)
                else:
                    asked = question.seats[0]
                    answer = asked, stream.choice(game.options(s, asked))
                s, told = game.apply(s, *answer)
                sent.append((game.view(s, seat), [one.to(seat) for one in told], answer))
            ways.append(sent)
    assert len(ways) > 1 and all(way == ways[0] for way in ways)


@pytest.mark.rule("R5C-1.9")
def test_the_record_of_a_running_game_holds_no_order():
    running = Table(game, ("Ann", "Bob"), "seed")
    assert "order:" in dump(running.own_record) and "order:" not in dump(running.record)
