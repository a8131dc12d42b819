"""Turns, movement and the treasure chamber (EMR-2, EMR-3, EMR-4)."""

import pytest
from tests.games.emerald.table import asked, at, go, offered, refused, table

from royaumes.core import Decide, Over
from royaumes.games.emerald import GAME

YELLOWS = "yellow plain:2*2 plain:4 plain:5 tower:1"


@pytest.mark.rule("EMR-2.1")
def test_turns_go_clockwise():
    s = table(turn=1)
    order = []
    for _ in range(4):
        order.append(asked(s)[1][0])
        s = go(s, offered(s)[0], "stop")
    assert order == [1, 2, 0, 1]


@pytest.mark.rule("EMR-2.2")
def test_one_knight_must_move_and_two_are_the_most():
    s = table()
    assert "stop" not in offered(s)
    assert refused(s, "stop") == "EMR-2.2"
    s = go(s, "knight:yellow tower:1")
    assert asked(s) == ("emerald-ask-second", (0,))
    assert "stop" in offered(s)
    assert asked(go(s, "knight:yellow tower:2")) == ("emerald-ask-march", (1,))


@pytest.mark.rule("EMR-2.3")
def test_only_ones_own_knights_move():
    s = table(YELLOWS)
    assert refused(s, "knight:blue tower:1") == "EMR-2.3"
    assert refused(s, "knight:green tower:1") == "EMR-2.3"  # nobody plays green here
    assert refused(s, "knight:yellow plain:1") == "EMR-2.3"
    assert offered(s) == [f"knight:yellow {place}" for place in ("tower:1", "plain:2", "plain:4", "plain:5")]


@pytest.mark.rule("EMR-2.4")
def test_no_knight_moves_twice_in_a_turn():
    s = go(table(YELLOWS), "knight:yellow plain:5")
    assert refused(s, "knight:yellow plain:6") == "EMR-2.4"
    s = go(table(YELLOWS), "knight:yellow plain:2")  # joins the one on plain 4, which may still move
    assert at(s, "yellow", "plain:4") == 2
    assert "knight:yellow plain:4" in offered(s)
    s = go(s, "knight:yellow plain:4")
    assert at(s, "yellow", "plain:6") == 1


@pytest.mark.rule("EMR-2.5")
def test_after_a_card_no_second_knight_moves():
    s = go(table("yellow plain:6 plain:1 plain:2", bar=4), "knight:yellow plain:6", "pile:gem", "gem:ruby")
    assert asked(s) == ("emerald-ask-march", (1,))


@pytest.mark.rule("EMR-2.5")
def test_a_flight_from_an_emptied_cell_does_not_end_the_turn():
    s = go(table("yellow plain:6 plain:1 plain:2", bare="1"), "knight:yellow plain:6")
    assert asked(s) == ("emerald-ask-die", None)
    assert asked(go(s, "1")) == ("emerald-ask-second", (0,))


@pytest.mark.rule("EMR-2.6")
def test_with_two_players_both_knights_are_of_one_colour():
    s = table(seats=2)
    assert "knight:yellow tower:1" in offered(s)
    assert "knight:black tower:1" in offered(s)
    s = go(s, "knight:black tower:1")
    assert refused(s, "knight:yellow tower:2") == "EMR-2.6"
    assert offered(s) == ["knight:black tower:2", "knight:black tower:3", "knight:black tower:4", "stop"]


@pytest.mark.rule("EMR-2.6")
def test_a_lone_knight_of_its_colour_ends_the_turn():
    s = table("yellow plain:1, black plain:3*3", seats=2)
    assert asked(go(s, "knight:yellow plain:1")) == ("emerald-ask-march", (1,))


@pytest.mark.rule("EMR-3.1")
def test_the_rulebooks_example_three_knights_are_three_cells():
    s = table("black plain:2 plain:1 plain:5, yellow plain:2, blue plain:2 tower:1", turn=2)
    s = go(s, "knight:black plain:2")
    assert at(s, "black", "plain:5") == 2


@pytest.mark.rule("EMR-3.2")
def test_the_rulebooks_tip_the_second_knight_counts_the_first():
    s = go(table("yellow plain:1 plain:2 tower:1"), "knight:yellow plain:1", "knight:yellow plain:2")
    assert at(s, "yellow", "plain:4") == 1
    s = go(table("yellow plain:1*2 tower:1"), "knight:yellow plain:1", "knight:yellow plain:1")
    assert (at(s, "yellow", "plain:3"), at(s, "yellow", "plain:2")) == (1, 1)


