"""Phase III, the end of the game, and how positions branch."""

from fractions import Fraction

import pytest
from tests.games.auftrag.table import (
    acting,
    announced,
    do,
    draws,
    game,
    give,
    lay_open,
    over,
    settle,
    table,
    tournament,
)

from royaumes.core import Chance, Line
from royaumes.games.auftrag.box import ADVENTURE_THINGS
from royaumes.testing.tree import count


def with_points(s, *points):
    s.points = list(points)
    return s


def end_round(s):
    """Nobody can do anything: the round ends."""
    return do(s, "stop")


# Phase III


@pytest.mark.rule("IAK-10.1")
def test_open_adventures_are_filled_up_to_three():
    s = end_round(acting("horse_2", opened="wild_boar"))
    assert game.pending(s).prompt == "auftrag-ask-adventure"
    assert len(game.pending(s).source.outcomes()) == 13
    s = draws(draws(s, "adventure:fire_dragon"), "adventure:evil_witch")
    assert game.view(s, 0).open == (0, 3, 7) and game.pending(s).prompt == "auftrag-ask-tent"
    s = end_round(acting("horse_2", opened="wild_boar evil_witch fire_dragon"))
    assert game.pending(s).prompt == "auftrag-ask-tent"


@pytest.mark.rule("IAK-10.2")
def test_fewer_lie_open_when_the_deck_runs_out():
    s = acting("horse_2", opened="wild_boar")
    s.deck = [0] * 14
    s.deck[5] = 1
    s.held[1] = (1 << 14) - 1 - (1 << 5) - 1
    s = draws(end_round(s), "adventure:tree_of_life")
    assert game.view(s, 0).open == (0, 5) and game.pending(s).prompt == "auftrag-ask-tent"


@pytest.mark.rule("IAK-10.2")
def test_without_adventures_the_game_goes_on():
    s = acting(
        "court", cards="book_1", at="moon_lake", rivals={1: {"actions": "tournament", "cards": "sword_1"}}
    )
    s.deck, s.fulfilled = [0] * 14, [(1 << 14) - 1, 0]
    s = do(s, "action:court virtue:book_1", "virtue:sword_1 stake")
    assert s.points == [2, 2] and game.pending(settle(s)).prompt == "auftrag-ask-take"


@pytest.mark.rule("IAK-10.3")
def test_tents_go_by_points():
    s = with_points(acting("horse_2", seats=4, opened="wild_boar evil_witch fire_dragon"), 7, 2, 9, 0)
    s, announcements = announced(s, "stop")
    assert s.order == (3, 1, 0, 2) and s.round == 2
    tents = [
        (one.public.seat, one.public.tent) for one in announcements if one.public.message == "auftrag-pitched"
    ]
    assert tents == [("seat:3", 1), ("seat:1", 2), ("seat:0", 3), ("seat:2", 4)]


@pytest.mark.rule("IAK-10.3")
@pytest.mark.parametrize("points", [(3, 1, 2), (0, 5, 4), (9, 7, 8), (6, 10, 0)])
def test_tents_are_handed_out_anew_by_the_points_of_the_moment(points):
    """Whatever tents stood before, in any round, and however the points were won."""
    s = acting("horse_2", seats=3, opened="wild_boar evil_witch fire_dragon")
    s.round, s.order, s.wins, s.courts = 4, (2, 0, 1), [0, 1, 0], [1, 0, 0]
    s = end_round(with_points(s, *points))
    assert [points[seat] for seat in s.order] == sorted(points)
    assert s.order == game.view(s, None).order and game.pending(s).seats == s.order[:1]


@pytest.mark.rule("IAK-10.4")
def test_tied_players_draw_the_tents_concerned():
    s = with_points(acting("horse_2", seats=4, opened="wild_boar evil_witch fire_dragon"), 5, 2, 5, 8)
    s = end_round(s)
    question = game.pending(s)
    assert isinstance(question, Chance) and s.order == (1,)
    assert question.source.outcomes() == [(0, Fraction(1, 2)), (2, Fraction(1, 2))]
    assert draws(s, "seat:2").order == (1, 2, 0, 3)
    assert draws(s, "seat:0").order == (1, 0, 2, 3)


# The end


@pytest.mark.rule("IAK-11.1")
@pytest.mark.parametrize(("seats", "target"), [(2, 25), (3, 20), (4, 15)])
def test_the_target_by_number_of_players(seats, target):
    for points, ends in ((target - 1, False), (target, True), (target + 3, True)):
        s = acting("horse_2", seats=seats, opened="wild_boar evil_witch fire_dragon")
        s = end_round(with_points(s, points, *[3] * (seats - 1)))
        assert (game.pending(s).__class__.__name__ == "Over") is ends
    assert over(s).why == "auftrag-over-target" and over(s).rule == "IAK-11.1"


