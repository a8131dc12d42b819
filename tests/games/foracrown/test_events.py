"""Events: burglary, bribe, magic help, mages for hire, scandal."""

import pytest
from tests.games.foracrown.table import (
    APE,
    CROCODILE,
    FLAMINGO,
    PENGUIN,
    RABBIT,
    asked,
    chance,
    events,
    game,
    offered,
    play,
    prompt,
    refused,
    striking,
    struck,
)

from royaumes.games.foracrown.phases.revealing import REVEALING


@pytest.mark.rule("FAC-5.1", "FAC-5.9")
def test_the_rulebooks_scandal():
    cells = {APE: 1, FLAMINGO: 3, PENGUIN: 5, CROCODILE: 7, RABBIT: 9}
    s = struck("scandal", seats=5, gallery=[cells[seat] for seat in range(5)])
    assert [10 - rubies for rubies in s.rubies] == [0, 1, 2, 2, 0]
    assert s.phase is REVEALING


@pytest.mark.rule("FAC-5.10")
@pytest.mark.parametrize(("cells", "loss"), [((1, 2, 3), 2), ((4, 5, 6), 1), ((7, 8, 9), 0)])
def test_a_scandal_costs_the_same_on_all_cells_of_a_zone(cells, loss):
    assert struck("scandal", gallery=list(cells)).rubies == [10 - loss] * 3


@pytest.mark.rule("FAC-5.9")
def test_a_scandal_goes_by_the_cell_and_spares_the_right():
    assert struck("scandal", gallery=[9, 4, 3]).rubies == [10, 9, 8]
    assert events(striking("scandal", gallery=[9, 8, 7]), "* event-2") == ["happened", "no-scandal"]


@pytest.mark.rule("FAC-5.2")
def test_a_burglary_strikes_the_most_raccoons_and_sends_them_back():
    s = struck("burglary", raccoons=[1, 3, 2], bank_raccoons=19)
    assert s.rubies == [10, 8, 10] and s.raccoons == [1, 0, 2] and s.bank_raccoons == 22
    s = striking("burglary", raccoons=[1, 3, 2])
    assert events(s, "* event-2") == ["happened", "lost", "raccoons-left"]


@pytest.mark.rule("FAC-5.3")
def test_tied_families_are_all_burgled():
    s = struck("burglary", seats=4, raccoons=[2, 0, 2, 1])
    assert s.rubies == [8, 10, 8, 10] and s.raccoons == [0, 0, 0, 1]


@pytest.mark.rule("FAC-5.4")
def test_a_burglary_without_raccoons_does_nothing():
    s = struck("burglary")
    assert s.rubies == [10, 10, 10] and s.phase is REVEALING
    assert events(striking("burglary"), "* event-2") == ["happened", "no-burglary"]


@pytest.mark.rule("FAC-5.5")
def test_bribes_in_order_of_influence_from_none_to_all():
    s = struck("bribe", gallery=[5, 6, 7], raccoons=[2, 0, 1], bank_raccoons=22)
    assert asked(s) == APE
    s = play(s, "decline")
    assert asked(s) == RABBIT  # the penguin has no raccoon and is not asked
    s = play(s, "coin:1")
    assert asked(s) == RABBIT and s.raccoons == [1, 0, 1]
    s = play(s, "ruby:1")
    assert (s.coins[0], s.rubies[0], s.raccoons) == (2, 9, [0, 0, 1])
    assert s.bank_raccoons == 24 and s.phase is REVEALING and s.order == ()


