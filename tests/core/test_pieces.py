"""The colour, knight or family that players choose when they sit down (TBL-3)."""

from dataclasses import replace

import pytest

from royaumes.core import Game, Pieces, Setting, UserError
from royaumes.games import game, keys

COLOURS = Pieces("colours", ("chip:red", "chip:green", "chip:blue", "chip:black"), "X-1.1")


class Chosen(Game):
    """Settings and pieces, nothing to play."""

    settings = (Setting("hard", (False, True), "X-1.2"),)
    pieces = COLOURS


def test_a_choice_is_kept_seat_by_seat():
    assert COLOURS.checked(["blue", "any"], 3) == {"colours": "blue,any,any"}
    assert COLOURS.checked(["", "red", ""], 3) == {"colours": "any,red,any"}
    assert COLOURS.wanted({"colours": "blue, any ,red"}) == ["blue", "any", "red"]


def test_where_nobody_chooses_nothing_is_kept():
    assert COLOURS.checked(["any", "any"], 2) == COLOURS.checked([], 2) == {}


@pytest.mark.rule("TBL-3.1")
@pytest.mark.parametrize(
    ("wanted", "why", "facts"),
    [
        (
            ["pink"],
            "table-bad-choice",
            {"name": "colours", "value": "pink", "choices": ("any", "red", "green", "blue", "black")},
        ),
        (["any", "blue", "blue"], "table-piece-taken", {"piece": "chip:blue"}),
        (["red", "any", "blue", "green"], "table-pieces-too-many", {"name": "colours", "seats": 3}),
    ],
)
def test_what_cannot_be_is_refused(wanted, why, facts):
    with pytest.raises(UserError) as error:
        COLOURS.checked(wanted, 3)
    assert (error.value.why, error.value.facts) == (why, facts)


@pytest.mark.rule("TBL-3.2")
@pytest.mark.parametrize(
    ("wanted", "seats", "dealt"),
    [
        ("any", 3, (0, 1, 2)),
        ("any,red", 3, (1, 0, 2)),
        ("black", 3, (3, 0, 1)),
        ("any,any", 2, (0, 1, 2, 3)),
        ("any,green", 2, (0, 1, 2, 3)),
        ("blue,red", 2, (2, 0, 1, 3)),
    ],
)
def test_the_rest_go_round_in_their_printed_order(wanted, seats, dealt):
    pieces = replace(COLOURS, pairs=(2,))
    assert pieces.dealt(seats, {"colours": wanted}) == dealt


def test_what_a_seat_plays_by_name():
    assert COLOURS.things_of(1, 2, {"colours": "green"}) == ("chip:red",)
    assert replace(COLOURS, pairs=(2,)).things_of(1, 2, {"colours": "green"}) == ("chip:red", "chip:black")


def test_settings_and_pieces_are_agreed_on_together():
    rules = Chosen()
    assert rules.agreed(2, {}) == {"hard": False}
    assert rules.agreed(2, {"hard": True, "colours": "any,red"}) == {"hard": True, "colours": "any,red"}
    with pytest.raises(UserError) as error:
        rules.agreed(2, {"colour": "red"})
    assert error.value.facts == {"name": "colour", "known": ("hard", "colours")}


@pytest.mark.rule("TBL-3.1")
@pytest.mark.parametrize("key", [key for key in keys() if game(key).pieces])
def test_games_refuse_what_is_taken_and_have_a_rule_for_the_choice(key):
    rules = game(key)
    seats, first = rules.seats[-1], rules.pieces.keys[0]
    assert rules.pieces.rule in rules.digest.rules
    assert len(rules.pieces.things) >= seats
    with pytest.raises(UserError) as error:
        rules.start(seats, {rules.pieces.name: f"{first},{first}"})
    assert error.value.why == "table-piece-taken"
