"""The end of a round, four rounds, the last gains and losses, the crown."""

import pytest
from tests.games.foracrown.table import (
    APE,
    PENGUIN,
    RABBIT,
    asked,
    at,
    cards,
    chance,
    game,
    laid,
    over,
    piled,
    put,
    slot,
    turning,
)

from royaumes.core import Chance, Decide, Stream
from royaumes.games.foracrown.box import FAMILIES, NONE, EventKind
from royaumes.games.foracrown.events import Happened, RoundBegan
from royaumes.games.foracrown.phases.recruiting import RECRUITING
from royaumes.games.foracrown.phases.revealing import REVEALING, UNMASKING


def last_card(seats=3, **changes):
    """Only a burglary that finds no raccoon is left in the pile of a round."""
    return put(turning(seats=seats), **{"pile": "event-1", **changes})


def ended(**changes):
    """The result of a fourth round that ends so."""
    seats = len(changes.get("rubies", [0, 0, 0]))
    return over(chance(last_card(seats, round=4, **changes), "event-1"))


def lines(result, seat):
    """A seat's lines of the score sheet."""
    return [(line.rule, line.points) for line in result.sheet if line.seat == seat]


@pytest.mark.rule("FAC-2.1", "FAC-2.2", "FAC-8.1")
def test_four_rounds_of_recruiting_revealing_and_an_end():
    stream, s, seen = Stream("a long game"), game.start(3), []
    while isinstance(question := game.pending(s), Chance | Decide):
        step = (s.round, "recruit" if s.phase is RECRUITING else "reveal" if s.phase is REVEALING else "")
        if step[1] and step not in seen:
            seen.append(step)
        if isinstance(question, Chance):
            s = game.apply(s, None, question.source.sample(stream))[0]
        else:
            s = put(s, rubies=[20, 20, 20])  # nobody is ruined
            s = game.apply(s, question.seats[0], game.options(s, question.seats[0])[0])[0]
    assert seen == [(n, what) for n in (1, 2, 3, 4) for what in ("recruit", "reveal")]
    assert question.why == "foracrown-over-rounds" and question.rule == "FAC-8.1"
    assert s.passes == 5 and all(card >= 0 for card in s.recruits[:15])


@pytest.mark.rule("FAC-7.1", "FAC-7.2")
def test_all_cards_and_a_new_event_form_the_next_pile():
    s = last_card()
    s.recruits[:2], s.recruits[5:7], s.recruits[10:12] = cards("C-T CC"), cards("L-P CT"), cards("D-C RTT")
    s = chance(s, "event-1")
    assert s.round == 2 and asked(s) == RABBIT and s.phase == RECRUITING
    assert piled(s) == {
        *("rabbit-1", "rabbit-2", "penguin-1", "penguin-2", "ape-1", "ape-2"),
        *("event-1", "event-2", "event-3"),
    }
    assert s.events == [EventKind.BURGLARY, EventKind.SCANDAL, None, None, None]
    assert s.event_bag == [1, 1, 1, 1, 1]


@pytest.mark.rule("FAC-7.1")
@pytest.mark.parametrize("seats", [3, 5])
@pytest.mark.parametrize("round_", [1, 2, 3])
def test_every_recruit_of_every_round_lies_in_the_next_pile(seats, round_):
    """Cards of all levels, those of earlier rounds and hidden ones too; and all events in play."""
    s = last_card(seats, round=round_, rubies=[0, *[10] * (seats - 1)])
    hired = cards("C-T L-P CC LLT RRTT")[: round_ + 1]
    for seat in range(seats):
        s.recruits[slot(seat) : slot(seat) + len(hired)] = hired
    s.blind = 1 << slot(seats - 1, round_)
    s = chance(s, "event-1")
    families = FAMILIES[:seats]
    assert piled(s) == {
        *(f"{family}-{n + 1}" for family in families for n in range(round_ + 1)),
        *(f"event-{n + 1}" for n in range(round_ + 2)),
    }
    pile = game.display(game.view(s, 0)).pile
    assert (pile.cards, pile.by_seat) == (len(s.pile), (round_ + 1,) * seats)


@pytest.mark.rule("FAC-7.2")
def test_the_new_event_is_known_when_it_comes_out():
    s = put(turning(), pile="event-1 event-3")
    s = chance(s, "event-3")
    assert s.phase is UNMASKING
    assert len(game.pending(s).source.outcomes()) == 5
    named = at(s).chance("scandal")
    assert named.state.events[2] == EventKind.SCANDAL and named.state.event_bag == [1, 1, 1, 1, 0]
    assert named.events()[0] == Happened("event:scandal") and named.announcements[0].reveals


@pytest.mark.rule("FAC-7.3")
def test_two_three_four_and_five_events():
    s = last_card()
    for round_, events in ((2, 3), (3, 4), (4, 5)):
        s = chance(s, "event-1")
        assert s.round == round_
        assert {name for name in piled(s) if "event" in name} == {f"event-{n + 1}" for n in range(events)}
        s = put(s, pile="event-1", phase=REVEALING, order=(), to_move=NONE)


@pytest.mark.rule("FAC-7.4")
def test_the_rulebooks_tile_after_the_first_round():
    s = last_card()
    ended = at(s).chance("event-1")
    assert ended.events()[-1] == RoundBegan(round=2, events=3, level=4)
    assert ended.play("card:C-T pay:nothing").state.coins[0] == 3


