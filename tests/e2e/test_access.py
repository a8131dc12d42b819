"""axe-core finds nothing to complain about: every page, both themes."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect
from tests.e2e.playing import LIST, await_turn, by_list, on_box, play_now, play_out, replay_of

from royaumes.games import KEYS
from royaumes.messages import Catalogue

THEMES = ("light", "dark")


def violations(page: Page) -> list[str]:
    """What axe finds, a line each."""
    page.wait_for_timeout(50)
    found = Axe().run(page).response["violations"]
    return [
        f"{one['id']} ({one['impact']}): {node['target']} {node.get('failureSummary', '')}"
        for one in found
        for node in one["nodes"]
    ]


def check(page: Page, where: str) -> None:
    """Nothing to complain about in either theme."""
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        found = violations(page)
        assert not found, f"{where}, {theme}: {len(found)}\n" + "\n".join(found)


def test_pages_outside_a_game(visit, server):
    page = visit()
    page.goto(server.address)
    expect(page.get_by_role("button", name=on_box("Play now", "Crowns"))).to_be_visible()
    check(page, "home")
    page.goto(f"{server.address}/about")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    check(page, "about")
    page.goto(f"{server.address}/g/crowns")
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()
    check(page, "a new table")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("button", name="Begin")).to_be_visible()
    check(page, "the lobby of a table")
    page.get_by_role("button", name="Rules").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    check(page, "the rules")


@pytest.mark.parametrize("key", KEYS)
def test_every_board(visit, server, key):
    page = visit()
    play_now(page, server.address, Catalogue("en").game(key))
    state = await_turn(page)
    check(page, f"the table of {key}")
    page.locator(LIST).first.click()
    await_turn(page, state)
    check(page, f"the table of {key}, a move later")


def test_after_a_game(visit, server):
    page = visit()
    page.goto(f"{server.address}/g/crowns")
    page.get_by_role("radio", name="1", exact=True).check()
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/t/*")
    play_out(page, by_list, seed="axe")
    check(page, "the score sheet")
    page.goto(server.address + replay_of(page) + "#9")
    expect(page.get_by_role("slider")).to_be_visible()
    check(page, "the replay")
