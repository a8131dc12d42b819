"""Setting up, power and treasure, the frame of a turn (R5C-1 to R5C-4)."""

import re
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest
from tests.games.royaume.table import (
    announced,
    asked,
    at,
    card,
    events,
    game,
    gems,
    march,
    offered,
    pile,
    play,
    position,
    refused,
)

import royaumes.games.royaume
from royaumes.core import UserError, load
from royaumes.games.royaume.box import (
    CARD_COUNTS,
    COLOURS,
    ORDERS,
    PILES,
    POWER_TOKENS,
    WANTED_AT,
)


def dealt(seats=3, **settings):
    """Orders are dealt, cards 1, 2, 3, … to seats 0, 1, 2, …"""
    return play(game.start(seats, settings), *[f"order:{seat + 1}" for seat in range(seats)])


@pytest.mark.rule("R5C-1.1")
@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_princes(seats):
    with pytest.raises(UserError):
        game.start(seats)
    for n in (2, 3, 4, 5):
        s = dealt(n)
        assert s.seats == len(s.power) == len(s.treasures) == len(s.orders) == n


@pytest.mark.rule("R5C-1.2")
def test_who_begins_is_drawn_and_every_seat_plays():
    s = dealt(3)
    assert asked(s) == "first" and game.pending(s).seat is None
    assert [outcome for outcome, _ in game.pending(s).source.outcomes()] == [0, 1, 2]
    s = play(s, "seat:2")
    assert (s.first, s.to_move, s.turn) == (2, 2, 1)
    fight = play(position("red 36"), (5, 3), march("red", 5, "blue", 3), "trap")
    assert asked(fight) == "dragon" and game.pending(fight).seat is None  # the table rolls for it


@pytest.mark.rule("R5C-1.3")
def test_five_knights_start_in_the_castle_and_belong_to_nobody():
    s = play(dealt(), "seat:0")
    assert s.places == [0] * 5 and s.crowned == 0 and len(COLOURS) == 5
    for seat in range(3):
        s = position(to_move=seat)
        moves = offered(play(s, (2, 1)))
        assert all(any(move.startswith(f"knight:{colour}") for move in moves) for colour in COLOURS)


@pytest.mark.rule("R5C-1.4", "R5C-1.5")
@pytest.mark.parametrize(("settings", "cells"), [({}, 36), ({"path": 24}, 24)])
def test_castle_forest_lair(settings, cells):
    s = dealt(2, **settings)
    assert s.cells == cells and len(s.cards) == cells + 2
    path = [cell.name for cell in at(s).display().path]
    assert [path[0], path[1], path[-2], path[-1]] == ["cell:castle", "cell:1", f"cell:{cells}", "cell:lair"]
    with pytest.raises(UserError):
        game.start(2, {"path": 30})


@pytest.mark.rule("R5C-1.6")
def test_sixty_path_cards():
    assert pile(dealt(), "unseen") == {"trap": 9, "monster": 21, "weapon": 15, "treasure": 15}
    assert sum(CARD_COUNTS) == 60


@pytest.mark.rule("R5C-1.7")
@pytest.mark.parametrize("cells", [36, 24])
def test_a_card_face_down_on_every_cell_the_rest_is_talon(cells):
    s = dealt(2, path=cells)
    assert [card(s, cell) for cell in range(1, cells + 1)] == ["down"] * cells
    assert s.fresh == 60 - cells and s.unseen == PILES.full and not s.talon and not s.discards


@pytest.mark.rule("R5C-1.8")
def test_twenty_different_orders_in_balance():
    assert len(set(ORDERS)) == 20 and all(sorted(order) == [0, 1, 2, 3, 4] for order in ORDERS)
    for circle in range(5):
        assert set(Counter(order[circle] for order in ORDERS).values()) == {4}
    agree = Counter(sum(x == y for x, y in zip(a, b, strict=True)) for a, b in combinations(ORDERS, 2))
    assert agree == {0: 40, 1: 150}
    assert all(ORDERS[n][WANTED_AT[n][colour]] == colour for n in range(20) for colour in range(5))


@pytest.mark.rule("R5C-1.8")
def test_a_card_is_dealt_once():
    s = play(game.start(2), "order:7")
    left = [outcome for outcome, _ in game.pending(s).source.outcomes()]
    assert len(left) == 19 and 6 not in left
    assert asked(play(s, "order:8")) == "first"


