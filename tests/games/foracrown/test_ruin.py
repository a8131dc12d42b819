"""Empty chests, sold heirlooms, families that are out."""

import pytest
from tests.games.foracrown.table import (
    APE,
    PENGUIN,
    RABBIT,
    asked,
    at,
    chance,
    drawn,
    events,
    game,
    offered,
    over,
    piled,
    play,
    put,
    revealed,
    striking,
    struck,
    turning,
)

from royaumes.core import Over, Stream
from royaumes.games.foracrown.box import NONE
from royaumes.games.foracrown.events import Ignored
from royaumes.games.foracrown.phases.revealing import REVEALING
from royaumes.testing.walks import answer


def nobody_is_to_move(s):
    """The game is over: no view and no board points at anybody."""
    v = game.view(s, 0)
    assert (v.to_move, v.order, v.slot, v.event, v.todo) == (NONE, (), NONE, None, ())
    shown = game.display(v)
    assert shown.scene == "over" and shown.to_move is None and shown.stage is None
    assert not any(family.turn or family.place for family in shown.families)
    assert "▶" not in drawn(v)


@pytest.mark.rule("FAC-6.1")
def test_an_empty_chest_does_not_matter_yet():
    s = play(revealed("LC", rubies=[10, 1, 10]), "family:penguin")
    assert s.rubies[PENGUIN] == 0 and s.heirlooms[PENGUIN] and s.phase is REVEALING


@pytest.mark.rule("FAC-6.2")
def test_the_rulebooks_sale_leaves_nine_rubies():
    s = revealed("LC", rubies=[10, 0, 10])
    assert events(s, "family:penguin") == ["robbed", "sold", "gained-coin"]
    s = play(s, "family:penguin")
    assert s.rubies[PENGUIN] == 9 and s.heirlooms == [True, False, True]


@pytest.mark.rule("FAC-6.3")
def test_owing_two_with_one_ruby_and_the_heirloom():
    s = struck("scandal", gallery=[9, 8, 1], rubies=[10, 10, 1], bank_rubies=39)
    assert s.rubies[APE] == 9 and not s.heirlooms[APE]
    assert s.bank_rubies == 39 + 1 - 10 + 1


@pytest.mark.rule("FAC-6.4")
def test_a_sold_heirloom_is_seen_by_all_and_gone():
    s = play(revealed("LC", rubies=[10, 0, 10]), "family:penguin")
    assert all(game.view(s, seat).heirlooms == (True, False, True) for seat in (0, 1, 2, None))
    s = put(s, rubies=[10, 0, 10], pile="rabbit-1 event-1")
    s = play(chance(s, "rabbit-1"), "family:penguin")
    assert s.out == (PENGUIN,)


@pytest.mark.rule("FAC-6.5")
def test_a_ruined_family_leaves_with_all_it_has():
    s = revealed(
        "LC", rubies=[10, 0, 10], heirlooms=[True, False, True], raccoons=[0, 2, 1], bank_raccoons=22
    )
    assert events(s, "family:penguin") == ["robbed", "ruined", "gained-coin"]
    s = play(s, "family:penguin")
    assert s.out == (PENGUIN,) and s.gallery == [7, 0, 5] and s.raccoons == [0, 0, 1]
    assert s.coins[PENGUIN] == 0 and s.bank_raccoons == 24 and s.bank_coins == 30 - 12 + 4 - 1


@pytest.mark.rule("FAC-6.5")
def test_the_last_rubies_are_paid_before_ruin():
    s = struck(
        "scandal", gallery=[9, 8, 1], rubies=[10, 10, 1], heirlooms=[True, True, False], bank_rubies=39
    )
    assert s.out == (APE,) and s.rubies[APE] == 0 and s.bank_rubies == 40


@pytest.mark.rule("FAC-6.5", "FAC-5.2")
def test_a_family_ruined_by_a_burglary():
    s = struck(
        "burglary", rubies=[10, 1, 10], heirlooms=[True, False, True], raccoons=[1, 2, 2], bank_raccoons=20
    )
    assert s.out == (PENGUIN,) and s.raccoons == [1, 0, 0] and s.bank_raccoons == 24


@pytest.mark.rule("FAC-6.6")
def test_cards_of_a_family_that_is_out_are_ignored():
    s = turning("RRTT", seat=PENGUIN, gallery=[7, 0, 5], out=(PENGUIN,), rubies=[10, 0, 10])
    assert events(s, "* penguin-1") == ["ignored"]
    s = chance(s, "penguin-1")
    assert s.rubies == [10, 0, 10] and s.phase is REVEALING


