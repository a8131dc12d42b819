"""Crowns: targets for fingers, a rival's board at large, and motion that ends where it should."""

from playwright.sync_api import Page, expect
from tests.e2e.playing import LIST, await_turn, play_now


def small_targets(page: Page) -> list[str]:
    """Elements of the board that a finger could miss."""
    return list(
        page.locator("[data-zone=board] [data-pick]").evaluate_all(
            """all => all.map(one => [one.dataset.pick, one.getBoundingClientRect()])
                .filter(([, box]) => box.width < 40 || box.height < 40)
                .map(([pick, box]) => `${pick}: ${box.width} x ${box.height}`)"""
        )
    )


def test_targets_for_fingers(visit, server):
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
