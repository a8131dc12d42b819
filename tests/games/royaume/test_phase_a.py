"""Phase A: escapes and fights (R5C-5)."""

import pytest
from tests.games.royaume.table import (
    asked,
    card,
    events,
    held,
    march,
    offered,
    pile,
    play,
    position,
    refused,
)

ALL_HELD = ("red 5, blue 6, green 7, yellow 8, white 9", "5 trap, 6 trap, 7 monster, 8 monster, 9 monster")


@pytest.mark.rule("R5C-5.1")
def test_a_held_knight_gets_no_die():
    s = play(position("red 5, blue 7", "5 trap, 7 monster"), "roll", (2, 1))
    assert refused(s, march("red", 2, "green", 1)) == ("R5C-5.1", "no-move-held")
    assert refused(s, march("green", 2, "blue", 1)) == ("R5C-5.1", "no-move-held")
    assert not any("red" in move or "blue" in move for move in offered(s))


@pytest.mark.rule("R5C-5.2")
def test_attempts_are_a_choice():
    s = position("red 5, blue 7", "5 trap, 7 monster")
    assert offered(s) == {"knight:red", "knight:blue", "roll"}
    assert asked(play(s, "roll")) == "dice"
    assert asked(play(s, "knight:red")) == "escape"
    assert asked(play(s, "knight:blue")) == "fight"


@pytest.mark.rule("R5C-5.3")
def test_only_held_knights_are_freed():
    s = position("red 5, green 4", "5 trap", home="white")
    for colour in ("green", "blue", "white"):
        assert refused(s, f"knight:{colour}") == ("R5C-5.3", "no-free-not-held")
    assert refused(s, "treasure:red") == refused(s, "witch:call") == ("R5C-5.2", "now-free")


@pytest.mark.rule("R5C-5.4")
def test_all_held_compels_an_attempt():
    s = position(*ALL_HELD)
    assert asked(s) == "compelled" and "roll" not in offered(s) and len(offered(s)) == 5
    assert refused(s, "roll") == ("R5C-5.4", "no-roll-yet")
    assert refused(s, "treasure:red") == ("R5C-5.4", "now-compelled")
    assert "compelled" in events(s, "knight:red", 6)  # and the next prince is


@pytest.mark.rule("R5C-5.4")
@pytest.mark.parametrize("fifth", ["white 0", "white lair crowned", "white 10"])
def test_castle_lair_and_bare_cells_are_freedom(fifth):
    s = position(ALL_HELD[0].replace("white 9", fifth), ALL_HELD[1].replace(", 9 monster", ""))
    assert asked(s) == "free" and "roll" in offered(s)


@pytest.mark.rule("R5C-5.4")
def test_knights_at_home_do_not_count():
    s = position("red 5, blue 6", "5 trap, 6 trap", home="green yellow white")
    assert asked(s) == "compelled"


@pytest.mark.rule("R5C-5.5")
def test_a_failed_compulsory_attempt_ends_the_turn_though_paid():
    s = play(position(*ALL_HELD, power=[2]), "knight:red", 4)
    assert (s.to_move, s.power[0]) == (1, 1) and asked(s) == "compelled"
    s = play(position(*ALL_HELD, power=[0]), "knight:green", (9, 8))
    assert (s.to_move, s.power[0]) == (1, 0)


@pytest.mark.rule("R5C-5.6")
def test_after_a_won_compulsory_attempt_failure_only_costs_power():
    s = play(position(*ALL_HELD), "knight:red", 7)
    assert asked(s) == "free" and s.power[0] == 1
    s = play(s, "knight:blue", 5)
    assert (s.to_move, s.power[0]) == (0, 0) and asked(s) == "dice"
    assert offered(play(s, (3, 1))) == {march("red", 3), march("red", 1)}


