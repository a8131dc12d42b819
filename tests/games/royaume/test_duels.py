"""Phase A: duels of princes (R5C-11)."""

from typing import Any

import pytest
from tests.games.royaume.table import asked, at, events, gems, march, offered, play, position, refused

RICH: dict[str, Any] = {"power": [3, 1, 3], "treasures": ["white", "red red blue", "green"]}


@pytest.mark.rule("R5C-11.1")
def test_three_power_allow_a_duel_in_phase_a():
    s = position("red 5", **RICH)
    assert offered(s) == {"seat:1", "seat:2", "roll"}
    assert asked(play(s, "roll")) == "dice"  # nobody has to
    assert refused(s, "seat:0") == refused(s, "seat:4") == ("R5C-11.1", "no-duel-no-rival")
    weak = position("red 5", "5 trap", power=[2], treasures=["", "red"])
    assert refused(weak, "seat:1") == ("R5C-11.1", "no-duel-power")
    assert at(weak).refused("seat:1").facts == {"needed": 3, "power": 2}


@pytest.mark.rule("R5C-11.2")
def test_only_the_rich_and_each_once_a_turn():
    s = position("red 5", power=[3], treasures=["", "red red blue", ""])
    assert refused(s, "seat:2") == ("R5C-11.2", "no-duel-poor")
    s = play(position("red 5", **RICH), "seat:1", (12, 1), "treasure:red")
    assert offered(s) == {"seat:2", "roll"} and refused(s, "seat:1") == ("R5C-11.2", "no-duel-again")
    assert "seat:1" in offered(play(position("red 5", "5 trap", **RICH), "knight:red", 12))


@pytest.mark.rule("R5C-11.2")
def test_power_is_needed_at_the_moment_of_the_challenge():
    s = position("red 5", "5 trap", power=[2], treasures=["", "red"])
    assert "seat:1" not in offered(s)
    s = play(s, "knight:red", 5)
    assert offered(s) == {"seat:1", "roll"}


@pytest.mark.rule("R5C-11.3")
def test_fights_first_duels_last():
    s = play(position("red 5", "5 trap", **RICH), "seat:2", (12, 1))
    assert offered(s) == {"seat:1", "roll"} and refused(s, "knight:red") == ("R5C-11.3", "no-free-after-duel")
    s = position("red 5, blue 5", "5 trap", home="green yellow white", **RICH)
    assert offered(s) == {"knight:red", "knight:blue"}
    assert refused(s, "seat:1") == ("R5C-11.3", "no-duel-before-attempt")
    assert offered(play(s, "knight:red", 12)) == {"seat:1", "seat:2", "roll"}


@pytest.mark.rule("R5C-11.3")
def test_the_last_duel_leads_to_phase_b_though_knights_are_held():
    s = play(position("red 5", "5 trap", power=[3], treasures=["", "red"]), "seat:1", (12, 1))
    assert asked(s) == "dice"


@pytest.mark.rule("R5C-11.4")
def test_no_duel_after_a_failure():
    s = play(position("red 5", "5 trap", **RICH), "knight:red", 1)
    assert asked(s) == "dice" and refused(play(s, (2, 1)), "seat:1") == ("R5C-4.1", "no-phase-a-over")


@pytest.mark.rule("R5C-11.5", "R5C-5.11")
@pytest.mark.parametrize(("dice", "won"), [((6, 7), True), ((5, 8), False), ((5, 7), None)])
def test_die_and_power_against_die_and_power(dice, won):
    s = play(position("red 5", **RICH), "seat:1", dice)
    assert asked(s) == {True: "seize", False: "dice", None: "duel"}[won]
    assert s.to_move == (1 if won is False else 0)


@pytest.mark.rule("R5C-11.6")
def test_the_winner_takes_all_of_one_colour():
    s = play(position("red 5", **RICH), "seat:1", (12, 1))
    assert offered(s) == {"treasure:red", "treasure:blue"} and at(s).asked == (0,)
    assert refused(s, "treasure:white") == ("R5C-11.6", "no-treasure")
    assert refused(s, "roll") == ("R5C-11.6", "now-seize")
    s = play(s, "treasure:red")
    assert gems(s, 0, "red") == 2 and gems(s, 1, "red") == 0 and gems(s, 1, "blue") == 1
    only = play(position("red 5", **RICH), "seat:2", (12, 1))
    assert gems(only, 0, "green") == 1 and gems(only, 2, "green") == 0  # one colour: no question


@pytest.mark.rule("R5C-11.7")
def test_victory_costs_no_power_and_another_rival_may_follow():
    s = play(position("red 5", **RICH), "seat:1", (12, 1), "treasure:red")
    assert s.power == [3, 1, 3] and offered(s) == {"seat:2", "roll"}
    s = play(s, "seat:2", (12, 1))
    assert asked(s) == "dice" and s.to_move == 0
    assert asked(play(s, (2, 1), march("blue", 2, "green", 1))) == "card"


@pytest.mark.rule("R5C-11.8")
def test_defeat_hands_over_power_or_wastes_it():
    s = position("red 5", **RICH)
    assert play(s, "seat:1", (1, 12)).power == [2, 2, 3]
    assert play(s, "seat:2", (1, 12)).power == [2, 1, 3]
    assert "wasted-power" in events(s, "seat:2", (1, 12)) and "ceded-power" in events(s, "seat:1", (1, 12))


@pytest.mark.rule("R5C-11.9")
def test_the_defender_chooses_the_forfeit():
    s = position("red 5", power=[3], treasures=["white white blue", "red"])
    s = play(s, "seat:1", (1, 12))
    assert at(s).asked == (1,) and offered(s) == {"treasure:white", "treasure:blue"}
    assert refused(s, "treasure:red") == ("R5C-11.9", "no-treasure")
    assert refused(s, "roll") == ("R5C-11.9", "now-claim")
    assert refused(s, "roll", 0) == ("TBL-1.2", "table-no-wait")  # whose turn it is
    s = play(s, "treasure:white")
    assert gems(s, 0, "white") == gems(s, 1, "white") == 1 and s.to_move == 1


@pytest.mark.rule("R5C-11.9")
def test_a_forfeit_of_one_colour_or_of_none():
    one = play(position("red 5", **RICH), "seat:1", (1, 12))
    assert gems(one, 1, "white") == 1 and not any(one.treasures[0])
    none = play(position("red 5", power=[3], treasures=["", "red"]), "seat:1", (1, 12))
    assert none.to_move == 1 and gems(none, 1, "red") == 1


@pytest.mark.rule("R5C-11.10")
def test_a_lost_duel_ends_the_turn():
    s = play(position("red 5", **RICH), "seat:1", (1, 12))
    assert s.to_move == 1 and asked(s) == "dice" and s.turn == 2
