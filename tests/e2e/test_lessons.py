"""Guided first games, from the shelf to the score sheet by what the coach points at."""

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.playing import on_box

from royaumes.games import keys
from royaumes.messages import Catalogue
from royaumes.play.lesson import lesson

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
#: Milliseconds until the coach speaks again: many moves may be played in between.
STRETCH = 30_000
COACH = ".coach .card p"
HINTED = "section[aria-label] ul button.hinted:not([aria-disabled=true])"
#: Whether the card lies over a piece of the board that it points at, or over what is read off to decide.
_COVERED = """() => {
    const card = document.querySelector(".coach .card").getBoundingClientRect();
    return [...document.querySelectorAll("[data-zone=board] :is(.hinted, [data-in-sight])")]
        .map(one => one.getBoundingClientRect())
        .some(one => one.bottom > card.top + 1 && one.top < card.bottom - 1);
}"""
#: Options higher than the row in which they are swiped, and a question with more lines than there is room for
#: (letters may reach a little below their line).
_CUT = """() => [...document.querySelectorAll("section[aria-label] ul.row, [data-question]")]
    .filter(one => one.scrollHeight > one.clientHeight + 4)
    .map(one => one.textContent)"""
#: What has become of a click: the move lacks further picks, or it is made.
_CLICKED = f"""said => {{
    const now = document.querySelector("{COACH}")?.textContent;
    if (now === said) return null;
    return now === undefined && document.querySelector("{HINTED}") ? "picked" : "moved";
}}"""


@pytest.mark.parametrize(
    ("key", "lang", "device"),
    [
        *(
            pytest.param(key, *tried, id=f"{key}-{name}")
            for key in keys()
            if lesson(key)
            for name, tried in {
                "phone-en": ("en", PHONE),
                "phone-fr": ("fr", PHONE),
                "desktop-fr": ("fr", DESKTOP),
            }.items()
        ),
        pytest.param("auftrag", "en", DESKTOP, id="auftrag-desktop-en"),  # its longest option
    ],
)
def test_whoever_follows_the_coach_plays_to_the_end(visit, server, key, lang, device):
    page, catalogue = visit(**device, locale=LOCALES[lang]), Catalogue(lang)
    page.goto(server.address)
    page.get_by_role("button", name=on_box(catalogue.say("web-learn"), catalogue.game(key))).click()
    covered = 0
    for number in range(1, len(lesson(key).asked) + 1):
        text = catalogue.say(f"{key}-lesson-{number}", game=key)
        expect(page.locator(COACH)).to_have_text(text, timeout=STRETCH)
        page.wait_for_timeout(100)  # the card moves when the board has been drawn
        covered += page.evaluate(_COVERED)
        assert page.evaluate(_CUT) == [], number
        follow(page)
    expect(page.get_by_role("region", name=catalogue.say("web-score"))).to_be_visible(timeout=STRETCH)
    expect(page.locator(COACH)).to_have_count(0)
    expect(page.get_by_text(catalogue.say("web-lesson-done"))).to_be_visible()
    assert covered <= 1, "pieces that it points at stand at the top and at the bottom at most once"


def follow(page: Page) -> None:
    """Make the move that the coach points at, pick by pick where there are many moves."""
    said = page.locator(COACH).text_content()
    clicked = "picked"
    while clicked == "picked":
        page.locator(HINTED).first.click()
        clicked = page.wait_for_function(_CLICKED, arg=said).json_value()


def test_a_lesson_goes_on_where_it_was_left(visit, server):
    page = visit()
    page.goto(server.address)
    page.get_by_role("button", name=on_box("Learn by playing", "Emerald")).click()
    expect(page.locator(COACH)).to_be_visible(timeout=STRETCH)
    follow(page)
    second = Catalogue("en").say("emerald-lesson-2", game="emerald")
    expect(page.locator(COACH)).to_have_text(second, timeout=STRETCH)
    page.goto(server.address)
    table = page.get_by_role("link", name="Guided first game")
    expect(table).to_contain_text("You and Baudouin")
    table.click()
    expect(page.locator(COACH)).to_have_text(second, timeout=STRETCH)


def test_whoever_leaves_the_path_is_told_what_is_true(visit, server):
    """Undo leads back as long as it is on offer; afterwards the lesson can be begun anew."""
    page = visit()
    page.goto(server.address)
    page.get_by_role("button", name=on_box("Learn by playing", "Crowns")).click()
    expect(page.locator(COACH)).to_have_text(
        Catalogue("en").say("crowns-lesson-1", game="crowns"), timeout=STRETCH
    )
    options = page.get_by_role("list", name="Your options")
    options.get_by_role("button", name="2 × 6", exact=True).click()
    expect(page.locator(COACH)).to_contain_text("undo brings you back")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(COACH)).to_have_text(Catalogue("en").say("crowns-lesson-1", game="crowns"))
    options.get_by_role("button", name="stop here").click()
    expect(page.locator(COACH)).to_contain_text("an ordinary game", timeout=STRETCH)
    expect(page.get_by_role("button", name="Undo")).to_have_attribute("aria-disabled", "true")
    table = page.url
    page.get_by_role("button", name="Start the lesson again").click()
    page.wait_for_url(lambda url: "/t/" in url and url != table)
    expect(page.locator(COACH)).to_have_text(
        Catalogue("en").say("crowns-lesson-1", game="crowns"), timeout=STRETCH
    )
