"""A whole game of everything on the shelf, in every way that people play: mouse, keys, touch, four people."""

import random
import time

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.access import THEMES, violations
from tests.e2e.playing import BOARD, LIST, SCORE, by_list, play_now, play_out, resize
from tests.e2e.ways import Asked, Keys, Mouse, OnPieces, Touch

from royaumes.games import keys
from royaumes.messages import Catalogue

DESKTOP = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}
SMALL = {"width": 360, "height": 740}
SEATS = 4
FIVE_MINUTES = 300
_IN_SIGHT = """all => all.some(one => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return box.width > 0 && x > 0 && y > 0 && x < innerWidth && y < innerHeight;
})"""
_STATE = (
    f"""() => document.querySelector("{SCORE}") ? "over" : document.querySelector("{LIST}") ? "asked" : "" """
)


def accessible(page: Page, where: str) -> None:
    """axe finds nothing in either theme."""
    for theme in THEMES:
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        page.wait_for_timeout(150)  # colours change over
        found = violations(page)
        assert not found, f"{where}, {theme}: {len(found)}\n" + "\n".join(found)


def fits_small_phones(page: Page) -> None:
    """Nothing is wider than a small phone, even in letters of twice the size."""
    for size in ("100%", "200%"):
        page.evaluate("size => { document.documentElement.style.fontSize = size; }", size)
        resize(page, SMALL)
        assert page.evaluate("document.documentElement.scrollWidth") <= SMALL["width"], size
    page.evaluate("document.documentElement.style.fontSize = ''")
    resize(page, DESKTOP)


@pytest.mark.parametrize("key", keys())
def test_by_mouse_on_the_pieces_alone(visit, server, key):
    """Every option has its piece; every kind of question is accessible and fits small phones."""
    page = visit(viewport=DESKTOP)
    asked = Asked(page)

    def look(page: Page) -> None:
        if page.get_by_role("button", name="Back", exact=True).count() == 0:
            assert asked.without_a_piece(page) == []
        if asked.is_new():
            accessible(page, asked.prompt)
            fits_small_phones(page)

    play_now(page, server.address, Catalogue("en").game(key))
    play = OnPieces(Mouse())
    assert play_out(page, play, key, look) > 5
    assert play.foreseen
    accessible(page, "the end")
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
    """At each question something that answers it lies in sight, without scrolling."""
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    asked = Asked(page)

    def look(page: Page) -> None:
        assert page.locator(f"{LIST}, {BOARD}").evaluate_all(_IN_SIGHT), asked.prompt

    play_now(page, server.address, Catalogue("en").game(key))
    play = OnPieces(Touch())
    assert play_out(page, play, key, look) > 5
    assert play.foreseen


def sit_round(pages: list[Page], address: str, key: str) -> None:
    """One opens a table, the others come by its link, and the game begins."""
    host, *guests = pages
    host.goto(f"{address}/g/{key}")
    host.get_by_role("radio", name=str(len(pages)), exact=True).check()
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url("**/t/*")
    for guest in guests:
        guest.goto(host.url)
        guest.get_by_role("button", name="Sit down").first.click()
        expect(guest.get_by_text("The game starts when the host says so.")).to_be_visible()
    host.get_by_role("button", name="Start").click()


@pytest.mark.parametrize("key", keys())
def test_four_at_a_table(visit, server, key):
    """Everybody plays at a page of their own, by the board and by the list, until all see the same end."""
    pages = [visit(viewport=DESKTOP) for _ in range(SEATS)]
    plays = [OnPieces(Mouse()) for _ in pages]
    sit_round(pages, server.address, key)
    chance, until = random.Random(key), time.monotonic() + FIVE_MINUTES
    over = 0
    while over < SEATS and time.monotonic() < until:
        states = [page.evaluate(_STATE) for page in pages]
        over = states.count("over")
        for page, play, state in zip(pages, plays, states, strict=True):
            if state == "asked":
                (by_list if play.foreseen and chance.random() < 0.5 else play)(page, chance)
    assert over == SEATS
    assert any(play.foreseen for play in plays)
    assert len({tuple(page.locator(f"{SCORE} article .total").all_inner_texts()) for page in pages}) == 1
