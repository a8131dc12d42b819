"""Setting up, power and treasure, the frame of a turn (R5C-1 to R5C-4)."""

from collections import Counter
from itertools import combinations

import pytest
from tests.games.royaume.table import asked, card, game, gems, heard, march, offered, place, play, table

from royaumes.core import UserError, load
from royaumes.games.royaume.board import (
    ALL_CARDS,
    CARD_COUNTS,
    COLOURS,
    ORDERS,
    POWER_TOKENS,
    STOP_TURNS,
    WANTED_AT,
    cards_in,
    cell_name,
    colours_in,
    gems_in,
    hoard_of,
    pile_of,
)


def dealt(seats=3, **options):
    """Orders are dealt, cards 1, 2, 3, … to seats 0, 1, 2, …"""
    return play(game.start(seats, options), *[f"order:{seat + 1}" for seat in range(seats)])


@pytest.mark.rule("R5C-1.1")
@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_princes(seats):
    with pytest.raises(UserError):
        game.start(seats)
    assert [len(game.start(n).power) for n in (2, 3, 4, 5)] == [2, 3, 4, 5]


@pytest.mark.rule("R5C-1.2")
def test_lot_decides_who_begins_and_every_seat_plays():
    s = dealt(3)
    assert asked(s) == "first" and game.pending(s).seat is None
    assert [outcome for outcome, _ in game.pending(s).source.outcomes()] == [0, 1, 2]
    s = play(s, "seat:2")
    assert (s.first, s.seat, s.turns) == (2, 2, 1)
    fight = play(table("red 36"), (5, 3), march("red", 5, "blue", 3), "trap")
    assert asked(fight) == "dragon" and game.pending(fight).seat is None  # the table rolls for it


@pytest.mark.rule("R5C-1.3")
def test_five_knights_start_in_the_castle_and_belong_to_nobody():
    s = play(dealt(), "seat:0")
    assert s.places == [0] * 5 and s.crowned == 0 and len(COLOURS) == 5
    for seat in range(3):
        s = table(seat=seat)
        moves = offered(play(s, (2, 1)))
        assert all(any(move.startswith(f"knight:{colour}") for move in moves) for colour in COLOURS)


@pytest.mark.rule("R5C-1.4", "R5C-1.5")
@pytest.mark.parametrize(("options", "cells"), [({}, 36), ({"path": 24}, 24)])
def test_castle_forest_lair(options, cells):
    s = dealt(2, **options)
    assert s.cells == cells and len(s.cards) == cells + 2
    names = [cell_name(cell, cells) for cell in (0, 1, cells, cells + 1)]
    assert names == ["cell:castle", "cell:1", f"cell:{cells}", "cell:lair"]
    with pytest.raises(UserError):
        game.start(2, {"path": 30})


@pytest.mark.rule("R5C-1.6")
def test_sixty_path_cards():
    box = load("royaumes.games.royaume", "box")
    assert sum(CARD_COUNTS) == box["path_cards"]["total"] == 60
    assert cards_in(ALL_CARDS) == CARD_COUNTS == (9, 21, 15, 15)
    assert pile_of((1, 2, 3, 4)) == sum(n << 5 * kind for kind, n in enumerate((1, 2, 3, 4)))


@pytest.mark.rule("R5C-1.7")
@pytest.mark.parametrize("cells", [36, 24])
def test_a_card_face_down_on_every_cell_the_rest_is_talon(cells):
    s = dealt(2, path=cells)
    assert [card(s, cell) for cell in range(1, cells + 1)] == ["down"] * cells
    assert s.fresh == 60 - cells and s.unseen == ALL_CARDS and not s.talon and not s.discards


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
    s, told = game.apply(s, None, 11)
    assert told[0].to(0).order == "order:12" and not hasattr(told[0].to(1), "order")
    s = play(s, "order:1", "order:2", "seat:0")
    assert [game.view(s, seat).my_order for seat in (0, 1, 2, None)] == [11, 0, 1, -1]
    assert all(game.view(s, seat).orders == () for seat in (0, 1, 2, None))


@pytest.mark.rule("R5C-2.1", "R5C-2.3")
def test_empty_hands_and_a_full_bank():
    s = dealt(5)
    assert s.power == [0] * 5 and s.hoards == [0] * 5
    box = load("royaumes.games.royaume", "box")
    assert gems_in(s.bank) == (7,) * 5 and box["treasure"]["tokens"] == 35


