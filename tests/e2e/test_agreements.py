"""What people agree on at a table besides moves: a pause, a reminder, a move taken back, an early end."""

from playwright.sync_api import Page, expect
from tests.e2e.playing import BOARD, LIST, sit_round


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

    mover.locator(f"{BOARD}[data-pick^='cell:']").first.click()
    expect(other.locator("#panel-log")).to_contain_text("places a chip")
    mover.get_by_role("button", name="Undo").click()
    expect(other.locator(".bubble")).to_contain_text("took a move back")

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
