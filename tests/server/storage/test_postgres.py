"""What PostgreSQL alone must do: start together, outlive a restart of the database, hide passwords."""

import asyncio
import signal

import pytest
from tests.server.house import Player, error_message, house, ok
from tests.server.raw import ask
from tests.server.test_passkeys import Device, post

from royaumes.cli import main
from royaumes.core import UserError
from royaumes.server.protocol.errors import NotSaved
from royaumes.server.storage import Named, StorageError
from royaumes.server.storage.postgres import schema as schema
from royaumes.server.storage.postgres.store import PostgresStorage, named, numbered

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


ODD = "a\0b"
PATHS = ("tables/%00", "tables/%00/record", "tables/%00/rating", "tables/%00/qr.svg", "people/%00")
BODIES = (
    ("PUT", "me", {"name": ODD}),
    ("PUT", "me/notices/email", {"address": f"{ODD}@example.org", "lang": ODD}),
    ("POST", "me/notices/push", {"endpoint": f"https://a/{ODD}", "key": ODD, "auth": ODD, "lang": ODD}),
    ("POST", "me/programs", {"name": ODD}),
    ("POST", "me/passkeys", {"credential": {"id": ODD}}),
    ("POST", "tables", {"game": ODD, "seats": [{"kind": "me"}]}),
    ("POST", "tables", {"game": "crowns", "seats": [{"kind": "me", "piece": ODD}]}),
    ("POST", "tables", {"game": "crowns", "seats": [{"kind": "me"}, {"kind": "guest", "name": ODD}]}),
    ("POST", "tables", {"game": "crowns", "seats": [{"kind": "me"}], "settings": {"hard": ODD}}),
    ("POST", "tables", {"game": "crowns", "seats": [{"kind": "me"}], "pace": ODD}),
    ("POST", "play-now", {"game": "crowns", "bot": ODD}),
    ("POST", "games/crowns/puzzles/1", {"move": ODD}),
    ("DELETE", "me/notices/push?endpoint=%00", None),
    ("GET", "games/crowns/rules?variant=%00", None),
    ("GET", "games/crowns/leaderboard?pace=%00", None),
)


def test_nuls_in_requests_are_refused_and_break_nothing(tmp_path, cluster, caplog):
    with house(tmp_path, database=cluster.database()) as client:
        assert [ask(client, f"/api/{path}").status for path in PATHS] == [404] * len(PATHS)
        for method, path in (("POST", "/api/tables/%00/sit"), ("DELETE", "/api/me/passkeys/%00")):
            assert ask(client, path, method, body=b"{}").status == 404
        for what in ("confirm", "stop"):
            assert ask(client, f"/me/notices/{what}/%00.x").status == 404
        for method, path, body in BODIES:
            assert client.request(method, f"/api/{path}", json=body).status_code < 500, (path, body)
        device = Device()
        device.make(ok(post(client, "me/passkeys/offer"))["options"])
        shown = device.show(ok(post(client, "passkeys/offer"))["options"])
        refused = post(client, "passkeys", {**shown, "id": ODD})
        assert error_message(refused) == (400, "bad", "server-bad-passkey")
        table = ok(client.post("/api/play-now", json={"game": "crowns"}))["table"]
        with Player(client, table) as player:
            asked = player.until_asked()["ask"]["question"]
            assert player.ask("say", text=ODD)["type"] == "done"  # a blank stands for it
            assert player.ask("say", id=ODD, text="x")["error"]["code"] == "malformed"
            odd = player.ask("answer", seat=0, question=asked, move=ODD)["error"]["code"]
            assert odd in ("bad", "refused")
            assert player.ask("why", seat=0, picks=[ODD])["type"] in ("because", "failed")
            assert player.ask("preview", seat=0, move=ODD)["type"] == "failed"
    assert not [one for one in caplog.records if one.levelname == "ERROR"]
