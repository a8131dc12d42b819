"""When a game's rules change, its running games are closed with a reason, and their records stay."""

from typing import Any

import pytest
from tests.server.house import Player, another, error_message, house, ok
from tests.server.test_tables import ME, OPEN, act, new

from royaumes.core import UserError
from royaumes.core.codec import load
from royaumes.games import game
from royaumes.messages import Catalogue
from royaumes.play import check


@pytest.fixture
def newer(monkeypatch):
    """The server is started again with corrected rules."""
    return lambda key="crowns": monkeypatch.setattr(type(game(key)), "rules_version", 99)


def begun(client, moves=3, key="crowns"):
    """A game of mine after some moves, one of them taken back: its table and its answers."""
    table = ok(new(client, [ME], key))["table"]
    ok(act(client, table, "start"))
    with Player(client, table) as player:
        update = player.until_asked()
        for _ in range(moves):
            player.answer(update)
            update = player.received[-1] if player.received[-1]["type"] == "update" else player.received[-2]
        player.ask("undo", seat=0)
        update = player.received[-1] if player.received[-1]["type"] == "update" else player.received[-2]
        player.answer(update, choice=1)
    return table, load(client.get(f"/api/tables/{table}/record").text)


def test_a_running_game_is_closed_from_the_database_to_the_socket(tmp_path, newer):
    old = game("crowns").rules_version
    with house(tmp_path) as client, another(client) as friend:
        table, before = begun(client)
        cookies = dict(client.cookies)
        with Player(friend, table) as watcher:
            watcher.until("update")
    newer()
    with house(tmp_path) as client:
        client.cookies.update(cookies)
        stored = client.app.state.lobby.storage.rows("SELECT stage, waiting FROM tables")
        assert stored == [("closed", 0)]
        why: dict[str, Any] = {"id": "server-closed-rules", "facts": {"version": old, "now": 99}}
        with Player(client, table) as player:
            shown = player.until("changed")["table"]
            assert (shown["stage"], shown["closed"], shown["waiting"]) == ("closed", why, [])
            refused = player.ask("answer", seat=0, question=1, move="stop")
            assert (refused["error"]["code"], refused["error"]["text"]["id"]) == ("not-now", "server-closed")
            assert all(message["type"] != "update" for message in player.received)
        for lang in ("en", "fr"):
            assert str(old) in Catalogue(lang).say(why["id"], why["facts"])
        assert ok(client.get("/api/tables/mine"))["tables"][0]["closed"] == why
        stays = load(client.get(f"/api/tables/{table}/record").text)
        assert stays.header.rules_version == old and stays.header.game == "crowns"
        assert stays.answers == before.answers and stays.header.commitment == before.header.commitment
        assert stays.seed
        with pytest.raises(UserError, match="record-other-rules"):
            check(game("crowns"), stays)
        for what in ("sit", "leave"):
            assert error_message(act(client, table, what))[2] == "server-closed"
        again = ok(act(client, table, "rematch"))
        assert again["stage"] == "playing" and again["closed"] is None


def test_the_record_of_a_closed_game_holds_by_its_own_rules(tmp_path, newer, monkeypatch):
    with house(tmp_path) as client:
        table, _ = begun(client, 5)
    newer()
    with house(tmp_path) as client:
        stays = load(client.get(f"/api/tables/{table}/record").text)
    monkeypatch.undo()
    assert check(game("crowns"), stays).outcomes > 0


def test_a_finished_game_of_older_rules_says_so_and_keeps_its_record(tmp_path, newer):
    old = game("crowns").rules_version
    with house(tmp_path) as client:
        table = ok(client.post("/api/play-now", json={"game": "crowns"}))["table"]
        with Player(client, table) as player:
            player.play()
        before = client.get(f"/api/tables/{table}/record").text
    newer()
    with house(tmp_path) as client:
        with Player(client, table) as player:
            shown = player.until("changed")["table"]
            assert shown["stage"] == "over"
            assert shown["closed"] == {"id": "server-other-rules", "facts": {"version": old, "now": 99}}
        assert client.get(f"/api/tables/{table}/record").text == before
        assert error_message(client.get(f"/api/tables/{table}/replay"))[2] == "server-other-rules"
        assert error_message(client.get(f"/api/tables/{table}/verify"))[2] == "record-other-rules"


def test_a_table_that_has_not_begun_takes_the_new_rules(tmp_path, newer):
    with house(tmp_path) as client:
        table = ok(new(client, [ME, OPEN]))["table"]
        odd = ok(new(client, [ME], settings={"hard": True}))["table"]
        cookies = dict(client.cookies)
        client.app.state.lobby.storage._writing.execute(
            "UPDATE tables SET settings = '{\"soft\": true}' WHERE id = ?", (odd,)
        )
    newer()
    with house(tmp_path) as client:
        client.cookies.update(cookies)
        assert ok(client.get(f"/api/tables/{table}"))["closed"] is None
        assert ok(act(client, table, "start"))["stage"] == "playing"
        assert ok(client.get(f"/api/tables/{odd}"))["stage"] == "closed"  # its settings are no more


def test_undos_are_followed_without_the_rules():
    from tests.server.test_game_log import played

    from royaumes.server.finished.archive import standing_answers

    for key in ("_toy", "crowns"):
        for moves in range(4, 60, 5):
            game_log, rows = played(key, moves=moves)
            assert standing_answers(rows) == game_log.table.answers, (key, moves)
