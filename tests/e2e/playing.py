"""How a person plays in a test: to a table, by the list of options, to its end; `ways` plays on pieces."""

import random
import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

#: The buttons of the option list, and the elements of the board that glow.
LIST = "[data-zone=question] .doing > ul button:not([aria-disabled=true])"
BOARD = "[data-zone=board] .open[data-pick]"
SCORE = "section:is([aria-label='Score sheet'], [aria-label='Feuille de score'])"
#: A mark that changes with every answer: the number of the question, and all that stands on the page.
_READY = f"""before => {{
    if (document.querySelector("{SCORE}")) return "over";
    const asked = document.querySelector("{LIST}") !== null;
    const number = document.querySelector("[data-question]")?.dataset.question;
    const now = number + (document.querySelector(".play")?.textContent ?? "");
    return asked && now !== before ? now : null;
}}"""
#: The numbers of those elements whose middle is not covered by another.
REACHABLE = """all => all.map((one, n) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit?.closest("[data-pick]") === one ? n : -1;
}).filter(n => n >= 0)"""
#: The words on a board that are smaller than so many pixels, with their sizes.
_SMALL_WORDS = """least => [...document.querySelectorAll("[data-zone=board] *")].flatMap(one => {
    const text = [...one.childNodes].map(node => (node instanceof Text ? node.data.trim() : "")).join("");
    if (!text || one.closest(".unseen, defs, style") || !one.getBoundingClientRect().width) return [];
    const drawn = one.closest("text")?.getScreenCTM();
    const size = parseFloat(getComputedStyle(one).fontSize) * (drawn ? Math.hypot(drawn.a, drawn.b) : 1);
    return size < least ? [`${text}: ${size.toFixed(1)}`] : [];
})"""
SMALLEST_WORDS = 11
LIMIT = 600

Answer = Callable[[Page, random.Random], None]


def await_turn(page: Page, before: str = "") -> str:
    """Wait until this page is asked anew or the game is over; what it shows then."""
    return str(page.wait_for_function(_READY, arg=before, polling=20).json_value())


def by_list(page: Page, chance: random.Random) -> None:
    """Click one of the options."""
    buttons = page.locator(LIST)
    buttons.nth(chance.randrange(buttons.count())).click()


def play_out(page: Page, answer: Answer, seed: str, look: Callable[[Page], None] = lambda page: None) -> int:
    """Answer until the score sheet stands there, with a look around before each; how many answers it took."""
    chance = random.Random(seed)
    state = await_turn(page)
    for answers in range(LIMIT):
        if state == "over":
            expect(page.locator(SCORE)).to_be_visible()
            return answers
        look(page)
        answer(page, chance)
        state = await_turn(page, state)
    raise AssertionError(f"no end after {LIMIT} answers")


def play_together(pages: list[Page], answer: Answer, seed: str) -> int:
    """Everybody answers on a page of their own until all see the score sheet; how many answers it took."""
    chance, seen, answers = random.Random(seed), dict.fromkeys(pages, ""), 0
    while "over" not in seen.values():
        quiet = True
        for page in pages:
            state = page.evaluate(_READY, seen[page])
            if state not in (None, "over"):
                answer(page, chance)
                answers, quiet = answers + 1, False
            seen[page] = state or seen[page]
        if quiet:
            pages[0].wait_for_timeout(20)
        assert answers < LIMIT, f"no end after {LIMIT} answers"
    for page in pages:
        expect(page.locator(SCORE)).to_be_visible()
    return answers


def resize(page: Page, size: dict[str, int]) -> None:
    """Another window, laid out and drawn."""
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    page.wait_for_function("size => innerWidth === size.width && innerHeight === size.height", arg=size)
    page.wait_for_timeout(400)


def small_words(page: Page) -> list[str]:
    """What stands on the board in letters too small to read."""
    return list(page.evaluate(_SMALL_WORDS, SMALLEST_WORDS))


def on_box(what: str, title: str) -> re.Pattern[str]:
    """What a button or link on a game's box is called."""
    return re.compile(f"{what} ?: {re.escape(title)}$")


def play_now(page: Page, address: str, title: str) -> None:
    """From the shelf to a table against bots, with one click."""
    page.goto(address)
    page.get_by_role("button", name=on_box("Play now", title)).click()
    page.wait_for_url("**/t/*")


def sit_round(pages: list[Page], address: str, key: str) -> None:
    """One opens a table, the others come by its link, and the game begins."""
    host, *guests = pages
    host.goto(f"{address}/g/{key}")
    host.get_by_role("radio", name=str(len(pages)), exact=True).check()
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url("**/t/*")
    for guest in guests:
        guest.goto(host.url)
        guest.get_by_role("button", name="Sit down").first.click()
        expect(guest.get_by_text("The game starts when the host says so.")).to_be_visible()
    host.get_by_role("button", name="Start").click()


def question(page: Page) -> str:
    """The question as the page shows it."""
    return page.locator("[data-question]").inner_text()


def replay_of(page: Page) -> str:
    """The address of a finished game's replay."""
    address = page.get_by_role("link", name="Replay").get_attribute("href")
    assert address is not None
    return address
