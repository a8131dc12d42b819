"""Photographs every page and board: `python -m tests.e2e.screenshots <folder>`.

Phones upright and on their side, tablet and desktop, light and dark; each game from its first question to its
score sheet.
"""

import random
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.e2e.conftest import FLAGS, chromium
from tests.e2e.playing import LIMIT, await_turn, by_list
from tests.e2e.serving import Server

from royaumes.games import keys

SIZES = {
    "phone": (390, 844),
    "sideways": (844, 390),
    "tablet": (1024, 768),
    "desktop": (1440, 900),
    "large": (1920, 1080),
}
#: Answers before a board is photographed in mid-game.
MIDDLE = 14


@dataclass(frozen=True)
class Look:
    """How a page is looked at."""

    size: str
    theme: str
    lang: str

    def open(self, browser: Browser, state: str | None = None) -> Page:
        width, height = SIZES[self.size]
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme=self.theme,  # type: ignore[arg-type]
            locale={"en": "en-GB", "fr": "fr-FR"}[self.lang],
            reduced_motion="reduce",
            storage_state=state,
        )
        return context.new_page()


#: Every size in both themes and both languages, which take turns; the large one once.
LOOKS = (
    Look("phone", "light", "en"),
    Look("phone", "dark", "fr"),
    Look("sideways", "light", "fr"),
    Look("sideways", "dark", "en"),
    Look("tablet", "light", "en"),
    Look("tablet", "dark", "fr"),
    Look("desktop", "light", "fr"),
    Look("desktop", "dark", "en"),
    Look("large", "light", "en"),
)


class Camera:
    """Takes pictures into a folder, and says where a page is wider than its window."""

    def __init__(self, browser: Browser, address: str, folder: Path) -> None:
        self.browser, self.address, self.folder = browser, address, folder
        self.taken = 0

    def shoot(self, page: Page, look: Look, name: str, whole: bool) -> None:
        page.wait_for_timeout(250)
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        if wide > 0:
            print(f"screenshots: {name} is {wide} px too wide for a {look.size} ({look.lang})")
        page.screenshot(
            path=self.folder / f"{name}-{look.size}-{look.theme}-{look.lang}.png", full_page=whole
        )
        self.taken += 1

    def everywhere(self, address: str, name: str, state: str | None = None, whole: bool = True) -> None:
        """One address in every look, as the guest that owns this state.

        For a whole page the window grows for a moment, and a board with it: boards are taken as they stand.
        """
        for look in LOOKS:
            page = look.open(self.browser, state)
            page.goto(address)
            page.wait_for_load_state("networkidle")
            self.shoot(page, look, name, whole)
            page.context.close()


def pages(camera: Camera, state: Path) -> None:
    """What there is outside a game."""
    camera.everywhere(f"{camera.address}/", "home")
    camera.everywhere(f"{camera.address}/about", "about")
    camera.everywhere(f"{camera.address}/g/{keys()[0]}", "new-table")
    page = Look("desktop", "light", "en").open(camera.browser)
    page.goto(f"{camera.address}/g/{keys()[0]}")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    page.context.storage_state(path=state)
    camera.everywhere(page.url, "lobby", str(state))
    page.context.close()


def play(page: Page, answers: int, chance: random.Random) -> None:
    """Answer so many questions, or to the end."""
    state = await_turn(page)
    for _ in range(answers):
        if state == "over":
            return
        by_list(page, chance)
        state = await_turn(page, state)


def game(camera: Camera, key: str, state: Path) -> None:
    """A game at its beginning, in its middle, at its end, and its replay."""
    page = Look("desktop", "light", "en").open(camera.browser)
    page.goto(camera.address)
    page.locator(f"li:has(a[href='/g/{key}']) button.main").click()
    page.wait_for_url("**/t/*")
    chance = random.Random(key)
    play(page, 0, chance)
    page.context.storage_state(path=state)
    camera.everywhere(page.url, f"{key}-1-first", str(state), whole=False)
    play(page, MIDDLE, chance)
    camera.everywhere(page.url, f"{key}-2-middle", str(state), whole=False)
    play(page, LIMIT, chance)
    camera.everywhere(page.url, f"{key}-3-end", str(state), whole=False)
    camera.everywhere(
        page.url.replace("/t/", "/r/") + "?seat=0#20", f"{key}-4-replay", str(state), whole=False
    )
    page.context.close()


def main(folder: Path, only: list[str]) -> None:
    """Take all pictures, or those of the named games (`pages`: outside a game)."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data)).start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        try:
            camera, state = Camera(browser, server.address, folder), Path(data) / "state.json"
            if not only or "pages" in only:
                pages(camera, state)
            for key in (key for key in keys() if not only or key in only):
                game(camera, key, state)
            print(f"screenshots: {camera.taken} pictures in {folder}")
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
