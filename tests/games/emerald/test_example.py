"""The example and the colours of the rules page, beside the engine."""

from tests.games.emerald.table import COLOURS, GAME, TO_LAIR, asked, at, go, hand, offered, table
from tests.games.examples import says

from royaumes.games.emerald.cards import GEM_NAMES, GOLD_NAMES

(STEPS,) = (example.steps for example in GAME.digest.examples)


def bar(s):
    """The first and the last mountain cell beside the flight bar."""
    return s.bar + 1, s.bar + 4


def test_a_march_and_a_flight():
    knights = "yellow tower:1 plain:6 tower:2, blue tower:1 plain:6 mountain:3, black tower:1 tower:2"
    s = table(knights, bar=2, dragon=3, gold1="1")
    assert sum(at(s, colour, "tower:1") for colour in COLOURS[:3]) == 3
    s = go(s, "knight:yellow tower:1")
    assert at(s, "yellow", "plain:3") == 1
    assert "knight:yellow plain:6" in offered(s)
    says(STEPS[0], 1, 3, 3, 3)

    assert at(s, "yellow", "plain:6") + at(s, "blue", "plain:6") == 2
    s = go(s, "knight:yellow plain:6")
    assert at(s, "yellow", "mountain:2") == 1
    says(STEPS[1], 6, 2, 2, 2)

    assert (GOLD_NAMES[s.gold_open[1]], GEM_NAMES[s.gem_open[1]]) == ("gold:2", "gem:emerald")
    s = go(s, "pile:gold", "gold:3")
    assert hand(s, 0) == ["gold:2"]
    says(STEPS[2], 2)

    assert (bar(s), s.dragon) == ((2, 5), 2)
    s = go(s, "2")
    assert (s.dragon, s.facing) == (2, TO_LAIR)
    says(STEPS[3], 2, 5, 2, 3, 2, 2, 3)

    assert asked(s)[1] == (1,)
    assert offered(s) == ["gold:1", "surrender"]
    s = go(s, "gold:1")
    assert at(s, "blue", "mountain:3") == 1
    assert hand(s, 1) == []
    says(STEPS[4], 3)

    assert bar(s) == (3, 6)
    assert asked(s)[1] == (1,)
    says(STEPS[5], 1, *bar(s))


def test_the_colours_are_those_that_are_dealt():
    rows = GAME.reference()["colours"]
    assert [row.cells[0] for row in rows] == list(GAME.seats)
    for seats, each, *colours in (row.cells for row in rows):
        s = GAME.start(seats)
        for seat, things in enumerate(colours[:seats]):
            own = [thing.removeprefix("knight:") for thing in things.split()]
            assert sum(at(s, colour, f"tower:{n}") for colour in own for n in (1, 2, 3, 4)) == 4 * len(own)
            assert each == 4 + at(s, own[0], "tower:keep")
            assert s.in_play[seat] == each * len(own)
        assert set(colours[seats:]) <= {""}
