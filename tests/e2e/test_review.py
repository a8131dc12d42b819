"""After a game: its review, the board of each decision, the replay, and another go from there."""

import re

from playwright.sync_api import Page, expect
from tests.e2e.access import THEMES, violations
from tests.e2e.playing import (
    SMALLEST_WORDS,
    await_turn,
    by_list,
    on_box,
    play_now,
    play_out,
    resize,
    small_words,
)

from royaumes import bots
from royaumes.core.codec import dump
from royaumes.games import game
from royaumes.sim.playing import play

#: Milliseconds that a review may take beside other tests.
JUDGING = 120_000


def test_a_finished_game_is_reviewed_and_goes_on(visit, server):
    page = visit()
    play_now(page, server.address, "Crowns")
    play_out(page, by_list, "review")
    page.get_by_role("link", name="Review").click()
    expect(page.get_by_role("heading", name="Review: Crowns")).to_be_visible()
    curve = page.get_by_role("img", name="Chance of winning, as each player could know it")
    expect(curve).to_be_visible(timeout=JUDGING)
    expect(curve.locator("polyline")).to_have_count(2)
    expect(page.get_by_text("Seat 1")).to_have_count(0)
    adds_up(page)
    decisions_stand_on_the_board(page)
    fits_a_phone(page)
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        assert not violations(page)
    page.get_by_role("link", name="Replay from here").click()
    page.wait_for_url(re.compile(r"/r/\w+\?seat=\d#\d+$"))
    page.get_by_role("link", name="Review").click()
    expect(curve).to_be_visible()
    page.get_by_text("Continue from here").click()
    page.get_by_role("button", name="Against computer players").click()
    page.wait_for_url(re.compile(r"/t/\w+$"))
    assert await_turn(page)


def adds_up(page: Page) -> None:
    """The parts of every player's result make that result."""
    rows = page.get_by_role("table").locator("tbody tr")
    expect(rows).to_have_count(5)
    players = zip(*(row.locator("td").all_inner_texts() for row in rows.all()), strict=True)
    for start, luck, own, rivals, result in [[tenths(cell) for cell in cells] for cells in players]:
        assert start + luck + own + rivals == result


def decisions_stand_on_the_board(page: Page) -> None:
    """A selected decision is shown, marked and explained; the address names it, and one can step on."""
    shown = page.get_by_role("region", name="Decision")
    you = page.locator("section", has=page.get_by_role("heading", name="You", exact=True))
    cards = you.get_by_role("listitem")
    expect(cards.first.get_by_role("link")).to_have_attribute("aria-current", "true")
    second = cards.nth(1).get_by_role("link")
    cards.nth(1).locator("dd").first.click(force=True)  # all of a card leads there
    page.wait_for_url(re.compile(r"/review/\w+#\d+$"))
    expect(second).to_have_attribute("aria-current", "true")
    expect(shown.get_by_role("grid")).to_be_visible()
    step, explained = second.inner_text(), cards.nth(1).locator("dl").inner_text()
    assert "You played:" in explained
    assert "Better:" in explained
    expect(shown).to_contain_text(step)
    caption = page.locator("[aria-live] dl")
    expect(caption).to_have_text(cards.nth(1).locator("dl").text_content() or "")
    expect(shown.get_by_text("✓")).to_be_visible()
    expect(shown.get_by_text("✗")).to_be_visible()
    chosen = page.url
    page.get_by_role("button", name="Next decision").click()
    expect(shown).not_to_contain_text(step)
    page.keyboard.press("ArrowLeft")
    expect(shown).to_contain_text(step)
    assert page.url == chosen
    cards.nth(2).get_by_role("link").click()
    page.go_back()
    expect(shown).to_contain_text(step)
    page.reload()
    expect(shown).to_contain_text(step)


