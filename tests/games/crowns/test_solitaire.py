"""Alone at the table: chips that must be placed, chips that leave, ranks."""

import pytest
from tests.games.crowns.table import at, cells, game, offered, over, place, roll, stop, thrown, why_not

from royaumes.games.crowns.scoring import crowns, rank

ROW_1 = "1x1 2x1 3x1 4x1 5x1 6x1"
HARD = {"hard": True}


def alone(*dice, covered="", chips=18, hard=False):
    return thrown(*dice, covered=covered, chips=chips, seats=1, settings={"hard": hard})


@pytest.mark.rule("CRW-6.1")
def test_a_chip_must_be_placed():
    s = alone(6, 6, 6, 6, 6, 6)
    assert "stop" not in offered(s)
    refusal = why_not(s, "stop")
    assert refusal.rule == "CRW-6.1" and refusal.facts == {"needed": 1, "placed": 0}
    assert why_not(s, "remove").why == "crowns-no-remove-yet"
    assert "stop" in offered(place(s, "1x6"))


@pytest.mark.rule("CRW-6.1")
def test_even_on_a_useless_cell():
    """The last chip must go on a cell without crowns where it completes no line, and counts as placed."""
    s = alone(2, 1, 1, 1, 1, 1, covered=ROW_1, chips=1)
    assert offered(s) == {"1x2"}
    assert why_not(s, "stop").rule == "CRW-6.1" and why_not(s, "remove").rule == "CRW-6.2"
    s = place(s, "1x2")
    assert offered(s) == {"stop"} and at(s).prompt == "crowns-ask-stop"
    assert crowns(s.covered[0]) == crowns(cells(ROW_1)) and stop(s).removed == 0
    assert "stop" in offered(place(alone(2, 1, 1, 1, 1, 1, hard=True), "1x2", "1x1"))


@pytest.mark.rule("CRW-6.2")
def test_a_chip_leaves_when_none_can_be_placed():
    s = alone(1, 1, 1, 1, 1, 1, covered=ROW_1, chips=12)
    assert offered(s) == {"remove"}
    assert why_not(s, "stop").why == "crowns-no-stop-remove"
    s, announced = game.apply(s, 0, game.moves.parse("remove"))
    assert s.chips == [11] and s.removed == 1 and announced[0].public.left == 11
    assert game.census(s) == {"chips:0": 18}


@pytest.mark.rule("CRW-6.2", "CRW-6.4")
def test_only_the_last_chip_ends_the_game_however_many_are_removed():
    s = alone(1, 1, 1, 1, 1, 1, covered=ROW_1, chips=12)
    for left in reversed(range(1, 12)):
        s = roll(at(s).play("remove").state, 1, 1, 1, 1, 1, 1)
        assert s.chips == [left]
    assert over(at(s).play("remove").state).why == "crowns-over-solo"


@pytest.mark.rule("CRW-6.2", "CRW-6.4")
def test_a_removed_chip_counts_among_the_18():
    s = alone(1, 1, 1, 1, 1, 1, covered=ROW_1, chips=1)
    s, _ = game.apply(s, 0, game.moves.parse("remove"))
    assert over(s).why == "crowns-over-solo" and over(s).scores == (1 + 3,)


@pytest.mark.rule("CRW-6.2")
def test_no_removal_after_a_chip():
    s = place(alone(1, 1, 1, 1, 1, 1, covered="1x1 2x1 3x1 4x1 5x1"), "6x1")
    assert why_not(s, "remove").rule == "CRW-6.2" and offered(s) == {"stop"}


@pytest.mark.rule("CRW-6.3")
def test_hard_two_chips_where_two_can_be_placed():
    s = place(alone(6, 6, 5, 5, 3, 2, hard=True), "1x6")
    refusal = why_not(s, "stop")
    assert refusal.rule == "CRW-6.3" and refusal.facts == {"needed": 2, "placed": 1}
    assert "stop" in offered(place(s, "1x2"))


@pytest.mark.rule("CRW-6.3")
def test_hard_the_first_chip_must_leave_room_for_a_second():
    s = alone(6, 6, 5, 5, 3, 2, hard=True)
    assert "6x2" not in offered(s)
    assert why_not(s, "6x2").rule == "CRW-6.3"
    assert "6x2" in offered(alone(6, 6, 5, 5, 3, 2))


@pytest.mark.rule("CRW-6.3")
def test_hard_one_chip_where_only_one_can_be_placed():
    s = alone(1, 1, 1, 1, 1, 1, covered="1x1 2x1 3x1 4x1 5x1", hard=True)
    assert offered(s) == {"6x1"} and offered(place(s, "6x1")) == {"stop"}
    last = alone(6, 5, 4, 3, 2, 1, chips=1, hard=True)
    assert "1x1" in offered(last)
    assert over(stop(place(last, "6x1"))).scores == (1,)


@pytest.mark.rule("CRW-6.3")
def test_hard_the_last_two_chips_are_both_placed():
    s = alone(6, 6, 5, 5, 3, 2, chips=2, hard=True)
    assert "6x2" not in offered(s) and why_not(s, "6x2").rule == "CRW-6.3"
    assert "6x2" in offered(alone(6, 6, 5, 5, 3, 2, chips=1, hard=True))


@pytest.mark.rule("CRW-6.1", "CRW-6.3")
def test_hard_stopping_is_refused_for_as_many_chips_as_can_be_placed():
    one = why_not(alone(1, 1, 1, 1, 1, 1, covered="1x1 2x1 3x1 4x1 5x1", hard=True), "stop")
    assert one.rule == "CRW-6.1" and one.facts == {"needed": 1, "placed": 0}
    two = why_not(alone(6, 6, 5, 5, 3, 2, hard=True), "stop")
    assert two.rule == "CRW-6.3" and two.facts == {"needed": 2, "placed": 0}
    last = why_not(alone(6, 6, 5, 5, 3, 2, chips=1, hard=True), "stop")
    assert last.rule == "CRW-6.1" and last.facts == {"needed": 1, "placed": 0}


@pytest.mark.rule("CRW-6.3", "CRW-6.2")
def test_hard_none_possible_removes_one():
    assert offered(alone(1, 1, 1, 1, 1, 1, covered=ROW_1, hard=True)) == {"remove"}


@pytest.mark.rule("CRW-6.4")
def test_no_round_limit_alone():
    s = roll(game.start(1), 1, 1, 1, 1, 1, 1)
    for name in ("1x1", "2x1", "3x1", "4x1", "5x1"):
        s = roll(stop(place(s, name)), 1, 1, 1, 1, 1, 1)
    assert s.round == 6 and s.chips == [13] and s.idle == 0


@pytest.mark.rule("CRW-6.5", "CRW-6.6")
@pytest.mark.parametrize(
    ("points", "name"),
    [
        *[(55, "genius"), (40, "genius"), (39, "pro"), (36, "pro"), (35, "expert"), (31, "expert")],
        *[
            (30, "seasoned"),
            (26, "seasoned"),
            (25, "promising"),
            (21, "promising"),
            (20, "again"),
            (0, "again"),
        ],
    ],
)
def test_ranks(points, name):
    assert rank(points) == name


@pytest.mark.rule("CRW-6.5")
def test_the_rank_stands_on_the_sheet():
    s = alone(6, 6, 6, 6, 6, 6, chips=1)
    s.covered = [cells("5x6")]
    result = over(stop(place(s, "6x6")))
    assert result.scores == (11,) and result.sheet[-1].facts == {"rank": "rank:again"}
