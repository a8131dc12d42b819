"""Crowns without a mouse: by keyboard alone, and by touch on a phone."""

import random

from playwright.sync_api import Page, expect
from tests.e2e.playing import BOARD, LIST, await_turn, on_box, play_now, play_out

MANY_TABS = 80
_FOCUS = """() => {
    const at = document.activeElement;
    return [at.dataset.pick ?? "", at.textContent.trim(), at.matches("[data-pick]")];
}"""


def tab_to(page: Page, wanted, key: str = "Tab") -> None:
    """Press Tab until the focus is where it is wanted."""
    for _ in range(MANY_TABS):
        if wanted(*page.evaluate(_FOCUS)):
            return
        page.keyboard.press(key)
    raise AssertionError("the keyboard does not get there")


def steps(pick: str) -> tuple[int, int]:
    column, face = pick.removeprefix("cell:").split("x")
    return int(column), int(face)


def by_keys(page: Page, chance: random.Random) -> None:
    """Tab to the board, arrows to a cell that glows, Enter; or Tab to the button, Space."""
    cells = list(page.locator(BOARD).evaluate_all("all => all.map(one => one.dataset.pick)"))
    target = chance.choice(cells)
    if not target.startswith("cell:"):
        tab_to(page, lambda pick, text, on_board: pick == target, "Shift+Tab")
        page.keyboard.press("Space")
        return
    tab_to(page, lambda pick, text, on_board: pick.startswith("cell:"))
    (column, face), (wanted_column, wanted_face) = steps(page.evaluate(_FOCUS)[0]), steps(target)
    for _ in range(abs(wanted_column - column)):
        page.keyboard.press("ArrowRight" if wanted_column > column else "ArrowLeft")
    for _ in range(abs(wanted_face - face)):
        page.keyboard.press("ArrowUp" if wanted_face > face else "ArrowDown")
    assert page.evaluate(_FOCUS)[0] == target
    page.keyboard.press("Enter")


def test_by_keyboard_alone(visit, server):
    page = visit()
    page.goto(server.address)
    expect(page.get_by_role("button", name=on_box("Play now", "Crowns"))).to_be_visible()
    tab_to(page, lambda pick, text, on_board: text == "Play now: Crowns")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    assert play_out(page, by_keys, seed="keys") > 5


def by_touch(page: Page, chance: random.Random) -> None:
    """Tap what glows."""
    elements = page.locator(BOARD)
    elements.nth(chance.randrange(elements.count())).tap()


def small_targets(page: Page) -> list[str]:
    """Elements of the board that a finger could miss."""
    return list(
        page.locator("[data-zone=board] [data-pick]").evaluate_all(
            """all => all.map(one => [one.dataset.pick, one.getBoundingClientRect()])
                .filter(([, box]) => box.width < 40 || box.height < 40)
                .map(([pick, box]) => `${pick}: ${box.width} x ${box.height}`)"""
        )
    )


def test_by_touch_on_a_phone(visit, server):
    page = visit(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, device_scale_factor=2
    )
    play_now(page, server.address, "Crowns")
    await_turn(page)
    assert small_targets(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.get_by_role("list", name="Players").get_by_role("button").last.tap()
    expect(page.get_by_role("dialog").get_by_role("grid")).to_be_visible()
    page.get_by_role("dialog").get_by_role("button", name="Close").tap()
    assert play_out(page, by_touch, seed="touch") > 5


def test_with_motion_it_ends_on_the_same_board(visit, server):
    page = visit(reduced_motion="no-preference")
    play_now(page, server.address, "Crowns")
    await_turn(page)
    page.locator(LIST).first.click()
    for _ in range(3):
        page.wait_for_timeout(250)
        page.keyboard.press("Escape")  # skips what is being played
    await_turn(page)
    shown = page.locator("[data-zone=board] .cell").evaluate_all(
        "all => all.map(one => one.getAttribute('aria-label'))"
    )
    page.reload()
    await_turn(page)
    assert shown == page.locator("[data-zone=board] .cell").evaluate_all(
        "all => all.map(one => one.getAttribute('aria-label'))"
    )