def fits_a_phone(page: Page) -> None:
    """Nothing is wider than the window or too small to read, and the board stays in sight above the cards."""
    resize(page, {"width": 390, "height": 844})
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    table = page.get_by_role("table").evaluate("one => [one.scrollWidth, one.parentElement.clientWidth]")
    assert table[0] <= table[1]
    sizes = page.locator("figure svg text").evaluate_all(
        "all => all.map(one => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a)"
    )
    assert min(sizes) >= SMALLEST_WORDS
    assert not small_words(page)
    page.get_by_role("heading", name="Turning points").scroll_into_view_if_needed()
    page.mouse.wheel(0, 200)
    expect(page.get_by_role("region", name="Decision").get_by_role("grid")).to_be_in_viewport(ratio=0.9)
    resize(page, {"width": 1280, "height": 720})


def tenths(text: str) -> int:
    """An amount as it stands on the page, in tenths."""
    return int(re.sub(r"[^\d-]", "", text.replace("\N{MINUS SIGN}", "-")))


def test_a_game_file_from_elsewhere_is_reviewed(visit, server, guard, tmp_path):
    record, _ = play(game("crowns"), 2, {}, [bots.make("greedy", "crowns")] * 2, "a file")
    file = tmp_path / "game.json"
    file.write_text(dump(record), "utf-8")
    guard.allowed.append("400 (Bad Request)")
    page = visit()
    page.goto(server.address)
    opening = page.get_by_label("Open a game file")
    given = page.evaluate_handle(
        "() => { const one = new DataTransfer(); one.items.add(new File(['Dear'], 'a.txt')); return one }"
    )
    opening.dispatch_event("drop", {"dataTransfer": given})
    expect(page.get_by_role("alert")).to_contain_text("Line 1 is not JSON")
    page.goto(f"{server.address}/history")
    opening.set_input_files(file)
    expect(page.get_by_role("heading", name="Review: Crowns from a file")).to_be_visible()
    page.get_by_role("link", name="Go to the table").click()
    expect(page.get_by_role("region", name="Score sheet")).to_be_visible()
    expect(page.get_by_role("heading", name="Crowns from a file")).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_have_count(0)


def test_my_games_stand_in_my_history_and_count_for_my_rating(visit, server):
    page = visit()
    page.goto(f"{server.address}/history")
    expect(page.get_by_text("You have not finished a game yet.")).to_be_visible()
    page.goto(f"{server.address}/me")
    page.get_by_role("textbox", name="Your name").fill("Aliénor")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Finish a game against others")).to_be_visible()
    page.goto(f"{server.address}/g/crowns")
    rung = page.get_by_role("listitem").filter(has_text="page: still learning")
    rung.get_by_role("button", name="Play").click()
    page.wait_for_url("**/t/*")
    play_out(page, by_list, "history")
    expect(page.get_by_text("Your rating: 1,")).to_be_visible()
    page.goto(server.address)
    page.get_by_role("link", name="My results").click()
    expect(page.get_by_text("One finished game")).to_be_visible()
    expect(page.get_by_role("rowheader", name="computer, page")).to_be_visible()
    expect(page.get_by_role("link", name="Crowns", exact=True)).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    review = page.get_by_role("link", name=re.compile("Review ?: Crowns")).bounding_box()
    assert review is not None and review["x"] + review["width"] <= 390
    page.set_viewport_size({"width": 1440, "height": 900})

    page.goto(server.address)
    page.get_by_role("link", name=on_box("Leaderboard", "Crowns")).click()
    expect(page.get_by_role("heading", name="Leaderboard")).to_be_in_viewport()
    expect(page.get_by_text("9 more games and you have a place")).to_be_visible()
    expect(rung).to_contain_text(re.compile(r"you came first in [01] of 1 game\b"))
    page.get_by_role("link", name="My ratings").click()
    page.get_by_role("link", name="My page, as others see it").click()
    expect(page.get_by_role("heading", name="Aliénor")).to_be_visible()
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        assert not violations(page)
    page.get_by_role("link", name="You").click()
    page.get_by_role("checkbox", name="Hide my page").press("Space")
    expect(page.get_by_text("You are hidden")).to_be_visible()
