"""The tournament: who rides, sealed stakes, points, cards back."""

from itertools import product

import pytest
from tests.games.auftrag.table import (
    acting,
    announced,
    do,
    game,
    give,
    hand,
    offered,
    pile,
    supply,
    table,
    tournament,
    why_not,
)

from royaumes.core import Decide, Stream, silent
from royaumes.games.auftrag.box import CARD_THINGS
from royaumes.games.auftrag.moves import STAKE
from royaumes.games.auftrag.phases.tournament import hold_tournament

S1, S2, L1, L2 = ("virtue:sword_1", "virtue:sword_2", "virtue:lance_1", "virtue:lance_2")


def stake(s, seat, *cards):
    text = " ".join([*cards, "stake"]) if cards else "stake:nothing"
    return game.apply(s, seat, game.moves.parse(text))[0]


@pytest.mark.rule("IAK-9.1")
def test_the_tournament_comes_after_all_turns():
    rivals = {1: {"actions": "tournament horse_2", "cards": "lance_1"}}
    s = acting("tournament exercise_sword", rivals=rivals)
    assert why_not(s, "stake:nothing").rule == "IAK-4.1"
    s = do(s, "action:exercise_sword pile:sword_2")
    assert game.pending(s).prompt == "auftrag-ask-act" and game.pending(s).seats == (1,)
    s = do(s, "action:horse_2 place:camelot")
    assert game.pending(s) == Decide((0, 1), "auftrag-ask-stake")


@pytest.mark.rule("IAK-9.2")
def test_a_knight_elsewhere_does_not_count():
    s = tournament("sword_2", "sword_1", at={0: "moon_lake"})
    assert game.pending(s).seats == (1,)
    s = stake(s, 1, S1)  # alone now: anything wins
    assert s.points == [0, 2] and hand(s, 0) == ["sword_2"]


@pytest.mark.rule("IAK-9.6")
def test_with_three_riders_only_those_who_tie_for_the_most_gain_a_point():
    """Possible with the third tournament card of a variant."""
    s = tournament("sword_2", "lance_2", "sword_1", seats=3)
    s = stake(stake(stake(s, 0, S2), 1, L2), 2, S1)
    assert s.points == [1, 1, 0] and s.ties == [1, 1, 0]
    shown = game.display(game.view(s, None)).last_tournament
    assert [one.points for one in shown] == [1, 1, 0]


@pytest.mark.rule("IAK-9.2")
def test_without_riders_there_is_no_tournament():
    s = tournament("sword_2", at={0: "moon_lake"})
    assert game.pending(s).prompt != "auftrag-ask-stake"
    assert supply(s, "tournament") == 2 and s.points == [0, 0]


@pytest.mark.rule("IAK-9.2")
def test_a_rider_may_come_back_in_time():
    s = acting("tournament horse_4", at="fire_mountain", cards="sword_1")
    s = do(s, "action:horse_4 place:camelot")
    assert game.pending(s).prompt == "auftrag-ask-stake"


@pytest.mark.rule("IAK-9.2")
def test_those_who_miss_it_are_named():
    s = acting("tournament horse_4", cards="sword_1")
    _, announcements = announced(s, "action:horse_4 place:moon_lake")
    assert "auftrag-missed" in [one.public.message for one in announcements]


@pytest.mark.rule("IAK-9.3")
def test_any_swords_and_lances_or_nothing():
    s = tournament("sword_1 sword_1 lance_2 book_2 dragon_1", "")
    assert len(offered(s, 0)) == 3 * 2 and offered(s, 0)[0] == "stake:nothing"
    assert f"{S1} {S1} {L2} stake" in offered(s, 0)
    assert offered(s, 1) == ["stake:nothing"]
    refused = why_not(s, f"{S1} {S2} stake", seat=0)
    assert refused.rule == "IAK-9.3" and refused.facts["card"] == S2
    assert why_not(s, "action:court", seat=0).rule == "IAK-9.3"
    with pytest.raises(Exception, match="table-bad-move"):
        game.moves.parse("virtue:book_2 stake")


@pytest.mark.rule("IAK-9.3")
def test_stakes_of_every_hand_by_brute_force():
    for counts in product(range(4), range(3), range(3), range(3)):
        s = tournament("", "", seats=4)
        names = ("sword_1", "sword_2", "lance_1", "lance_2")
        give(s, 0, " ".join(f"{name} " * count for name, count in zip(names, counts, strict=True)))
        expected = 1
        for count in counts:
            expected *= count + 1
        assert len(offered(s, 0)) == expected
    assert len(STAKE) == 4 * 3 * 3 * 3


@pytest.mark.rule("IAK-9.4")
def test_stakes_are_sealed_and_shown_together():
    s = tournament("sword_1 sword_2", "lance_1")
    assert game.pending(s).seats == (0, 1)
    high, announcements = announced(s, f"{S1} {S2} stake", seat=0)
    low = stake(s, 0, S1)
    assert [one.public.message for one in announcements] == ["auftrag-sealed"]
    assert game.pending(high).seats == (1,) and hand(high, 0) == ["sword_1", "sword_2"]
    for other in (1, None):
        assert game.view(high, other) == game.view(low, other)
    assert game.view(high, 0).my_stake == (0, 1) and game.view(high, 1).my_stake is None
    _, announcements = announced(high, f"{L1} stake", seat=1)
    assert [one.public.message for one in announcements][:3] == [
        "auftrag-staked",
        "auftrag-staked",
        "auftrag-won",
    ]
    assert (
        announcements[0].reveals
        and announcements[0].public.cards == (S1, S2)
        and announcements[0].public.total == 3
    )