@pytest.mark.rule("IAK-11.2")
def test_the_round_is_played_out_with_its_tournament():
    rivals = {1: {"actions": "court tournament", "cards": "book_2", "at": "moon_lake"}}
    s = acting("court", cards="book_1", at="moon_lake", seats=4, rivals=rivals)
    give(s, 2, cards="sword_1", actions="tournament")
    s = with_points(s, 14, 14, 13, 0)
    s, announcements = announced(s, "action:court virtue:book_1")
    assert [one.public.message for one in announcements] == ["auftrag-judged", "auftrag-last-round"]
    assert game.pending(s).seats == (1,)
    s = do(s, "action:court virtue:book_2")
    assert game.pending(s).prompt == "auftrag-ask-stake"
    s = do(s, "virtue:sword_1 stake")
    assert over(s).scores == (16, 16, 15, 0)


@pytest.mark.rule("IAK-11.2")
def test_a_player_announces_the_last_round_once():
    s = with_points(acting("court exercise_sword", cards="book_1", at="moon_lake", seats=3), 20, 0, 0)
    _, announcements = announced(s, "action:court virtue:book_1")
    assert [one.public.message for one in announcements][:2] == ["auftrag-judged", "auftrag-lost"]


@pytest.mark.rule("IAK-11.2")
@pytest.mark.parametrize(("before", "last"), [(12, False), (13, True), (14, True), (15, False)])
def test_the_last_round_is_announced_when_a_total_reaches_or_passes_the_target(before, last):
    s = acting("court horse_2", cards="book_1", at="moon_lake", seats=4)
    _, announcements = announced(with_points(s, before, 0, 0, 0), "action:court virtue:book_1")
    assert ("auftrag-last-round" in [one.public.message for one in announcements]) is last


@pytest.mark.rule("IAK-11.3")
def test_the_most_points_win():
    s = end_round(with_points(acting("horse_2", seats=3), 19, 23, 21))
    assert over(s).ranking == ((1,), (2,), (0,)) and over(s).winners == (1,)


@pytest.mark.rule("IAK-11.4")
def test_among_equals_the_earlier_is_ahead():
    rivals = {1: {"actions": "court", "cards": "book_2", "at": "moon_lake"}}
    s = acting("court", cards="book_1", at="moon_lake", seats=4, rivals=rivals)
    s.order = (0, 1, 2, 3)
    s = with_points(s, 13, 13, 0, 0)
    s = do(s, "action:court virtue:book_1", "action:court virtue:book_2")
    assert over(s).scores[:2] == (15, 15) and over(s).ranking[:2] == ((0,), (1,))
    assert Line(0, "IAK-11.4", "auftrag-line-earlier", 0) in over(s).sheet


@pytest.mark.rule("IAK-11.4")
def test_the_tournament_counts_last():
    rivals = {1: {"actions": "court", "cards": "book_2", "at": "moon_lake"}}
    s = acting("tournament horse_2", cards="sword_1", seats=4, rivals=rivals)
    s = with_points(s, 13, 13, 0, 0)
    s = do(s, "action:horse_2 place:camelot", "action:court virtue:book_2", "virtue:sword_1 stake")
    assert over(s).scores[:2] == (15, 15) and over(s).winners == (1,)


@pytest.mark.rule("IAK-11.4")
def test_an_earlier_total_counts_even_from_an_earlier_round():
    s = with_points(acting("court", cards="book_1", at="moon_lake", seats=4), 13, 15, 0, 0)
    s.reached, s.scorings = [3, 4, 0, 0], 4
    assert over(do(s, "action:court virtue:book_1")).winners == (1,)


@pytest.mark.rule("IAK-11.4")
def test_what_counts_is_the_final_total_and_not_who_passed_the_target_first():
    """Seat 0 reaches 15 first, seat 1 goes to 17 at once, and seat 0 to the same 17 in the tournament."""
    rivals = {
        1: {
            "actions": "quest",
            "cards": "dragon_2 book_2",
            "adventures": "evil_witch",
            "at": "moon_lake",
        }
    }
    s = acting("court tournament horse_4", cards="book_1 sword_1", at="moon_lake", seats=4, rivals=rivals)
    s = with_points(s, 13, 12, 0, 0)
    s = do(s, "action:court virtue:book_1", "action:horse_4 place:camelot")
    s = do(s, "action:quest adventure:evil_witch virtue:dragon_2 virtue:book_2", "virtue:sword_1 stake")
    assert over(s).scores[:2] == (17, 17) and over(s).winners == (1,)
    assert Line(1, "IAK-11.4", "auftrag-line-earlier", 0) in over(s).sheet


