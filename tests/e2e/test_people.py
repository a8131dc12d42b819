"""Four people at one table, each with a browser of their own, to the end of the game."""

import pytest
from playwright.sync_api import expect
from tests.e2e.access import violations
from tests.e2e.playing import SCORE, play_together, sit_round
from tests.e2e.ways import Advised

PHONE = {"width": 390, "height": 844}
SIDEWAYS = {"width": 844, "height": 390}
DESKTOP = {"width": 1280, "height": 720}


@pytest.mark.parametrize("key", ["auftrag", "foracrown"])
def test_four_people_play_to_the_end(visit, server, key):
    """On phones and desktops, as they are advised: at random, Auftrag would take them 1,850 answers."""
    pages = [visit(viewport=size) for size in (DESKTOP, PHONE, SIDEWAYS, DESKTOP)]
    sit_round(pages, server.address, key)
    assert play_together(pages, Advised(), key) > 40
    for page in pages:
        expect(page.locator(f"{SCORE} h2")).to_be_in_viewport()
        assert violations(page) == []
