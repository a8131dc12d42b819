"""The last round, the score sheet and shared victory."""

import pytest
from tests.games.crowns.table import cells, game, over, place, roll, stop, thrown

from royaumes.games.crowns.scoring import crowns, result, sheet

ROW_2 = "1x2 2x2 3x2 4x2 5x2"
RISING = "1x1 2x2 3x3 4x4 5x5"
FIVE = range(1, 6)
TOTALS = (3, 6, 10, 15, 20)


@pytest.mark.rule("CRW-4.1")
def test_the_round_is_played_to_its_end():
    s = thrown(6, 5, 4, 3, 2, 1, chips=1, seats=3)
    s.first = 2  # order of play: 2, 0, 1
    s = stop(place(s, "1x6"))
    assert s.closing and s.to_move == 1
    s = stop(roll(s, 1, 1, 1, 1, 1, 1))
    assert over(s).why == "crowns-over-chips" and over(s).rule == "CRW-4.1"


@pytest.mark.rule("CRW-4.1")
def test_the_last_in_a_round_ends_the_game_at_once():
    s = thrown(6, 5, 4, 3, 2, 1, chips=1, seats=2)
    s.first = 1
    assert over(stop(place(s, "1x6"))).scores == (1, 0)


@pytest.mark.rule("CRW-4.1")
def test_the_last_round_is_announced_once():
    s = thrown(6, 5, 4, 3, 2, 1, chips=1, seats=3)
    s.chips[1] = 1
    for seat, words in enumerate((["crowns-stopped", "crowns-last-round"], ["crowns-stopped"])):
        s, announced = game.apply(place(s, "1x6"), seat, game.moves.parse("stop"))
        assert [one.public.message for one in announced] == words
        s = roll(s, 6, 5, 4, 3, 2, 1)


@pytest.mark.rule("CRW-4.2")
def test_three_idle_rounds_end_the_game():
    s = game.apply(game.start(2), None, 1)[0]
    for _ in range(5):
        s = stop(roll(s, 1, 1, 1, 1, 1, 1))
    assert s.idle == 5 and s.to_move == 0
    assert over(stop(roll(s, 1, 1, 1, 1, 1, 1))).why == "crowns-over-idle"


@pytest.mark.rule("CRW-4.2")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_third_idle_round_is_played_to_its_end_and_scored(seats):
    s = game.apply(game.start(seats), None, 0)[0]
    s.covered[0] = cells("6x6")
    for _ in range(3 * seats):  # a finished game would take no throw
        s = stop(roll(s, 1, 1, 1, 1, 1, 1))
    assert (over(s).why, over(s).rule) == ("crowns-over-idle", "CRW-4.2")
    assert over(s).scores == (6, *[0] * (seats - 1))


@pytest.mark.rule("CRW-4.2")
def test_a_round_in_which_anybody_places_a_chip_is_not_idle():
    s = game.apply(game.start(3), None, 0)[0]
    s = stop(place(roll(s, 1, 1, 1, 1, 1, 1), "1x1"))
    for _ in range(2 + 2 * 3):  # the rest of that round, and two more
        s = stop(roll(s, 1, 1, 1, 1, 1, 1))
    assert game.pending(s).prompt == "crowns-ask-throw" and s.round == 4
    for _ in range(3):
        s = stop(roll(s, 1, 1, 1, 1, 1, 1))
    assert over(s).rule == "CRW-4.2"


@pytest.mark.rule("CRW-4.2")
def test_one_chip_makes_the_idle_count_start_again():
    s = game.apply(game.start(2), None, 0)[0]
    for _ in range(5):
        s = stop(roll(s, 1, 1, 1, 1, 1, 1))
    s = stop(place(roll(s, 1, 1, 1, 1, 1, 1), "1x1"))
    assert s.idle == 0 and s.round == 4


@pytest.mark.rule("CRW-5.1")
def test_border_cells_count_alone():
    assert crowns(cells("3x6 6x4 1x6")) == 3 + 4 + 1


@pytest.mark.rule("CRW-5.1", "CRW-5.2", "CRW-5.4")
def test_the_final_example_8_and_18():
    """Three border chips (3 + 4 + 1), two complete lines (6 and 12), other chips for nothing."""
    board = cells(f"3x6 6x4 1x6 {ROW_2} {RISING} 5x1 4x3")
    assert crowns(board) == 26
    assert sorted(line.points for line in sheet(0, board)) == [1, 3, 4, 6, 12]


@pytest.mark.rule("CRW-5.2", "CRW-5.4")
@pytest.mark.parametrize(
    ("line", "total"),
    [
        *[(" ".join(f"{n}x{face}" for n in FIVE), total) for face, total in zip(FIVE, TOTALS, strict=True)],
        *[
            (" ".join(f"{column}x{n}" for n in FIVE), total)
            for column, total in zip(FIVE, TOTALS, strict=True)
        ],
        ("1x1 2x2 3x3 4x4 5x5", 12),
        ("1x5 2x4 3x3 4x2 5x1", 10),
    ],
)
def test_each_of_the_12_lines_brings_all_its_crowns_once_complete(line, total):
    s = thrown(6, 5, 4, 3, 2, 1, seats=2)
    s.covered[1] = cells(line)
    lines = result(s, "crowns-over-chips", "CRW-4.1").sheet
    assert [(one.seat, one.rule, one.points) for one in lines] == [(1, "CRW-5.2", total)]
    assert crowns(cells(line)) == total
    for missing in line.split():
        assert crowns(cells(line) & ~cells(missing)) == 0


@pytest.mark.rule("CRW-5.3")
def test_a_cell_in_two_lines_counts_twice():
    assert crowns(cells(ROW_2)) == 6 and crowns(cells(RISING)) == 12
    assert crowns(cells(f"{ROW_2} {RISING}")) == 18  # the shared cell 2x2 counts in both


@pytest.mark.rule("CRW-5.4")
def test_four_of_five_bring_nothing():
    assert crowns(cells("2x5 3x5 4x5 5x5")) == 0


@pytest.mark.rule("CRW-5.5")
def test_the_border_completes_no_line():
    assert crowns(cells("2x5 3x5 4x5 5x5 6x5")) == 5
    assert crowns(cells("1x6 2x6 3x6 4x6 5x6 6x6")) == 21


@pytest.mark.rule("CRW-5.6", "CRW-5.7")
def test_most_crowns_win_and_equals_share():
    s = thrown(6, 5, 4, 3, 2, 1, chips=1, seats=3)
    s.first, s.to_move = 1, 0
    s.covered = [cells("6x6"), cells("6x5"), cells("6x6")]
    result = over(stop(place(s, "1x1")))
    assert result.ranking == ((0, 2), (1,)) and result.winners == (0, 2) and result.scores == (6, 5, 6)


@pytest.mark.rule("CRW-5.2")
def test_the_sheet_names_cells_and_lines():
    lines = sheet(3, cells(f"6x6 {RISING}"))
    assert [(line.seat, line.rule, line.points, dict(line.facts)) for line in lines] == [
        (3, "CRW-5.1", 6, {"cell": "cell:6x6"}),
        (3, "CRW-5.2", 12, {"line": "line:rising"}),
    ]
