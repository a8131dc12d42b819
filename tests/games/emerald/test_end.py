"""The end and the score sheet (EMR-8, EMR-9, EMR-10)."""

from typing import Any

import pytest
from tests.games.emerald.table import ALL_CELLS, asked, flight, go, happened, position

from royaumes.core import Over, UserError
from royaumes.games.emerald import GAME
from royaumes.games.emerald.box import CARDS, COLOURS
from royaumes.games.emerald.scoring import fair_points, majority

LAST = "knight:yellow mountain:9"


def ended(**held: Any) -> Over:
    """Yellow takes the last treasure."""
    more = {"treasures0": 0, "treasures1": 2, "treasures2": 1, **held}
    return go(position("yellow mountain:9 plain:1 plain:2", **more), LAST).over


def lines(result: Over, seat: int) -> dict[tuple[str, str], int]:
    return {
        (line.what.removeprefix("emerald-line-"), line.rule): line.points
        for line in result.sheet
        if line.seat == seat
    }


@pytest.mark.rule("EMR-8.1")
def test_the_last_treasure_ends_the_game() -> None:
    result = ended()
    assert (result.why, result.rule) == ("emerald-over-treasures", "EMR-8.1")
    table = go(position("yellow mountain:9 plain:1 plain:2", treasures1=2), LAST)
    assert asked(table)[0] == "march"