@pytest.mark.rule("EMR-3.3")
def test_each_tower_counts_for_itself_and_is_free_to_choose():
    s = table("blue tower:1 plain:1 plain:3, black tower:3 plain:2")
    assert offered(s)[:5] == [f"knight:yellow tower:{name}" for name in ("1", "2", "3", "4", "keep")]
    assert at(go(s, "knight:yellow tower:1"), "yellow", "plain:2") == 1
    assert at(go(s, "knight:yellow tower:2"), "yellow", "plain:1") == 1
    assert at(go(s, "knight:yellow tower:keep"), "yellow", "plain:1") == 1


@pytest.mark.rule("EMR-3.4")
def test_every_cell_costs_one_point():
    assert at(go(table(), "knight:yellow tower:1"), "yellow", "plain:3") == 1
    s = go(table("yellow plain:6 plain:1 tower:2", bar=4), "knight:yellow plain:6")
    assert at(s, "yellow", "mountain:1") == 1


@pytest.mark.rule("EMR-3.5")
def test_knights_only_go_forward():
    s = table("yellow tower:1 plain:3 plain:4")
    for answer in offered(s):
        before, after = answer.split()[1], go(s, answer)
        goals = [place for place in ("plain:3", "plain:4", "plain:5") if at(after, "yellow", place)]
        assert at(after, "yellow", before) == at(s, "yellow", before) - 1
        assert "tower:2" not in goals
    assert at(go(s, "knight:yellow tower:1"), "yellow", "plain:3") == 2
    assert all(at(go(s, "knight:yellow tower:1"), "yellow", f"tower:{n}") == 0 for n in (1, 2, 3, 4))


@pytest.mark.rule("EMR-3.6")
def test_the_whole_count_is_walked_but_for_the_chamber():
    s = table("yellow mountain:6*3 plain:1, blue mountain:8*3 plain:1")
    assert at(go(s, "knight:yellow mountain:6"), "yellow", "mountain:9") == 1
    s.seat = 1
    assert go(s, "knight:blue mountain:8").chamber == [0, 1, 0]


@pytest.mark.rule("EMR-3.7")
def test_any_number_of_knights_share_a_cell():
    s = go(table("yellow plain:2 tower:1, blue plain:3*5, black plain:3*5"), "knight:yellow plain:2")
    assert at(s, "yellow", "plain:3") == 1
    assert at(s, "blue", "plain:3") == at(s, "black", "plain:3") == 5
    s = go(s, "stop", "knight:blue plain:3")  # eleven stand there
    assert at(s, "blue", "mountain:8") == 1


@pytest.mark.rule("EMR-4.1")
def test_points_left_over_on_entering_are_lost():
    for knights in ("yellow mountain:9 plain:1 plain:2", "yellow mountain:9*3 plain:1"):
        s = go(table(knights), "knight:yellow mountain:9")
        assert s.chamber[0] == 1


@pytest.mark.rule("EMR-4.2")
def test_entering_brings_a_treasure():
    s = go(table("yellow mountain:9 plain:1 plain:2", treasures1=1), "knight:yellow mountain:9")
    assert (s.treasures, s.treasures_left) == ([1, 1, 0], 2)
    assert sum(s.chamber) == 2


@pytest.mark.rule("EMR-4.3")
def test_entering_ends_the_turn():
    s = go(table("yellow mountain:9 plain:1 plain:2"), "knight:yellow mountain:9")
    assert asked(s) == ("emerald-ask-march", (1,))


@pytest.mark.rule("EMR-4.4")
def test_a_knight_in_the_chamber_never_moves_again():
    s = go(table("yellow mountain:9 plain:1 plain:2"), "knight:yellow mountain:9")
    s.seat = 0
    assert offered(s) == ["knight:yellow plain:1", "knight:yellow plain:2"]
    assert refused(s, "knight:yellow mountain:9") == "EMR-2.3"


def test_answers_to_another_question_are_refused():
    s = table(YELLOWS)
    assert isinstance(GAME.pending(s), Decide)
    assert refused(s, "pile:gold") == "TBL-1.3"
    assert refused(go(s, "knight:yellow plain:5"), "surrender") == "TBL-1.3"


def test_a_finished_game_asks_nothing():
    s = go(table("yellow mountain:9 plain:1"), "knight:yellow mountain:9")
    assert isinstance(GAME.pending(s), Over)
