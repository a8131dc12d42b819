"""axe-core finds nothing to complain about: every page, both themes."""

from collections.abc import Callable, Sequence
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page
from tests.e2e.playing import LIST, SCORE, await_turn, by_list, play_now, play_out, replay_of

from royaumes.games import keys
from royaumes.messages import Catalogue

THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
ASKED = f"{LIST}, {SCORE}"


def violations(page: Page) -> list[str]:
    """What axe finds, a line each."""
    found = Axe().run(page).response["violations"]
    return [
        f"{one['id']} ({one['impact']}): {node['target']} {node.get('failureSummary', '')}"
        for one in found
        for node in one["nodes"]
    ]


def check(
    visit: Callable[..., Page],
    page: Page,
    where: str,
    ready: str,
    themes: Sequence[Literal["light", "dark"]] = THEMES,
) -> None:
    """Nothing to complain about in either theme; `ready` is what must be there before axe looks."""
    for theme in themes:
        fresh = visit(page.context)
        fresh.emulate_media(color_scheme=theme, reduced_motion="reduce")
        fresh.goto(page.url)
        fresh.wait_for_selector(ready)
        if where == "the rules":
            fresh.get_by_role("button", name="Rules").click()
            fresh.wait_for_selector("dialog[open] h3")
        found = violations(fresh)
        assert not found, f"{where}, {theme}: {len(found)}\n" + "\n".join(found)
        fresh.close()


def test_pages_outside_a_game(visit, server):
    page = visit()
    page.goto(server.address)
    check(visit, page, "home", "article button.main")
    page.goto(f"{server.address}/about")
    check(visit, page, "about", "h1")
    page.goto(f"{server.address}/g/crowns")
    check(visit, page, "a new table", "button[type=submit]")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    check(visit, page, "the lobby of a table", "main img")
    check(visit, page, "the rules", "main img")


@pytest.mark.parametrize("key", keys())
def test_every_board(visit, server, key):
    page = visit()
    play_now(page, server.address, Catalogue("en").game(key))
    state = await_turn(page)
    check(visit, page, f"the table of {key}", ASKED)
    for _ in range(3):
        page.locator(LIST).first.click()
        state = await_turn(page, state)
    check(visit, page, f"the table of {key}, some moves later", ASKED, ("dark",))


def test_after_a_game(visit, server):
    page = visit()
    page.goto(f"{server.address}/g/crowns")
    page.get_by_role("radio", name="1", exact=True).check()
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/t/*")
    play_out(page, by_list, seed="axe")
    check(visit, page, "the score sheet", SCORE)
    page.goto(server.address + replay_of(page) + "#9")
    check(visit, page, "the replay", "input[type=range]")
