"""The end of the game and the score sheet (R5C-12, R5C-13)."""

from typing import Any

import pytest
from tests.games.royaume.table import announced, asked, at, circles, game, march, over, play, position

from royaumes.games.royaume.box import STOP_TURNS

#: Yellow needs one point to come home as the fourth; cards 1, 6 and 12 are the princes' orders.
LAST: dict[str, Any] = {
    "knights": "yellow 1 crowned, white 9",
    "home": "red blue green",
    "orders": [1, 6, 12],
}


def finish(s):
    """Yellow comes home."""
    return play(s, (3, 1), march("yellow", 3, "white", 1), "weapon")


@pytest.mark.rule("R5C-12.1")
@pytest.mark.parametrize("die", [2, 5])
def test_crowns_fill_the_circles_in_order(die):
    s = play(position("red 2 crowned, blue 9"), (die, 1), march("red", die, "blue", 1), "trap")
    assert circles(s) == ["red"]
    s = play(position("blue 2 crowned, red 9", home="green"), (die, 1), march("blue", die, "red", 1), "trap")
    assert circles(s) == ["green", "blue"]


@pytest.mark.rule("R5C-12.2")
@pytest.mark.parametrize("order", [("red", "blue"), ("blue", "red")])
def test_two_in_one_turn_by_the_order_of_moves(order):
    s = position("red 1 crowned, blue 1 crowned")
    s = play(s, (3, 1), march(order[0], 3, order[1], 1), "trap")
    assert circles(s) == list(order)


@pytest.mark.rule("R5C-12.3")
@pytest.mark.parametrize("fifth", ["white 9", "white 0", "white lair crowned"])
def test_the_fourth_crown_ends_the_game(fifth):
    s = finish(position(f"yellow 1 crowned, {fifth}", home="red blue green"))
    assert circles(s) == ["red", "blue", "green", "yellow", "white"]
    assert (over(s).why, over(s).rule) == ("royaume-over-crowns", "R5C-12.3")


@pytest.mark.rule("R5C-12.4")
def test_the_safety_stop():
    s = position(
        "red 9, blue 5 crowned, green 3 crowned",
        home="white yellow",
        treasures=["white", "", ""],
        orders=[5, 2, 4],
        turn_number=STOP_TURNS,
    )
    s = play(s, (5, 1), march("red", 5, "green", 1), "trap", "trap", "trap", "trap")
    assert (over(s).why, over(s).rule) == ("royaume-over-stop", "R5C-12.4") and STOP_TURNS == 400
    assert circles(s) == ["white", "yellow"]  # the others lie in no circle
    assert over(s).scores == (4 + 2, 0, 0)  # card 5 wants white first
    s = position("red 9", turn_number=STOP_TURNS - 1)
    assert asked(play(s, (5, 1), march("red", 5, "green", 1), "trap", "trap", "trap")) == "free"


@pytest.mark.rule("R5C-12.4", "R5C-13.6")
def test_a_tie_at_the_safety_stop_is_fought_out_too():
    s = position("red 9", treasures=["white", "", "blue"], power=[0, 3, 1], turn_number=STOP_TURNS)
    s, announcements = announced(s, (5, 1), march("red", 5, "green", 1), "trap", "trap", "trap")
    assert asked(s) == "final" and at(s).view().orders == (0, 1, 2)
    events = [
        one.public for one in announcements if one.public.message in ("royaume-stopped", "royaume-final-duel")
    ]
    assert [one.facts for one in events] == [{"turns": STOP_TURNS}, {"seats": ("seat:0", "seat:2")}]
    s = play(s, (7, 7))
    assert over(s).ranking == ((2,), (0,), (1,)) and over(s).scores == (1, 0, 1)
    assert (over(s).why, over(s).rule) == ("royaume-over-duel", "R5C-13.6")


@pytest.mark.rule("R5C-13.1")
def test_at_the_end_all_orders_lie_open():
    s, announcements = announced(position(**LAST), (3, 1), march("yellow", 3, "white", 1), "weapon")
    shown = [one.public.order for one in announcements if one.public.message == "royaume-opened"]
    assert shown == ["order:1", "order:6", "order:12"]
    assert game.view(s, None).orders == game.view(s, 2).orders == (0, 5, 11)


@pytest.mark.rule("R5C-13.2", "R5C-13.3", "R5C-13.4", "R5C-13.5")
def test_the_score_sheet():
    # Circles: red blue green yellow white. Card 1 fits all; card 6 (red green white blue yellow)
    # fits red; card 12 (blue white green red yellow) fits green.
    s = finish(position(**LAST, treasures=["red", "red red blue", "green white white"]))
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
    tied = LAST | {"orders": [6, 10, 14]}  # one crown in place each: 4 points each
    s = finish(position(**tied, power=[0, 2, 1]))
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
    s = finish(position(**LAST | {"orders": [6, 10, 14]}, treasures=["", "", "blue"]))
    # The third prince has more and there is no duel; the two behind share second place.
    assert asked(s) == "over-crowns" and over(s).ranking == ((2,), (0, 1))
