"""Real browsers at a real server; a run with a console error or warning has failed."""

import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from tests.e2e.serving import Server

import royaumes.server

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
CLIENT = Path(royaumes.server.__file__).parent / "static" / "index.html"
PATIENCE = 15_000


def chromium() -> str | None:
    """The machine's own browser."""
    return next(filter(None, map(shutil.which, BROWSERS)), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's chromium (make setup installs it where it can), or a loud skip."""
    found = chromium()
    if found is None:
        pytest.skip("NO BROWSER: end to end tests need chromium (apt-get install chromium)")
    if not CLIENT.is_file():
        pytest.skip("NO CLIENT: end to end tests need the built client (make web)")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=found, args=list(FLAGS))
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def _shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server")).start()
    yield running
    running.stop()


@pytest.fixture
def server(_shared_server: Server, request: pytest.FixtureRequest) -> Server:
    """One server for all tests that leave it alive; each has games of its own, the same every time."""
    _shared_server.deal(request.node.name)
    return _shared_server


@pytest.fixture
def own_server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    """An empty server of one's own."""
    running = Server(tmp_path).start()
    running.deal(request.node.name)
    yield running
    running.stop()


@dataclass
class Guard:
    """Hears what the pages complain about."""

    received: list[str] = field(default_factory=list)
    #: Complaints that a test provokes on purpose.
    allowed: list[str] = field(default_factory=list)

    def watch(self, page: Page) -> None:
        page.on("console", lambda said: self.hear(said.type, f"{said.text} ({said.location.get('url')})"))
        page.on("pageerror", lambda error: self.hear("error", str(error)))

    def hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not any(words in text for words in self.allowed):
            self.received.append(f"{kind}: {text}")


@pytest.fixture
def guard() -> Iterator[Guard]:
    """Fails the test if a page has complained."""
    listening = Guard()
    yield listening
    assert not listening.received, "\n".join(listening.received)


@pytest.fixture
def visit(browser: Browser, guard: Guard) -> Iterator[Callable[..., Page]]:
    """Opens pages, each by default as another guest: English, no motion, a desktop."""
    contexts: list[BrowserContext] = []

    def open_page(context: BrowserContext | None = None, **options: Any) -> Page:
        if context is None:
            wanted = {
                "locale": "en-GB",
                "reduced_motion": "reduce",
                "viewport": {"width": 1440, "height": 900},
            }
            context = browser.new_context(**{**wanted, **options})
            contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        guard.watch(page)
        return page

    yield open_page
    for context in contexts:
        context.close()
