"""Phase B: marches, the wizard of doubles, the witch (R5C-6 to R5C-8)."""

from itertools import permutations

import pytest
from tests.games.royaume.table import (
    asked,
    at,
    card,
    circles,
    events,
    game,
    gems,
    held,
    march,
    offered,
    pile,
    place,
    play,
    position,
    refused,
    second,
)

from royaumes.core import IllegalMove, Window
from royaumes.games import game as game_of
from royaumes.games.royaume.box import COLOURS
from royaumes.games.royaume.moves import PASS
from royaumes.play import Table


@pytest.mark.rule("R5C-6.1")
def test_two_dice_for_two_different_free_knights():
    s = position("red 5", "5 trap")
    assert game.pending(play(s, "roll")).source.count == 2
    s = play(s, "roll", (4, 1))
    free = [colour for colour in COLOURS if colour != "red"]
    pairs = {(a, x, b, y) for a, b in permutations(free, 2) for x, y in ((4, 1), (1, 4))}
    assert offered(s) == {march(*pair) for pair in pairs}
    assert refused(s, march("blue", 4)) == ("R5C-6.1", "no-lone")  # both dice must be played
    assert refused(s, march("blue", 3, "green", 1)) == ("R5C-6.1", "no-die")
    assert refused(s, march("blue", 4, "green", 2)) == ("R5C-6.1", "no-die")
    assert refused(s, "treasure:red") == ("R5C-6.1", "now-march")


@pytest.mark.rule("R5C-6.2")
def test_the_only_free_knight_takes_the_die_of_choice():
    s = position("red 5, blue 6, green 7, yellow 8", "5 trap, 6 trap, 7 trap, 8 trap")
    s = play(s, "roll", (6, 2))
    assert offered(s) == {march("white", 6), march("white", 2)}
    assert refused(s, march("white", 5)) == ("R5C-6.1", "no-die")
    assert refused(s, march("red", 6)) == ("R5C-5.1", "no-move-held")
    assert refused(s, "treasure:red") == ("R5C-6.2", "now-lone")
    s = play(s, march("white", 2), "weapon")
    assert place(s, "white") == 2 and s.to_move == 1


@pytest.mark.rule("R5C-6.3")
def test_dice_are_not_added_up():
    s = play(position(), (4, 1))
    assert refused(s, "knight:red way:forward") == ("R5C-6.3", "no-double")
    assert refused(s, "knight:red way:back") == ("R5C-6.6", "no-double")


@pytest.mark.rule("R5C-6.4")
def test_both_dice_are_given_out_before_a_card_is_turned():
    s = play(position(), (4, 1), march("red", 4, "blue", 1))
    assert second(s) == ("blue", 1) and place(s, "red") == 4 and place(s, "blue") == 0
    s = play(s, "monster")  # bad news, but blue is committed
    assert asked(s) == "card" and place(s, "blue") == 1
    one, other = ("weapon", "weapon"), ("red", 4, "blue", 1)
    assert events(position(), (4, 1), march(*other), *one).count("moved") == 2


@pytest.mark.rule("R5C-6.5", "R5C-12.3")
def test_the_second_move_is_dropped_when_the_first_ends_the_game():
    s = position("yellow 2 crowned, white 3", home="red blue green")
    s = play(s, (4, 1), march("yellow", 4, "white", 1), "weapon")
    assert place(s, "white") == 3 and asked(s).startswith("over")


@pytest.mark.rule("R5C-6.6")
def test_a_cell_a_point_forward():
    s = position("red 5, blue 5, green 9 crowned, white 7")
    after = play(s, (4, 1), march("red", 4, "green", 1))
    assert place(after, "red") == 9  # occupied cells count too
    after = play(after, "weapon")
    assert place(after, "green") == 8


@pytest.mark.rule("R5C-6.7")
def test_knights_share_a_cell_in_both_directions():
    s = position("red 5, blue 7, green 9 crowned")
    s = play(s, (4, 2), march("red", 2, "green", 4), "weapon", "weapon")
    assert [place(s, colour) for colour in ("red", "blue", "green")] == [7, 7, 5]
    s = position("red 5, blue 7, green 9 crowned")
    s = play(s, (6, 2), march("red", 2, "green", 6), "weapon", "weapon", "weapon")
    assert [place(s, colour) for colour in ("red", "blue", "green")] == [7, 7, 3]


@pytest.mark.rule("R5C-6.8")
def test_passing_does_nothing():
    s = position("red 5, blue 7", "6 weapon, 7 monster, 8 treasure")
    s = play(s, "roll", (5, 4), march("red", 5, "green", 4), "trap", "trap", "trap")
    assert [card(s, cell) for cell in (6, 7, 8, 9)] == ["weapon", "monster", "treasure", "down"]
    assert held(s) >= {"blue"} and s.power[0] == 0 and not any(s.treasures[0])