@pytest.mark.rule("EMR-8.1", "EMR-8.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_fourth_treasure_ends_the_game_at_once_whoever_takes_it(seats: int) -> None:
    for seat in range(seats):
        colour = COLOURS[seat]
        knights = f"{colour} mountain:9*3 plain:1 plain:2"
        table = position(knights, seats=seats, to_move=seat, treasures0=1, treasures1=1)
        last = f"knight:{colour} mountain:9"
        table = go(table, last)  # the third
        assert asked(table) == ("march", ((seat + 1) % seats,))
        table.state.to_move = seat
        table = go(table, last)  # the fourth; others have all their knights
        assert (table.over.why, table.over.rule) == ("emerald-over-treasures", "EMR-8.1")
        assert happened(table) == ["entered", "counted"]
        assert sum(table.over.scores) == 4 * 5
        assert table.over.scores[seat] == 2 * 5 + (5 if seat < 2 else 0)


@pytest.mark.rule("EMR-8.1")
def test_treasures_are_the_reason_where_the_last_one_leaves_one_knight_in_play() -> None:
    table = go(position("yellow mountain:9 plain:1", treasures1=2, treasures2=1), LAST)
    assert (table.over.why, table.over.rule) == ("emerald-over-treasures", "EMR-8.1")


@pytest.mark.rule("EMR-8.1")
def test_the_second_knight_of_a_turn_may_take_the_last_treasure() -> None:
    table = position("yellow mountain:9 plain:1 plain:2 plain:3", treasures1=2, treasures2=1)
    assert go(table, "knight:yellow plain:1", LAST).over.rule == "EMR-8.1"


@pytest.mark.rule("EMR-8.2")
def test_one_knight_left_in_play_ends_the_game_when_another_enters() -> None:
    table = go(position("yellow mountain:9 plain:1"), LAST)
    assert (table.over.why, table.over.rule) == ("emerald-over-knights", "EMR-8.2")
    assert table.over.scores[0] == 5
    assert happened(table) == ["entered", "counted"]


@pytest.mark.rule("EMR-8.2")
def test_knights_in_the_castle_are_in_play() -> None:
    assert asked(go(position("yellow mountain:9 tower:1 tower:2"), LAST)) == ("march", (1,))
    assert go(position("yellow mountain:9 tower:1"), LAST).over


@pytest.mark.rule("EMR-8.2", "EMR-8.4")
def test_a_meal_ends_the_game_in_the_middle_of_anothers_turn() -> None:
    table = position("yellow plain:6 plain:1 plain:2, blue mountain:3 plain:1", bare=ALL_CELLS)
    table = go(table, "knight:yellow plain:6", "1")
    assert table.over.rule == "EMR-8.2"
    assert flight(table)[0] == 1  # nothing more happens, the bar does not even move
    assert happened(table) == ["flew", "captured", "devoured", "counted"]
    assert table.announcements[-1].reveals


@pytest.mark.rule("EMR-8.4")
def test_surrender_may_end_the_game_too() -> None:
    table = position("yellow plain:6 plain:1 plain:2, blue mountain:3 plain:1", bare="1", gold1="3")
    table = go(table, "knight:yellow plain:6", "1")
    assert go(table, "surrender").over.why == "emerald-over-knights"
    assert asked(go(table, "gold:3")) == ("second", (0,))


@pytest.mark.rule("EMR-8.3")
def test_with_two_players_both_colours_count_together() -> None:
    assert asked(go(position("yellow mountain:9, black plain:1 plain:2", seats=2), LAST)) == ("march", (1,))
    assert go(position("yellow mountain:9, black plain:1", seats=2), LAST).over


@pytest.mark.rule("EMR-9.1")
def test_only_a_strict_majority_takes_a_gem_bonus() -> None:
    result = ended(gems0="ruby ruby emerald", gems1="ruby emerald", gems2="turquoise")
    assert [line.facts["most"] for line in result.sheet if line.what == "emerald-line-most"] == [
        "most:ruby",
        "most:turquoise",
    ]
    assert majority([[0] * 4] * 3, 2) == -1  # nobody has any
    assert majority([[1, 0, 0, 0], [1, 0, 0, 0], [0, 0, 0, 0]], 0) == -1


@pytest.mark.rule("EMR-9.2", "EMR-9.3", "EMR-9.4", "EMR-9.5")
def test_the_sheet_counts_gold_treasures_gems_and_bonuses() -> None:
    result = ended(
        gold0="1 4 5",
        gems0="ruby emerald garnet turquoise ruby",
        treasures0=1,
        treasures1=2,
        treasures2=0,
        four=0,
    )
    assert lines(result, 0) == {
        ("gold", "EMR-9.2"): 10,
        ("treasures", "EMR-9.3"): 10,
        ("gems", "EMR-9.4"): 5,
        ("four", "EMR-9.5"): 4,
        ("most", "EMR-9.5"): 4,
    }
    assert sum(line.points for line in result.sheet if line.what == "emerald-line-most") == 16
    assert result.scores == (10 + 10 + 5 + 4 + 16, 10, 0)


@pytest.mark.rule("EMR-9.2", "EMR-9.3", "EMR-9.4")
def test_the_sheet_shows_the_cards_it_counts() -> None:
    result = ended(gold0="5 1", gems0="ruby ruby")
    facts = {line.what.removeprefix("emerald-line-"): line.facts for line in result.sheet if line.seat == 0}
    assert facts["gold"] == {"cards": (1, 5)}
    assert facts["treasures"] == {"count": 1}
    assert facts["gems"] == {"count": 2}


@pytest.mark.rule("EMR-1.6", "EMR-9.5")
def test_there_are_five_bonus_cards_of_four_points() -> None:
    result = ended(gems0="ruby emerald garnet turquoise", treasures1=3, treasures2=0, four=0)
    assert [line.points for line in result.sheet if line.rule == "EMR-9.5"] == [4] * 5
    assert CARDS["bonus"]["per_kind"] * 4 + CARDS["bonus"]["four_different"] == 5


@pytest.mark.rule("EMR-9.2")
def test_gold_given_to_the_dragon_does_not_count() -> None:
    knights = "yellow plain:6 mountain:9 plain:2, blue mountain:3 plain:1 plain:2"
    table = position(knights, bare=ALL_CELLS, gold1="5 1", treasures2=3)
    table = go(table, "knight:yellow plain:6", "1", "gold:5", LAST)
    assert table.over.scores == (5, 1, 15)


@pytest.mark.rule("EMR-9.6")
def test_the_highest_total_wins() -> None:
    result = ended(gold2="5 5 1")
    assert result.scores == (5, 10, 16)
    assert result.ranking == ((2,), (1,), (0,))


@pytest.mark.rule("EMR-9.7")
def test_ties_go_to_treasures_then_to_gems() -> None:
    result = ended(gold0="5", treasures1=2, treasures2=1, gold2="5 5")
    assert result.scores == (10, 10, 15)
    assert result.ranking == ((2,), (1,), (0,))
    # equal treasures: ruby against gold
    result = ended(treasures0=0, treasures1=1, treasures2=2, gold0="5", gems1="ruby")
    assert result.scores == (10, 10, 10)
    assert result.ranking == ((2,), (1,), (0,))


@pytest.mark.rule("EMR-9.8")
def test_who_is_still_tied_shares_the_victory() -> None:
    result = ended(treasures0=1, treasures1=2, treasures2=0)
    assert result.winners == (0, 1)
    assert result.ranking == ((0, 1), (2,))


@pytest.mark.rule("EMR-10.1")
def test_a_fair_start_helps_the_later_half_of_the_turn_order() -> None:
    assert [fair_points(5, 3, seat, 2) for seat in range(5)] == [0, 2, 2, 0, 0]
    assert [fair_points(4, 0, seat, 1) for seat in range(4)] == [0, 0, 1, 1]
    assert [fair_points(3, 1, seat, 1) for seat in range(3)] == [1, 0, 0]
    assert [fair_points(2, 1, seat, 1) for seat in range(2)] == [1, 0]
    assert [fair_points(2, -1, seat, 1) for seat in range(2)] == [0, 0]  # before lots are drawn
    table = go(position("yellow mountain:9 plain:1", fair=2), LAST)
    assert table.over.scores == (5, 0, 2)
    assert lines(table.over, 2) == {("fair", "EMR-10.1"): 2}


@pytest.mark.rule("EMR-10.1")
def test_it_is_off_unless_chosen() -> None:
    assert GAME.start(3).fair == 0
    assert GAME.start(3, {"fair": 1}).fair == 1
    with pytest.raises(UserError):
        GAME.start(3, {"fair": 3})


@pytest.mark.rule("EMR-5.9")
def test_at_the_end_all_gold_is_turned_up() -> None:
    v = go(position("yellow mountain:9 plain:1", gold1="2 5"), LAST).view(0)
    assert v.hands[1] == (0, 1, 0, 0, 1)
    assert v.scores == (5, 7, 0)