@pytest.mark.rule("FAC-7.6")
def test_the_fourth_round_has_no_end_of_round():
    s = chance(last_card(round=4), "event-1")
    assert s.round == 4 and s.event_bag == [1, 1, 1, 1, 1] and over(s).rule == "FAC-8.1"


@pytest.mark.rule("FAC-8.2")
def test_the_most_influential_family_gains_a_ruby():
    result = ended(gallery=[3, 9, 5], coins=[0, 0, 0])
    assert lines(result, PENGUIN) == [("FAC-8.8", 10), ("FAC-8.7", 10), ("FAC-8.2", 1)]
    assert result.scores == (20, 21, 20)


@pytest.mark.rule("FAC-8.3", "FAC-8.5", "FAC-8.11")
def test_most_coins_gain_a_ruby_ties_included():
    assert ended(coins=[1, 4, 2]).scores == (21, 21, 20)
    assert ended(coins=[4, 4, 2]).scores == (22, 21, 20)
    assert ended(coins=[0, 0, 0]).scores == (21, 20, 20)


@pytest.mark.rule("FAC-8.4", "FAC-8.5", "FAC-8.11")
def test_most_raccoons_lose_a_ruby_ties_included():
    bare = {"coins": [0, 0, 0], "pile": "event-2", "gallery": [9, 8, 7]}  # a scandal that strikes nobody

    def scores(**changes):
        return over(chance(last_card(round=4, **bare, **changes), "event-2")).scores

    assert scores(raccoons=[0, 2, 1]) == (21, 19, 20)
    assert scores(raccoons=[2, 2, 1]) == (20, 19, 20)
    assert scores(raccoons=[0, 0, 0]) == (21, 20, 20)


@pytest.mark.rule("FAC-8.11")
def test_only_families_in_play_count_for_the_majorities():
    s = last_card(4, gallery=[9, 0, 7, 8], out=(PENGUIN,), coins=[1, 9, 2, 0], rubies=[5, 0, 5, 5])
    result = over(chance(s, "event-1"))
    assert result.scores == (16, 0, 16, 15)
    assert lines(result, PENGUIN) == [("FAC-6.5", 0)]


@pytest.mark.rule("FAC-8.6")
def test_the_last_loss_sells_the_heirloom_or_stops_at_nothing():
    def result(**changes):
        s = last_card(
            round=4, coins=[0, 0, 0], pile="event-2", gallery=[7, 9, 8], raccoons=[1, 0, 0], **changes
        )
        return over(chance(s, "event-2"))

    assert result(rubies=[0, 5, 5], heirlooms=[True, True, True]).scores[RABBIT] == 9
    spared = result(rubies=[0, 5, 5], heirlooms=[False, True, True])
    assert spared.scores[RABBIT] == 0 and ("FAC-8.6", 0) in lines(spared, RABBIT)
    assert result(rubies=[1, 5, 5], heirlooms=[False, True, True]).scores[RABBIT] == 0


@pytest.mark.rule("FAC-8.4", "FAC-8.6")
def test_a_ruby_gained_at_the_end_can_be_lost_again():
    s = last_card(round=4, coins=[5, 0, 0], pile="event-2", gallery=[7, 9, 8], raccoons=[1, 0, 0])
    result = over(chance(put(s, rubies=[0, 5, 5], heirlooms=[False, True, True]), "event-2"))
    assert lines(result, RABBIT) == [("FAC-8.8", 0), ("FAC-8.3", 1), ("FAC-8.4", -1)]


@pytest.mark.rule("FAC-8.7", "FAC-8.8")
def test_the_most_rubies_win_and_an_heirloom_counts_ten():
    result = ended(rubies=[12, 3, 11], heirlooms=[False, True, False], coins=[0, 0, 0], gallery=[7, 6, 5])
    assert result.scores == (13, 13, 11) and result.winners == (RABBIT,)
    assert ended(rubies=[9, 3, 15], heirlooms=[False, True, False], coins=[0, 0, 0]).winners == (APE,)


@pytest.mark.rule("FAC-8.9")
def test_a_tie_goes_to_the_more_influential():
    result = ended(rubies=[9, 10, 11], heirlooms=[False, False, False], coins=[0, 0, 0], gallery=[7, 6, 8])
    assert result.scores == (9, 10, 12) and result.ranking == ((APE,), (PENGUIN,), (RABBIT,))
    tied = ended(rubies=[10, 10, 9], heirlooms=[False, False, False], coins=[0, 0, 0], gallery=[5, 6, 7])
    assert tied.scores == (10, 10, 10) and tied.ranking == ((APE,), (PENGUIN,), (RABBIT,))


@pytest.mark.rule("FAC-8.10")
def test_families_that_are_out_rank_last_the_last_to_leave_first():
    s = last_card(
        4, gallery=[7, 0, 6, 0], out=(3, PENGUIN), rubies=[1, 0, 0, 0], heirlooms=[False, False, False, False]
    )
    assert over(chance(s, "event-1")).ranking == ((RABBIT,), (APE,), (PENGUIN,), (3,))


@pytest.mark.rule("FAC-2.1")
def test_the_order_of_a_new_round_follows_the_gallery():
    s = chance(last_card(gallery=[4, 9, 6]), "event-1")
    assert s.order == (PENGUIN, APE, RABBIT) and laid().order == (0, 1, 2)
