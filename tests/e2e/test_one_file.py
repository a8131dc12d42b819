"""A game in one file, in the browser: names serve as words, and the plain board shows its fields."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.playing import await_turn, play_now
from tests.e2e.serving import Server
from tests.package.conftest import REPOSITORY


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that opens Pig."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ROYAUMES_GAMES", str(REPOSITORY / "examples" / "pig.py"))
        running = Server(tmp_path_factory.mktemp("pig")).start()
    yield running
    running.stop()


def test_pig_from_the_shelf_to_the_first_roll(server: Server, visit: Callable[..., Page]) -> None:
    page = visit()
    play_now(page, server.address, "Pig")
    await_turn(page)
    expect(page.get_by_text("Roll or hold?").first).to_be_visible()
    board = page.locator("[data-zone=board]")
    for field in ("Turn total", "Scores"):
        expect(board.get_by_text(field)).to_be_visible()
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(".note .card").get_by_text("Hint:")).to_be_visible()
    board.get_by_role("button", name="roll").click()
    expect(page.get_by_text("rolls").first).to_be_visible()
    assert "failed at pig" not in (server.data / "server.log").read_text("utf-8")
