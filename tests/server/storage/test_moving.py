"""Data from before: of an older schema, or of a club that becomes a site. Games go on."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.house import Player, another, house, ok

from royaumes.cli import main
from royaumes.core import UserError
from royaumes.server.config import Expiry
from royaumes.server.storage.postgres.from_sqlite import fill, move
from royaumes.server.storage.postgres.schema import STEPS
from royaumes.server.storage.sqlite.store import FILE

#: Written by the version before; its tables must not be too old to be kept.
BEFORE = (Path(__file__).parent / "version_6.sql").read_text("utf-8")
FOR_EVER = Expiry(1e12, 1e12, 1e12)
ANNE, BEA, GOING, DONE = "wjxRLOD-E8YUF8KV", "q0R0ZA0UWw9JC79P", "YAWJcqNgO6bv", "S7ZmsONM1LcX"
#: PostgreSQL's schema at that time.
OLDER = 2


def a_file(folder):
    """A server's file as the version before left it."""
    folder.mkdir(exist_ok=True)
    path = folder / FILE
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(BEFORE)
    return path


def play_on(folder, **changes):
    """Both go on with the cookies that they had, to the end; the finished game is still there."""
    with house(folder, expiry=FOR_EVER, **changes) as client, another(client) as friend:
        tokens = client.app.state.lobby.tokens
        for browser, person in ((client, ANNE), (friend, BEA)):
            browser.cookies.set(tokens.cookie, tokens.make("cookie", person))
        assert ok(client.get("/api/me"))["name"] == "Anne" and ok(friend.get("/api/me"))["name"] == "Bea"
        assert ok(client.get(f"/api/tables/{DONE}"))["stage"] == "over"
        ok(client.get(f"/api/tables/{DONE}/verify"))
        with Player(client, GOING) as anne:
            assert anne.until("said")["text"] == "Bonsoir !"
        while (found := ok(client.get(f"/api/tables/{GOING}")))["stage"] == "playing":
            with Player((client, friend)[found["waiting"][0]], GOING) as player:
                player.answer(player.until_asked())
        ok(client.get(f"/api/tables/{GOING}/verify"))
        assert len(ok(client.get("/api/me/history"))["games"]) == 2
        assert ok(client.post("/api/play-now", json={"game": "_toy"}))["table"]


def test_a_file_of_the_schema_before_plays_on(tmp_path):
    a_file(tmp_path)
    play_on(tmp_path)


def test_a_database_of_the_schema_before_plays_on(tmp_path, cluster):
    import asyncpg

    url = cluster.database()

    async def older():
        target = await asyncpg.connect(url)
        await target.execute("CREATE TABLE schema_version (version INTEGER NOT NULL)")
        for number, step in enumerate(STEPS[:OLDER], 1):
            await target.execute(step)
            await target.execute("INSERT INTO schema_version VALUES ($1)", number)
        with closing(sqlite3.connect(a_file(tmp_path))) as source:
            await fill(source, target)
        await target.close()

    asyncio.run(older())
    play_on(tmp_path / "new", database=url)


def test_a_club_becomes_a_site(tmp_path, cluster, capsys):
    url = cluster.database()
    assert main(["restore", str(a_file(tmp_path)), "--database", url, "--lang", "en"]) == 0
    assert "servers that use it go on" in capsys.readouterr().out
    play_on(tmp_path / "new", database=url)
    with pytest.raises(UserError, match="server-copy-there"):  # never over data that is there
        asyncio.run(move(a_file(tmp_path / "again"), url))


def test_what_cannot_be_moved(tmp_path):
    nowhere = "postgresql://anne:secret@127.0.0.1:1/x"
    with pytest.raises(UserError, match="server-no-copy"):
        asyncio.run(move(tmp_path / "nothing", nowhere))
    with pytest.raises(UserError, match="server-no-database") as refused:
        asyncio.run(move(a_file(tmp_path), nowhere))
    assert "secret" not in str(refused.value.facts)