@pytest.mark.rule("R5C-5.6")
@pytest.mark.parametrize("power", [0, 1, 2, 3])
def test_a_won_compulsory_attempt_pays_for_the_next_one(power):
    s = play(position(*ALL_HELD, power=[power]), "knight:red", 7)
    assert s.power[0] == min(3, power + 1)  # so that nobody loses the turn by a second attempt
    s = play(s, "knight:green", (12, 1))
    assert (s.to_move, s.power[0]) == (0, min(3, power + 1) - 1) and asked(s) == "dice"


@pytest.mark.rule("R5C-5.7")
def test_success_may_be_followed_up():
    s = play(position("red 5, blue 7, green 8", "5 trap, 7 monster, 8 monster"), "knight:red", 12)
    assert offered(s) == {"knight:blue", "knight:green", "roll"}
    s = play(s, "knight:blue", (3, 4))
    assert offered(s) == {"knight:green", "roll"} and s.power[0] == 2
    assert asked(play(s, "roll")) == "dice"


@pytest.mark.rule("R5C-5.8")
def test_the_first_failure_ends_phase_a():
    s = play(position("red 5, blue 7", "5 trap, 7 monster", power=[1]), "knight:red", 5)
    assert asked(s) == "dice" and s.power[0] == 0
    s = play(s, (3, 1))
    assert refused(s, "knight:red") == refused(s, "knight:blue") == ("R5C-4.1", "no-phase-a-over")


@pytest.mark.rule("R5C-5.9")
@pytest.mark.parametrize(("die", "power", "free"), [(7, 0, True), (6, 0, False), (4, 3, True), (3, 3, False)])
def test_seven_or_more_escapes(die, power, free):
    s = play(position("red 5", "5 trap", power=[power]), "knight:red", die)
    assert (held(s) == set()) is free


@pytest.mark.rule("R5C-5.10")
@pytest.mark.parametrize(
    ("monster", "die", "power", "free"),
    [(6, 7, 0, True), (7, 6, 0, False), (7, 6, 2, True), (12, 8, 3, False)],
)
def test_higher_beats_the_monster(monster, die, power, free):
    s = play(position("red 5", "5 monster", power=[power]), "knight:red", (monster, die))
    assert (held(s) == set()) is free


@pytest.mark.rule("R5C-5.11")
def test_an_even_fight_goes_on():
    s = play(position("red 5", "5 monster", power=[2]), "knight:red", (9, 7))
    assert asked(s) == "fight" and s.power[0] == 2 and held(s) == {"red"}
    assert held(play(s, (5, 5))) == set()


@pytest.mark.rule("R5C-5.12")
@pytest.mark.parametrize(("kind", "roll"), [("trap", 7), ("monster", (1, 2))])
def test_one_victory_frees_all_on_the_cell(kind, roll):
    s = position("red 5, blue 5, green 5 crowned, white 6", f"5 {kind}, 6 trap")
    s = play(s, "knight:blue", roll)
    assert held(s) == {"white"} and card(s, 5) == "bare"
    assert pile(s, "discards") == {kind: 1}


@pytest.mark.rule("R5C-5.13")
def test_only_the_prince_who_dared_gains():
    s = play(position("red 5, blue 5", "5 monster", power=[0, 1, 2]), "knight:red", (1, 2))
    assert s.power == [1, 1, 2]


@pytest.mark.rule("R5C-5.14")
def test_failure_costs_one_power_and_leaves_all_as_it_was():
    s = play(position("red 5, blue 5", "5 monster", power=[3]), "knight:red", (12, 2))
    assert held(s) == {"red", "blue"} and card(s, 5) == "monster" and s.power[0] == 2
    assert asked(s) == "dice" and s.to_move == 0


@pytest.mark.rule("R5C-5.15")
@pytest.mark.parametrize(("kind", "roll"), [("trap", 6), ("monster", (3, 2))])
def test_failure_without_power_ends_the_turn(kind, roll):
    s = position("red 5", f"5 {kind}")
    assert "knight:red" in offered(s)
    assert "turn-lost" in events(s, "knight:red", roll)
    assert play(s, "knight:red", roll).to_move == 1