@pytest.mark.rule("R5C-6.9")
def test_home_is_home():
    s = play(position("red 5", home="white"), (4, 1))
    assert refused(s, march("white", 4, "red", 1)) == ("R5C-6.9", "no-move-home")
    s = play(position("red 5", home="white"), (4, 4))
    for way in ("forward", "back"):
        assert refused(s, f"knight:white way:{way}") == ("R5C-6.9", "no-move-home")


@pytest.mark.rule("R5C-7.1")
def test_a_double_moves_one_knight_both_ways():
    s = position("red 15, blue 7, green 20 crowned", "7 monster", home="white")
    s = play(s, "roll", (3, 3))
    assert asked(s) == "double"
    both = {
        f"knight:{colour} way:{way}" for colour in ("red", "blue", "green") for way in ("forward", "back")
    }
    assert offered(s) == both | {"knight:yellow way:forward"}
    for single in (march("red", 3, "green", 2), march("red", 3)):
        assert refused(s, single) == ("R5C-7.1", "no-single")
    assert refused(s, "treasure:red") == ("R5C-7.1", "now-double")
    assert place(play(s, "knight:red way:forward", "weapon"), "red") == 21
    assert place(play(s, "knight:red way:back", "weapon"), "red") == 9
    assert place(play(s, "knight:green way:forward", "weapon"), "green") == 14
    assert place(play(s, "knight:green way:back", "weapon"), "green") == 26
    assert play(s, "knight:green way:back", "weapon", "weapon").to_move == 1


@pytest.mark.rule("R5C-7.2")
def test_obstacles_vanish_for_all_and_nobody_gains():
    s = play(position("red 15, blue 15", "15 monster"), "roll", (3, 3))
    s = play(s, "knight:red way:forward", "trap")
    assert held(s) == {"red"} and card(s, 15) == "bare" and s.power == [0, 0, 0]
    assert pile(s, "discards") == {"monster": 1}
    alone = play(position("red 15", "15 trap"), "roll", (1, 1), "knight:red way:back")
    assert asked(alone) == "card" and alone.left == 15  # the last to leave: the cell is covered


@pytest.mark.rule("R5C-7.3")
def test_limits_of_going_back():
    s = position("red 3, blue 35 crowned, green lair crowned")
    s = play(s, (5, 5))
    assert refused(s, "knight:white way:back") == ("R5C-7.3", "no-back")  # in the castle already
    assert refused(s, "knight:green way:back") == ("R5C-7.3", "no-back")  # in the lair already
    assert place(play(s, "knight:red way:back", "weapon"), "red") == 0
    back = play(s, "knight:blue way:back", "weapon")
    assert place(back, "blue") == 37 and back.to_move == 1 and asked(back) == "dice"


@pytest.mark.rule("R5C-7.4")
def test_a_crowned_knight_leaves_the_lair_without_a_fight():
    s = play(position("green lair crowned"), (5, 1), march("green", 5, "red", 1))
    assert place(s, "green") == 32 and asked(s) == "card"


@pytest.mark.rule("R5C-7.5")
def test_limits_of_going_forward():
    s = position("red 35, blue 3 crowned")
    s = play(s, (5, 5))
    fight = play(s, "knight:red way:forward", "weapon")
    assert place(fight, "red") == 37 and asked(fight) == "dragon"
    home = play(s, "knight:blue way:forward", "weapon")
    assert circles(home) == ["blue"] and place(home, "blue") == 0


@pytest.mark.rule("R5C-7.6")
def test_a_knight_sent_back_meets_the_card_for_the_prince_who_sent_him():
    s = play(position("red 15, blue 20 crowned", "9 treasure, 26 weapon"), (3, 3))
    assert gems(play(s, "knight:red way:back", "monster"), 0, "red") == 1
    assert play(s, "knight:blue way:back", "monster").power == [1, 0, 0]
    s = play(position("red 15", "9 monster"), (3, 3), "knight:red way:back", "monster")
    assert held(s) == {"red"}


@pytest.mark.rule("R5C-8.1")
def test_the_witch_takes_a_treasure_of_choice():
    s = play(position(treasures=["red blue blue"]), (6, 1))
    assert asked(s) == "witch" and offered(s) == {"treasure:red", "treasure:blue"}
    assert refused(s, "treasure:green") == ("R5C-8.1", "no-treasure")
    assert refused(s, "roll") == ("R5C-4.1", "no-phase-a-over")
    assert refused(s, march("red", 6, "blue", 1)) == ("R5C-8.1", "now-witch")
    s = play(s, "treasure:blue")
    assert (gems(s, 0, "red"), gems(s, 0, "blue"), gems(s, None, "blue")) == (1, 1, 6)
    assert asked(s) == "march" and offered(s) >= {march("red", 6, "blue", 1)}


