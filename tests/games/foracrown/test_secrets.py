"""Closed chests, the public ledger, hidden recruits."""

import json
import re

import pytest
from tests.games.foracrown.table import (
    PENGUIN,
    asked,
    at,
    card,
    chance,
    game,
    laid,
    play,
    put,
    revealed,
    slot,
    turning,
)

from royaumes.core import Stream, to_json
from royaumes.play.preview import preview


@pytest.mark.rule("FAC-1.4")
def test_a_chest_is_seen_by_its_owner_alone():
    s = put(laid(), coins=[1, 2, 3], rubies=[4, 5, 6])
    assert (game.view(s, 1).my_coins, game.view(s, 1).my_rubies) == (2, 5)
    assert (game.view(s, None).my_coins, game.view(s, None).my_rubies) == (-1, -1)


@pytest.mark.rule("FAC-1.4")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_what_is_in_another_chest_stands_nowhere_in_a_view_or_on_a_board(seat):
    coins, rubies = [111, 112, 113], [121, 122, 123]
    s = put(laid(), coins=coins, rubies=rubies, coins_out=[300] * 3, rubies_out=[300] * 3)
    for shown in (at(s).view(seat), at(s).display(seat)):
        numbers = set(re.findall(r"\d{3}", json.dumps(to_json(shown))))
        mine = set() if seat is None else {str(coins[seat]), str(rubies[seat])}
        assert numbers & set(map(str, coins + rubies)) == mine


@pytest.mark.rule("FAC-1.5")
def test_with_the_memory_aid_the_board_counts_every_chest():
    s = put(laid(), coins=[1, 2, 3], rubies=[4, 5, 6])
    plain, aided = at(s).display(0), at(put(s, memory_aid=True)).display(0)
    assert [family.coins for family in plain.families] == [1, None, None]
    assert [family.rubies for family in plain.families] == [4, None, None]
    assert [family.coins for family in aided.families] == [1, 2, 3]
    assert [family.rubies for family in aided.families] == [4, 5, 6]


@pytest.mark.rule("FAC-1.4", "FAC-8.8")
def test_all_chests_are_opened_at_the_end():
    s = chance(put(turning(), pile="event-1", round=4, rubies=[4, 5, 6]), "event-1")
    assert [family.rubies for family in at(s).display().families] == [4, 5, 6]


@pytest.mark.rule("FAC-1.14")
def test_what_is_paid_gained_and_lost_stands_in_everybodys_ledger():
    s = play(laid(), "card:RTT coin:2 ruby:3")
    for seat in (0, 1, 2, None):
        v = game.view(s, seat)
        assert (v.coins_in, v.coins_out) == ((3, 4, 5), (2, 0, 0))
        assert (v.rubies_in, v.rubies_out) == ((10, 10, 10), (3, 0, 0))
    v = game.view(play(revealed("LC", rubies=[10, 0, 10]), "family:penguin"), 2)
    assert v.rubies_in[PENGUIN] - v.rubies_out[PENGUIN] == 9  # the heirloom's ten, less one


@pytest.mark.rule("FAC-1.14")
def test_an_imagined_world_takes_chests_from_the_ledger():
    s = play(laid(), "card:RTT coin:2 ruby:3")
    world = game.imagine(game.view(s, 2), Stream("x"))
    assert world.coins == s.coins and world.rubies == s.rubies


@pytest.mark.rule("FAC-1.5")
@pytest.mark.parametrize("aid", [False, True])
def test_the_memory_aid_is_an_option_that_a_view_carries(aid):
    s = game.start(3, {"memory_aid": aid})
    assert game.view(s, 0).memory_aid is aid and game.imagine(game.view(s, 0), Stream("x")).memory_aid is aid
    assert game.view(game.start(3), 0).memory_aid is False


