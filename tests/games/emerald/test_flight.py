"""The dragon's flight (EMR-6)."""

from fractions import Fraction
from typing import Any

import pytest
from tests.games.emerald.table import ALL_CELLS, asked, at, flight, go, happened, nest, position

from royaumes.core import Chance
from royaumes.games.emerald import GAME
from royaumes.games.emerald.box import MOUNTAIN
from royaumes.games.emerald.flight import FACES, FLIGHT, WAKES, Way, fly, turned, wakes
from royaumes.messages import Catalogue, Words
from royaumes.testing.position import Position

STEP = "knight:yellow plain:6"


def waking(
    knights: str = "yellow plain:6 plain:1 plain:2",
    bar: int = 1,
    dragon: int = 4,
    facing: str = "castle",
    **more: Any,
) -> Position:
    """A table where yellow steps from plain 6 onto the emptied mountain cell 1."""
    return position(knights, bare=ALL_CELLS, bar=bar, dragon=dragon, facing=facing, **more)


def flown(bar: int, dragon: int, facing: str, points: int) -> tuple[int, str]:
    """The dragon's cell (from 1) and facing after a flight."""
    cell, now = fly(bar - 1, dragon - 1, Way[facing.upper()], points)
    return cell + 1, now.name.lower()


@pytest.mark.rule("EMR-6.1")
def test_a_knight_beside_the_bar_wakes_the_dragon() -> None:
    for cell in range(1, 10):
        start = "plain:6" if cell == 1 else f"mountain:{cell - 1}"
        table = go(waking(f"yellow {start} plain:1 plain:2", bar=3, dragon=4), f"knight:yellow {start}")
        assert (asked(table)[0] == "die") == (3 <= cell <= 6)


@pytest.mark.rule("EMR-6.1")
def test_a_knight_on_the_dragons_cell_wakes_it_even_off_the_bar() -> None:
    assert asked(go(waking(bar=2, dragon=1, facing="lair"), STEP))[0] == "die"
    assert asked(go(waking(bar=3, dragon=2, facing="lair"), STEP))[0] == "second"


@pytest.mark.rule("EMR-6.1")
def test_no_knight_on_the_plain_wakes_it() -> None:
    assert asked(go(waking(), "knight:yellow plain:2"))[0] == "second"


@pytest.mark.rule("EMR-6.2")
def test_the_die_shows_one_to_three_alike_and_its_thrower_is_the_waker() -> None:
    table = go(waking(), STEP)
    question = GAME.pending(table.state)
    assert isinstance(question, Chance)
    assert question.seat == 0
    assert dict(question.source.outcomes()) == {(n,): Fraction(1, 3) for n in (1, 2, 3)}
    assert [flight(go(table, str(points)))[1] for points in (1, 2, 3)] == [3, 2, 1]


@pytest.mark.rule("EMR-6.2")
def test_all_see_the_throw_and_the_flight() -> None:
    table = go(waking(), STEP, "2")
    assert table.events()[0].facts == {
        "seat": "seat:0",
        "die": 2,
        "start": "mountain:4",
        "goal": "mountain:2",
    }
    assert table.announcements[0].reveals
    assert table.state.die == 2


@pytest.mark.rule("EMR-6.3")
def test_the_dragon_flies_ahead_and_turns_at_the_ends_free_of_cost() -> None:
    assert flown(1, 4, "castle", 3) == (1, "lair")
    assert flown(1, 2, "castle", 2) == (2, "lair")
    assert flown(1, 3, "lair", 3) == (2, "castle")
    assert flown(1, 1, "lair", 3) == (4, "castle")
    assert flown(6, 9, "castle", 1) == (8, "castle")


@pytest.mark.rule("EMR-6.3")
def test_between_the_ends_it_goes_straight_on() -> None:
    assert flown(2, 4, "castle", 1) == (3, "castle")
    assert flown(2, 3, "lair", 1) == (4, "lair")


@pytest.mark.rule("EMR-6.4")
def test_the_rulings_example_stopping_on_the_last_cell_turns_it() -> None:
    table = waking("yellow mountain:1 plain:1 plain:2", bar=2, dragon=4, facing="lair")
    table = go(table, "knight:yellow mountain:1", "1")
    assert flight(table) == (3, 5, "castle")  # bar 3 to 6: it faces the plain although the bar has moved on
    table = waking("yellow mountain:2 plain:1 plain:2", bar=3, dragon=5, facing="castle")
    table = go(table, "knight:yellow mountain:2", "2")
    assert flight(table)[1] == 3


@pytest.mark.rule("EMR-6.4")
def test_the_whole_example_in_one_game() -> None:
    table = waking("yellow mountain:1 mountain:2 plain:2, blue plain:1", bar=2, dragon=4, facing="lair")
    table = go(table, "knight:yellow mountain:1", "1", "knight:yellow mountain:2", "2")
    assert flight(table) == (4, 3, "lair")  # it landed on 3, the end of the bar 3 to 6, and turned again