@pytest.mark.rule("R5C-1.9")
def test_nobody_sees_another_prince_s_card():
    s = game.start(3)
    assert game.pending(s).private and game.pending(s).seat == 0
    s, (dealt,) = announced(s, "order:12")
    assert dealt.to(0).facts == {
        "seat": "seat:0",
        "order": "order:12",
        "wants": ("colour:blue", "colour:white", "colour:green", "colour:red", "colour:yellow"),
    }
    assert dealt.to(1).facts == dealt.to(None).facts == {"seat": "seat:0"}
    s = play(s, "order:1", "order:2", "seat:0")
    assert [game.view(s, seat).my_order for seat in (0, 1, 2, None)] == [11, 0, 1, -1]
    assert all(game.view(s, seat).orders == () for seat in (0, 1, 2, None))


@pytest.mark.rule("R5C-2.1", "R5C-2.3")
def test_empty_hands_and_a_full_bank():
    s = dealt(5)
    assert s.power == [0] * 5 and s.treasures == [[0] * 5] * 5 and s.bank == [7] * 5


@pytest.mark.rule("R5C-2.2")
def test_three_power_at_most_so_the_tokens_never_run_out():
    s = position("red 5", "5 trap", power=[3])
    assert play(s, "knight:red", 4).power == [3, 0, 0]
    assert play(position("red 5", "5 trap", power=[2]), "knight:red", 5).power == [3, 0, 0]
    assert POWER_TOKENS >= 5 * 3


@pytest.mark.rule("R5C-2.3", "R5C-9.5", "R5C-9.6")
def test_the_eighth_treasure_of_a_colour_is_not_to_be_had():
    s = position("red 1", "4 treasure", treasures=["red " * 4, "red " * 3])
    s = play(s, (3, 1), march("red", 3, "blue", 1), "weapon")
    assert gems(s, 0, "red") == 4 and card(s, 4) == "treasure"


@pytest.mark.rule("R5C-2.4")
def test_what_the_witch_takes_can_be_won_again():
    s = position("red 1", "7 treasure", treasures=["red " * 4, "red " * 3])
    s = play(s, (6, 1))
    assert gems(s, 0, "red") == 3 and gems(s, None, "red") == 1
    s = play(s, march("red", 6, "blue", 1), "weapon")
    assert gems(s, 0, "red") == 4 and gems(s, None, "red") == 0


@pytest.mark.rule("R5C-3.1")
def test_everybody_sees_the_discards():
    s = play(position("red 5", "5 trap"), "knight:red", 7)
    assert {at(s).display(seat).discards.trap for seat in (0, 1, None)} == {1}


@pytest.mark.rule("R5C-4.1", "R5C-4.2")
def test_a_b_c_and_the_prince_on_the_left():
    s = position("red 5", "5 trap", to_move=2)
    assert asked(s) == "free"
    assert refused(s, march("blue", 2, "green", 1)) == ("R5C-4.1", "no-march-yet")
    s = play(s, "roll")
    assert asked(s) == "dice"
    s = play(s, (2, 1))
    assert asked(s) == "march"
    s = play(s, march("blue", 2, "green", 1))
    assert asked(s) == "card"
    s = play(s, "trap", "trap")
    assert s.to_move == 0 and s.turn == 2 and asked(s) == "free"


@pytest.mark.rule("R5C-4.1")
@pytest.mark.parametrize("text", ["knight:red", "seat:1", "roll"])
@pytest.mark.parametrize("dice", [(2, 1), (2, 2)])
def test_phase_a_does_not_come_back(text, dice):
    s = play(position("red 5", "5 trap", power=[3], treasures=["", "red"]), "roll", dice)
    assert refused(s, text) == ("R5C-4.1", "no-phase-a-over")


@pytest.mark.rule("R5C-4.3")
def test_phase_a_is_skipped_when_it_offers_nothing():
    assert asked(position("red 5")) == "dice"
    assert asked(position("red 5", power=[3])) == "dice"
    assert asked(position("red 5", power=[2], treasures=["", "red"])) == "dice"
    assert asked(position("red 5", power=[3], treasures=["", "red"])) == "challenge"


def test_the_story_is_told():
    messages = events(position(), (3, 1), march("red", 3, "blue", 1), "weapon", "treasure")
    assert messages == [
        *["rolled", "committed", "moved", "turned-up", "took-weapon"],
        *["moved", "turned-up", "took-treasure", "turn-began"],
    ]


@pytest.mark.parametrize("name", ["box", "path", "numbers", "orders"])
def test_every_figure_of_the_data_is_read(name):
    folder = Path(royaumes.games.royaume.__file__).parent
    code = "".join((folder / f"{module}.py").read_text("utf-8") for module in ("box", "dice", "scoring"))
    remarks = {"source", "mark", "why", "note", "charge"}
    read = set(re.findall(r"""\[["'](\w+)["']\]""", code))
    assert keys(load("royaumes.games.royaume", name)) - remarks - read == set()


def keys(table):
    """The names of all entries of a table and of the tables in it."""
    found = set(table)
    for value in table.values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, dict):
                found |= keys(part)
    return found
