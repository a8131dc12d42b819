"""Ways to play on the pieces alone, no option button touched: by mouse, by keys, by touch."""

import json
import random
from contextlib import suppress
from typing import Protocol

from playwright.sync_api import Locator, Page, TimeoutError, WebSocket
from tests.e2e.playing import REACHABLE, question

#: Every piece that can be picked, on the board or in a hand.
PIECES = ".play .open[data-pick]"
#: What a move would bring, as the page foretells it.
PREVIEW = ".foresight .preview"
#: A piece of the move that is hinted at.
PROPOSED = ".play .open.hinted[data-pick]"
MANY_HINTS = 12
MANY_KEYS = 150
A_LOOK = 800
#: How long the board may take to light up what answers a question.
SOON = 5_000
LONG_PRESS = 600
_ANY_REACHABLE = f"() => ({REACHABLE})([...document.querySelectorAll('{PIECES}')]).length > 0"
_MARK = """one => {
    document.querySelector("[data-wanted]")?.removeAttribute("data-wanted");
    one.dataset.wanted = "";
}"""
#: Tab, or back; in a grid, which is one stop of Tab, the arrow that leads nearer; nothing once it is reached.
_NEXT_KEY = """() => {
    const [at, wanted] = [document.activeElement, document.querySelector("[data-wanted]")];
    if (at === wanted) return null;
    const grid = at.closest("[role=grid]");
    const isBefore = at.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING;
    if (!grid?.contains(wanted)) return isBefore ? "Shift+Tab" : "Tab";
    const [from, to] = [at, wanted].map(one => one.getBoundingClientRect());
    const [x, y] = [to.left - from.left, to.top - from.top];
    if (Math.abs(x) > Math.abs(y)) return x > 0 ? "ArrowRight" : "ArrowLeft";
    return y > 0 ? "ArrowDown" : "ArrowUp";
}"""


class Way(Protocol):
    """How somebody points at a piece, and picks it."""

    def point(self, piece: Locator) -> None: ...
    def pick(self, piece: Locator) -> None: ...


class Mouse:
    """A desktop."""

    def point(self, piece: Locator) -> None:
        piece.hover()

    def pick(self, piece: Locator) -> None:
        piece.click()


class Keys:
    """A keyboard alone: Tab, forward or back (and arrows in a grid), to the piece, Enter."""

    def point(self, piece: Locator) -> None:
        piece.evaluate(_MARK)
        for _ in range(MANY_KEYS):
            key = piece.page.evaluate(_NEXT_KEY)
            if key is None:
                return
            piece.page.keyboard.press(key)
        raise AssertionError(f"the keyboard does not get to {piece.get_attribute('data-pick')}")

    def pick(self, piece: Locator) -> None:
        self.point(piece)
        piece.page.keyboard.press("Enter")


class Touch:
    """A phone: a long press points, a tap picks."""

    def point(self, piece: Locator) -> None:
        box = piece.bounding_box()
        assert box is not None
        at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        client = piece.page.context.new_cdp_session(piece.page)
        client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
        piece.page.wait_for_timeout(LONG_PRESS)
        client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        client.detach()

    def pick(self, piece: Locator) -> None:
        piece.tap()


class OnPieces:
    """Picks pieces at random, one way; `foreseen` once a preview was looked at before a move."""

    def __init__(self, way: Way) -> None:
        self.way, self.foreseen = way, False

    def __call__(self, page: Page, chance: random.Random) -> None:
        try:
            page.wait_for_function(_ANY_REACHABLE, polling=20, timeout=SOON)
        except TimeoutError:
            raise AssertionError(f"no piece answers {question(page)!r}") from None
        pieces = page.locator(PIECES)
        found = pieces.evaluate_all(REACHABLE)
        piece = pieces.nth(chance.choice(found))
        if not self.foreseen:
            self._look(page, piece)
        self.way.pick(piece)

    def _look(self, page: Page, piece: Locator) -> None:
        self.way.point(piece)
        try:
            page.wait_for_selector(PREVIEW, state="attached", timeout=A_LOOK)
        except TimeoutError:
            return  # more than one move goes on with this piece
        self.foreseen = True


class Advised:
    """Does what the hint proposes, piece by piece: comes to an end where chance would take hours."""

    def __call__(self, page: Page, chance: random.Random) -> None:
        proposed = page.locator(PROPOSED)
        for _ in range(MANY_HINTS):
            if proposed.count():
                break
            page.get_by_role("button", name="Hint").click()
            with suppress(TimeoutError):  # somebody may ask once a second only
                page.wait_for_selector(PROPOSED, timeout=A_LOOK)
        else:
            raise AssertionError(f"no piece is proposed for {question(page)!r}")
        proposed.first.click()


class Asked:
    """What the server asks a page and offers it, read off its socket."""

    def __init__(self, page: Page) -> None:
        #: The question's message, and every option as its picks.
        self.prompt = ""
        self.options: list[list[str]] = []
        self._seen: set[str] = set()
        page.on("websocket", self._listen)

    def is_new(self) -> bool:
        """Whether this kind of question has not been asked before; it has been afterwards."""
        new = self.prompt not in self._seen
        self._seen.add(self.prompt)
        return new

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._receive)

    def _receive(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "update" and message["ask"]:
            self.prompt = message["ask"]["prompt"]["id"]
            self.options = [option["picks"] for option in message["ask"]["options"]]

    def without_a_piece(self, page: Page) -> list[list[str]]:
        """Options none of whose elements can be picked as a piece now."""
        shown = set(page.locator(PIECES).evaluate_all("all => all.map(one => one.dataset.pick)"))
        return [picks for picks in self.options if shown.isdisjoint(picks)]
