"""axe-core finds nothing to complain about on any page, in both themes; `test_games` looks at the boards."""

from collections.abc import Callable

from playwright.sync_api import Page
from tests.e2e.access import THEMES, violations
from tests.e2e.playing import SCORE, by_list, play_out, replay_of


def check(visit: Callable[..., Page], page: Page, where: str, ready: str) -> None:
    """Nothing to complain about in either theme; `ready` is what must be there before axe looks."""
    for theme in THEMES:
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
