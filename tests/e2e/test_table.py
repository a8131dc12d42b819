"""People at one table: by link, through a power cut, in two languages, and looking back."""

import random
import re
import time

from playwright.sync_api import Page, expect
from tests.e2e.boxes import faults_at
from tests.e2e.playing import (
    SCORE,
    await_turn,
    by_list,
    on_box,
    play_now,
    play_out,
    question,
    replay_of,
    resize,
)

A_MINUTE = 60


def asked(table: list[Page]) -> Page:
    """The page at which a chip is to be placed, as soon as there is one."""
    until = time.monotonic() + A_MINUTE
    while time.monotonic() < until:
        for page in table:
            if "Place a chip" in question(page):
                return page
            page.wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def test_four_browsers_by_link_from_an_empty_server(own_server, visit):
    began = time.monotonic()
    host, *guests = table = [visit() for _ in range(4)]
    host.goto(own_server.address)
    host.get_by_role("link", name=on_box("With friends", "Crowns")).click()
    host.get_by_role("radio", name="4", exact=True).check()
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url("**/t/*")
    invitation = host.get_by_label("Invitation", exact=True).first.input_value()
    for guest in guests:
        guest.goto(invitation)
        guest.get_by_role("button", name="Sit down").first.click()
        expect(guest.get_by_text("The game starts when the host says so.")).to_be_visible()
    host.get_by_role("button", name="Start").click()
    for page in table:
        expect(page.locator("section[aria-label=Question]")).to_be_visible()
    mover = asked(table)
    others = [page for page in table if page is not mover]
    before = [page.locator("#panel-log").inner_text() for page in others]
    by_list(mover, random.Random(1))
    for page, said in zip(others, before, strict=True):
        expect(page.locator("#panel-log")).not_to_have_text(said)
    assert time.monotonic() - began < A_MINUTE


def test_the_server_is_killed_and_comes_back(own_server, visit, guard):
    page = visit()
    play_now(page, own_server.address, "Crowns")
    chance = random.Random("kill")
    state = await_turn(page)
    for _ in range(4):
        by_list(page, chance)
        state = await_turn(page, state)
    logged = page.locator("#panel-log").inner_text()
    guard.allowed.append("net::ERR_CONNECTION_REFUSED")  # the browser's own words while nobody answers
    own_server.kill()
    expect(page.get_by_text("Connection lost.")).to_be_visible()
    assert faults_at(page, "without a connection", ((1280, 720), (1440, 900))) == []
    by_list(page, chance)
    expect(page.locator("[data-question]")).to_have_text(
        "Your move waits for the connection and is then sent by itself."
    )
    own_server.start()
    expect(page.get_by_text("Connection lost.")).to_be_hidden(timeout=30_000)
    await_turn(page, state)  # the move has been made
    assert page.locator("#panel-log").inner_text().startswith(logged)


def speak(page: Page, language: str) -> None:
    """Choose another language in the menu."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=language).click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("Close|Fermer")).click()


def test_another_language_in_mid_game(visit, server):
    page = visit()
    play_now(page, server.address, "Crowns")
    await_turn(page)
    assert "Place a chip" in question(page)
    speak(page, "Français")
    french = page.locator("section[aria-label=Question]")
    expect(french).to_contain_text("Posez un jeton")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.reload()
    expect(french).to_contain_text("Posez un jeton")
    speak(page, "English")
    state = await_turn(page)
    by_list(page, random.Random("language"))
    await_turn(page, state)


def test_a_replay_opens_at_its_move(visit, server):
    page = visit()
    page.goto(f"{server.address}/g/crowns")
    page.get_by_role("radio", name="1", exact=True).check()  # alone
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/t/*")
    play_out(page, by_list, seed="replay")
    address = server.address + replay_of(page)
    other = visit()  # somebody who was not there
    other.goto(f"{address.partition('?')[0]}#7")
    slider = other.get_by_role("slider")
    expect(slider).to_have_value("7")
    said = other.locator(".what").inner_text()
    other.get_by_role("button", name="One step forward").click()
    expect(slider).to_have_value("8")
    assert other.url.endswith("#8")
    other.get_by_role("button", name="One step back").click()
    expect(other.locator(".what")).to_have_text(said)
    for size in (
        {"width": 390, "height": 844},
        {"width": 844, "height": 390},
        {"width": 1440, "height": 900},
    ):
        resize(other, size)
        board = other.get_by_role("region", name="Board").bounding_box()
        assert board is not None and board["y"] + board["height"] <= size["height"], size
        expect(other.get_by_role("list", name="Players").get_by_role("button")).to_be_in_viewport()
    other.get_by_role("button", name="Play", exact=True).click()  # step by step, by itself
    expect(slider).to_have_value("9")
    other.get_by_role("button", name="Pause", exact=True).click()
    slider.press("End")
    expect(other.locator(SCORE)).to_be_visible()