@pytest.mark.rule("R5C-8.1")
def test_the_only_colour_is_paid_without_asking():
    s = play(position(treasures=["red red"]), (4, 3))
    assert asked(s) == "march" and gems(s, 0, "red") == 1


@pytest.mark.rule("R5C-8.2")
def test_without_treasure_the_turn_is_lost():
    s = position(treasures=["", "red"])
    assert play(s, (5, 2)).to_move == 1
    assert events(s, (5, 2)) == ["rolled", "witch-came", "turn-lost", "turn-began"]


@pytest.mark.rule("R5C-8.3")
def test_not_seen_not_caught():
    s = play(position(calling=True, treasures=["red"]), (5, 2))
    assert asked(s) == "watch" and at(s).asked == (1, 2) and not game.pending(s).sealed
    assert offered(s, 1) == offered(s, 2) == {"witch:call", "witch:pass"}
    assert refused(s, "roll") == ("R5C-8.3", "now-watch")
    assert at(s).refused("witch:pass", 0).rule == "TBL-1.2"  # nobody calls the witch on themselves
    assert asked(play(position(calling=True), (5, 1))) == "march"  # only a seven is watched


@pytest.mark.rule("R5C-8.4")
@pytest.mark.parametrize("seconds", [8, 5, 12, 20])
def test_the_seven_stands_as_long_as_the_table_has_agreed_and_then_passes(seconds):
    s = play(position(calling=True, calling_seconds=seconds, treasures=["red"]), (5, 2))
    assert game.pending(s).window == Window(seconds, PASS)
    s = at(s).play("witch:pass", seat=1).state
    assert game.pending(s).window == Window(seconds, PASS)
    assert game.pending(play(position(treasures=["red", "blue"]), (5, 2))).window is None


@pytest.mark.rule("R5C-8.3")
@pytest.mark.parametrize("caller", [1, 2, 3])
def test_the_first_call_brings_the_witch_whoever_is_still_asked(caller):
    s = play(position(calling=True, seats=4, treasures=["red"]), (5, 2))
    after = at(s).play("witch:call", seat=caller)
    assert [event.message.removeprefix("royaume-") for event in after.events()] == [
        *["called", "witch-came", "witch-paid"]
    ]
    assert after.events()[0].facts == {"seat": f"seat:{caller}"}
    assert asked(after.state) == "march" and gems(after.state, 0, "red") == 0
    poor = play(position(calling=True, seats=4), (5, 2))
    assert at(poor).play("witch:call", seat=caller).state.to_move == 1  # R5C-8.2


@pytest.mark.rule("R5C-8.3")
def test_a_call_counts_after_others_have_kept_quiet():
    s = play(position(calling=True, seats=4, treasures=["red"]), (5, 2))
    s = at(s).play("witch:pass", seat=3).play("witch:pass", seat=1).state
    assert at(s).asked == (2,) and gems(play(s, "witch:call"), 0, "red") == 0


@pytest.mark.rule("R5C-8.3")
@pytest.mark.parametrize("order", [*permutations((1, 2, 3))])
def test_silence_lets_the_seven_pass_and_costs_nothing(order):
    """What a clock answers for all who have said nothing: the game goes on as if nobody had been asked."""
    s = position(calling=True, seats=4, treasures=["red", "blue"], power=[1, 2])
    seven, six = play(s, (5, 2)), play(s, (5, 1))
    quiet = at(seven)
    for n, rival in enumerate(order, 1):
        assert quiet.asked == tuple(sorted(order[n - 1 :]))
        quiet = quiet.play("witch:pass", seat=rival)
        (event,) = quiet.events()
        assert event.message == ("royaume-kept-quiet" if n < 3 else "royaume-unseen")
    quiet.state.dice = six.dice
    assert quiet.state == six
    again = play(quiet.state, march("red", 5, "blue", 1), "trap", "trap", "roll", (5, 2))
    assert at(again).asked == (0, 2, 3)  # the next seven asks all rivals again


@pytest.mark.rule("R5C-8.3")
def test_who_has_kept_quiet_is_seen_and_may_think_again_until_the_seven_has_passed():
    running = Table(game_of("royaume"), ("Ann", "Bob", "Cid"), "seven", {"calling": True})
    while running.pending.prompt != "royaume-ask-watch":
        seat = running.pending.seats[0]
        running.answer(seat, running.options(seat)[0])
    first, last = running.pending.seats
    running.answer_text(first, "witch:pass")
    assert running.pending.seats == (last,) and running.view(last).quiet == 1 << first
    running.undo(first)
    assert running.pending.seats == (first, last)
    running.answer_text(first, "witch:pass")
    running.answer_text(last, "witch:pass")
    with pytest.raises(IllegalMove):
        running.undo(last)


@pytest.mark.rule("R5C-8.3")
def test_by_default_the_witch_misses_nothing():
    assert asked(play(position(treasures=["red blue"]), (5, 2))) == "witch"