@pytest.mark.rule("R5C-2.2")
def test_three_power_at_most_so_the_tokens_never_run_out():
    s = table("red 5", "5 trap", power=[3])
    assert play(s, "knight:red", 4).power == [3, 0, 0]
    assert play(table("red 5", "5 trap", power=[2]), "knight:red", 5).power == [3, 0, 0]
    assert POWER_TOKENS >= 5 * 3


@pytest.mark.rule("R5C-2.3", "R5C-9.5", "R5C-9.6")
def test_the_eighth_treasure_of_a_colour_is_not_to_be_had():
    s = table("red 1", "4 treasure", gems=["red " * 4, "red " * 3])
    s = play(s, (3, 1), march("red", 3, "blue", 1), "weapon")
    assert gems(s, 0, "red") == 4 and card(s, 4) == "treasure"


@pytest.mark.rule("R5C-2.4")
def test_what_the_witch_takes_can_be_won_again():
    s = table("red 1", "7 treasure", gems=["red " * 4, "red " * 3])
    s = play(s, (6, 1))
    assert gems(s, 0, "red") == 3 and gems_in(s.bank)[0] == 1
    s = play(s, march("red", 6, "blue", 1), "weapon")
    assert gems(s, 0, "red") == 4 and gems_in(s.bank)[0] == 0


@pytest.mark.rule("R5C-3.1")
def test_everybody_sees_the_discards():
    s = play(table("red 5", "5 trap"), "knight:red", 7)
    assert {game.view(s, seat).discards for seat in (0, 1, None)} == {(1, 0, 0, 0)}


@pytest.mark.rule("R5C-4.1", "R5C-4.2")
def test_a_b_c_and_the_prince_on_the_left():
    s = table("red 5", "5 trap", seat=2)
    assert asked(s) == "phase-a"
    s = play(s, "roll")
    assert asked(s) == "dice"
    s = play(s, (2, 1))
    assert asked(s) == "march"
    s = play(s, march("blue", 2, "green", 1))
    assert asked(s) == "card"
    s = play(s, "trap", "trap")
    assert s.seat == 0 and s.turns == 2 and asked(s) == "phase-a"


@pytest.mark.rule("R5C-4.1")
@pytest.mark.parametrize("text", ["knight:red", "seat:1"])
@pytest.mark.parametrize("dice", [(2, 1), (2, 2)])
def test_phase_a_does_not_come_back(text, dice):
    s = play(table("red 5", "5 trap", power=[3], gems=["", "red"]), "roll", dice)
    refusal = game.refusal(s, 0, game.moves.parse(text))
    assert (refusal.rule, refusal.why) == ("R5C-4.1", "royaume-no-phase-a-over")
    assert game.refusal(s, 0, game.moves.parse("roll")).rule == "TBL-1.3"


@pytest.mark.rule("R5C-4.3")
def test_phase_a_is_skipped_when_it_offers_nothing():
    assert asked(table("red 5")) == "dice"
    assert asked(table("red 5", power=[3])) == "dice"
    assert asked(table("red 5", power=[2], gems=["", "red"])) == "dice"
    assert asked(table("red 5", power=[3], gems=["", "red"])) == "phase-a"


def test_hoards_and_piles_unpack():
    assert colours_in(hoard_of((0, 2, 0, 7, 1))) == (1, 3, 4)
    assert gems_in(hoard_of((0, 2, 0, 7, 1))) == (0, 2, 0, 7, 1)
    assert STOP_TURNS == 400


def test_the_story_is_told():
    messages = heard(table(), (3, 1), march("red", 3, "blue", 1), "weapon", "treasure")
    assert messages == [
        *["rolled", "committed", "moved", "turned-up", "took-weapon"],
        *["moved", "turned-up", "took-treasure", "turn"],
    ]
    assert place(table("red 3"), "red") == 3


@pytest.mark.rule("R5C-5.13", "R5C-5.14", "R5C-8.1", "R5C-9.4", "R5C-9.5", "R5C-11.8", "R5C-11.9")
def test_what_the_rules_take_as_one_is_one_in_the_data():
    numbers = load("royaumes.games.royaume", "numbers")
    ones = {**numbers["gain"], **numbers["loss"], "price": numbers["witch"]["price"]}
    ones |= {name: count for name, count in numbers["duel"].items() if name.endswith("forfeit")}
    assert {count for count in ones.values() if isinstance(count, int)} == {1}
    path = load("royaumes.games.royaume", "path")
    assert path["shape"]["branches"] == 0 and path["shape"]["same_path_back"]
