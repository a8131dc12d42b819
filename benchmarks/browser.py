"""The pages in a real browser: how soon one can play, what jumps, how soon a preview comes, what moves how.

For each game: seconds from "play now" to a board that answers; layout shift over ten answers on a phone and
on a desktop; milliseconds from the question "what would this bring?" to its answer; frames a second while
each kind of event is shown, with the processor slowed down four times.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
import time
from pathlib import Path
from statistics import mean, median, quantiles

from playwright.sync_api import Browser, Page, WebSocket, sync_playwright
from tests.e2e.conftest import FLAGS, chromium
from tests.e2e.playing import LIST, await_turn, by_list, on_box
from tests.e2e.serving import Server

from royaumes.games import keys
from royaumes.messages import Catalogue

PHONE, DESKTOP = (390, 844), (1280, 720)
ANSWERS = 10
MOTION_ANSWERS = 12
SLOWER = 4
POINTED = 6
A_LOOK = 250
PATIENCE = 60_000
FEWEST_FRAMES = 10
_SHIFTS = """() => {
    window.shifts = 0;
    new PerformanceObserver(list => {
        for (const entry of list.getEntries()) window.shifts += entry.value;
    }).observe({type: "layout-shift", buffered: false});
}"""
#: Times between frames, by the event that was being shown in both.
_FRAMES = """() => {
    window.frames = {};
    let before = null, shown = null;
    const tick = now => {
        const event = document.querySelector("[data-zone=board]")?.dataset.playing;
        if (event && event === shown) (window.frames[event] ??= []).push(now - before);
        [before, shown] = [now, event];
        requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
}"""


class PreviewTimes:
    """How long a page waits for its previews, read off its socket."""

    def __init__(self, page: Page) -> None:
        self.took: list[float] = []
        self._asked = 0.0
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self._sent(json.loads(frame)))
        socket.on("framereceived", lambda frame: self._received(json.loads(frame)))

    def _sent(self, message: dict[str, object]) -> None:
        if message["type"] == "preview":
            self._asked = time.perf_counter()

    def _received(self, message: dict[str, object]) -> None:
        if message["type"] == "previewed":
            self.took.append(1000 * (time.perf_counter() - self._asked))


def sit_down(page: Page, address: str, key: str) -> float:
    """From the shelf to a table against bots; how many seconds that takes."""
    page.goto(address)
    button = page.get_by_role("button", name=on_box("Play now", Catalogue("en").game(key)))
    button.wait_for()
    began = time.perf_counter()
    button.click()
    page.wait_for_url("**/t/*")
    await_turn(page)
    return time.perf_counter() - began


def open_page(browser: Browser, size: tuple[int, int], motion: str = "reduce") -> Page:
    context = browser.new_context(
        locale="en-GB",
        viewport={"width": size[0], "height": size[1]},
        reduced_motion=motion,  # type: ignore[arg-type]
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    return page


def answer(page: Page, answers: int, seed: str) -> None:
    """So many answers off the list, or until the game is over."""
    chance, state = random.Random(seed), await_turn(page)
    for _ in range(answers):
        if state == "over":
            return
        by_list(page, chance)
        state = await_turn(page, state)


def still(browser: Browser, address: str, key: str, size: tuple[int, int]) -> str:
    """What a game does without motion, in a window of this size."""
    page = open_page(browser, size)
    previews = PreviewTimes(page)
    took = sit_down(page, address, key)
    page.evaluate(_SHIFTS)
    for n in range(min(POINTED, page.locator(LIST).count())):
        page.locator(LIST).nth(n).hover()
        page.wait_for_timeout(A_LOOK)
    page.mouse.move(0, 0)
    answer(page, ANSWERS, key)
    shift = page.evaluate("window.shifts")
    page.context.close()
    foreseen = f"{median(previews.took):.0f} ms of {len(previews.took)}" if previews.took else "none"
    return f"play now {took:.2f} s, layout shift {shift:.3f}, preview {foreseen}"


def moving(browser: Browser, address: str, key: str) -> dict[str, list[float]]:
    """Times between frames by event, on a slow machine."""
    page = open_page(browser, DESKTOP, "no-preference")
    sit_down(page, address, key)
    client = page.context.new_cdp_session(page)
    client.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.evaluate(_FRAMES)
    answer(page, MOTION_ANSWERS, key)
    frames: dict[str, list[float]] = page.evaluate("window.frames")
    page.context.close()
    return frames


def smoothness(times: list[float]) -> str:
    """Times between frames as a person would judge them."""
    return f"{1000 / mean(times):.0f} frames a second, 95 % within {quantiles(times, n=20)[-1]:.0f} ms"


def main(wanted: list[str]) -> None:
    """All games, or the named ones."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data)).start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        try:
            for key in wanted or keys():
                for name, size in (("phone", PHONE), ("desktop", DESKTOP)):
                    print(f"{key}, {name}: {still(browser, server.address, key, size)}", flush=True)
                for event, times in sorted(moving(browser, server.address, key).items()):
                    if len(times) >= FEWEST_FRAMES:
                        slow = quantiles(times, n=20)[-1]
                        print(
                            f"  {event}: {1000 / mean(times):.0f} frames a second, 95 % within {slow:.0f} ms"
                        )
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