@pytest.mark.rule("IAK-9.4")
def test_the_order_of_sealed_answers_does_not_matter():
    s = tournament("sword_2", "lance_1")
    assert stake(stake(s, 0, S2), 1, L1) == stake(stake(s, 1, L1), 0, S2)


@pytest.mark.rule("IAK-9.4")
def test_an_imagined_world_has_some_stake_of_the_rival():
    s = stake(tournament("sword_1 lance_2", "sword_1"), 0, L2)
    worlds = [game.imagine(game.view(s, 1), Stream(str(n))) for n in range(30)]
    assert len({world.stakes[0] for world in worlds}) == 4
    mine = game.imagine(game.view(s, 0), Stream("x"))
    assert STAKE[mine.stakes[0]].cards == (3,)


@pytest.mark.rule("IAK-9.5")
def test_the_greater_sum_wins_two():
    s = stake(stake(tournament("sword_1 lance_1", "sword_2 lance_2"), 0, S1, L1), 1, S2, L2)
    assert s.points == [0, 2] and s.wins == [0, 1]


@pytest.mark.rule("IAK-9.5")
def test_something_beats_nothing():
    s = stake(stake(tournament("sword_1", "sword_2"), 0, S1), 1)
    assert s.points == [2, 0]


@pytest.mark.rule("IAK-9.6")
def test_equal_stakes_bring_one_each():
    s = stake(stake(tournament("sword_1 sword_1", "lance_2"), 0, S1, S1), 1, L2)
    assert s.points == [1, 1] and s.ties == [1, 1] and s.wins == [0, 0]
    assert s.reached[0] == s.reached[1]


@pytest.mark.rule("IAK-9.7")
def test_nothing_against_nothing():
    s = stake(stake(tournament("sword_1", "lance_2"), 0), 1)
    assert s.points == [0, 0] and hand(s, 0) == ["sword_1"]


@pytest.mark.rule("IAK-9.8")
def test_alone_one_card_is_enough():
    assert stake(tournament("lance_1"), 0, L1).points == [2, 0]
    assert stake(tournament("sword_1 sword_2"), 0, S1, S2).points == [2, 0]
    s, announcements = announced(tournament("lance_1"), "stake:nothing", seat=0)
    assert s.points == [0, 0] and "auftrag-nobody-won" in [one.public.message for one in announcements]


@pytest.mark.rule("IAK-9.9")
def test_all_cards_go_back_the_losers_too():
    s = tournament("sword_1 sword_2", "lance_2 lance_1")
    before = [pile(s, name) for name in ("sword_1", "sword_2", "lance_1", "lance_2")]
    assert supply(s, "tournament") == 0
    s = stake(stake(s, 0, S2), 1, L1, L2)
    assert hand(s, 0) == ["sword_1"] and hand(s, 1) == []
    after = [pile(s, name) for name in ("sword_1", "sword_2", "lance_1", "lance_2")]
    assert after == [before[0], before[1] + 1, before[2] + 1, before[3] + 1]
    assert supply(s, "tournament") == 2 and s.stakes == [-1, -1] and s.riders == 0


@pytest.mark.rule("IAK-9.9")
@pytest.mark.parametrize(
    ("mine", "yours", "points"),
    [
        ((S1, S1, L1), (L2,), [2, 0]),
        ((S1, S1), (L2,), [1, 1]),
        ((S1, S1), (S2, L2), [0, 2]),
        ((), (L1,), [0, 2]),
        ((), (), [0, 0]),
    ],
)
@pytest.mark.parametrize("known", ["cards", "first"])
def test_every_staked_card_goes_back_whoever_wins(mine, yours, points, known):
    """Equal cards and first cards too, after a victory, a tie or a defeat."""
    s = table(4)
    for seat, cards in enumerate((mine, yours)):
        give(s, seat, actions="tournament", **{known: " ".join(card.partition(":")[2] for card in cards)})
    s.step = 4
    hold_tournament(s, silent)
    piles = s.piles[:]
    s = stake(stake(s, 0, *mine), 1, *yours)
    assert s.points == [*points, 0, 0]
    assert hand(s, 0) == hand(s, 1) == [] and not any(s.seen) and s.hidden == [0] * 4
    back = [CARD_THINGS.index(card) for card in (*mine, *yours)]
    assert s.piles == [count + back.count(card) for card, count in enumerate(piles)]
    assert supply(s, "tournament") == 2 and s.holds == [0] * 4


@pytest.mark.rule("IAK-9.9")
def test_the_tournament_card_of_a_knight_elsewhere_goes_back_too():
    s = tournament("sword_2", "sword_1", at={0: "moon_lake"})
    assert supply(stake(s, 1, S1), "tournament") == 2


def test_only_two_can_ride():
    assert supply(table(4), "tournament") == 2
