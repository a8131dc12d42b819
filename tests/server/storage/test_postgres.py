"""What PostgreSQL alone must do: start together, outlive a restart of the database, hide passwords."""

import asyncio
import signal

import pytest
from tests.server.house import Player, house, ok

from royaumes.cli import main
from royaumes.core import UserError
from royaumes.server.errors import NotSaved
from royaumes.server.storage import Named, StorageError
from royaumes.server.storage import postgres_schema as schema
from royaumes.server.storage.postgres import PostgresStorage, named, numbered

pytestmark = pytest.mark.anyio


@pytest.fixture
def url(cluster):
    return cluster.database()


async def test_servers_that_start_at_the_same_time_agree(url):
    stores = [PostgresStorage(url) for _ in range(4)]
    await asyncio.gather(*(one.open() for one in stores))
    assert len({await one.secret() for one in stores}) == 1
    numbers = await asyncio.gather(*(one.new_number() for one in stores for _ in range(5)))
    assert len(set(numbers)) == 20
    for one in stores:
        await one.close()


async def test_it_goes_on_when_the_database_comes_back(cluster, url):
    storage = PostgresStorage(url)
    await storage.open()
    await storage.save(Named("anne", "Anne"))
    cluster.stop(signal.SIGQUIT)
    with pytest.raises(NotSaved):
        await storage.save(Named("ben", "Ben"))
    with pytest.raises(StorageError):
        await storage.person("anne")
    cluster.start()
    await storage.save(Named("cleo", "Cleo"))
    assert [await storage.person(one) is not None for one in ("anne", "ben", "cleo")] == [True, False, True]
    await storage.close()


async def test_an_older_schema_is_brought_up_to_date(url, monkeypatch):
    async def opened():
        storage = PostgresStorage(url)
        await storage.open()
        await storage.close()

    await opened()
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, "ALTER TABLE people ADD COLUMN crest TEXT;"))
    await asyncio.gather(opened(), opened())
    monkeypatch.undo()
    with pytest.raises(UserError, match="server-newer-data"):
        await opened()


@pytest.mark.parametrize("bad", ["postgresql://anne:sesame@127.0.0.1:1/none", "nonsense"])
def test_a_database_that_cannot_be_used_is_told_at_the_start_without_its_password(bad, tmp_path, capsys):
    assert main(["admin", "--database", bad, "--lang", "en"]) == 2
    assert main(["serve", "--port", "0", "--no-open", "--data", str(tmp_path), "--database", bad]) == 2
    shown = capsys.readouterr().err
    assert "cannot be used" in shown and "sesame" not in shown


def test_places_are_numbered_and_passwords_left_out():
    assert numbered("a = ? AND b = ?") == "a = $1 AND b = $2"
    assert named("postgresql://anne:sesame@db:5432/club") == "postgresql://db:5432/club"


def test_a_game_on_postgresql(url, tmp_path, capsys):
    with house(tmp_path, database=url) as client:
        table = ok(client.post("/api/play-now", json={"game": "_toy"}))["table"]
        with Player(client, table) as player:
            assert player.play()["result"]
        cookies = dict(client.cookies)
    with house(tmp_path, database=url) as client:
        client.cookies.update(cookies)
        assert [one["table"] for one in ok(client.get("/api/me/history"))["games"]] == [table]
        assert ok(client.get(f"/api/tables/{table}/verify"))["outcomes"] > 0
    assert main(["admin", "--check", "--database", url, "--lang", "en"]) == 0
    assert "One game holds" in capsys.readouterr().out
    assert not list(tmp_path.iterdir())
