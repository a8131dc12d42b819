"""The example and the tables of the rules page, beside the engine."""

from tests.games.auftrag.table import RING, at, do, game, give, hand, pile, table
from tests.games.examples import says

from royaumes.games import reference
from royaumes.games.auftrag.box import ADVENTURES, PLACES, VIRTUES, apart

(STEPS,) = (example.steps for example in game.digest.examples)
QUEST = "action:quest adventure:golden_pheasant virtue:lance_1 virtue:book_2"


def test_a_quest_and_a_tournament():
    s = give(table(), 0, "lance_1 book_2 sword_2", "golden_pheasant")
    s = give(s, 1, first="lance_1")
    for mine, theirs in (("quest", "court"), ("horse_2", "horse_4"), ("horse_3", "quest")):
        s = do(s, f"action:{mine}", f"action:{theirs}")
    s = do(s, "action:tournament", "action:tournament")
    assert game.pending(s).prompt == "auftrag-ask-act"
    says(STEPS[0], 4, 2, 3)

    away = apart(RING, PLACES.index("camelot"), PLACES.index("hidden_valley"))
    assert at(s, 0) == "camelot"
    s = do(s, "action:horse_2 place:hidden_valley")
    says(STEPS[1], away, 2)

    (pheasant,) = (one for one in ADVENTURES if one.name == "golden_pheasant")
    assert pheasant.demands == (0, 1, 0, 1)
    s = do(s, QUEST)
    assert s.points[0] == pheasant.shields
    says(STEPS[2], 1, 1, 1, 2, s.points[0])

    s = do(s, "action:horse_3 place:camelot")
    says(STEPS[3], 3, away)

    s = do(s, "stop")
    assert at(s, 1) == "camelot"
    assert game.pending(s).seats == (0, 1)
    before = pile(s, "sword_2"), pile(s, "lance_1")
    s = do(s, "virtue:sword_2 stake", seat=0)
    s = do(s, "virtue:lance_1 stake", seat=1)
    assert s.points == [4, 0]
    says(STEPS[4], 2, 1, s.points[0] - pheasant.shields, s.points[0])

    assert (hand(s, 0), hand(s, 1)) == ([], [])
    assert (pile(s, "sword_2"), pile(s, "lance_1")) == (before[0] + 1, before[1] + 1)
    says(STEPS[5])


def test_every_place_has_its_adventures():
    rows = reference(game.key)["places"]
    assert [row.cells[0] for row in rows] == [f"place:{place}" for place in PLACES]
    for row in rows:
        there = [
            f"adventure:{one.name}" for one in ADVENTURES if f"place:{PLACES[one.place]}" == row.cells[0]
        ]
        assert row.cells[1].split() == there
    assert [row.mark for row in rows] == ["T", "F", "T", "F", "R", "R", "R", "R"]


def test_the_adventures_are_those_that_are_played():
    assert VIRTUES == ("sword", "lance", "dragon", "book")  # the columns of the table
    rows = reference(game.key)["adventures"]
    for row, one in zip(rows, ADVENTURES, strict=True):
        name, place, *demands, shields = row.cells
        assert (name, place, shields) == (f"adventure:{one.name}", f"place:{PLACES[one.place]}", one.shields)
        assert tuple(demand or 0 for demand in demands) == one.demands
    assert [row.cells[0] for row in rows if row.mark == "T"] == ["adventure:golden_pheasant"]
