"""After a game: its review, the place in the replay where it was decided, and another go from there."""

import re

from playwright.sync_api import expect
from tests.e2e.access import THEMES, violations
from tests.e2e.playing import await_turn, by_list, on_box, play_now, play_out

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
    rows = page.get_by_role("region", name="Luck and skill").locator("tbody tr")
    expect(rows).to_have_count(2)
    for row in rows.all():
        start, luck, own, rivals, result = [tenths(cell) for cell in row.locator("td").all_inner_texts()]
        assert start + luck + own + rivals == result
    expect(page.get_by_text("Turning points")).to_be_visible()
    page.locator("li a", has_text=re.compile(r"^Step \d+")).first.click()
    page.wait_for_url(re.compile(r"/r/\w+\?seat=\d#\d+$"))
    replay = page.url
    page.get_by_role("link", name="Review").click()
    expect(curve).to_be_visible()
    page.goto(replay)
    page.get_by_text("Continue from here").click()
    page.get_by_role("button", name="Against computer players").click()
    page.wait_for_url(re.compile(r"/t/\w+$"))
    assert await_turn(page)


def tenths(text: str) -> int:
    """An amount as it stands on the page, in tenths."""
    return int(re.sub(r"[^\d-]", "", text.replace("\N{MINUS SIGN}", "-")))


def test_my_games_stand_in_my_history_and_count_for_my_rating(visit, server):
    page = visit()
    page.goto(f"{server.address}/history")
    expect(page.get_by_text("You have not finished a game yet.")).to_be_visible()
    page.goto(f"{server.address}/me")
    page.get_by_role("textbox", name="Your name").fill("Aliénor")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Finish a game against others")).to_be_visible()
    play_now(page, server.address, "Crowns")
    play_out(page, by_list, "history")
    expect(page.get_by_text("Your rating: 1,")).to_be_visible()
    page.goto(server.address)
    page.get_by_role("link", name="My results").click()
    expect(page.get_by_text("One finished game")).to_be_visible()
    expect(page.get_by_role("link", name="Crowns", exact=True)).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    review = page.get_by_role("link", name=re.compile("Review ?: Crowns")).bounding_box()
    assert review is not None and review["x"] + review["width"] <= 390
    page.set_viewport_size({"width": 1440, "height": 900})

    page.goto(server.address)
    page.get_by_role("link", name=on_box("Leaderboard", "Crowns")).click()
    expect(page.get_by_role("heading", name="Leaderboard")).to_be_in_viewport()
    expect(page.get_by_text("9 more games and you have a place")).to_be_visible()
    page.get_by_role("link", name="My ratings").click()
    page.get_by_role("link", name="My page, as others see it").click()
    expect(page.get_by_role("heading", name="Aliénor")).to_be_visible()
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        assert not violations(page)
    page.get_by_role("link", name="You").click()
    page.get_by_role("checkbox", name="Hide my page").press("Space")
    expect(page.get_by_text("You are hidden")).to_be_visible()
