"""A whole game of everything on the shelf, in a real browser, against bots."""

import pytest
from playwright.sync_api import expect
from tests.e2e.playing import by_either, play_now, play_out

from royaumes.games import keys
from royaumes.messages import Catalogue


@pytest.mark.parametrize("key", keys())
def test_a_whole_game_against_bots(visit, server, key):
    page = visit()
    play_now(page, server.address, Catalogue("en").game(key))
    assert play_out(page, by_either, seed=key) > 5
    expect(page).to_have_title(f"The game is over · {Catalogue('en').game(key)}")
    page.get_by_role("button", name="Check the dice").click()
    expect(page.get_by_text("The seed was")).to_be_visible()
