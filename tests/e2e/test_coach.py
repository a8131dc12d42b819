"""The coach in an ordinary game: what is new is explained once, what can be done to whoever asks."""

import pytest
from playwright.sync_api import expect
from tests.e2e.access import violations
from tests.e2e.playing import LIST, await_turn, play_now, resize

COACH = ".coach .card p"


def test_each_kind_of_question_is_explained_once(visit, server):
    page = visit()
    page.goto(f"{server.address}/g/crowns")
    page.get_by_role("radio", name="1", exact=True).check()
    page.get_by_role("button", name="Start").click()
    expect(page.locator(LIST).first).to_be_visible()
    expect(page.locator(COACH)).to_have_count(0)

    page.get_by_role("button", name="Menu").click()
    page.get_by_role("checkbox", name="Explain each kind of question").check()
    page.get_by_role("checkbox", name="Sounds").check()
    page.get_by_role("dialog", name="Menu").get_by_role("button", name="Close").click()
    expect(page.locator(COACH)).to_contain_text("Choose the cell")

    page.get_by_role("button", name="What can I do here?").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Choose the cell")
    assert not violations(page)
    dialog.get_by_role("button", name="The rules that matter now").click()
    expect(page.get_by_role("dialog", name="Rules: Crowns")).to_be_visible()

    page.reload()
    expect(page.locator(LIST).first).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("checkbox", name="Explain each kind of question")).to_be_checked()
    expect(page.locator(COACH)).to_have_count(0)


@pytest.mark.parametrize("width, height", [(390, 844), (1280, 720)])
def test_a_hint_is_read_whole(visit, server, width, height):
    """The move, what speaks for it, and the runner-up; it goes with the question."""
    page = visit(viewport={"width": width, "height": height}, has_touch=width < height)
    play_now(page, server.address, "Emerald")
    state = await_turn(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    card = page.locator(".note .card")
    for line in (card.get_by_text("Hint:"), card.get_by_text("Next best:")):
        expect(line).to_be_in_viewport(ratio=1)
    assert not violations(page)
    resize(page, {"width": height, "height": width})  # held the other way
    expect(card).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")
    resize(page, {"width": width, "height": height})
    page.locator("section[aria-label=Question] button.hinted").click()
    await_turn(page, state)
    expect(card).to_have_count(0)