@pytest.mark.rule("FAC-5.5", "FAC-3.9")
def test_a_bribe_is_paid_out_of_the_chest_only():
    s = struck("bribe", raccoons=[3, 0, 0], coins=[0, 4, 5], rubies=[0, 10, 10])
    assert offered(s) == {"decline"}
    assert refused(s, "coin:1") == ("FAC-3.9", "no-coins")
    assert refused(s, "ruby:1") == ("FAC-3.9", "no-rubies")
    assert refused(s, "family:ape") == ("FAC-5.5", "now-bribe")
    assert offered(struck("bribe", raccoons=[1, 0, 0], coins=[0, 4, 5])) == {"ruby:1", "decline"}
    assert offered(struck("bribe", raccoons=[1, 0, 0], rubies=[0, 4, 5])) == {"coin:1", "decline"}


@pytest.mark.rule("FAC-5.5")
def test_a_bribe_without_raccoons_is_over_at_once():
    assert struck("bribe").phase is REVEALING


@pytest.mark.rule("FAC-5.6")
def test_magic_help_for_the_least_influential_family_in_play():
    s = struck("magic_help", seats=4, gallery=[3, 8, 5, 0])
    assert prompt(s) == "roll" and game.pending(s).seat == RABBIT
    after = chance(s, "ruby")
    assert after.rubies[RABBIT] == 11 and after.coins[RABBIT] == 3 and after.phase is REVEALING
    assert asked(chance(s, "raccoon")) == RABBIT


@pytest.mark.rule("FAC-5.7")
def test_mages_once_each_in_order_of_influence_if_one_likes():
    s = struck("mages", gallery=[5, 6, 7])
    assert asked(s) == APE and offered(s) == {"coin:1", "ruby:1", "decline"}
    s = chance(play(s, "coin:1"), "ruby")
    assert (s.coins[APE], s.rubies[APE], asked(s)) == (4, 11, PENGUIN)
    s = play(s, "decline")
    assert asked(s) == RABBIT
    s = chance(play(s, "ruby:1"), "coin")
    assert (s.coins[RABBIT], s.rubies[RABBIT]) == (4, 9) and s.phase is REVEALING and s.order == ()


@pytest.mark.rule("FAC-5.7")
def test_a_mages_face_is_carried_out_before_the_next_family_is_asked():
    s = chance(play(struck("mages"), "coin:1"), "loss")
    assert asked(s) == RABBIT
    s = play(s, "family:penguin")
    assert s.rubies[PENGUIN] == 9 and asked(s) == PENGUIN


@pytest.mark.rule("FAC-5.8")
def test_the_order_stays_even_if_portraits_move():
    s = chance(play(struck("mages", gallery=[7, 6, 5]), "coin:1"), "portrait")
    s = play(s, "portrait:ape side:right")
    assert s.gallery == [7, 6, 8] and asked(s) == PENGUIN
    assert asked(play(s, "decline")) == APE


@pytest.mark.rule("FAC-5.7")
def test_a_family_ruined_by_a_mage_is_not_asked():
    s = struck("mages", rubies=[10, 0, 10], heirlooms=[True, False, True])
    s = play(chance(play(s, "coin:1"), "loss"), "family:penguin")
    assert s.out == (PENGUIN,) and asked(s) == APE


@pytest.mark.rule("FAC-5.11")
def test_coins_never_pay_for_a_loss():
    s = struck("scandal", gallery=[9, 8, 1], coins=[9, 9, 9], rubies=[5, 5, 0])
    assert s.coins == [9, 9, 9] and s.heirlooms == [True, True, False]


@pytest.mark.rule("FAC-5.7")
def test_another_answer_than_to_the_mages_question_is_refused_by_their_rule():
    s = struck("mages")
    assert refused(s, "portrait:ape side:left") == ("FAC-5.7", "now-mages")
    assert refused(s, "card:C-T coin:1") == ("FAC-5.7", "now-mages")


@pytest.mark.rule("FAC-5.6")
def test_magic_help_goes_to_whoever_hangs_furthest_left_when_it_is_revealed():
    for least in (RABBIT, PENGUIN, APE):
        gallery = [cell if seat != least else 2 for seat, cell in enumerate([9, 8, 7])]
        assert game.pending(struck("magic_help", gallery=gallery)).seat == least