@pytest.mark.rule("FAC-6.6")
@pytest.mark.parametrize("name", ["C-T", "L-P", "D-C", "RC", "PP", "DC", "LLT", "RRTT", "RCTP"])
@pytest.mark.parametrize("round_", [1, 3, 4])
@pytest.mark.parametrize("out", [(PENGUIN,), (PENGUIN, APE), (APE, PENGUIN)])
def test_no_card_of_a_family_that_is_out_has_an_effect(name, round_, out):
    """It is turned up and seen by all; no icon is carried out, and the next card of the pile follows."""
    gallery = [0 if seat in out else 9 - seat for seat in range(4)]
    s = turning(name, "CC", seat=PENGUIN, seats=4, gallery=gallery, out=out, round=round_)
    before = at(s).state
    after = at(s).chance("penguin-1")
    assert after.events() == [Ignored("seat:1", f"card:{name}")]
    s = after.state
    assert s.phase is REVEALING and piled(s) == {"penguin-2", "event-1"}
    for held in ("gallery", "coins", "rubies", "raccoons", "heirlooms", "out", "round"):
        assert getattr(s, held) == getattr(before, held), held
    assert (s.to_move, s.slot, s.todo) == (NONE, NONE, ())


@pytest.mark.rule("FAC-6.6")
def test_cards_of_families_that_stay_still_act_after_another_is_out():
    s = turning("CC", seats=3, gallery=[7, 0, 5], out=(PENGUIN,), rubies=[10, 0, 10])
    assert chance(s, "rabbit-1").coins[RABBIT] == s.coins[RABBIT] + 2


@pytest.mark.rule("FAC-6.7")
def test_the_round_is_revealed_to_its_end_and_scored():
    s = play(revealed("LC", rubies=[10, 0, 10], heirlooms=[True, False, True]), "family:penguin")
    assert s.phase is REVEALING and s.round == 1
    result = over(chance(s, "event-1"))
    assert (result.why, result.rule) == ("foracrown-over-ruin", "FAC-6.7")
    assert result.scores == (21, 0, 21)  # influence for the rabbit, coins for the ape


@pytest.mark.rule("FAC-6.8")
def test_the_last_family_wins_at_once_without_final_gains():
    s = revealed("LLT", gallery=[1, 9, 0], out=(APE,), rubies=[4, 0, 0], heirlooms=[False, False, False])
    result = over(play(s, "family:penguin"))
    assert (result.why, result.rule) == ("foracrown-over-alone", "FAC-6.8")
    assert result.ranking == ((RABBIT,), (PENGUIN,), (APE,)) and result.scores == (4, 0, 0)


@pytest.mark.rule("FAC-6.9")
def test_nobody_left_the_more_influential_of_those_ruined_together_wins():
    s = striking(
        "burglary", gallery=[3, 8, 5], rubies=[0, 1, 1], heirlooms=[False, False, False], raccoons=[1, 1, 1]
    )
    result = over(chance(s, "event-2"))
    assert (result.why, result.rule) == ("foracrown-over-nobody", "FAC-6.9")
    assert result.ranking == ((PENGUIN,), (APE,), (RABBIT,)) and result.scores == (0, 0, 0)


@pytest.mark.rule("FAC-6.9", "FAC-8.10")
def test_nobody_left_the_last_to_leave_wins():
    s = striking(
        "burglary", gallery=[3, 0, 5], out=(PENGUIN,), rubies=[0, 0, 1], heirlooms=[False, False, False]
    )
    result = over(chance(put(s, raccoons=[1, 0, 1]), "event-2"))
    assert result.ranking == ((APE,), (RABBIT,), (PENGUIN,))


@pytest.mark.rule("FAC-6.8")
def test_after_the_end_nobody_is_to_move_and_the_stage_is_empty():
    s = struck("mages", gallery=[7, 6, 0], out=(APE,), rubies=[10, 0, 0], heirlooms=[True, False, False])
    s = play(chance(play(s, "coin:1"), "loss"), "family:penguin")
    assert over(s).winners == (RABBIT,)
    nobody_is_to_move(s)


@pytest.mark.rule("FAC-8.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_no_end_of_a_game_names_an_order_or_an_actor(seats):
    for number in range(20):
        stream, s = Stream(f"{seats} {number}"), game.start(seats)
        while not isinstance(question := game.pending(s), Over):
            game.advance(s, *answer(game, s, question, stream))
        nobody_is_to_move(s)


@pytest.mark.rule("FAC-6.5", "FAC-4.11")
def test_play_goes_on_among_those_left():
    s = revealed("LLT", seats=4, rubies=[10, 0, 10, 10], heirlooms=[True, False, True, True])
    s = play(s, "family:penguin")
    assert asked(s) == RABBIT and offered(s) == {"family:ape", "family:flamingo"}
