"""The example and the board of the rules page, beside the engine."""

import pytest
from tests.games.crowns.table import cells, game, offered, place, thrown, why_not
from tests.games.examples import says

from royaumes.games import reference
from royaumes.games.crowns.box import BORDER, CROWNS, LINES, NAMES
from royaumes.games.crowns.scoring import sheet

THROW = (5, 5, 4, 4, 4, 1)


def crowns(name):
    return CROWNS[NAMES.index(name)]


@pytest.fixture
def steps():
    (example,) = game.digest.examples
    return example.steps


def test_lowering_dice(steps):
    s = thrown(*THROW)
    assert why_not(s, "1x3").rule == why_not(s, "1x2").rule == "CRW-3.4"
    says(steps[0], *THROW, *sorted(set(THROW)), 3, 2)
    assert why_not(s, "5x5").rule == "CRW-3.2"
    s = place(s, "5x4")
    says(steps[1], 5, 4, 5, 4, 5, 4, crowns("5x4"))
    assert offered(s) == {"1x1", "stop"}
    says(steps[2], 1, 1, 1, crowns("1x1"))


def test_the_other_way(steps):
    s = place(thrown(*THROW), "6x1")
    assert offered(s) == {"stop"}
    assert NAMES.index("6x1") in BORDER
    says(steps[3], 5, 1, 6, 1, 6, 1, crowns("6x1"))


def test_what_the_line_brings(steps):
    (row,) = (line for line in LINES if line.name == "line:row-4")
    assert sum(line.points for line in sheet(0, cells("1x4 2x4 3x4 4x4 5x4"))) == row.crowns
    assert sum(line.points for line in sheet(0, cells("1x4 2x4 3x4 5x4"))) == 0
    says(steps[4], 5, 4, row.crowns, len(row.cells), 0)


def test_the_board_is_drawn_as_it_is_played():
    *faces, below = reference(game.key)["board"]
    for face, row in zip(range(6, 0, -1), faces, strict=True):
        assert row.cells[:7] == (face, *(crowns(f"{column}x{face}") for column in range(1, 7)))
    worth = [line.crowns for line in LINES]
    arrows = [row.cells[7] for row in reversed(faces)]
    assert arrows == [*(f"→ {crowns}" for crowns in worth[:5]), ""]
    assert below.cells == (f"↙ {worth[10]}", *(f"↓ {crowns}" for crowns in worth[5:10]), f"↘ {worth[11]}", "")
    assert [row.mark for row in (*faces, below)] == ["F", "R", "R", "R", "R", "R", "R"]
    assert cells("1x1 2x2 3x3 4x4 5x5") == LINES[10].mask
