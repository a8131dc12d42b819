"""Mercenaries, icon by icon, and the magic die."""

import pytest
from tests.games.foracrown.table import (
    APE,
    FLAMINGO,
    PENGUIN,
    RABBIT,
    asked,
    at,
    card,
    chance,
    events,
    game,
    hung,
    offered,
    play,
    prompt,
    put,
    refused,
    revealed,
    settle,
    slot,
    turning,
)

from royaumes.core import Chance
from royaumes.games.foracrown.box import FAMILIES, MAGIC_DIE, NONE
from royaumes.games.foracrown.events import Shifted
from royaumes.games.foracrown.phases.revealing import REVEALING


@pytest.mark.rule("FAC-4.1")
def test_cards_are_revealed_one_by_one_until_none_is_left():
    s = turning("CC", "RC", "CT")
    assert {game.pending(s).source.notation(slot) for slot, _ in game.pending(s).source.outcomes()} == {
        *("rabbit-1", "rabbit-2", "rabbit-3", "event-1"),
    }
    s = chance(chance(s, "rabbit-2"), "rabbit-1")
    assert s.phase is REVEALING and s.coins[0] == 3 + 1 + 2 and s.rubies[0] == 10 + 1
    assert len(s.pile) == 2


@pytest.mark.rule("FAC-4.1")
def test_a_card_is_carried_out_before_the_next_is_turned():
    s = revealed("CT")
    assert asked(s) == 0 and not isinstance(game.pending(s), Chance)
    assert isinstance(game.pending(play(s, "family:ape")), Chance)


@pytest.mark.rule("FAC-4.2")
def test_the_family_of_the_crest_acts_icon_by_icon_from_left_to_right():
    s = revealed("RCTP", seat=PENGUIN)
    assert (s.rubies[1], s.coins[1], asked(s)) == (11, 5, 1)
    assert prompt(s) == "raccoon"
    s = play(s, "family:rabbit")
    assert prompt(s) == "shift" and asked(s) == 1
    assert events(turning("RCTP"), "* rabbit-1") == ["revealed", "gained-ruby", "gained-coin"]


#: What is asked when such a card has been revealed.
NOW = {
    "C-T": ("FAC-4.4", "now-choose"),
    "CT": ("FAC-4.6", "now-raccoon"),
    "LT": ("FAC-4.7", "now-loss"),
    "PP": ("FAC-4.12", "now-shift"),
}


@pytest.mark.rule("FAC-4.3")
@pytest.mark.parametrize("name", NOW)
def test_icons_are_compulsory(name):
    s = revealed(name)
    assert refused(s, "decline") == ("FAC-4.3", "no-passing")
    assert refused(s, "coin:1") == NOW[name]


@pytest.mark.rule("FAC-4.4")
def test_a_level_1_card_gives_one_of_two_effects():
    s = revealed("C-T")
    assert offered(s) == {"effect:coin", "effect:raccoon"}
    assert refused(s, "effect:ruby") == ("FAC-4.4", "no-such-effect")
    assert play(s, "effect:coin").coins[0] == 4
    assert play(s, "effect:raccoon", "family:ape").raccoons == [0, 0, 1]


@pytest.mark.rule("FAC-4.4")
def test_the_choice_is_made_anew_each_time():
    s = play(revealed("C-T"), "effect:coin")
    s = put(s, pile="rabbit-1 event-1", round=2)
    assert offered(chance(s, "rabbit-1")) == {"effect:coin", "effect:raccoon"}


@pytest.mark.rule("FAC-4.5")
def test_a_ruby_from_the_bank():
    s = revealed("RC")
    assert s.rubies == [11, 10, 10] and s.bank_rubies == 60 - 31


@pytest.mark.rule("FAC-4.6")
def test_a_raccoon_for_another_family():
    s = play(revealed("CT"), "family:penguin")
    assert s.raccoons == [0, 1, 0] and s.bank_raccoons == 24


@pytest.mark.rule("FAC-4.7")
def test_another_family_loses_a_ruby():
    s = play(revealed("LC"), "family:ape")
    assert s.rubies == [10, 10, 9] and s.bank_rubies == 60 - 29 and s.coins[0] == 4


@pytest.mark.rule("FAC-4.8")
def test_the_die_is_rolled_and_its_face_comes_before_the_icons_left():
    s = revealed("DLP")
    assert prompt(s) == "roll" and game.pending(s).seat == 0
    s = chance(s, "raccoon")
    assert prompt(s) == "raccoon"
    assert prompt(play(s, "family:ape")) == "loss"
    assert prompt(chance(revealed("DLP"), "coin")) == "loss"


@pytest.mark.rule("FAC-4.9")
def test_the_faces_of_the_die():
    faces = {MAGIC_DIE.notation(face): 6 * chance for face, chance in MAGIC_DIE.outcomes()}
    assert faces == {"ruby": 2, "loss": 1, "raccoon": 1, "coin": 1, "portrait": 1}


