"""What people agree on at a table besides moves: a pause, a reminder, a move taken back, an early end."""

import re

from playwright.sync_api import Page, expect
from tests.e2e.playing import BOARD, LIST, resize, sit_round


def propose(page: Page, *buttons: str) -> None:
    """Press these in the menu, one after the other."""
    page.get_by_role("button", name="Menu").click()
    for name in buttons:
        page.get_by_role("dialog").get_by_role("button", name=name).last.click()


def asked(*table: Page) -> tuple[Page, Page]:
    """Whose turn it is, and who waits."""
    first, second = table
    second.wait_for_function("() => document.querySelector('[data-question]')?.textContent")
    return (first, second) if first.locator(LIST).count() else (second, first)


def test_two_people_pause_remind_take_back_and_end(visit, server):
    host, guest = visit(), visit()
    sit_round([host, guest], server.address, "crowns")
    for page in (host, guest):
        expect(page.locator("#panel-log")).to_contain_text("throw")
    mover, other = asked(host, guest)

    propose(guest, "Pause the game")
    expect(host.get_by_text("proposes to pause the game")).to_be_visible()
    host.get_by_role("button", name="I agree").click()
    for page in (host, guest):
        expect(page.locator("[data-question]")).to_have_text("The game is paused.")
    guest.get_by_role("button", name="Resume the game").click()
    host.get_by_role("button", name="I agree").click()
    expect(mover.locator(LIST).first).to_be_visible()

    seats = other.get_by_role("list", name="Players").get_by_role("button")
    seats.and_(other.locator("[aria-current=true]")).click()
    other.get_by_role("button", name="Remind them").click()
    expect(mover.locator(".bubble")).to_contain_text("reminds you: it is your turn")
    for page in (mover, other):
        assert "seat:" not in page.locator("[role=status] .bubble").inner_text()

    mover.locator(f"{BOARD}[data-pick^='cell:']").first.click()
    expect(other.locator("#panel-log")).to_contain_text("places a chip")
    mover.get_by_role("button", name="Undo").click()
    said = other.locator("[role=status] .bubble")
    expect(said).to_contain_text("took a move back")
    tab = other.get_by_role("tab", name="Chat")
    tab.click()  # nothing lies over it
    expect(said).to_have_count(0, timeout=12_000)  # it goes away by itself
    other.get_by_role("tab", name="Log").click()

    propose(guest, "End the game for everybody", "End the game for everybody")
    expect(host.get_by_text("proposes to end the game here")).to_be_visible()
    guest.get_by_role("button", name="Withdraw my proposal").click()
    expect(host.get_by_text("proposes to end the game here")).to_be_hidden()
    propose(guest, "End the game for everybody", "End the game for everybody")
    host.get_by_role("button", name="Later").click()
    expect(host.get_by_text("proposes to end the game here")).to_be_hidden()
    host.reload()
    host.get_by_role("button", name="I agree").click()
    for page in (host, guest):
        expect(page.get_by_text("The players agreed to end this game here.")).to_be_visible()


def test_an_undo_that_is_refused_says_which_move_and_who_refused(visit, server):
    host, guest = visit(), visit()
    sit_round([host, guest], server.address, "crowns")
    for page in (host, guest):
        expect(page.locator("#panel-log")).to_contain_text("throw")
    mover, other = asked(host, guest)
    while mover.locator(
        LIST
    ).count():  # until the dice have been thrown again, so that something was revealed
        stop = mover.locator("[data-zone=board] .open[data-pick=stop]")
        (stop if stop.count() else mover.locator(f"{BOARD}[data-pick^='cell:']").first).click()
        mover.wait_for_timeout(400)
    mover.get_by_role("button", name="Undo").click()
    request = other.get_by_role("dialog")
    expect(request).to_contain_text("would like to take this move back")
    expect(request.locator("blockquote")).not_to_be_empty()
    request.get_by_role("button", name="No, it stands").click()
    expect(mover.locator("[role=status] .bubble")).to_contain_text(
        "does not agree to the undo: your move stands"
    )
    expect(other.locator("[role=status] .bubble")).to_contain_text("You did not agree to the undo")


def test_back_closes_what_is_open_and_stays_at_the_table(visit, server):
    page = visit(viewport={"width": 390, "height": 844})
    page.goto(server.address)
    page.locator("article:has(a[href='/g/crowns']) button.main").click()
    page.wait_for_url("**/t/*")
    address = page.url
    for name in ("Rules", "Log", "Menu"):
        page.get_by_role("button", name=name).first.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        page.go_back()
        expect(page.get_by_role("dialog")).to_have_count(0)
        assert page.url == address
    page.get_by_role("button", name="What can I do here?").click()
    page.get_by_role("button", name="The rules that matter now").click()  # one drawer makes room for another
    expect(page.get_by_role("heading", name="Rules: Crowns")).to_be_visible()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.wait_for_timeout(200)
    page.go_back()  # nothing is open any more: this leaves the table
    expect(page).to_have_url(f"{server.address}/")


def test_the_host_closes_the_page_and_a_friend_begins(visit, server):
    host, guest, absent = visit(), visit(), visit()
    host.goto(f"{server.address}/g/emerald")
    host.get_by_role("radio", name="3", exact=True).check()
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url("**/t/*")
    for page in (guest, absent):
        page.goto(host.url)
        page.get_by_role("button", name="Sit down").first.click()
        expect(page.get_by_text("The game starts when the host says so.")).to_be_visible()
    host.close()
    absent.close()
    expect(guest.get_by_text("The host has closed the page.")).to_be_visible()
    expect(guest.get_by_text("away", exact=True)).to_have_count(2)
    guest.get_by_role("button", name="Become the host").click()
    guest.get_by_role("button", name=re.compile("Free the seat")).last.click()
    expect(guest.get_by_text("Free seat", exact=True)).to_be_visible()
    guest.get_by_role("button", name="Start").click()
    expect(guest.locator("[data-question]")).to_be_visible()


def test_who_leaves_is_told_of_keeps_their_name_and_stands_in_the_log(visit, server):
    host, guest = visit(), visit(viewport={"width": 390, "height": 844})
    guest.goto(f"{server.address}/me")
    guest.get_by_role("textbox", name="Your name").fill("Bea")
    guest.get_by_role("button", name="Save").click()
    expect(guest.get_by_role("button", name="Save")).to_have_count(0)
    sit_round([host, guest], server.address, "crowns")
    expect(host.locator("#panel-log")).to_contain_text("throw")
    propose(guest, "Leave the table", "Leave the table")
    expect(host.locator("[role=status] .bubble")).to_contain_text("Bea has left; the computer plays on.")
    expect(host.locator("#panel-log")).to_contain_text("Bea has left; the computer plays on.")
    seat = host.get_by_role("list", name="Players").get_by_role("button").last
    expect(seat).to_contain_text("Bea")
    resize(host, {"width": 390, "height": 844})
    expect(seat.locator(".name svg")).to_be_visible()  # the mark of a computer player, on a phone too
