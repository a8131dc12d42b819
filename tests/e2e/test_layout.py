"""Nothing is too wide, cut off, spilled or under something else.

On every page, in every drawer and dialog, at five sizes and in both languages.
"""

import random
import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.boxes import SIZES, faults_at
from tests.e2e.playing import await_turn, by_list, play_out

from royaumes.games import keys

LANGUAGES = pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
RULES = re.compile("^(Rules|Règles)$")
MENU = re.compile("^Menu$")
LOG = re.compile("^(Log|Journal)")
CLOSE = re.compile("^(Close|Fermer)$")
WHAT = re.compile("^(What can I do here|Que puis-je faire)")
SIT = re.compile("^(Sit down|S’asseoir|S.asseoir)")
PAUSE = re.compile("^Pause$")
PHONE = {"width": SIZES[0][0], "height": SIZES[0][1]}
#: What stands in a room for all to see is no phone.
SCREENS = SIZES[2:]


class Walk:
    """Goes from place to place on one page, and remembers what was wrong at each."""

    def __init__(self, page: Page, address: str) -> None:
        self.page, self.address = page, address
        self.found: list[str] = []

    def look(self, where: str, sizes: Sequence[tuple[int, int]] = SIZES) -> None:
        """Compare the boxes of what is shown now, at these sizes."""
        self.found += faults_at(self.page, where, sizes)
        self.page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})

    def go(self, path: str, ready: str = "h1") -> None:
        """Open a page and look at it."""
        self.page.goto(self.address + path)
        self.page.wait_for_selector(ready)
        self.page.wait_for_load_state("networkidle")
        self.look(path)

    def drawer(self, name: re.Pattern[str], where: str, ready: str = "dialog[open] h2") -> None:
        """Open a drawer, look at it and close it."""
        self.page.get_by_role("button", name=name).first.click()
        self.page.wait_for_selector(ready)
        self.look(where)
        self.page.get_by_role("dialog").last.get_by_role("button", name=CLOSE).first.click()

    def end(self) -> None:
        assert self.found == [], f"{len(self.found)} faults\n" + "\n".join(self.found)


@LANGUAGES
def test_pages_outside_a_game(visit, server, guard, locale):
    guard.allowed.append("404")  # the browser's own words
    walk = Walk(visit(locale=locale, viewport=PHONE), server.address)
    for path in ("/", "/about", "/history", "/me", "/puzzles", "/nowhere", "/t/nowhere", "/me/nobodys.link"):
        walk.go(path)
    for key in keys():
        walk.go(f"/g/{key}")
        walk.drawer(RULES, f"the rules of {key}", "dialog[open] dl")
    walk.end()


@LANGUAGES
def test_puzzles(visit, server, locale):
    walk = Walk(visit(locale=locale, viewport=PHONE), server.address)
    for key in keys():
        walk.go(f"/puzzles/{key}/1", "[data-pick]")
    walk.end()


@LANGUAGES
def test_lobby(visit, server, locale):
    """As the host sees it and as a guest does, before and after the guest has sat down."""
    host = Walk(visit(locale=locale, viewport=PHONE), server.address)
    host.page.goto(f"{server.address}/g/emerald")
    host.page.get_by_role("radio", name="4", exact=True).check()
    host.page.locator("button[type=submit]").click()
    host.page.wait_for_url("**/t/*")
    host.page.wait_for_selector("main img")
    host.look("the lobby, alone")
    guest = Walk(visit(locale=locale, viewport=PHONE), server.address)
    guest.page.goto(host.page.url)
    guest.page.wait_for_selector("main img")
    guest.look("the lobby, invited")
    guest.page.get_by_role("button", name=SIT).first.click()
    expect(guest.page.get_by_role("button", name=SIT)).to_have_count(0)
    guest.look("the lobby, seated")
    host.look("the lobby with a guest")
    host.found += guest.found
    host.end()


@LANGUAGES
@pytest.mark.parametrize("key", keys())
def test_table(visit, server, locale, key):
    """The first question, a later one, what others do, and every drawer."""
    walk = Walk(visit(locale=locale, viewport=PHONE), server.address)
    page = walk.page
    page.goto(server.address)
    page.locator(f"article:has(a[href='/g/{key}']) button.main").click()
    page.wait_for_url("**/t/*")
    chance = random.Random(key)
    state = await_turn(page)
    walk.look(f"{key}, the first question")
    for _ in range(6):
        by_list(page, chance)
        state = await_turn(page, state)
    walk.look(f"{key}, later")
    if key == keys()[0]:  # the same in all games
        walk.drawer(MENU, "the menu")
        walk.drawer(LOG, "the log")
    if page.get_by_role("button", name=WHAT).count():  # not where a move is picked already
        walk.drawer(WHAT, f"{key}, what can I do")
    page.locator("[data-zone=seats] button").last.click()
    page.wait_for_selector("dialog[open] h2")
    walk.look(f"{key}, a seat")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    page.wait_for_timeout(300)  # closing a drawer goes back in the history, after the dialog is gone
    page.goto(page.url + "?tv")
    page.wait_for_selector("[data-zone=board] > *")
    walk.look(f"{key}, on a shared screen", SCREENS)
    walk.end()


@LANGUAGES
@pytest.mark.parametrize("key", keys())
def test_while_others_move(visit, server, locale, key):
    """What is played is stopped: the bar to go on, to skip and to hurry stands there."""
    walk = Walk(visit(locale=locale, viewport=PHONE, reduced_motion="no-preference"), server.address)
    page = walk.page
    page.goto(f"{server.address}/")
    page.locator(f"article:has(a[href='/g/{key}']) button.main").click()
    page.wait_for_url("**/t/*")
    for _ in range(3):
        if page.get_by_role("button", name=PAUSE).count():
            break
        state = await_turn(page)
        by_list(page, random.Random(state))
        page.wait_for_timeout(300)
    page.get_by_role("button", name=PAUSE).click()
    walk.look(f"{key}, while others move")
    walk.end()


@LANGUAGES
def test_crowns_alone(visit, server, locale):
    """From the first chip to the score sheet, the replay and the review."""
    walk = Walk(visit(locale=locale, viewport=PHONE), server.address)
    page = walk.page
    page.goto(f"{server.address}/g/crowns")
    page.get_by_role("radio", name="1", exact=True).check()
    page.locator("button[type=submit]").click()
    page.wait_for_url("**/t/*")
    chance = random.Random("alone")
    state = await_turn(page)
    walk.look("Crowns alone, the first question")
    for _ in range(3):
        by_list(page, chance)
        state = await_turn(page, state)
    walk.look("Crowns alone, later")
    play_out(page, by_list, seed="alone")
    walk.look("Crowns alone, the end")
    replay = server.address + page.locator("a[href*='/r/']").first.get_attribute("href")
    page.goto(replay + "#9")
    page.wait_for_selector("input[type=range]")
    walk.look("Crowns alone, the replay")
    page.goto(replay.replace("/r/", "/review/").partition("?")[0])
    page.wait_for_selector("input[type=range]", timeout=60_000)
    walk.look("Crowns alone, the review")
    walk.end()
