"""The page of a game: scenes on its real board, played while somebody can see them."""

import pytest
from playwright.sync_api import expect

from royaumes.games import keys
from royaumes.messages import Catalogue

SHOWN = "[aria-current=step]"
#: Milliseconds that a scene may take on a busy machine.
SCENE = 30_000


def caption(key, number, lang="en"):
    return Catalogue(lang).say(f"{key}-intro-{number}", game=key)


@pytest.mark.parametrize("key", keys())
def test_scenes_follow_each_other_on_the_real_board(visit, server, key):
    page = visit(reduced_motion="no-preference", viewport={"width": 1280, "height": 1200})
    page.goto(f"{server.address}/g/{key}")
    expect(page.locator(SHOWN)).to_have_text(caption(key, 1))
    expect(page.locator(".stage[data-playing]")).to_be_visible()
    page.get_by_role("button", name=caption(key, 4)).click()
    expect(page.locator(SHOWN)).to_have_text(caption(key, 4))
    expect(page.get_by_role("button", name="Go on")).to_be_visible(timeout=SCENE)  # quiet after the last


def test_scenes_wait_until_they_are_seen(visit, server):
    page = visit(reduced_motion="no-preference", viewport={"width": 390, "height": 300})
    page.goto(f"{server.address}/g/crowns")
    expect(page.locator(".stage")).to_be_attached()
    page.wait_for_timeout(3000)
    expect(page.locator(SHOWN)).to_have_text(caption("crowns", 1))
    page.locator(".stage").evaluate("stage => stage.scrollIntoView()")
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(SHOWN)).to_have_text(caption("crowns", 2), timeout=SCENE)


def test_nothing_moves_where_motion_is_unwanted(visit, server):
    page = visit(locale="fr-FR")
    page.goto(f"{server.address}/g/emerald")
    page.get_by_role("button", name=caption("emerald", 3, "fr")).click()
    expect(page.locator(SHOWN)).to_have_text(caption("emerald", 3, "fr"))
    expect(page.get_by_role("button", name="Pause")).to_have_count(0)
    expect(page.locator(".stage[data-playing]")).to_have_count(0)
