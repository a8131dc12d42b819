"""Phase B: marches, the wizard of doubles, the witch (R5C-6 to R5C-8)."""

from itertools import permutations

import pytest
from tests.games.royaume.table import (
    answered,
    asked,
    card,
    game,
    gems,
    heard,
    held,
    march,
    offered,
    place,
    play,
    table,
    why_not,
)

from royaumes.games.royaume.board import COLOURS, gems_in


@pytest.mark.rule("R5C-6.1")
def test_two_dice_for_two_different_free_knights():
    s = table("red 5", "5 trap")
    assert game.pending(play(s, "roll")).source.count == 2
    s = play(s, "roll", (4, 1))
    free = [colour for colour in COLOURS if colour != "red"]
    pairs = {(a, x, b, y) for a, b in permutations(free, 2) for x, y in ((4, 1), (1, 4))}
    assert offered(s) == {march(*pair) for pair in pairs}
    assert why_not(s, march("blue", 4)) == "R5C-6.1"  # both dice must be played
    assert why_not(s, march("blue", 3, "green", 1)) == "R5C-6.1"
    assert why_not(s, march("blue", 4, "green", 2)) == "R5C-6.1"
    assert why_not(s, "treasure:red") == "TBL-1.3"


@pytest.mark.rule("R5C-6.2")
def test_the_only_free_knight_takes_the_die_of_choice():
    s = table("red 5, blue 6, green 7, yellow 8", "5 trap, 6 trap, 7 trap, 8 trap")
    s = play(s, "roll", (6, 2))
    assert offered(s) == {march("white", 6), march("white", 2)}
    assert why_not(s, march("white", 5)) == "R5C-6.1" and why_not(s, march("red", 6)) == "R5C-5.1"
    s = play(s, march("white", 2), "weapon")
    assert place(s, "white") == 2 and s.seat == 1


@pytest.mark.rule("R5C-6.3")
def test_dice_are_not_added_up():
    s = play(table(), (4, 1))
    assert why_not(s, "knight:red way:forward") == "R5C-6.3"
    assert why_not(s, "knight:red way:back") == "R5C-6.3"


@pytest.mark.rule("R5C-6.4")
def test_both_dice_are_given_out_before_a_card_is_turned():
    s = play(table(), (4, 1), march("red", 4, "blue", 1))
    assert (s.second, s.second_die) == (1, 1) and place(s, "red") == 4 and place(s, "blue") == 0
    s = play(s, "monster")  # bad news, but blue is committed
    assert asked(s) == "card" and place(s, "blue") == 1
    one, other = ("weapon", "weapon"), ("red", 4, "blue", 1)
    assert heard(table(), (4, 1), march(*other), *one).count("moved") == 2


@pytest.mark.rule("R5C-6.5", "R5C-12.3")
def test_the_second_move_is_dropped_when_the_first_ends_the_game():
    s = table("yellow 2 crowned, white 3", home="red blue green")
    s = play(s, (4, 1), march("yellow", 4, "white", 1), "weapon")
    assert place(s, "white") == 3 and asked(s).startswith("royaume-over")


@pytest.mark.rule("R5C-6.6")
def test_a_cell_a_point_forward():
    s = table("red 5, blue 5, green 9 crowned, white 7")
    after = play(s, (4, 1), march("red", 4, "green", 1))
    assert place(after, "red") == 9  # occupied cells count too
    after = play(after, "weapon")
    assert place(after, "green") == 8


@pytest.mark.rule("R5C-6.7")
def test_knights_share_a_cell_in_both_directions():
    s = table("red 5, blue 7, green 9 crowned")
    s = play(s, (4, 2), march("red", 2, "green", 4), "weapon", "weapon")
    assert [place(s, colour) for colour in ("red", "blue", "green")] == [7, 7, 5]
    s = table("red 5, blue 7, green 9 crowned")
    s = play(s, (6, 2), march("red", 2, "green", 6), "weapon", "weapon", "weapon")
    assert [place(s, colour) for colour in ("red", "blue", "green")] == [7, 7, 3]


@pytest.mark.rule("R5C-6.8")
def test_passing_does_nothing():
    s = table("red 5, blue 7", "6 weapon, 7 monster, 8 treasure")
    s = play(s, "roll", (5, 4), march("red", 5, "green", 4), "trap", "trap", "trap")
    assert [card(s, cell) for cell in (6, 7, 8, 9)] == ["weapon", "monster", "treasure", "down"]
    assert held(s) >= {"blue"} and s.power[0] == 0 and not s.hoards[0]


@pytest.mark.rule("R5C-6.9")
def test_home_is_home():
    s = play(table("red 5", home="white"), (4, 1))
    assert why_not(s, march("white", 4, "red", 1)) == "R5C-6.9"
    s = play(table("red 5", home="white"), (4, 4))
    assert why_not(s, "knight:white way:back") == why_not(s, "knight:white way:forward") == "R5C-6.9"


@pytest.mark.rule("R5C-7.1")
def test_a_double_moves_one_knight_both_ways():
    s = table("red 15, blue 7, green 20 crowned", "7 monster", home="white")
    s = play(s, "roll", (3, 3))
    assert asked(s) == "double"
    both = {
        f"knight:{colour} way:{way}" for colour in ("red", "blue", "green") for way in ("forward", "back")
    }
    assert offered(s) == both | {"knight:yellow way:forward"}
    assert why_not(s, march("red", 3, "green", 2)) == why_not(s, march("red", 3)) == "R5C-7.1"
    assert place(play(s, "knight:red way:forward", "weapon"), "red") == 21
    assert place(play(s, "knight:red way:back", "weapon"), "red") == 9
    assert place(play(s, "knight:green way:forward", "weapon"), "green") == 14
    assert place(play(s, "knight:green way:back", "weapon"), "green") == 26
    assert play(s, "knight:green way:back", "weapon", "weapon").seat == 1


