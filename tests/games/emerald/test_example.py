"""The example and the colours of the rules page, beside the engine."""

from tests.games.emerald.table import asked, at, flight, go, gold, pile, position
from tests.games.examples import says

from royaumes.games import reference
from royaumes.games.emerald import GAME
from royaumes.games.emerald.box import COLOURS, GEM, GOLD
from royaumes.testing.position import Position

(STEPS,) = (example.steps for example in GAME.digest.examples)


def test_a_march_and_a_flight() -> None:
    knights = "yellow tower:1 plain:6 tower:2, blue tower:1 plain:6 mountain:3, black tower:1 tower:2"
    table = position(knights, bar=2, dragon=3, gold1="1")
    assert sum(at(table, colour, "tower:1") for colour in COLOURS[:3]) == 3
    table = go(table, "knight:yellow tower:1")
    assert at(table, "yellow", "plain:3") == 1
    assert "knight:yellow plain:6" in table.offered()
    says(STEPS[0], 1, 3, 3, 3)

    assert at(table, "yellow", "plain:6") + at(table, "blue", "plain:6") == 2
    table = go(table, "knight:yellow plain:6")
    assert at(table, "yellow", "mountain:2") == 1
    says(STEPS[1], 6, 2, 2, 2)

    assert (pile(table, 2, GOLD)[0], pile(table, 2, GEM)[0]) == ("gold:2", "gem:emerald")
    table = go(table, "pile:gold", "gold:3")
    assert gold(table, 0) == ["gold:2"]
    says(STEPS[2], 2)

    assert flight(table) == (2, 3, "castle")
    table = go(table, "2")
    assert flight(table) == (2, 3, "lair")
    says(STEPS[3], 2, 5, 2, 3, 2, 2, 3)

    assert asked(table) == ("pay", (1,))
    assert table.offered() == {"gold:1", "surrender"}
    table = go(table, "gold:1")
    assert at(table, "blue", "mountain:3") == 1
    assert gold(table, 1) == []
    says(STEPS[4], 3)

    assert flight(table)[0] == 3
    assert asked(table) == ("march", (1,))
    says(STEPS[5], 1, 3, 6)


def test_the_colours_are_those_that_are_dealt() -> None:
    rows = reference(GAME.key)["colours"]
    assert [row.cells[0] for row in rows] == list(GAME.seats)
    for seats, each, *colours in (row.cells for row in rows):
        table = Position.start(GAME, int(seats))
        for seat, things in enumerate(colours[: int(seats)]):
            own = [thing.removeprefix("knight:") for thing in str(things).split()]
            assert sum(at(table, colour, f"tower:{n}") for colour in own for n in (1, 2, 3, 4)) == 4 * len(
                own
            )
            assert each == 4 + at(table, own[0], "tower:keep")
            assert table.state.in_play[seat] == int(each) * len(own)
        assert set(colours[int(seats) :]) <= {""}