@pytest.mark.rule("IAK-11.4")
@pytest.mark.parametrize(
    ("has", "move", "points"),
    [
        ({"actions": "court", "cards": "book_1", "at": "moon_lake"}, "action:court virtue:book_1", 2),
        (
            {
                "actions": "quest",
                "cards": "dragon_1 book_1",
                "adventures": "pure_spring",
                "at": "moon_lake",
            },
            "action:quest adventure:pure_spring virtue:dragon_1 virtue:book_1",
            2,
        ),
    ],
    ids=["court", "quest"],
)
@pytest.mark.parametrize("target", [15, 400])
def test_every_scoring_is_a_later_moment_than_those_before_it(has, move, points, target):
    """A rival who had the total earlier is ahead, also below the target when the safety stop comes."""
    s = acting(seats=4, **has)
    s = with_points(s, 15 - points, 15, 0, 0)
    s.reached, s.scorings, s.target, s.round = [3, 4, 0, 0], 4, target, s.last_round
    s = do(s, move)
    assert over(s).scores[:2] == (15, 15) and over(s).winners == (1,)
    assert Line(1, "IAK-11.4", "auftrag-line-earlier", 0) in over(s).sheet


@pytest.mark.rule("IAK-11.5")
def test_at_the_same_moment_the_lower_tent_is_ahead():
    for order, winner in (((0, 1, 2, 3), 0), ((3, 1, 0, 2), 1)):
        s = with_points(tournament("sword_1", "lance_1", seats=4), 14, 14, 0, 0)
        s.order = order
        s = game.apply(s, 0, game.moves.parse("virtue:sword_1 stake"))[0]
        s = game.apply(s, 1, game.moves.parse("virtue:lance_1 stake"))[0]
        assert over(s).winners == (winner,)
        assert Line(winner, "IAK-11.5", "auftrag-line-lower-tent", 0) in over(s).sheet


@pytest.mark.rule("IAK-11.6")
@pytest.mark.parametrize(("options", "last"), [({}, 400), ({"rounds": 40}, 40)])
def test_the_safety_stop(options, last):
    s = game.start(2, options)
    assert s.last_round == last
    s = acting("horse_2", opened="wild_boar evil_witch fire_dragon")
    s.last_round, s.round = last, last - 1
    assert game.pending(end_round(s)).prompt == "auftrag-ask-tent"
    s.round = last
    s = with_points(s, 3, 5)
    assert over(end_round(s)).why == "auftrag-over-safety" and over(end_round(s)).winners == (1,)


@pytest.mark.rule("IAK-8.7", "IAK-7.1", "IAK-9.5", "IAK-9.6")
def test_the_score_sheet_adds_up():
    s = acting("court", cards="book_1", at="moon_lake", seats=4)
    s.points, s.fulfilled, s.courts, s.wins, s.ties = (
        [18, 5, 0, 0],
        [1 << 7, 0, 0, 0],
        [2, 0, 0, 0],
        [2, 2, 0, 0],
        [2, 1, 0, 0],
    )
    result = over(do(s, "action:court virtue:book_1"))
    lines = {(line.seat, line.what): line.points for line in result.sheet}
    assert lines == {
        (0, "auftrag-line-adventure"): 8,
        (0, "auftrag-line-courts"): 6,
        (0, "auftrag-line-wins"): 4,
        (0, "auftrag-line-ties"): 2,
        (1, "auftrag-line-wins"): 4,
        (1, "auftrag-line-ties"): 1,
    }
    assert result.sheet[0].facts == {"adventure": ADVENTURE_THINGS[7]}


# Trees


def test_tree_of_the_first_cards_taken():
    """Two players, 13 cards of 11 kinds: T and Q lie twice."""
    assert [count(game, table(2), depth) for depth in (1, 2)] == [11, 11 * 11 - 9]
    assert count(game, table(2), 3) == brute_takes(2, 3)
    assert count(game, table(4), 3) == brute_takes(4, 3)


def brute_takes(seats, depth):
    """The same count with plain cards in a list."""
    s = table(seats)
    cards = [kind for kind, n in enumerate(s.supply) for _ in range(n)]

    def ways(left, taken, turn):
        if turn == depth:
            return 1
        seat = turn % seats
        kinds = {kind for kind in left if kind != 5 or 5 not in taken[seat]}
        total = 0
        for kind in kinds:
            rest = left.copy()
            rest.remove(kind)
            mine = {**taken, seat: [*taken[seat], kind]}
            total += ways(rest, mine, turn + 1)
        return total

    return ways(cards, {seat: [] for seat in range(seats)}, 0)


def test_tree_of_a_turn():
    """A sword, then a ride; or a ride first: only back at Camelot the sword is left."""
    s = acting("horse_2 exercise_sword", rivals={1: {"actions": "horse_3"}})
    assert count(game, s, 1) == 2 + 5 + 1
    after_sword = 2 * (5 + 1)
    after_ride = (2 + 1) + 4 * 8  # staying leaves the sword, elsewhere the rival's horse follows
    assert count(game, s, 2) == after_sword + after_ride + 8


def test_tree_of_stakes():
    s = tournament("sword_1 sword_2", "lance_1")
    lay_open(s, "wild_boar evil_witch fire_dragon")
    assert count(game, s, 2) == 4 * 2