@pytest.mark.rule("R5C-7.2")
def test_obstacles_vanish_for_all_and_nobody_gains():
    s = play(table("red 15, blue 15", "15 monster"), "roll", (3, 3))
    s = play(s, "knight:red way:forward", "trap")
    assert held(s) == {"red"} and card(s, 15) == "bare" and s.power == [0, 0, 0]
    assert game.view(s, None).discards == (0, 1, 0, 0)
    alone = play(table("red 15", "15 trap"), "roll", (1, 1), "knight:red way:back")
    assert asked(alone) == "card" and alone.left == 15  # the last to leave: the cell is covered


@pytest.mark.rule("R5C-7.3")
def test_limits_of_going_back():
    s = table("red 3, blue 35 crowned, green lair crowned")
    s = play(s, (5, 5))
    assert why_not(s, "knight:white way:back") == "R5C-7.3"  # in the castle already
    assert why_not(s, "knight:green way:back") == "R5C-7.3"  # in the lair already
    assert place(play(s, "knight:red way:back", "weapon"), "red") == 0
    back = play(s, "knight:blue way:back", "weapon")
    assert place(back, "blue") == 37 and back.seat == 1 and asked(back) == "dice"


@pytest.mark.rule("R5C-7.4")
def test_a_crowned_knight_leaves_the_lair_without_a_fight():
    s = play(table("green lair crowned"), (5, 1), march("green", 5, "red", 1))
    assert place(s, "green") == 32 and asked(s) == "card"


@pytest.mark.rule("R5C-7.5")
def test_limits_of_going_forward():
    s = table("red 35, blue 3 crowned")
    s = play(s, (5, 5))
    fight = play(s, "knight:red way:forward", "weapon")
    assert place(fight, "red") == 37 and asked(fight) == "dragon"
    home = play(s, "knight:blue way:forward", "weapon")
    assert home.circles == [1] and place(home, "blue") == 0


@pytest.mark.rule("R5C-7.6")
def test_a_knight_sent_back_meets_the_card_for_the_prince_who_sent_him():
    s = play(table("red 15, blue 20 crowned", "9 treasure, 26 weapon"), (3, 3))
    assert gems(play(s, "knight:red way:back", "monster"), 0, "red") == 1
    assert play(s, "knight:blue way:back", "monster").power == [1, 0, 0]
    s = play(table("red 15", "9 monster"), (3, 3), "knight:red way:back", "monster")
    assert held(s) == {"red"}


@pytest.mark.rule("R5C-8.1")
def test_the_witch_takes_a_treasure_of_choice():
    s = play(table(gems=["red blue blue"]), (6, 1))
    assert asked(s) == "witch" and offered(s) == {"treasure:red", "treasure:blue"}
    assert why_not(s, "treasure:green") == "R5C-8.1" and why_not(s, "roll") == "TBL-1.3"
    s = play(s, "treasure:blue")
    assert (gems(s, 0, "red"), gems(s, 0, "blue"), gems_in(s.bank)[1]) == (1, 1, 6)
    assert asked(s) == "march" and offered(s) >= {march("red", 6, "blue", 1)}


@pytest.mark.rule("R5C-8.1")
def test_the_only_colour_is_paid_without_asking():
    s = play(table(gems=["red red"]), (4, 3))
    assert asked(s) == "march" and gems(s, 0, "red") == 1


@pytest.mark.rule("R5C-8.2")
def test_without_treasure_the_turn_is_lost():
    s = table(gems=["", "red"])
    assert play(s, (5, 2)).seat == 1
    assert heard(s, (5, 2)) == ["rolled", "witch", "turn-lost", "turn"]


@pytest.mark.rule("R5C-8.3")
def test_not_seen_not_caught():
    s = play(table(calling=True, gems=["red"]), (5, 2))
    assert game.pending(s).seats == (1, 2) and offered(s) == {"witch:call", "witch:pass"}
    assert game.refusal(s, 1, game.moves.parse("roll")).rule == "TBL-1.3"
    free = play(s, "witch:pass", "witch:pass")
    assert asked(free) == "march" and gems(free, 0, "red") == 1
    for calls in (("witch:pass", "witch:call"), ("witch:call", "witch:pass")):
        caught = play(s, *calls)
        assert asked(caught) == "march" and gems(caught, 0, "red") == 0
    assert play(play(table(calling=True), (5, 2)), "witch:call", "witch:call").seat == 1
    assert asked(play(table(calling=True), (5, 1))) == "march"  # only a seven is watched


@pytest.mark.rule("R5C-8.3")
def test_a_rival_s_answer_stays_sealed_until_all_have_answered():
    s = play(table(calling=True, seats=4), (5, 2))
    for text in ("witch:call", "witch:pass"):
        after, told = answered(s, text)
        assert [one.public.message for one in told] == ["royaume-watched"]
        assert game.view(after, 2).my_call == -1 and game.view(after, 1).my_call == (text == "witch:call")
        assert game.view(after, 0).waiting == (2, 3)


@pytest.mark.rule("R5C-8.3")
def test_by_default_the_witch_misses_nothing():
    assert asked(play(table(gems=["red blue"]), (5, 2))) == "witch"
