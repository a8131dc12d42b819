"""A variant in the browser: the board of its table, of its replay and of a television shows its figures."""

import re
from collections.abc import Callable, Iterator
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.e2e.access import violations
from tests.e2e.playing import await_turn, by_list, play_out, replay_of
from tests.e2e.serving import Server

CROWNS = """
game = "crowns"
name = "My own board"
[board.box]
chips = 3
[board.inner]
face_1 = [5, 0, 0, 1, 9]
"""
EMERALD = """
game = "emerald"
name = "A higher mountain"
[board.path]
mountain = 10
[cards.piles]
gold = [3, 2, 3, 2, 3, 2, 3, 2, 2, 1]
gems = [2, 3, 2, 3, 2, 3, 2, 3, 1, 1]
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that offers two variants."""
    folder = tmp_path_factory.mktemp("variants")
    files = [folder / "crowns.toml", folder / "emerald.toml"]
    for file, text in zip(files, (CROWNS, EMERALD), strict=True):
        file.write_text(text, "utf-8")
    running = Server(folder, variants=files).start()
    running.deal("variants")
    yield running
    running.stop()


def begin(page: Page, server: Server, game: str, variant: str) -> None:
    """From the page of a game to a table of one of its variants, against a bot."""
    page.goto(f"{server.address}/g/{game}")
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_label("Variant").select_option(variant)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    page.get_by_role("button", name="Start").click()


def expect_corrected(board: Locator) -> None:
    """Cells and their line show the crowns of the variant."""
    expect(board.locator("[data-pick='cell:1x1']")).to_have_accessible_name(re.compile("5 crowns"))
    expect(board.locator("[data-pick='cell:5x1']")).to_have_accessible_name(re.compile("9 crowns"))
    expect(board.locator("[data-point='line:row-1'] b")).to_have_text("15")


def test_crowns_with_a_corrected_board(server: Server, visit: Callable[..., Page]) -> None:
    page = visit()
    begin(page, server, "crowns", "My own board")
    await_turn(page)
    expect_corrected(page.locator("[data-zone=board]"))
    page.get_by_role("list", name="Players").get_by_role("button").last.click()
    expect_corrected(page.get_by_role("dialog"))
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Rules").click()
    expect(page.get_by_role("dialog").get_by_text("The tables here show its figures")).to_be_visible()
    expect(page.get_by_role("dialog").get_by_role("cell", name="→ 15").first).to_be_visible()
    page.keyboard.press("Escape")
    screen = visit()
    screen.goto(page.url + "?tv")
    expect_corrected(screen.locator("[data-zone=board]"))
    play_out(page, by_list, "variant")
    page.goto(server.address + replay_of(page))
    expect_corrected(page.locator("main"))


def test_emerald_with_more_cells_than_are_drawn(server: Server, visit: Callable[..., Page]) -> None:
    page = visit()
    begin(page, server, "emerald", "A higher mountain")
    await_turn(page)
    expect(page.locator("[data-zone=board]").get_by_text("mountain 10").first).to_be_visible()
    by_list(page, Random("variant"))
    await_turn(page)
    assert violations(page) == []
    page.set_viewport_size({"width": 390, "height": 844})
    table = page.get_by_role("table", name="Knights on the road")
    expect(table.locator("thead")).to_have_css("position", "absolute")
    assert page.locator("[data-zone=board] .board").evaluate("it => it.scrollWidth <= it.clientWidth")
