"""The table around the boards: one screen, nothing jumps, the focus stays, the past can be seen again."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.playing import LIST, SCORE, await_turn, by_list, play_now, resize, small_words

from royaumes.games import keys
from royaumes.messages import Catalogue

PHONE = {"width": 390, "height": 844}
SIDEWAYS = {"width": 844, "height": 390}
SMALL = {"width": 360, "height": 740}
LARGE = {"width": 1920, "height": 1080}
SIZES = (PHONE, SIDEWAYS, {"width": 1024, "height": 768}, {"width": 1280, "height": 720})
ANSWERS = 10
MOST_SHIFT = 0.1
ESSENTIALS = ("section[aria-label=Question]", "[data-question]", "[data-zone=board] > *", "[role=toolbar]")
_CUT = """all => all
    .map(one => [one.textContent.trim().slice(0, 20) || one.className, one.getBoundingClientRect()])
    .filter(([, box]) => box.left < -1 || box.top < -1
        || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
    .map(([name, box]) => `${name}: ` + [box.left, box.top, box.right, box.bottom].map(Math.round))"""
#: Seats whose content is wider or higher than they are.
_OVERFLOWING = """all => all
    .filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
    .map(one => one.innerText)"""
#: Another theme changes every colour at once: how many transitions that starts on the board.
_TRANSITIONS = """() => {
    document.documentElement.dataset.theme = "dark";
    return document.getAnimations().filter(one =>
        one instanceof CSSTransition && one.effect.target.closest("[data-zone=board]")).length;
}"""
_SHIFTS = """() => {
    window.shifts = 0;
    new PerformanceObserver(list => {
        for (const entry of list.getEntries()) window.shifts += entry.value;
    }).observe({type: "layout-shift", buffered: false});
}"""


def sit_down(visit: Callable[..., Page], address: str, key: str, **options: object) -> Page:
    page = visit(**options)
    play_now(page, address, Catalogue("en").game(key))
    await_turn(page)
    return page


@pytest.mark.parametrize("key", keys())
def test_everything_essential_is_on_the_first_screen(visit, server, key):
    page = sit_down(visit, server.address, key)
    for size in SIZES:
        resize(page, size)
        for selector in (*ESSENTIALS, "ul[aria-label=Players] li"):
            found = page.locator(selector)
            assert found.count() > 0, f"{selector} at {size}"
            assert found.evaluate_all(_CUT) == [], f"{selector} at {size}"
        height = page.evaluate("document.documentElement.scrollHeight")
        assert height <= size["height"] + 1, f"{key} scrolls at {size}: {height}"
        if size in (PHONE, SIDEWAYS):
            assert small_words(page) == [], size
    assert page.evaluate(_TRANSITIONS) == 0, "without motion a drawing must not be seen half-way"


def full_table(page: Page, address: str, key: str, seats: int) -> None:
    """A table with so many seats, all but one of them bots'."""
    page.goto(f"{address}/g/{key}")
    page.get_by_role("radio", name=str(seats), exact=True).check()
    for seat in range(2, seats + 1):
        page.get_by_label(f"Who takes seat {seat}?").select_option("bot")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/t/*")
    await_turn(page)


def test_six_players_on_one_screen(visit, server):
    page = visit()
    full_table(page, server.address, "crowns", 6)
    for size in SIZES:
        resize(page, size)
        assert page.locator("ul[aria-label=Players] li").evaluate_all(_CUT) == [], size
        assert page.evaluate("document.documentElement.scrollHeight") <= size["height"] + 1, size


@pytest.mark.parametrize(("key", "seats"), [("auftrag", 4), ("foracrown", 5)])
def test_a_full_table_can_be_read_at_any_size(visit, server, key, seats):
    """Every knight at Camelot, every family's chest: nothing is cut, no words are too small."""
    page = visit(locale="en-GB")
    full_table(page, server.address, key, seats)
    for size in (SMALL, *SIZES, LARGE):
        resize(page, size)
        assert small_words(page) == [], size
        assert page.locator("ul[aria-label=Players] button").evaluate_all(_OVERFLOWING) == [], size


def test_on_a_broad_screen_the_wheel_has_the_board_to_itself(visit, server):
    page = sit_down(visit, server.address, "auftrag", viewport=SIZES[-1])
    wheel = page.locator("[data-zone=board] svg").first.bounding_box()
    assert wheel is not None
    assert wheel["height"] > 0.95 * SIZES[-1]["height"]
    expect(page.locator("section[aria-label=Question] [data-pick='action:court']")).to_be_visible()
    resize(page, PHONE)
    expect(page.locator("[data-zone=board] [data-pick='action:court']")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, SIZES[-1]], ids=["phone", "desktop"])
@pytest.mark.parametrize("key", keys())
def test_nothing_jumps_and_the_focus_stays(visit, server, key, size):
    page = sit_down(visit, server.address, key, viewport=size)
    page.evaluate(_SHIFTS)
    chance, state = random.Random(key), await_turn(page)
    for _ in range(ANSWERS):
        buttons = page.locator(LIST)
        buttons.nth(chance.randrange(buttons.count())).press("Enter")
        state = await_turn(page, state)
        if state == "over":
            break
        page.wait_for_function("() => document.activeElement !== document.body", polling=20, timeout=2_000)
    assert page.evaluate("window.shifts") < MOST_SHIFT


def test_a_refused_element_can_be_asked_by_keyboard(visit, server):
    page = sit_down(visit, server.address, "crowns")
    closed = page.locator("[data-zone=board] .cell:not(.open)").first
    closed.focus()
    page.keyboard.press("Enter")
    note = page.locator(".bubble")
    expect(note).to_be_visible()
    expect(note.get_by_role("button", name="Rule CRW-")).to_be_visible()
    page.keyboard.press("Escape")
    expect(note).to_be_hidden()


def test_the_end_is_in_sight_and_in_focus(visit, server):
    page = visit(viewport=PHONE)
    full_table(page, server.address, "crowns", 2)
    chance, state = random.Random("end"), await_turn(page)
    while state != "over":
        by_list(page, chance)
        state = await_turn(page, state)
    heading = page.locator(f"{SCORE} h2")
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()
    assert "win" in heading.inner_text().lower() or "share" in heading.inner_text().lower()


@pytest.mark.parametrize("key", keys())
def test_what_happened_can_be_seen_again(visit, server, key):
    """By a line of the log, and by one button all that came since one's own move."""
    page = sit_down(visit, server.address, key)
    chance, state = random.Random(key), await_turn(page)
    lines = page.locator("#panel-log button")
    while lines.count() == 0:  # a move may take more than one click
        by_list(page, chance)
        state = await_turn(page, state)
    line = lines.last
    said = line.inner_text()
    line.click()
    expect(page.locator("[data-question]")).to_have_text(said)
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator(LIST).first).to_be_visible()
    page.get_by_role("button", name="What happened since my move").click()
    expect(page.get_by_role("button", name="Skip")).to_be_visible()
    page.get_by_role("button", name="Skip").click()
    expect(page.locator(LIST).first).to_be_visible()


def test_a_shared_screen_shows_the_public_table(visit, server):
    page = sit_down(visit, server.address, "crowns")
    screen = visit(page.context)  # in the host's own browser: it shows no hand all the same
    screen.goto(page.url + "?tv")
    expect(screen.locator("[data-zone=board] .cell").first).to_be_visible()
    expect(screen.locator("section[aria-label=Question]")).to_have_count(0)
