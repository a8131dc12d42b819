"""Closed chests, the public ledger, hidden recruits."""

from dataclasses import fields

import pytest
from tests.games.foracrown.table import PENGUIN, card, chance, do, game, laid, put, revealed, slot

from royaumes.core import Stream


@pytest.mark.rule("FAC-1.4")
def test_a_chest_is_seen_by_its_owner_alone():
    s = put(laid(), coins=[1, 2, 3], rubies=[4, 5, 6])
    assert (game.view(s, 1).my_coins, game.view(s, 1).my_rubies) == (2, 5)
    assert (game.view(s, None).my_coins, game.view(s, None).my_rubies) == (-1, -1)
    chests = {"coins", "rubies"}
    assert not chests & {field.name for field in fields(game.view(s, 1))}


@pytest.mark.rule("FAC-1.4")
def test_what_is_paid_gained_and_lost_stands_in_everybodys_ledger():
    s = do(laid(), "card:RTT coin:2 ruby:3")
    for seat in (0, 1, 2, None):
        v = game.view(s, seat)
        assert (v.coins_in, v.coins_out) == ((3, 4, 5), (2, 0, 0))
        assert (v.rubies_in, v.rubies_out) == ((10, 10, 10), (3, 0, 0))
    v = game.view(do(revealed("LC", rubies=[10, 0, 10]), "family:penguin"), 2)
    assert v.rubies_in[PENGUIN] - v.rubies_out[PENGUIN] == 9  # the heirloom's ten, less one


@pytest.mark.rule("FAC-1.4")
def test_an_imagined_world_takes_chests_from_the_ledger():
    s = do(laid(), "card:RTT coin:2 ruby:3")
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
    s = chance(do(laid(), "deck:3 coin:3 ruby:2"), "LLT")
    worlds = [game.imagine(game.view(s, 1), Stream(str(n))) for n in range(60)]
    assert len({world.recruits[slot(0)] for world in worlds}) == 8  # all but the two open ones
    assert all(len(world.decks[1]) == 7 for world in worlds)
    mine = game.imagine(game.view(s, 0), Stream("x"))
    assert mine.recruits[slot(0)] == card("LLT") and mine.blind == s.blind
