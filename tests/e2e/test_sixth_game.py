"""A game from another package in the browser: its words come from the server, its board is the plain one."""

import os
import shutil
import zipfile
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.playing import await_turn, by_list, play_now, play_out
from tests.e2e.serving import Server
from tests.package.conftest import REPOSITORY, hatch


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that finds Heralds installed."""
    folder = tmp_path_factory.mktemp("heralds")
    checkout = shutil.copytree(REPOSITORY / "examples" / "heralds", folder / "checkout")
    with zipfile.ZipFile(hatch(checkout, "wheel")) as wheel:
        wheel.extractall(folder / "installed")
    path = [str(folder / "installed"), os.environ.get("PYTHONPATH", "")]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, path)))
        running = Server(folder).start()
    running.deal("heralds")
    yield running
    running.stop()


def test_heralds_from_the_shelf_to_the_score_sheet(server: Server, visit: Callable[..., Page]) -> None:
    page = visit()
    play_now(page, server.address, "Heralds")
    page.locator("[data-zone=board]").get_by_text("Horse at rest").wait_for()
    expect(page.get_by_role("heading", level=1)).to_have_text("Heralds")
    play_out(page, by_list, "heralds")
    expect(page.get_by_text("A herald has reached the palace.").first).to_be_visible()
    assert "failed at heralds" not in (server.data / "server.log").read_text("utf-8")


def test_a_hint_in_heralds_names_both_moves(server: Server, visit: Callable[..., Page]) -> None:
    page = visit()
    play_now(page, server.address, "Heralds")
    await_turn(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    card = page.locator(".note .card")
    for line in (card.get_by_text("Hint:"), card.get_by_text("Next best:")):
        expect(line).to_be_visible()


def test_heralds_in_french(server: Server, visit: Callable[..., Page]) -> None:
    page = visit(locale="fr-FR")
    page.goto(f"{server.address}/g/heralds")
    page.get_by_text("Bornes jusqu’au palais").wait_for()
    page.goto(server.address)
    page.get_by_role("heading", name="Les Hérauts").wait_for()
