"""After the game: record, verification, replay."""

import json
import zlib
from gzip import decompress as gunzip

import pytest
from tests.server.house import Player, another, error_message, house, ok
from tests.server.raw import ask

from royaumes.core import Over
from royaumes.core.codec import load
from royaumes.games import game
from royaumes.play import check
from royaumes.server.finished import replays
from royaumes.server.finished import streamed_replay as streamed
from royaumes.server.finished.replays import PackedReplay


@pytest.fixture(params=["crowns", "_toy"])
def finished(request, tmp_path):
    """A client, a table whose game is over, and the last update of seat 0."""
    with house(tmp_path) as client:
        table = ok(client.post("/api/play-now", json={"game": request.param}))
        with Player(client, table["table"]) as player:
            yield client, table, player.play()


def test_the_record_can_be_taken_home_and_holds(finished):
    client, table, _ = finished
    response = client.get(f"/api/tables/{table['table']}/record")
    assert (
        f'filename="royaumes-{table["game"]}-{table["table"]}.json"'
        in response.headers["content-disposition"]
    )
    record = load(response.text)
    assert record.header.commitment == table["commitment"]
    assert isinstance(check(game(table["game"]), record).over, Over)


def test_chance_is_verified_in_one_click(finished):
    client, table, _ = finished
    found = ok(client.get(f"/api/tables/{table['table']}/verify"))
    assert found["commitment"] == table["commitment"] and found["outcomes"] > 0 and found["seed"]


def test_the_replay_ends_where_the_game_did(finished):
    client, table, last = finished
    steps = ok(client.get(f"/api/tables/{table['table']}/replay?seat=0"))
    assert steps["steps"][-1]["view"] == last["view"] and steps["result"] == last["result"]
    assert [step["number"] for step in steps["steps"]] == list(range(len(steps["steps"])))
    assert steps["steps"][0]["move"] == "" and all(step["move"] for step in steps["steps"][1:])
    beside = client.get(f"/api/tables/{table['table']}/replay")
    assert ok(beside)["seat"] is None and len(ok(beside)["steps"]) == len(steps["steps"])
    assert beside.headers["content-encoding"] == "gzip"
    seeing = ok(client.get(f"/api/tables/{table['table']}/replay?all=true"))
    assert seeing["steps"][-1]["view"][0] == last["view"] and len(seeing["steps"][-1]["view"]) == 2
    with another(client) as stranger:
        assert ok(stranger.get(f"/api/tables/{table['table']}/replay?seat=1"))["seat"] == 1
    for seat in (-1, 2):
        found = error_message(client.get(f"/api/tables/{table['table']}/replay?seat={seat}"))
        assert found == (400, "bad", "server-no-seat")


@pytest.mark.parametrize("gzip", [True, False])
def test_a_long_replay_is_sent_in_pieces(tmp_path, monkeypatch, gzip):
    monkeypatch.setattr(replays, "_PIECE", 1000)
    with house(tmp_path) as client:
        table = ok(client.post("/api/play-now", json={"game": "_toy"}))["table"]
        with Player(client, table) as player:
            player.play()
        found = client.get(
            f"/api/tables/{table}/replay?all=true",
            headers={"accept-encoding": "gzip" if gzip else "identity"},
        )
        assert found.headers.get("content-encoding") == ("gzip" if gzip else None)
        assert found.headers["content-type"] == "application/json" and "vary" in found.headers
        assert ok(found)["steps"][-1]["number"] == len(ok(found)["steps"]) - 1
        assert client.head(f"/api/tables/{table}/replay").content == b""
        assert len(client.app.state.lobby.replay_places) == 0


def test_a_piece_is_made_when_the_one_before_has_been_taken():
    steps = zlib.compress(b"[" + b"1," * 10**6 + b"1]")
    found = streamed.pieces(PackedReplay(b'{"steps":', steps, b"}"), gzip=False)
    assert [next(found), len(next(found))] == [b'{"steps":', 262_144]
    whole = b"".join(streamed.pieces(PackedReplay(b'{"steps":', steps, b"}"), gzip=True))
    assert len(json.loads(gunzip(whole))["steps"]) == 10**6 + 1


def test_an_address_has_only_so_many_replays_under_way(tmp_path):
    with house(tmp_path) as client:
        table = ok(client.post("/api/play-now", json={"game": "_toy"}))["table"]
        places = client.app.state.lobby.replay_places
        for _ in range(8):
            assert places.take("testclient")
        found = client.get(f"/api/tables/{table}/replay")
        assert error_message(found) == (429, "too-many", "server-too-many")
        assert ask(client, f"/api/tables/{table}/replay", client="203.0.113.9").status == 200
        places.leave("testclient")
        ok(client.get(f"/api/tables/{table}/replay"))
        assert len(places) == 7


def test_all_seeing_hears_what_each_seat_heard(tmp_path):
    with house(tmp_path) as client:
        table = ok(client.post("/api/play-now", json={"game": "_toy"}))["table"]
        with Player(client, table) as player:
            player.play()
        seeing = ok(client.get(f"/api/tables/{table}/replay?all=true"))["steps"]
        messages = {event["message"] for step in seeing for event in step["events"]}
        assert "toy-drew-this" in messages and "toy-drew" not in messages


def test_nothing_of_it_before_the_end(tmp_path):
    with house(tmp_path, pace=60) as client:
        table = ok(client.post("/api/play-now", json={"game": "_toy"}))["table"]
        for path in ("record", "verify", "replay?all=true"):
            assert error_message(client.get(f"/api/tables/{table}/{path}")) == (
                409,
                "not-now",
                "server-not-over",
            )
        assert error_message(client.get(f"/api/tables/{table}/replay?seat=1"))[1] == "not-yours"
        assert ok(client.get(f"/api/tables/{table}/replay?seat=0"))["steps"][0]["view"]["seat"] == 0
        open_game = ok(client.post("/api/play-now", json={"game": "crowns"}))["table"]
        assert load(client.get(f"/api/tables/{open_game}/record").text).seed == ""
        fresh = client.post("/api/tables", json={"game": "crowns", "seats": [{"kind": "me"}]})
        name = ok(fresh)["table"]
        assert error_message(client.get(f"/api/tables/{name}/replay"))[2] == "server-not-started"
        assert error_message(client.get(f"/api/tables/{name}/record"))[2] == "server-not-started"
        assert error_message(client.get(f"/api/tables/{name}/verify"))[2] == "server-not-started"
