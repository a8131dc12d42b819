"""A whole game of everything on the shelf, on the pieces alone: by mouse, by keys, by touch."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.access import violations
from tests.e2e.playing import BOARD, LIST, SCORE, play_now, play_out, resize, small_words
from tests.e2e.ways import Asked, Keys, Mouse, OnPieces, Touch

from royaumes.games import keys
from royaumes.messages import Catalogue

DESKTOP = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}
SMALL = {"width": 360, "height": 740}
_IN_SIGHT = """all => all.some(one => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return box.width > 0 && x > 0 && y > 0 && x < innerWidth && y < innerHeight;
})"""


def accessible(page: Page, where: str) -> None:
    found = violations(page)
    assert not found, f"{where}: {len(found)}\n" + "\n".join(found)


def fits_small_phones(page: Page) -> None:
    """Nothing is wider than a small phone, even in letters of twice the size."""
    for size in ("100%", "200%"):
        page.evaluate("size => { document.documentElement.style.fontSize = size; }", size)
        resize(page, SMALL)
        assert page.evaluate("document.documentElement.scrollWidth") <= SMALL["width"], size


def look_twice(visit: Callable[..., Page], page: Page, where: str, ready: str) -> None:
    """Accessible in daylight as it stands, and at night on a fresh page, which then fits small phones."""
    accessible(page, f"{where}, light")
    night = visit(page.context)
    night.emulate_media(color_scheme="dark", reduced_motion="reduce")
    night.goto(page.url)
    night.wait_for_selector(ready)
    accessible(night, f"{where}, dark")
    fits_small_phones(night)
    night.close()


@pytest.mark.parametrize("key", keys())
def test_by_mouse_on_the_pieces_alone(visit, server, key):
    """Every option has its piece; every kind of question is accessible and fits small phones."""
    page = visit(viewport=DESKTOP)
    asked = Asked(page)

    def look(page: Page) -> None:
        if page.get_by_role("button", name="Back", exact=True).count() == 0:
            assert asked.without_a_piece(page) == []
        if asked.is_new():
            look_twice(visit, page, asked.prompt, LIST)

    play_now(page, server.address, Catalogue("en").game(key))
    play = OnPieces(Mouse())
    assert play_out(page, play, key, look) > 5
    assert play.foreseen
    look_twice(visit, page, "the end", SCORE)
    page.get_by_role("button", name="Check the dice").click()
    expect(page.get_by_text("The seed was")).to_be_visible()


@pytest.mark.parametrize("key", keys())
def test_by_keys_alone(visit, server, key):
    """The focus never falls to the page's body."""
    page = visit(viewport=DESKTOP)

    def look(page: Page) -> None:
        page.wait_for_function("() => document.activeElement !== document.body")

    play_now(page, server.address, Catalogue("en").game(key))
    page.keyboard.press("Tab")
    play = OnPieces(Keys())
    assert play_out(page, play, key, look) > 5
    assert play.foreseen


@pytest.mark.parametrize("key", keys())
def test_by_touch_on_a_phone(visit, server, key):
    """At each question something that answers it lies in sight, without scrolling, and can be read."""
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    asked = Asked(page)

    def look(page: Page) -> None:
        assert page.locator(f"{LIST}, {BOARD}").evaluate_all(_IN_SIGHT), asked.prompt
        assert small_words(page) == [], asked.prompt

    play_now(page, server.address, Catalogue("en").game(key))
    play = OnPieces(Touch())
    assert play_out(page, play, key, look) > 5
    assert play.foreseen
