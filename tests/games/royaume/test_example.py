"""The example and the tables of the rules page, beside the engine."""

from tests.games.examples import says
from tests.games.royaume.table import asked, card, game, gems, held, offered, place, play, position

from royaumes.games import reference
from royaumes.games.royaume.box import COLOURS, ORDERS

(STEPS,) = (example.steps for example in game.digest.examples)


def test_a_turn_with_a_double():
    s = position("red 8, white 5", "8 monster, 5 trap", power=(1,))
    assert held(s) == {"red", "white"}
    before = s.power[0]
    s = play(s, "knight:red", (6, 7))
    assert (held(s), card(s, 8)) == ({"white"}, "bare")
    says(STEPS[0], before, 8, 5, 6, 7, before, 7 + before, s.power[0])

    assert "knight:white" in offered(s)
    s = play(s, "roll", (4, 4))
    assert asked(s) == "double"
    says(STEPS[1], 4, 4, 8)

    assert {"knight:white way:forward", "knight:white way:back"} <= offered(s)
    s = play(s, "knight:white way:forward")
    assert (place(s, "white"), held(s), s.power[0]) == (13, set(), 2)
    says(STEPS[2], 5, place(s, "white"))

    s = play(s, "weapon")
    assert card(s, 5) == "weapon"
    says(STEPS[3], 5)

    s = play(s, "treasure")
    assert (gems(s, 0, "white"), s.to_move) == (1, 1)
    says(STEPS[4], place(s, "white"), gems(s, 0, "white"))


def test_the_orders_are_those_that_are_dealt():
    orders = reference(game.key)["orders"]
    assert [row.cells[0] for row in orders] == [f"order:{number}" for number in range(1, 21)]
    for row, order in zip(orders, ORDERS, strict=True):
        assert row.cells[1:] == tuple(f"colour:{COLOURS[colour]}" for colour in order)
        assert row.mark == "R"


def test_the_colours_have_their_signs():
    assert [row.cells for row in reference(game.key)["colours"]] == [
        ("colour:red", "charge:lion", 7),
        ("colour:blue", "charge:eagle", 7),
        ("colour:green", "charge:stag", 7),
        ("colour:yellow", "charge:sun", 7),
        ("colour:white", "charge:unicorn", 7),
    ]
