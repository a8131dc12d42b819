"""The know-how of Im Auftrag des Königs in positions where the right move is plain."""

import pytest
from tests.games.auftrag.table import acting, game, give, lay_open, table, tournament

from royaumes import bots
from royaumes.core import Stream
from royaumes.games.auftrag import planning

GREEDY = bots.make("greedy", "auftrag")


def choice(s, seat=None):
    asked = game.pending(s).seats[0] if seat is None else seat
    return " ".join(bots.ask(game, s, asked, GREEDY, Stream("x")).picks)


def test_rides_to_a_ready_adventure_and_fulfils_it():
    has = {"cards": "sword_2 lance_2 dragon_2", "adventures": "fire_dragon"}
    assert choice(acting("horse_4 quest", **has)) == "action:horse_4 place:fire_mountain"
    there = choice(acting("horse_4 quest", **has, at="fire_mountain"))
    assert there == "action:quest adventure:fire_dragon virtue:sword_2 virtue:lance_2 virtue:dragon_2"


def test_pays_the_cheapest():
    s = acting(
        "quest horse_2", cards="dragon_1 dragon_2 book_1 book_2", adventures="pure_spring", at="moon_lake"
    )
    assert choice(s) == "action:quest adventure:pure_spring virtue:dragon_1 virtue:book_1"


def test_trains_before_riding_out_to_court():
    assert choice(acting("exercise_book horse_2 court")).startswith("action:exercise_book")


def test_takes_the_adventure_that_the_hand_can_pay():
    s = acting("round_table horse_2", cards="sword_2 lance_2", opened="black_knight evil_witch pure_spring")
    assert choice(s) == "action:round_table adventure:black_knight"


def test_takes_the_quest_card_first_when_standing_ready():
    s = give(table(2), 0, cards="sword_2 lance_2 dragon_2", adventures="fire_dragon", at="fire_mountain")
    assert choice(s) == "action:quest"


def test_plans_two_cards_ahead():
    """A book in hand at Camelot: court and horse only bring points together."""
    s = give(table(2), 0, cards="book_1", actions="court")
    s.step, s.points = 6, [10, 26]  # the last card of the last round
    assert choice(s).startswith("action:horse")


def test_in_the_last_round_only_points_count():
    s = acting("court horse_4 exercise_sword", cards="book_2", at="moon_lake")
    s.points = [10, 26]
    assert choice(s) == "action:court virtue:book_2"
    s = acting("horse_4 exercise_sword", at="camelot")
    s.points = [10, 26]
    assert choice(s) == "stop"


@pytest.mark.parametrize(
    ("mine", "rival", "staked"),
    [
        ("sword_2 lance_1", None, "virtue:lance_1 stake"),  # alone the smallest will do
        ("", "sword_2", "stake:nothing"),
        ("sword_1", "sword_2 sword_2 lance_2 lance_2", "stake:nothing"),  # hopeless: keep it
        ("sword_1 sword_2", "", "virtue:sword_1 stake"),  # the rival has nothing at all
    ],
)
def test_stakes(mine, rival, staked):
    s = tournament(mine) if rival is None else tournament(mine, rival)
    assert choice(s, seat=0) == staked


def test_a_weak_rider_does_not_flee_the_tournament():
    rivals = {1: {"actions": "tournament", "cards": "sword_2 sword_2"}}
    s = lay_open(acting("tournament horse_2", cards="lance_1", rivals=rivals), "")
    assert choice(s) == "stop"


def test_what_is_remembered_changes_no_plan():
    s = acting("round_table horse_2 exercise_sword court", cards="book_1", opened="black_knight pure_spring")
    s = lay_open(s, "black_knight pure_spring")
    view = game.view(s, 0)
    first, again = (planning.Planner(view, 0).best_with() for _ in range(2))
    planning._memory.cache_clear()
    assert first == again == planning.Planner(view, 0).best_with()