@pytest.mark.rule("FAC-3.10")
def test_rivals_imagine_any_unseen_card_of_the_level():
    s = chance(play(laid(), "deck:3 coin:3 ruby:2"), "LLT")
    worlds = [game.imagine(game.view(s, 1), Stream(str(n))) for n in range(60)]
    assert len({world.recruits[slot(0)] for world in worlds}) == 8  # all but the two open ones
    assert all(len(world.decks[1]) == 7 for world in worlds)
    mine = game.imagine(game.view(s, 0), Stream("x"))
    assert mine.recruits[slot(0)] == card("LLT") and mine.blind == s.blind


# ---------------------------------------------------------------- what the page tells without the memory aid


def ahead(s, move, *, aid=False):
    """What the seat that is asked sees before it makes this move."""
    seat, s = asked(s), put(s, memory_aid=aid)
    return preview(game, game.view(s, seat), seat, game.moves.parse(move))


def sure(seen):
    """The events of a preview that are sure, by the names of their messages."""
    return [event.message.removeprefix("foracrown-") for event in seen.sure]


@pytest.mark.rule("FAC-1.5")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_no_display_changes_with_another_familys_chest(seat):
    s = revealed("LC", coins=[1, 1, 1], rubies=[1, 1, 1])
    coins, rubies = ([same if one == seat else other for one in range(3)] for same, other in ((1, 4), (1, 0)))
    there = put(s, coins=coins, rubies=rubies, rubies_out=[5, 6, 7], bank_rubies=9)
    assert to_json(at(s).display(seat)) == to_json(at(there).display(seat))


@pytest.mark.rule("FAC-1.5")
def test_the_preview_of_a_loss_says_who_would_sell_with_the_memory_aid_alone():
    rich, poor = revealed("LC"), revealed("LC", rubies=[10, 0, 10])
    assert ahead(rich, "family:penguin") == ahead(poor, "family:penguin")
    closed = ahead(poor, "family:penguin")
    assert "robbed" in sure(closed) and "sold" not in sure(closed) and closed.display is None
    assert sure(ahead(poor, "family:penguin", aid=True))[:3] == ["robbed", "sold", "gained-coin"]
    assert sure(ahead(rich, "family:penguin", aid=True))[:2] == ["robbed", "gained-coin"]


@pytest.mark.rule("FAC-1.5")
def test_the_preview_of_a_loss_says_who_would_be_ruined_with_the_memory_aid_alone():
    rich = revealed("LC", heirlooms=[True, False, True])
    poor = put(rich, rubies=[10, 0, 10])
    assert ahead(rich, "family:penguin") == ahead(poor, "family:penguin")
    assert sure(ahead(poor, "family:penguin")) == ["robbed"]
    assert "ruined" in sure(ahead(poor, "family:penguin", aid=True))


@pytest.mark.rule("FAC-1.5", "FAC-8.8")
def test_the_preview_of_the_last_decision_opens_chests_with_the_memory_aid_alone():
    last = put(revealed("PP", round=4), pile="", todo=())
    other = put(last, rubies=[10, 3, 7])
    closed = ahead(last, "portrait:ape side:left")
    assert closed == ahead(other, "portrait:ape side:left") and closed.display is None
    assert ahead(other, "portrait:ape side:left", aid=True).display.scores == (21, 13, 18)


@pytest.mark.rule("FAC-1.5")
def test_a_guess_keeps_what_the_viewer_may_count_and_every_family_can_pay_for_its_recruits():
    s = play(laid(), "card:RTT coin:2 ruby:3")
    for seat in (0, 1, 2, None):
        v = game.view(s, seat)
        for guess in game.guesses(v, Stream("x")):
            world = game.imagine(guess, Stream("y"))
            assert game.census(world) == game.census(s)
            assert seat is None or (world.coins[seat], world.rubies[seat]) == (s.coins[seat], s.rubies[seat])
            assert min(world.rubies[other] for other in range(3) if other not in (0, seat)) >= 10
    aided = game.view(put(s, memory_aid=True), 1)
    assert game.guesses(aided, Stream("x")) == (aided,)
