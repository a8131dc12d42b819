"""The end of the game and the score sheet (R5C-12, R5C-13)."""

import pytest
from tests.games.royaume.table import answered, asked, game, march, play, table

from royaumes.games.royaume.board import COLOURS, STOP_TURNS


def over(s):
    """The result of a finished game."""
    return game.pending(s)


def colours(s):
    """The circles in words."""
    return [COLOURS[colour] for colour in s.circles]


#: Yellow needs one point to come home as the fourth; cards 1, 6 and 12 are the princes' orders.
LAST = {"at": "yellow 1 crowned, white 9", "home": "red blue green", "orders": [0, 5, 11]}


def finish(s):
    """Yellow comes home."""
    return play(s, (3, 1), march("yellow", 3, "white", 1), "weapon")


@pytest.mark.rule("R5C-12.1")
@pytest.mark.parametrize("die", [2, 5])
def test_crowns_fill_the_circles_in_order(die):
    s = play(table("red 2 crowned, blue 9"), (die, 1), march("red", die, "blue", 1), "trap")
    assert colours(s) == ["red"] and s.away == 0b11110
    s = play(table("blue 2 crowned, red 9", home="green"), (die, 1), march("blue", die, "red", 1), "trap")
    assert colours(s) == ["green", "blue"]


@pytest.mark.rule("R5C-12.2")
@pytest.mark.parametrize("order", [("red", "blue"), ("blue", "red")])
def test_two_in_one_turn_by_the_order_of_moves(order):
    s = table("red 1 crowned, blue 1 crowned")
    s = play(s, (3, 1), march(order[0], 3, order[1], 1), "trap")
    assert colours(s) == list(order)


@pytest.mark.rule("R5C-12.3")
@pytest.mark.parametrize("fifth", ["white 9", "white 0", "white lair crowned"])
def test_the_fourth_crown_ends_the_game(fifth):
    s = finish(table(f"yellow 1 crowned, {fifth}", home="red blue green"))
    assert colours(s) == ["red", "blue", "green", "yellow", "white"]
    assert (over(s).why, over(s).rule) == ("royaume-over-crowns", "R5C-12.3")


@pytest.mark.rule("R5C-12.4")
def test_the_safety_stop():
    s = table(
        "red 9, blue 5 crowned, green 3 crowned",
        home="white yellow",
        gems=["white", "", ""],
        orders=[4, 1, 3],
    )
    s.turns = STOP_TURNS
    s = play(s, (5, 1), march("red", 5, "green", 1), "trap", "trap", "trap", "trap")
    assert (over(s).why, over(s).rule) == ("royaume-over-stop", "R5C-12.4")
    assert colours(s) == ["white", "yellow"]  # the others lie in no circle
    assert over(s).scores == (4 + 2, 0, 0)  # card 5 wants white first
    s = table("red 9")
    s.turns = STOP_TURNS - 1
    assert asked(play(s, (5, 1), march("red", 5, "green", 1), "trap", "trap", "trap")) == "phase-a"


@pytest.mark.rule("R5C-13.1")
def test_at_the_end_all_orders_lie_open():
    s, told = answered(table(**LAST), (3, 1), march("yellow", 3, "white", 1), "weapon")
    shown = [one.public.order for one in told if one.public.message == "royaume-opened"]
    assert shown == ["order:1", "order:6", "order:12"]
    assert game.view(s, None).orders == game.view(s, 2).orders == (0, 5, 11)


@pytest.mark.rule("R5C-13.2", "R5C-13.3", "R5C-13.4", "R5C-13.5")
def test_the_score_sheet():
    # Circles: red blue green yellow white. Card 1 fits all; card 6 (red green white blue yellow)
    # fits red; card 12 (blue white green red yellow) fits green.
    s = finish(table(**LAST, gems=["red", "red red blue", "green white white"]))
    result = over(s)
    assert result.scores == (20 + 2, 4 + 4 + 1, 4 + 2 + 2)
    assert result.ranking == ((0,), (1,), (2,))
    second = [(line.rule, line.points) for line in result.sheet if line.seat == 1]
    assert second == [("R5C-13.2", 4), ("R5C-13.3", 4), ("R5C-13.4", 1)]
    third = [line.facts for line in result.sheet if line.seat == 2]
    assert third == [
        {"crown": "crown:green", "circle": "circle:3"},
        {"treasure": "treasure:green", "count": 1},
        {"treasure": "treasure:white", "count": 2},
    ]


@pytest.mark.rule("R5C-13.6")
def test_a_tie_for_the_throne_is_fought_out():
    tied = LAST | {"orders": [5, 9, 13]}  # one crown in place each: 4 points each
    s = finish(table(**tied, power=[0, 2, 1]))
    assert asked(s) == "final" and game.pending(s).source.count == 3
    s = play(s, (9, 7, 8))  # nine each: again
    assert asked(s) == "final" and game.pending(s).source.count == 3
    s = play(s, (12, 10, 1))
    assert game.pending(s).source.count == 2  # twelve each; the third is out
    s = play(s, (3, 2))
    assert (over(s).why, over(s).rule) == ("royaume-over-duel", "R5C-13.6")
    assert over(s).ranking == ((1,), (0, 2)) and over(s).winners == (1,)
    assert len(set(over(s).scores)) == 1


@pytest.mark.rule("R5C-13.6")
def test_only_the_tied_fight_and_the_rest_keep_their_rank():
    s = finish(table(**LAST | {"orders": [5, 9, 13]}, gems=["", "", "blue"]))
    # The third prince has more and there is no duel; two behind him share second place.
    assert asked(s) == "royaume-over-crowns" and over(s).ranking == ((2,), (0, 1))
