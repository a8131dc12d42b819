"""A game that was begun by older rules: its page says why it can't go on, and hands out its record."""

import sqlite3
from collections.abc import Callable
from contextlib import closing

from playwright.sync_api import Page, expect
from tests.e2e.conftest import Guard
from tests.e2e.playing import await_turn, play_now
from tests.e2e.serving import Server

from royaumes.core.codec import load
from royaumes.server.storage.sqlite.store import FILE

OLD = 0
ENGLISH = f"The rules of this game were corrected (from version {OLD} to "
FRENCH = f"Les règles de ce jeu ont été corrigées (de la version {OLD} à "


def age(server: Server) -> None:
    """While it is down, all tables of a server become tables of older rules."""
    with closing(sqlite3.connect(server.data / FILE)) as storage, storage:
        storage.execute("UPDATE tables SET rules_version = ?", (OLD,))


def test_a_running_game_of_older_rules_says_why_it_is_closed(
    visit: Callable[..., Page], own_server: Server, guard: Guard
) -> None:
    page = visit()
    play_now(page, own_server.address, "Crowns")
    await_turn(page)
    guard.allowed.append("net::ERR_CONNECTION_REFUSED")  # the browser's own words while nobody answers
    own_server.stop()
    age(own_server)
    own_server.start()
    expect(page.get_by_text(ENGLISH)).to_be_visible(timeout=30_000)  # the page was open all the time
    with page.expect_download() as download:
        page.get_by_role("link", name="record").click()
    record = load(download.value.path().read_text("utf-8"))
    assert record.header.rules_version == OLD and record.answers
    french = visit(locale="fr-FR")
    french.goto(page.url)
    expect(french.get_by_text(FRENCH)).to_be_visible()
