"""Puzzles: all on one page, each with the board and what everybody has, and a mark when it is solved."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.access import THEMES, violations

from royaumes.games import game, keys
from royaumes.messages import Catalogue, Words
from royaumes.review.puzzles import puzzles

PHONE = {"width": 390, "height": 844}
#: Frames on the board: a move that was tried, the solution.
MARKS = re.compile("^[✓✗]$")
_WIDER = "document.documentElement.scrollWidth - innerWidth"


def options(page: Page):
    return page.get_by_role("list", name="Your options").get_by_role("button")


def test_a_puzzle_is_tried_solved_and_marked(visit, server):
    page = visit()
    page.goto(server.address)
    page.get_by_role("link", name="Puzzles of the day").click()
    count = len(puzzles("crowns"))
    crowns = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name="Crowns", exact=True))
    expect(crowns.get_by_text(f"0 of {count} solved")).to_be_visible()
    page.goto(f"{server.address}/puzzles/crowns/1")
    solution = puzzles("crowns")[0].solution
    label = Words(Catalogue("en"), "crowns").move(game("crowns").moves.parse(solution))
    expect(options(page).first).to_be_visible()
    wrong = next(text for text in options(page).all_inner_texts() if text != label)
    options(page).get_by_text(wrong, exact=True).click()
    expect(page.get_by_text("Not that one.")).to_be_visible()
    marks = page.get_by_role("group", name="Board").get_by_text(MARKS)
    expect(marks).to_have_text(["✗"])
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_text(f"0 of {count} solved")).to_be_visible()
    options(page).get_by_text(label, exact=True).click()
    expect(page.get_by_text("Right!")).to_be_visible()
    expect(marks).to_have_text(["✓"])
    expect(page.get_by_text(f"1 of {count} solved")).to_be_visible()
    page.get_by_role("link", name="Next puzzle").click()
    page.wait_for_url("**/puzzles/crowns/2")
    page.reload()
    expect(page.get_by_role("link", name="Puzzle 1, solved")).to_be_visible()
    page.get_by_role("link", name="All puzzles").click()
    expect(crowns.get_by_text(f"1 of {count} solved")).to_be_visible()


@pytest.mark.parametrize("key", keys())
def test_what_everybody_has_is_in_sight(visit, server, key):
    """Board, seats and options on one screen of a phone, for the keyboard too, in daylight and at night."""
    page = visit(viewport=PHONE)
    page.goto(f"{server.address}/puzzles/{key}/1")
    seats = page.get_by_role("list", name="Players").get_by_role("button")
    expect(seats).to_have_count(puzzles(key)[0].seats)
    board = page.get_by_role("group", name="Board")
    for part in (seats.last, board, options(page).first):
        expect(part).to_be_in_viewport()
    seats.last.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    for theme in THEMES:
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        assert not violations(page)
    assert page.evaluate(_WIDER) <= 0
    page.goto(f"{server.address}/puzzles")
    expect(page.get_by_role("link", name="Puzzle of the day").first).to_be_visible()
    assert page.evaluate(_WIDER) <= 0
    assert not violations(page)


def test_options_say_what_is_done(visit, server):
    """As at the table: a rival's name alone would not say that it is a duel."""
    page = visit(viewport=PHONE)
    page.goto(f"{server.address}/puzzles/royaume/2")
    expect(options(page).filter(has_text="Challenge Aliénor")).to_be_visible()


def test_half_an_address_leads_somewhere(visit, server, guard):
    guard.allowed.append("404")
    page = visit()
    page.goto(f"{server.address}/g")
    page.get_by_role("link", name="All games", exact=True).click()
    expect(page.get_by_role("heading", name="The games")).to_be_visible()