@pytest.mark.rule("FAC-4.9", "FAC-4.10")
def test_a_coin_from_the_bank_by_card_and_by_die():
    s = revealed("CC")
    assert s.coins == [5, 4, 5] and s.bank_coins == 30 - 14
    assert chance(revealed("DC"), "coin").coins[0] == 5
    assert chance(revealed("DC"), "ruby").rubies[0] == 11


@pytest.mark.rule("FAC-4.11")
def test_targets_are_all_others_in_play_anew_for_each_icon():
    s = revealed("LLT", seats=4, gallery=[7, 6, 5, 0])
    assert offered(s) == {"family:penguin", "family:ape"}
    assert refused(s, "family:rabbit") == ("FAC-4.11", "no-aim-self")
    assert refused(s, "family:flamingo") == ("FAC-4.11", "no-aim-out")
    assert refused(s, "family:crocodile") == ("FAC-4.11", "no-aim-out")
    s = play(s, "family:ape", "family:penguin", "family:ape")
    assert s.rubies == [10, 9, 9, 10] and s.raccoons == [0, 0, 1, 0]


@pytest.mark.rule("FAC-4.12")
def test_the_rulebooks_two_moves_penguin_left_and_oneself_right():
    s = play(revealed("PP"), "portrait:penguin side:left", "portrait:rabbit side:right")
    assert s.gallery == [8, 4, 5]  # the penguin jumped over the ape


@pytest.mark.rule("FAC-4.12")
def test_only_portraits_that_hang_can_be_moved():
    s = revealed("PP", seats=4, gallery=[7, 6, 5, 0])
    assert refused(s, "portrait:flamingo side:left") == ("FAC-4.12", "no-portrait")
    assert refused(s, "portrait:crocodile side:left") == ("FAC-4.12", "no-portrait")
    assert len(offered(s)) == 6


@pytest.mark.rule("FAC-4.12")
@pytest.mark.parametrize("owner", ["rabbit", "penguin", "ape", "flamingo"])
@pytest.mark.parametrize(("side", "step"), [("left", -1), ("right", +1)])
def test_one_portrait_moves_by_one_cell_ones_own_or_any_other(owner, side, step):
    """All others stay where they hang, also where families do not sit in the order of their crests."""
    families = "flamingo rabbit ape penguin"
    s = settle(hung(4, families, {"families": families.replace(" ", ",")}))
    s.recruits[slot(0)] = card("PP")
    s = put(s, phase=REVEALING, pile="rabbit-1 event-1", order=(), to_move=NONE, gallery=[2, 4, 6, 8])
    s = chance(s, "flamingo-1")
    assert offered(s) == {
        f"portrait:{family} side:{to}"
        for family in ("rabbit", "penguin", "ape", "flamingo")
        for to in ("left", "right")
    }
    before = dict(zip(s.families, s.gallery, strict=True))
    family = FAMILIES.index(owner)
    moved = at(s).play(f"portrait:{owner} side:{side}")
    after = dict(zip(moved.state.families, moved.state.gallery, strict=True))
    assert after == {**before, family: before[family] + step}
    assert moved.events()[0] == Shifted(f"seat:{s.to_move}", f"portrait:{owner}", before[family] + step)
    assert moved.prompt == "foracrown-ask-shift"  # the card shows the icon twice


@pytest.mark.rule("FAC-4.12", "FAC-4.13")
def test_ones_own_portrait_may_be_moved_where_another_is_stuck():
    s = revealed("PP", gallery=[5, 9, 1])
    assert offered(s) == {
        *("portrait:rabbit side:left", "portrait:rabbit side:right"),
        *("portrait:penguin side:left", "portrait:ape side:right"),
    }
    assert play(s, "portrait:rabbit side:right").gallery == [6, 9, 1]


@pytest.mark.rule("FAC-4.13")
def test_a_portrait_jumps_over_taken_cells():
    s = revealed("PP", seats=5, gallery=[7, 6, 5, 4, 3])
    assert play(s, "portrait:rabbit side:left").gallery[RABBIT] == 2
    assert play(s, "portrait:ape side:right").gallery[APE] == 8
    assert play(s, "portrait:penguin side:left").gallery[PENGUIN] == 2
    assert play(s, "portrait:flamingo side:right").gallery[FLAMINGO] == 8


@pytest.mark.rule("FAC-4.13")
def test_no_move_to_a_side_without_a_free_cell():
    s = revealed("PP", gallery=[9, 8, 1])
    assert refused(s, "portrait:rabbit side:right") == ("FAC-4.13", "no-free-cell")
    assert refused(s, "portrait:penguin side:right") == ("FAC-4.13", "no-free-cell")
    assert refused(s, "portrait:ape side:left") == ("FAC-4.13", "no-free-cell")
    assert offered(s) == {
        *("portrait:rabbit side:left", "portrait:penguin side:left", "portrait:ape side:right"),
    }


@pytest.mark.rule("FAC-1.6")
def test_the_bank_never_runs_dry():
    s = revealed("RCTP", bank_rubies=0, bank_coins=0, bank_raccoons=0)
    s = play(s, "family:ape")
    assert (s.rubies[0], s.coins[0], s.raccoons[2]) == (11, 4, 1)
    assert (s.bank_rubies, s.bank_coins, s.bank_raccoons) == (-1, -1, -1)
