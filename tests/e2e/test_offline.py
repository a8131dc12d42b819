"""The library as a static folder: whole games with the network cut and the server stopped."""

import functools
import random
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.playing import SCORE, await_turn, by_list, play_out

from royaumes.cli import main
from royaumes.games import keys
from royaumes.messages import Catalogue
from royaumes.offline import static

PHONE = {"width": 390, "height": 844}
#: The bar that says how far the library is.
BAR = "progress"
LOADING = 60_000


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


class Host:
    """A host of files that knows nothing of games."""

    def __init__(self, folder: Path) -> None:
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
        self.address = f"http://127.0.0.1:{self._server.server_port}/"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not (static.ENGINE / "engine.json").is_file():
        pytest.skip("NO ENGINE: the offline tests need the built engine (make engine)")
    out = tmp_path_factory.mktemp("static") / "royaumes"
    static.write(out, pace=0.0)
    return out


@pytest.fixture
def host(folder: Path) -> Iterator[Host]:
    running = Host(folder)
    yield running
    running.stop()


def ready(page: Page) -> None:
    """The library is open, and all that the pages need is on the device."""
    expect(page.locator(BAR)).to_have_count(0, timeout=LOADING)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def cut(page: Page, host: Host) -> None:
    host.stop()
    page.context.set_offline(True)


@pytest.mark.parametrize(("first", "second"), [("en-GB", "fr-FR")])
def test_all_games_to_the_end_without_a_network(visit, host, guard, tmp_path, first, second):
    """In both languages in turn; the records verify with the command line."""
    pages = [visit(viewport=PHONE, has_touch=True, is_mobile=True, locale=one) for one in (first, second)]
    for page in pages:
        page.goto(host.address)
        ready(page)
    for page in pages:
        page.context.set_offline(True)
    host.stop()
    for number, key in enumerate(keys()):
        page, lang = pages[number % 2], ("en", "fr")[number % 2]
        page.goto(f"{host.address}g/{key}")  # a fresh start each time, from what the first visit has kept
        page.reload()
        words = Catalogue(lang)
        page.goto(host.address)
        button = page.locator("ul.shelf li").nth(number).get_by_role("button").first
        expect(page.get_by_role("heading", name=words.game(key)).first).to_be_visible()
        button.click()
        page.wait_for_url("**/t/*", timeout=LOADING)
        assert play_out(page, by_list, key) > 3
        expect(page.locator(SCORE)).to_be_visible()
        with page.expect_download() as waiting:
            page.locator("a[download]").first.click()
        record = tmp_path / f"{key}.json"
        waiting.value.save_as(record)
        assert main(["verify", str(record), "--lang", "en"]) == 0


def test_a_killed_tab_goes_on_where_it_was(visit, host):
    page = visit(viewport=PHONE)
    page.goto(host.address)
    ready(page)
    page.locator("ul.shelf li").first.get_by_role("button").first.click()
    page.wait_for_url("**/t/*", timeout=LOADING)
    page.wait_for_selector("[data-question]")
    cut(page, host)
    table, context = page.url, page.context
    page.close(run_before_unload=False)
    again = visit(context)
    again.goto(table)
    again.wait_for_selector("[data-question]", timeout=LOADING)


def test_a_second_tab_says_so_and_takes_over(visit, host):
    one = visit(viewport=PHONE)
    one.goto(host.address)
    ready(one)
    other = visit(one.context)
    other.goto(host.address)
    expect(other.get_by_text("open in another tab")).to_be_visible(timeout=LOADING)
    other.get_by_role("button", name="Go on in this tab").click()
    expect(one.get_by_text("open in another tab")).to_be_visible(timeout=LOADING)
    expect(other.locator(BAR)).to_have_count(0, timeout=LOADING)
    other.goto(f"{host.address}me")
    expect(other.get_by_role("heading", name="My games on this device")).to_be_visible(timeout=LOADING)


@pytest.mark.parametrize("damage", ["snapshot", "library"])
def test_a_damaged_cache_is_a_cold_start(visit, host, guard, damage):
    guard.allowed += ["the kept memory is of no use"]
    page = visit(viewport=PHONE)
    page.goto(host.address)
    ready(page)
    page.evaluate(
        """async what => {
            const name = (await caches.keys()).find(name => name.startsWith("royaumes-engine-"));
            const cache = await caches.open(name);
            const part = what === "snapshot" ? "snapshot.bin" : "royaumes.bin";
            const found = (await cache.keys()).find(({ url }) => url.includes(part));
            await cache.put(found, new Response(new Uint8Array([1, 2, 3])));
        }""",
        damage,
    )
    page.reload()
    ready(page)
    page.goto(f"{host.address}me")
    expect(page.get_by_role("heading", name="My games on this device")).to_be_visible(timeout=LOADING)


def test_a_king_thinks_in_the_browser(visit, host):
    """Nets and search work in the packed library; a bot that breaks is a warning, which fails the test."""
    page = visit()
    page.goto(f"{host.address}")
    ready(page)
    page.goto(f"{host.address}g/emerald")
    rival = page.locator("form ol li").nth(1).locator("select")
    rival.first.select_option("bot")
    rival.nth(1).select_option("king")
    page.locator("form button.main").click()
    page.wait_for_url("**/t/*")
    for _ in range(3):
        state = await_turn(page)
        by_list(page, random.Random("king"))
        await_turn(page, state)
