"""The table around the boards: one screen, nothing jumps, the focus stays, somebody new finds an answer."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.playing import BOARD, LIST, SCORE, await_turn, by_list, play_now

from royaumes.games import keys
from royaumes.messages import Catalogue

PHONE = {"width": 390, "height": 844}
SIZES = (PHONE, {"width": 844, "height": 390}, {"width": 1024, "height": 768}, {"width": 1280, "height": 720})
ANSWERS = 10
#: A whole new player's game is cut off here; every kind of question has come by then.
QUESTIONS = 60
MOST_SHIFT = 0.1
ESSENTIALS = ("section[aria-label=Question]", "[data-question]", "[data-zone=board] > *", "[role=toolbar]")
_CUT = """all => all
    .map(one => [one.textContent.trim().slice(0, 20) || one.className, one.getBoundingClientRect()])
    .filter(([, box]) => box.left < -1 || box.top < -1
        || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
    .map(([name, box]) => `${name}: ` + [box.left, box.top, box.right, box.bottom].map(Math.round))"""
_SHIFTS = """() => {
    window.shifts = 0;
    new PerformanceObserver(list => {
        for (const entry of list.getEntries()) window.shifts += entry.value;
    }).observe({type: "layout-shift", buffered: false});
}"""
_IN_SIGHT = """all => all.some(one => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return box.width > 0 && x > 0 && y > 0 && x < innerWidth && y < innerHeight;
})"""


def resize(page: Page, size: dict[str, int]) -> None:
    """Another window, laid out and drawn."""
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    page.wait_for_function("size => innerWidth === size.width && innerHeight === size.height", arg=size)
    page.wait_for_timeout(400)


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


def test_six_players_on_one_screen(visit, server):
    page = visit()
    page.goto(f"{server.address}/g/crowns")
    page.get_by_role("radio", name="6", exact=True).check()
    for seat in range(2, 7):
        page.get_by_label(f"Who takes seat {seat}?").select_option("bot")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/t/*")
    await_turn(page)
    for size in SIZES:
        resize(page, size)
        assert page.locator("ul[aria-label=Players] li").evaluate_all(_CUT) == [], size
        assert page.evaluate("document.documentElement.scrollHeight") <= size["height"] + 1, size


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
        page.wait_for_function("document.activeElement !== document.body", polling=20, timeout=2_000)
    assert page.evaluate("window.shifts") < MOST_SHIFT


@pytest.mark.parametrize("key", keys())
def test_somebody_new_always_sees_an_answer(visit, server, key):
    """At each question something that answers it lies in sight, without scrolling."""
    page = sit_down(visit, server.address, key, viewport=PHONE)
    chance, state = random.Random(f"new to {key}"), await_turn(page)
    for _ in range(QUESTIONS):
        if state == "over":
            break
        assert page.locator(f"{LIST}, {BOARD}").evaluate_all(_IN_SIGHT), page.locator(
            "[data-question]"
        ).inner_text()
        by_list(page, chance)
        state = await_turn(page, state)


@pytest.mark.parametrize("key", keys())
def test_small_phones_and_large_text(visit, server, key):
    page = sit_down(visit, server.address, key, viewport={"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    page.wait_for_timeout(200)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.locator(LIST).first.scroll_into_view_if_needed()
    expect(page.locator(LIST).first).to_be_visible()


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
    page.goto(f"{server.address}/g/crowns")
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_label("Who takes seat 2?").select_option("bot")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/t/*")
    chance, state = random.Random("end"), await_turn(page)
    while state != "over":
        by_list(page, chance)
        state = await_turn(page, state)
    heading = page.locator(f"{SCORE} h2")
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()
    assert "win" in heading.inner_text().lower() or "share" in heading.inner_text().lower()


def test_what_happened_can_be_seen_again(visit, server):
    page = sit_down(visit, server.address, "crowns")
    page.get_by_role("button", name="stop here").first.click()
    await_turn(page, "")
    page.wait_for_timeout(300)
    line = page.locator("#panel-log button").last
    expect(line).to_be_visible()
    said = line.inner_text()
    line.click()
    expect(page.locator("[data-question]")).to_have_text(said)
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator(LIST).first).to_be_visible()


def test_a_shared_screen_shows_the_public_table(visit, server):
    page = sit_down(visit, server.address, "crowns")
    screen = visit()
    screen.goto(page.url + "?tv")
    expect(screen.locator("[data-zone=board] .cell").first).to_be_visible()
    expect(screen.locator("section[aria-label=Question]")).to_have_count(0)
