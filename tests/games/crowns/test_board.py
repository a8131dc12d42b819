"""The box, the board and the order of play."""

from fractions import Fraction
from math import comb

import pytest
from tests.games.crowns.table import game, names, roll, stop
from tests.games.examples import marked

from royaumes.core import Chance, UserError
from royaumes.games.crowns.box import BORDER, CROWNS, LINES, NAMES, SIDE, cell_at
from royaumes.games.crowns.dice import chances, needs


@pytest.mark.rule("CRW-1.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_each_player_has_a_board_and_18_chips(seats):
    s = game.start(seats)
    assert s.chips == [18] * seats and s.covered == [0] * seats


@pytest.mark.rule("CRW-1.1")
@pytest.mark.parametrize("seats", [0, 7])
def test_one_to_six_players(seats):
    with pytest.raises(UserError) as error:
        game.start(seats)
    assert error.value.facts == {"seats": seats, "least": 1, "most": 6}


@pytest.mark.rule("CRW-1.5")
def test_players_choose_the_colour_of_their_chips():
    s = game.start(3, {"colours": "any,violet,red"})
    seats = game.display(game.view(s, None)).seats
    assert [seat.colour for seat in seats] == ["chip:blue", "chip:violet", "chip:red"]
    assert [seat.colour for seat in game.display(game.view(game.start(2), 0)).seats] == [
        "chip:red",
        "chip:blue",
    ]


@pytest.mark.rule("CRW-1.2")
def test_36_cells_named_by_column_and_face():
    assert len(NAMES) == len(set(NAMES)) == 36
    assert NAMES[cell_at(5, 3)] == "5x3"


@pytest.mark.rule("CRW-1.3")
def test_crowns_on_the_board():
    assert [CROWNS[cell_at(column, 6)] for column in range(1, 7)] == [1, 2, 3, 4, 5, 6]
    assert [CROWNS[cell_at(6, face)] for face in range(1, 7)] == [1, 2, 3, 4, 5, 6]
    assert CROWNS[cell_at(6, 2)] == 2 and CROWNS[cell_at(5, 3)] == 4  # both stated in examples
    assert all(CROWNS[cell_at(c, f)] == max(0, f + c - 4) for c in range(1, 6) for f in range(1, 6))


@pytest.mark.rule("CRW-1.3", "CRW-5.2")
def test_line_totals():
    assert {line.name: line.crowns for line in LINES} == {
        **{f"line:row-{n}": total for n, total in enumerate([3, 6, 10, 15, 20], 1)},
        **{f"line:column-{n}": total for n, total in enumerate([3, 6, 10, 15, 20], 1)},
        "line:rising": 12,
        "line:falling": 10,
    }


@pytest.mark.rule("CRW-5.5")
def test_eleven_border_cells_in_no_line():
    assert len(BORDER) == 11
    assert not any(cell in BORDER for line in LINES for cell in line.cells)
    assert len(LINES) == 12 and all(len(set(line.cells)) == 5 for line in LINES)
    assert not any(names(line.mask) >= {"1x6", "2x6"} for line in LINES)


@pytest.mark.rule("CRW-1.4")
def test_the_first_player_is_drawn_and_play_goes_clockwise():
    s = game.start(3)
    question = game.pending(s)
    assert isinstance(question, Chance) and len(question.source.outcomes()) == 3
    s, announced = game.apply(s, None, 2)
    assert announced[0].reveals and s.to_move == s.first == 2
    order = []
    for _ in range(4):
        order.append(s.to_move)
        s = stop(roll(s, 1, 1, 1, 1, 1, 1))
    assert order == [2, 0, 1, 2]


@pytest.mark.rule("CRW-6.4")
def test_nobody_is_drawn_alone():
    assert game.pending(game.start(1)).prompt == "crowns-ask-throw"


def test_what_the_rulebook_does_not_state_is_marked():
    found, reconstructed, house = "CRW-1.2 CRW-1.5", "CRW-1.3", "CRW-1.4 CRW-4.2"
    deduced = "CRW-2.3 CRW-3.3 CRW-3.5 CRW-3.7 CRW-5.7 CRW-6.4 CRW-6.6"
    assert marked(game.digest) == {"F": found, "R": reconstructed, "H": house, "D": deduced}


def test_the_chance_of_every_cell():
    """Enough dice show the face or more, but not all of these show more: the face itself must be there."""
    for cell, chance in enumerate(chances()):
        count, face = needs(cell)
        fits, higher = SIDE - face + 1, SIDE - face
        ways = sum(comb(6, n) * (fits**n - higher**n) * (face - 1) ** (6 - n) for n in range(count, 7))
        assert chance == Fraction(ways, 6**6)