@pytest.mark.rule("EMR-6.4", "EMR-6.8")
def test_on_the_last_bar_it_turns_at_the_last_cell_too() -> None:
    table = waking("yellow mountain:5 plain:1 plain:2", bar=6, dragon=8, facing="lair")
    assert flight(go(table, "knight:yellow mountain:5", "1")) == (6, 9, "castle")
    assert flown(6, 9, "castle", 2) == (7, "castle")


@pytest.mark.rule("EMR-6.4", "EMR-6.7")
def test_a_dragon_that_the_castle_end_of_the_bar_comes_to_turns_round() -> None:
    table = go(waking(), STEP, "2")  # on 2, the bar then moves to 2 to 5
    assert flight(table) == (2, 2, "lair")
    table = go(waking(), STEP, "1")  # on 3, well inside
    assert flight(table) == (2, 3, "castle")


@pytest.mark.rule("EMR-6.5")
@pytest.mark.parametrize("facing", ["castle", "lair"])
def test_a_dragon_left_behind_comes_back_to_the_bar(facing: str) -> None:
    assert flown(3, 2, facing, 1) == (3, "lair")
    assert flown(3, 2, facing, 3) == (5, "lair")


@pytest.mark.rule("EMR-6.5", "EMR-6.9")
def test_the_bar_leaves_the_dragon_behind_and_it_stays_until_woken() -> None:
    table = go(waking(), STEP, "3")
    assert flight(table) == (2, 1, "lair")
    table = go(table, "knight:yellow plain:2", "knight:blue tower:1", "stop", "knight:black tower:1", "stop")
    assert flight(table) == (2, 1, "lair")


@pytest.mark.rule("EMR-6.3")
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "throws a 2: it turns round and lands on mountain 2 again."),
        ("fr", "au dé : il fait demi-tour et revient se poser d’où il venait (montagne 2)."),
    ],
)
def test_a_flight_to_and_fro_is_not_told_as_one_from_a_cell_to_itself(lang: str, said: str) -> None:
    table = go(waking(dragon=2), STEP, "2")
    assert happened(table) == ["flew-back", "shifted"]
    assert Words(Catalogue(lang), "emerald", ("Ann", "Bob", "Cyd")).event(table.events()[0]).endswith(said)


@pytest.mark.rule("EMR-6.6")
def test_knights_flown_over_or_visited_without_a_flight_are_safe() -> None:
    table = go(waking("yellow plain:6 plain:1 plain:2, blue mountain:3 mountain:2 plain:1"), STEP, "3")
    assert (at(table, "blue", "mountain:3"), at(table, "blue", "mountain:2")) == (1, 1)
    assert nest(table)[-1] == "knight:yellow"  # it flew over 3 and 2 to 1
    table = go(waking(bar=2, dragon=1, facing="lair"), STEP)  # next to a dragon that has not flown yet
    assert at(table, "yellow", "mountain:1") == 1
    assert at(go(table, "2"), "yellow", "mountain:1") == 1


@pytest.mark.rule("EMR-6.7")
def test_the_bar_moves_on_after_every_flight() -> None:
    table = go(waking(), STEP, "1")
    assert flight(table)[0] == 2
    assert table.events()[-1].facts == {"start": "mountain:2", "goal": "mountain:5"}
    table = go(waking("yellow plain:6 mountain:3 plain:1 plain:2"), STEP, "1")
    assert (len(nest(table)), flight(table)[0]) == (2, 2)


@pytest.mark.rule("EMR-6.8")
def test_at_the_last_cell_the_bar_stays_and_the_dragon_still_hunts() -> None:
    table = waking("yellow mountain:4 plain:1 plain:2", bar=5, dragon=6)
    assert flight(go(table, "knight:yellow mountain:4", "1"))[0] == 6
    table = waking("yellow mountain:5 mountain:7 plain:1 plain:2", bar=6, dragon=9)
    table = go(table, "knight:yellow mountain:5", "2")
    assert happened(table) == ["flew", "captured", "devoured"]
    assert flight(table)[0] == 6


@pytest.mark.rule("EMR-6.1", "EMR-6.3", "EMR-6.5")
def test_the_tables_say_what_the_rules_say() -> None:
    for bar, row in enumerate(FLIGHT):
        for dragon in range(MOUNTAIN):
            cells = {cell for cell in range(MOUNTAIN) if WAKES[bar][dragon] >> cell & 1}
            assert cells == {cell for cell in range(MOUNTAIN) if wakes(bar, dragon, cell)}
            for facing in Way:
                for points in FACES:
                    assert row[dragon][facing][points] == fly(bar, dragon, facing, points)


@pytest.mark.rule("EMR-6.3", "EMR-6.4", "EMR-6.5")
def test_wherever_it_can_come_to_it_faces_a_cell_of_its_bar() -> None:
    start = GAME.start(2)
    places = [(start.bar, start.dragon, start.facing)]
    for bar, dragon, facing in places:
        ahead = dragon + (1 if facing is Way.LAIR else -1)
        assert bar <= ahead < bar + 4
        for points in FACES:
            cell, way = fly(bar, dragon, facing, points)
            after = min(bar + 1, MOUNTAIN - 4)
            found = after, cell, turned(after, cell, way)
            places += [found] if found not in places else []
    assert len(places) == 25
