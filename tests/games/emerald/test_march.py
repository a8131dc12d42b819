"""Turns, movement and the treasure chamber (EMR-2, EMR-3, EMR-4)."""

import pytest
from tests.games.emerald.table import asked, at, chamber, flight, go, happened, position

from royaumes.core import Decide, Over
from royaumes.games.emerald import GAME
from royaumes.games.emerald.box import CASTLE, COLOURS, NAMES
from royaumes.games.emerald.state import treasures_left
from royaumes.testing.position import Position

YELLOWS = "yellow plain:2*2 plain:4 plain:5 tower:1"


@pytest.mark.rule("EMR-2.1")
def test_turns_go_clockwise_and_are_counted() -> None:
    table = position(to_move=1)
    table.state.first = 1
    order = []
    for turn in range(1, 5):
        (seat,) = table.asked
        order.append(seat)
        assert (table.state.turn, table.state.round) == (turn, 1 + turn // 4)
        table = go(table, f"knight:{COLOURS[seat]} tower:{turn}", "stop")
    assert order == [1, 2, 0, 1]


@pytest.mark.rule("EMR-2.2")
def test_one_knight_must_move_and_two_are_the_most() -> None:
    table = position()
    assert "stop" not in table.offered()
    assert table.refused("stop").rule == "EMR-2.2"
    assert table.refused("stop").why == "emerald-no-stop-yet"
    table = go(table, "knight:yellow tower:1")
    assert asked(table) == ("second", (0,))
    assert "stop" in table.offered()
    assert happened(go(table, "stop")) == ["stopped"]
    assert asked(go(table, "knight:yellow tower:2")) == ("march", (1,))


@pytest.mark.rule("EMR-2.3")
def test_only_ones_own_knights_move() -> None:
    table = position(YELLOWS)
    assert table.refused("knight:blue tower:1").rule == "EMR-2.3"
    assert table.refused("knight:yellow plain:1").rule == "EMR-2.3"
    assert table.refused("knight:blue tower:1").why == "emerald-no-not-yours"
    assert table.refused("knight:yellow plain:1").why == "emerald-no-knight-there"
    places = ("tower:1", "plain:2", "plain:4", "plain:5")
    assert table.offered() == {f"knight:yellow {place}" for place in places}
    assert go(table, "knight:yellow tower:1").refused("knight:blue tower:1").rule == "EMR-2.3"


@pytest.mark.rule("EMR-2.3")
@pytest.mark.parametrize(("seats", "idle"), [(2, ["green"]), (3, ["white", "green"]), (4, ["green"])])
def test_a_colour_that_nobody_plays_has_no_knight_to_move(seats: int, idle: list[str]) -> None:
    table = position(seats=seats)
    for colour in idle:
        refusal = table.refused(f"knight:{colour} tower:4")
        assert (refusal.rule, refusal.why) == ("EMR-2.3", "emerald-no-such-knights")
        assert refusal.facts == {"knight": f"knight:{colour}"}
    assert table.refused("knight:blue plain:3").why == "emerald-no-knight-there"  # nobody's either
    assert table.refused("knight:blue tower:4").why == "emerald-no-not-yours"


@pytest.mark.rule("EMR-2.4")
def test_no_knight_moves_twice_in_a_turn() -> None:
    table = go(position(YELLOWS), "knight:yellow plain:5")
    assert table.refused("knight:yellow plain:6").rule == "EMR-2.4"
    table = go(position(YELLOWS), "knight:yellow plain:2")  # joins the one on plain 4, which may still move
    assert at(table, "yellow", "plain:4") == 2
    assert "knight:yellow plain:4" in table.offered()
    table = go(table, "knight:yellow plain:4")
    assert at(table, "yellow", "plain:6") == 1


@pytest.mark.rule("EMR-2.5")
def test_after_a_card_no_second_knight_moves() -> None:
    table = position("yellow plain:6 plain:1 plain:2", bar=4)
    assert asked(go(table, "knight:yellow plain:6", "pile:gem", "gem:ruby")) == ("march", (1,))


@pytest.mark.rule("EMR-2.7")
def test_a_flight_from_an_emptied_cell_does_not_end_the_turn() -> None:
    table = go(position("yellow plain:6 plain:1 plain:2", bare="1"), "knight:yellow plain:6")
    assert asked(table) == ("die", ())
    assert asked(go(table, "1")) == ("second", (0,))


@pytest.mark.rule("EMR-2.5", "EMR-2.2")
def test_a_flight_by_the_second_knight_ends_the_turn() -> None:
    table = position("yellow plain:6 plain:1 plain:2", bare="1")
    assert asked(go(table, "knight:yellow plain:1", "knight:yellow plain:6", "1")) == ("march", (1,))


@pytest.mark.rule("EMR-2.6")
def test_with_two_players_both_knights_are_of_one_colour() -> None:
    table = position(seats=2)
    assert {"knight:yellow tower:1", "knight:black tower:1"} <= table.offered()
    assert table.refused("knight:blue tower:1").rule == "EMR-2.3"
    table = go(table, "knight:black tower:1")
    assert table.refused("knight:yellow tower:2").rule == "EMR-2.6"
    assert table.refused("knight:yellow tower:2").facts == {"knight": "knight:black"}
    assert table.offered() == {*(f"knight:black tower:{n}" for n in (2, 3, 4)), "stop"}


@pytest.mark.rule("EMR-2.6")
def test_a_lone_knight_of_its_colour_ends_the_turn() -> None:
    table = position("yellow plain:1, black plain:3*3", seats=2)
    assert asked(go(table, "knight:yellow plain:1")) == ("march", (1,))


@pytest.mark.rule("EMR-2.1")
def test_a_new_turn_starts_afresh() -> None:
    table = position("yellow plain:6 mountain:3 plain:2", bare="1", gold0="1")
    table = go(table, "knight:yellow plain:6", "1", "gold:1", "knight:yellow plain:2")
    s = table.state
    assert (s.second, s.took, s.colour, s.moved, s.ransomed, s.rested) == (False, False, -1, -1, -1, 0)
    took = go(position("yellow plain:6 plain:1", bar=4), "knight:yellow plain:6", "pile:gem", "gem:ruby")
    assert asked(go(took, "knight:blue tower:1")) == ("second", (1,))


@pytest.mark.rule("EMR-3.1")
def test_the_rulebooks_example_three_knights_are_three_cells() -> None:
    table = position("black plain:2 plain:1 plain:5, yellow plain:2, blue plain:2 tower:1", to_move=2)
    table = go(table, "knight:black plain:2")
    assert at(table, "black", "plain:5") == 2
    (event,) = table.events()
    assert event.facts == {
        "seat": "seat:2",
        "knight": "knight:black",
        "start": "plain:2",
        "goal": "plain:5",
        "steps": 3,
    }


@pytest.mark.rule("EMR-3.2")
def test_the_rulebooks_tip_the_second_knight_counts_the_first() -> None:
    table = position("yellow plain:1 plain:2 tower:1")
    table = go(table, "knight:yellow plain:1", "knight:yellow plain:2")
    assert at(table, "yellow", "plain:4") == 1
    table = go(position("yellow plain:1*2 tower:1"), "knight:yellow plain:1", "knight:yellow plain:1")
    assert (at(table, "yellow", "plain:3"), at(table, "yellow", "plain:2")) == (1, 1)


@pytest.mark.rule("EMR-3.3")
def test_each_tower_counts_for_itself_and_is_free_to_choose() -> None:
    table = position("blue tower:1 plain:1 plain:3, black tower:3 plain:2")
    assert {f"knight:yellow tower:{name}" for name in ("1", "2", "3", "4", "keep")} == table.offered()
    assert at(go(table, "knight:yellow tower:1"), "yellow", "plain:2") == 1
    assert at(go(table, "knight:yellow tower:2"), "yellow", "plain:1") == 1
    assert at(go(table, "knight:yellow tower:keep"), "yellow", "plain:1") == 1


@pytest.mark.rule("EMR-3.4")
def test_every_cell_costs_one_point() -> None:
    assert at(go(position(), "knight:yellow tower:1"), "yellow", "plain:3") == 1
    table = go(position("yellow plain:6 plain:1 tower:2", bar=4), "knight:yellow plain:6")
    assert at(table, "yellow", "mountain:1") == 1


def standing(table: Position, colour: str) -> list[int]:
    return [at(table, colour, place) for place in NAMES]


@pytest.mark.rule("EMR-3.5")
@pytest.mark.parametrize("seats", [2, 3])
def test_knights_only_go_forward_and_never_into_a_tower(seats: int) -> None:
    table = position("yellow tower:1 tower:3 plain:3 mountain:2 mountain:8, blue tower:1*2", seats=seats)
    for answer in table.offered():
        colour = answer.split()[0].removeprefix("knight:")
        before, after = standing(table, colour), standing(go(table, answer), colour)
        changes = [now - then for then, now in zip(before, after, strict=True)]
        left = NAMES.index(answer.split()[1])
        (reached,) = [place for place, change in enumerate(changes) if change > 0]
        assert [place for place, change in enumerate(changes) if change < 0] == [left]
        assert reached > left
        assert reached >= CASTLE


@pytest.mark.rule("EMR-3.6")
def test_the_whole_count_is_walked_but_for_the_chamber() -> None:
    knights = "yellow mountain:6*3 plain:1, blue mountain:8*3 plain:1"
    assert at(go(position(knights), "knight:yellow mountain:6"), "yellow", "mountain:9") == 1
    assert chamber(go(position(knights, to_move=1), "knight:blue mountain:8")) == ["knight:blue"]


@pytest.mark.rule("EMR-3.7")
def test_any_number_of_knights_share_a_cell() -> None:
    table = position("yellow plain:2 tower:1, blue plain:3*5, black plain:3*5")
    table = go(table, "knight:yellow plain:2")
    assert at(table, "yellow", "plain:3") == 1
    assert at(table, "blue", "plain:3") == at(table, "black", "plain:3") == 5
    table = go(table, "stop", "knight:blue plain:3")  # eleven stand there
    assert at(table, "blue", "mountain:8") == 1


@pytest.mark.rule("EMR-4.1")
def test_points_left_over_on_entering_are_lost() -> None:
    for knights in ("yellow mountain:9 plain:1 plain:2", "yellow mountain:9*3 plain:1"):
        table = go(position(knights), "knight:yellow mountain:9")
        assert chamber(table) == ["knight:yellow"]


@pytest.mark.rule("EMR-4.2")
def test_entering_brings_a_treasure() -> None:
    table = go(position("yellow mountain:9 plain:1 plain:2", treasures1=1), "knight:yellow mountain:9")
    s = table.state
    assert (GAME.view(s, 0).treasures, treasures_left(s)) == ((1, 1, 0), 2)
    assert chamber(table) == ["knight:blue", "knight:yellow"]
    (event,) = table.events()
    assert (event.message, event.facts["left"]) == ("emerald-entered", 2)


@pytest.mark.rule("EMR-4.2")
def test_with_two_players_either_colour_brings_its_player_a_treasure() -> None:
    table = go(position("black mountain:9 plain:1", seats=2), "knight:black mountain:9")
    assert GAME.view(table.state, 0).treasures == (1, 0)


@pytest.mark.rule("EMR-4.3")
def test_entering_ends_the_turn() -> None:
    table = go(position("yellow mountain:9 plain:1 plain:2"), "knight:yellow mountain:9")
    assert asked(table) == ("march", (1,))


@pytest.mark.rule("EMR-4.4")
def test_a_knight_in_the_chamber_never_moves_again() -> None:
    table = go(position("yellow mountain:9 plain:1 plain:2"), "knight:yellow mountain:9")
    table = go(table, "knight:blue tower:1", "stop", "knight:black tower:1", "stop")
    assert table.offered() == {"knight:yellow plain:1", "knight:yellow plain:2"}
    assert table.refused("knight:yellow mountain:9").rule == "EMR-2.3"
    assert table.state.in_play[0] == 2


def test_answers_to_another_question_are_refused_with_what_is_asked_now() -> None:
    table = position(YELLOWS)
    assert isinstance(GAME.pending(table.state), Decide)
    assert (table.refused("pile:gold").rule, table.refused("pile:gold").why) == (
        "EMR-2.2",
        "emerald-now-march",
    )
    table = go(table, "knight:yellow plain:5")
    assert (table.refused("surrender").rule, table.refused("gold:1").why) == ("EMR-2.5", "emerald-now-second")


def test_a_finished_game_asks_nothing() -> None:
    table = go(position("yellow mountain:9 plain:1"), "knight:yellow mountain:9")
    assert isinstance(GAME.pending(table.state), Over)
    assert flight(table) == (1, 4, "castle")
