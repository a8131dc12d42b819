"""Tables: set up, sit, leave, start, rematch, lobby, mine."""

import json

import pytest
from tests.server.house import Player, another, error_message, house, ok
from tests.server.raw import ask

from royaumes.server.lobby import table_index

ME, OPEN, BOT, GUEST = {"kind": "me"}, {"kind": "open"}, {"kind": "bot"}, {"kind": "guest", "name": "Bob"}


def new(client, seats=(ME, OPEN), game="crowns", **more):
    return client.post("/api/tables", json={"game": game, "seats": list(seats), **more})


def act(client, table, what, **body):
    return client.post(f"/api/tables/{table}/{what}", json=body)


def test_the_shelf(tmp_path):
    with house(tmp_path) as client:
        shelf = ok(client.get("/api/games"))
        crowns = next(one for one in shelf["games"] if one["key"] == "crowns")
        assert (crowns["least"], crowns["most"], crowns["usual"], crowns["hidden"]) == (1, 6, 2, False)
        assert crowns["settings"] == [{"name": "hard", "choices": [False, True], "rule": "CRW-6.3"}]
        assert shelf["bots"] == ["page", "squire", "knight", "baron", "king"]
        assert shelf["usual_bot"] == "squire"


def test_rules_come_with_those_of_the_table(tmp_path):
    with house(tmp_path) as client:
        rules = ok(client.get("/api/games/crowns/rules"))
        assert rules["about"]["players"] == [1, 6]
        assert rules["examples"][0]["steps"][0]["rules"] == ["CRW-2.1", "CRW-3.4"]
        sections = rules["sections"]
        (board,) = sections[0]["tables"]
        assert board["board"] and board["rows"][0] == {"cells": [6, 1, 2, 3, 4, 5, 6, ""], "mark": "F"}
        assert {section["id"].split("-")[0] for section in sections} == {"CRW", "TBL"}
        assert all(rule["text"]["fr"] for section in sections for rule in section["rules"])
        assert error_message(client.get("/api/games/chess/rules"))[:2] == (404, "not-found")


def test_a_new_table(tmp_path):
    with house(tmp_path) as client:
        table = ok(new(client, [ME, GUEST, {"kind": "bot", "bot": "random"}, OPEN], settings={"hard": False}))
        assert [seat["kind"] for seat in table["seats"]] == ["person", "guest", "bot", "open"]
        assert [seat["name"] for seat in table["seats"]] == ["", "Bob", "bot:random", ""]
        assert [seat["mine"] for seat in table["seats"]] == [True, True, False, False]
        assert table["stage"] == "open" and table["host"] and table["settings"] == {"hard": False}
        assert len(table["commitment"]) == 64 and table["waiting"] == [] and table["next"] is None


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ({"game": "chess", "seats": [ME]}, "table-bad-game"),
        ({"game": "crowns", "seats": []}, "table-bad-seats"),
        ({"game": "crowns", "seats": [ME] + [OPEN] * 6}, "table-bad-seats"),
        ({"game": "crowns", "seats": [ME, ME]}, "server-me-twice"),
        ({"game": "crowns", "seats": [ME, {"kind": "king"}]}, "server-bad-seat-kind"),
        ({"game": "crowns", "seats": [ME, {"kind": "bot", "bot": "deep"}]}, "sim-bad-bot"),
        ({"game": "crowns", "seats": [ME, {"kind": "bot", "bot": "os:system"}]}, "sim-bad-bot"),
        ({"game": "crowns", "seats": [ME, {"kind": "guest", "name": "bot:x"}]}, "server-bad-name"),
        ({"game": "crowns", "seats": [ME], "settings": {"soft": True}}, "table-bad-setting"),
        ({"game": "crowns", "seats": [ME], "settings": {"hard": 1}}, "table-bad-choice"),
        ({"game": "crowns", "seats": [ME], "settings": {"hard": None}}, "server-malformed"),
        ({"game": "crowns", "seats": "me"}, "server-malformed"),
        ({"game": "crowns"}, "server-malformed"),
        ({"game": "crowns", "seats": [ME], "seed": "1"}, "server-malformed"),
        ([], "server-malformed"),
    ],
)
def test_a_table_that_cannot_be(tmp_path, body, message):
    with house(tmp_path) as client:
        status, _, found = error_message(client.post("/api/tables", json=body))
        assert (status, found) == (400, message)
        assert client.app.state.lobby.storage.rows("SELECT count(*) FROM tables") == [(0,)]


def test_unreadable_and_oversized_bodies(tmp_path):
    with house(tmp_path) as client:
        headers = {"content-type": "application/json"}
        for raw in (b"{", b"\xff\xfe", b"", b'{"game":' + b"[" * 5000):
            response = client.post("/api/tables", content=raw, headers=headers)
            assert error_message(response)[:2] == (400, "malformed"), raw[:10]
        response = client.post("/api/tables", content=b" " * 20_000, headers=headers)
        assert error_message(response) == (413, "too-large", "server-too-large")


def test_play_now_begins_at_once(tmp_path):
    with house(tmp_path, pace=60) as client:
        table = ok(client.post("/api/play-now", json={"game": "crowns"}))
        assert table["stage"] == "playing" and len(table["waiting"]) == 1
        assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]
        assert table["seats"][1]["name"] == "bot:squire", "gentle where nobody asks for more"
        assert error_message(client.post("/api/play-now", json={"game": "x"}))[2] == "table-bad-game"


def test_play_now_against_a_rank_of_ones_choice(tmp_path):
    with house(tmp_path, pace=60) as client:
        table = ok(client.post("/api/play-now", json={"game": "auftrag", "bot": "king"}))
        assert [seat["name"] for seat in table["seats"][1:]] == ["bot:king"] * (len(table["seats"]) - 1)
        said = client.post("/api/play-now", json={"game": "crowns", "bot": "emperor"})
        assert error_message(said)[2] == "sim-bad-bot"


def test_friends_sit_down_and_the_host_begins(tmp_path):
    with house(tmp_path) as client, another(client) as friend:
        table = ok(new(client, [ME, OPEN, OPEN]))["table"]
        friend.put("/api/me", json={"name": "Bea"})
        seen = ok(act(friend, table, "sit", seat=2))
        assert seen["seats"][2] == {
            "seat": 2,
            "kind": "person",
            "name": "Bea",
            "plays": [],
            "mine": True,
            "here": False,
            "reserved": False,
            "owner": "",
            "minded": False,
            "until": None,
        }
        assert not seen["host"]
        assert error_message(act(friend, table, "sit")) == (409, "not-now", "server-sits-already")
        assert error_message(act(friend, table, "start")) == (403, "not-yours", "server-not-host")
        begun = ok(act(client, table, "start"))
        assert begun["stage"] == "playing"
        assert [seat["kind"] for seat in begun["seats"]] == ["person", "bot", "person"]
        assert error_message(act(client, table, "start")) == (409, "not-now", "server-started")
        assert error_message(act(friend, table, "rematch")) == (409, "not-now", "server-not-over")


def test_seats_that_are_not_free(tmp_path):
    with house(tmp_path) as client, another(client) as friend, another(client) as third:
        table = ok(new(client))["table"]
        assert error_message(act(friend, table, "sit", seat=0)) == (409, "not-now", "server-seat-taken")
        assert error_message(act(friend, table, "sit", seat=7)) == (400, "bad", "server-no-seat")
        assert error_message(act(friend, table, "sit", seat=-1)) == (400, "bad", "server-no-seat")
        assert error_message(act(friend, table, "sit", seat="x"))[1] == "malformed"
        ok(act(friend, table, "sit"))
        assert error_message(act(third, table, "sit")) == (409, "not-now", "server-seat-taken")
        assert error_message(act(third, table, "leave")) == (403, "not-yours", "server-not-your-seat")
        for what in ("sit", "leave", "start", "rematch"):
            assert error_message(act(third, "nowhere", what)) == (404, "not-found", "server-no-table")


def test_leaving_before_the_game_frees_the_seat_and_hands_on_the_host(tmp_path):
    with house(tmp_path) as client, another(client) as friend:
        table = ok(new(client, [ME, GUEST, OPEN]))["table"]
        ok(act(friend, table, "sit"))
        left = ok(act(client, table, "leave"))
        assert [seat["kind"] for seat in left["seats"]] == ["open", "open", "person"]
        assert ok(friend.get(f"/api/tables/{table}"))["host"]
        ok(act(client, table, "sit"))


def test_leaving_in_the_game_leaves_a_bot_until_the_player_comes_back(tmp_path):
    with house(tmp_path, pace=60) as client, another(client) as friend:
        table = ok(new(client))["table"]
        ok(act(friend, table, "sit"))
        ok(act(client, table, "start"))
        left = ok(act(friend, table, "leave"))
        assert (left["seats"][1]["kind"], left["seats"][1]["name"]) == ("bot", "bot:greedy")
        assert [seat["reserved"] for seat in left["seats"]] == [False, True]
        assert not ok(client.get(f"/api/tables/{table}"))["seats"][1]["reserved"]  # for him alone
        assert error_message(act(friend, table, "leave"))[1] == "not-yours"
        with another(client) as stranger:
            assert error_message(act(stranger, table, "sit", seat=1))[2] == "server-seat-taken"
        assert ok(act(friend, table, "sit", seat=1))["seats"][1]["mine"]


def test_the_lobby_lists_public_tables_only(tmp_path):
    with house(tmp_path) as client, another(client) as friend:
        public = ok(new(client, public=True))["table"]
        ok(new(client))
        assert [one["table"] for one in ok(friend.get("/api/tables"))["tables"]] == [public]
        assert ok(friend.get("/api/tables/mine"))["tables"] == []


def test_one_address_cannot_push_others_off_the_list(tmp_path, monkeypatch):
    monkeypatch.setattr(table_index, "LISTED", 12)
    with house(tmp_path) as client:

        def listed():
            return [one["table"] for one in ok(client.get("/api/tables"))["tables"]]

        wanted = {"game": "crowns", "seats": [ME, OPEN], "public": True}
        mine = ok(client.post("/api/tables", json=wanted))["table"]
        for _ in range(20):  # each by a new person
            json_body = ((b"content-type", b"application/json"),)
            made = ask(client, "/api/tables", "POST", json_body, json.dumps(wanted).encode())
            assert made.status == 201
        assert mine in listed() and len(listed()) == 12
        (network,) = {row.network for row in client.blocking_portal.call(of_strangers, client, mine)}
        assert "203.0.113.9" not in network and len(network) == 16


async def of_strangers(client, mine):
    return [row for row in await client.app.state.lobby.storage.tables_at(("open",)) if row.id != mine]


def test_my_tables_those_that_wait_for_me_first(tmp_path):
    with house(tmp_path, pace=60) as client:
        waiting = ok(new(client, [ME]))["table"]
        ok(act(client, waiting, "start"))
        idle = ok(new(client))["table"]
        assert [one["table"] for one in ok(client.get("/api/tables/mine"))["tables"]] == [waiting, idle]


def test_a_rematch_alone_begins_at_once_and_is_made_once(tmp_path):
    with house(tmp_path) as client:
        old = ok(client.post("/api/play-now", json={"game": "crowns"}))["table"]
        with Player(client, old) as player:
            player.play()
            fresh = ok(act(client, old, "rematch"))
            assert player.until("changed")["table"]["stage"] == "over"
            assert player.until("changed")["table"]["next"] == fresh["table"]
        assert fresh["table"] != old and fresh["stage"] == "playing"
        assert ok(act(client, old, "rematch"))["table"] == fresh["table"]
        assert ok(client.get(f"/api/tables/{old}"))["next"] == fresh["table"]
        assert error_message(act(client, old, "leave")) == (409, "not-now", "server-over")


def test_a_rematch_of_several_waits_for_its_host(tmp_path):
    with house(tmp_path) as client, another(client) as friend:
        old = ok(new(client))["table"]
        ok(act(friend, old, "sit"))
        ok(act(client, old, "start"))
        with Player(client, old) as one, Player(friend, old) as two:
            play_out(one, two)
        fresh = ok(act(friend, old, "rematch"))
        assert fresh["stage"] == "open" and fresh["host"]
        assert [seat["kind"] for seat in fresh["seats"]] == ["person", "person"]
        assert ok(act(client, old, "rematch"))["table"] == fresh["table"]


def play_out(*players):
    """Several sockets of one table played to the end; each takes its last option (so it goes quickly)."""
    while True:
        for player in players:
            update = player.until("update")
            while update["waiting"] and not update["ask"] and len(players) == 1:
                update = player.until("update")
            if update["result"]:
                return
            if update["ask"]:
                ask = update["ask"]
                move = ask["options"][-1]["move"]
                player.send("answer", seat=update["seat"], question=ask["question"], move=move)


def test_the_invitation_as_a_picture(tmp_path):
    with house(tmp_path) as client:
        table = ok(new(client))["table"]
        response = client.get(f"/api/tables/{table}/qr.svg")
        assert response.headers["content-type"] == "image/svg+xml" and b"<svg" in response.content
        assert error_message(client.get("/api/tables/none/qr.svg")) == (404, "not-found", "server-no-table")


def test_an_invitation_is_drawn_once(tmp_path, monkeypatch):
    with house(tmp_path) as client:
        table = ok(new(client))["table"]
        first = client.get(f"/api/tables/{table}/qr.svg").content
        monkeypatch.setattr("segno.make", None)
        assert client.get(f"/api/tables/{table}/qr.svg").content == first


def test_a_person_makes_only_so_many_tables(tmp_path):
    from royaumes.server.config import Limits

    with house(tmp_path, limits=Limits(tables_burst=2, tables_rate=0)) as client:
        ok(new(client))
        ok(new(client))
        assert error_message(new(client)) == (429, "too-many", "server-too-many")


def test_an_invitation_from_this_machine_names_an_address_that_others_reach(tmp_path):
    with house(tmp_path, address="http://192.0.2.7:8711/") as client:
        table = ok(new(client))["table"]
        there = client.get(f"/api/tables/{table}/qr.svg", headers={"host": "192.0.2.7:8711"}).content
        assert client.get(f"/api/tables/{table}/qr.svg", headers={"host": "localhost:8711"}).content == there
        other = client.get(f"/api/tables/{table}/qr.svg", headers={"host": "royaumes.example"}).content
        assert other != there
        assert client.get("/api/games").json()["address"] == "http://192.0.2.7:8711/"


def test_the_host_arranges_the_seats_before_the_game(tmp_path):
    with house(tmp_path) as client, another(client) as friend:
        table = ok(new(client, [ME, OPEN, OPEN]))["table"]
        ok(act(friend, table, "sit", seat=1))
        at = f"/api/tables/{table}/seats"
        strong = {"kind": "bot", "bot": "random"}
        assert error_message(friend.put(f"{at}/2", json=strong))[2] == "server-not-host"
        assert error_message(client.put(f"{at}/9", json=strong))[2] == "server-no-seat"
        assert error_message(client.put(f"{at}/2", json={"kind": "me"}))[2] == "server-sits-already"
        assert error_message(client.put(f"{at}/2", json={"kind": "bot", "bot": "deep"}))[2] == "sim-bad-bot"
        assert ok(client.put(f"{at}/2", json=strong))["seats"][2]["name"] == "bot:random"
        swapped = ok(act(client, table, "swap", one=0, other=2))["seats"]
        assert [seat["kind"] for seat in swapped] == ["bot", "person", "person"] and swapped[2]["mine"]
        removed = ok(client.put(f"{at}/1", json={"kind": "open"}))
        assert removed["seats"][1]["kind"] == "open"
        assert error_message(act(friend, table, "leave"))[2] == "server-not-your-seat"


def test_the_host_may_give_somebodys_seat_to_a_bot_for_good(tmp_path):
    with house(tmp_path, pace=60) as client, another(client) as friend:
        table = ok(new(client, [ME, OPEN]))["table"]
        ok(act(friend, table, "sit"))
        ok(act(client, table, "start"))
        with Player(friend, table) as gone:
            gone.until("update", seat=1)
            found = ok(client.put(f"/api/tables/{table}/seats/1", json={"kind": "bot"}))
            assert found["seats"][1]["kind"] == "bot"
            assert gone.until("update", fresh=True)["seat"] is None
        assert error_message(act(friend, table, "sit"))[2] == "server-seat-taken"
        for body in ({"kind": "open"}, {"kind": "guest"}):
            found = error_message(client.put(f"/api/tables/{table}/seats/1", json=body))
            assert found[2] == "server-started"
        found = error_message(client.put(f"/api/tables/{table}/seats/0", json={"kind": "bot"}))
        assert found[2] == "server-started"  # nobody is removed by their own hand: they leave
        assert error_message(act(client, table, "swap", one=0, other=1))[2] == "server-started"


def test_advice_can_be_switched_off(tmp_path):
    with house(tmp_path) as client:
        table = ok(new(client, [ME], hints=False))["table"]
        assert not ok(act(client, table, "start"))["hints"]
        with Player(client, table) as player:
            player.until_asked()
            assert player.ask("hint", seat=0)["error"]["text"]["id"] == "server-hints-off"


def test_who_left_still_finds_the_table(tmp_path):
    with house(tmp_path, pace=60) as client, another(client) as friend:
        table = ok(new(client))["table"]
        ok(act(friend, table, "sit"))
        ok(act(client, table, "start"))
        ok(act(friend, table, "leave"))
        (mine,) = ok(friend.get("/api/tables/mine"))["tables"]
        assert mine["table"] == table and mine["seats"][1]["reserved"]


def test_a_table_whose_host_has_gone_finds_another_host(tmp_path):
    with house(tmp_path) as client, another(client) as friend, another(client) as stranger:
        table = ok(new(client, [ME, OPEN, OPEN]))["table"]
        ok(act(friend, table, "sit"))
        assert error_message(act(stranger, table, "host")) == (403, "not-yours", "server-not-your-seat")
        with Player(client, table):
            assert ok(friend.get(f"/api/tables/{table}"))["host_here"]
            assert error_message(act(friend, table, "host")) == (409, "not-now", "server-host-here")
        with Player(friend, table) as watching:
            watching.until("changed")
            seen = ok(act(friend, table, "host"))
            assert (seen["host"], seen["host_seat"], seen["host_here"]) == (True, 1, True)
        freed = ok(friend.put(f"/api/tables/{table}/seats/0", json={"kind": "open"}))
        assert freed["seats"][0]["kind"] == "open"
        assert error_message(act(client, table, "start"))[2] == "server-not-host"
        assert ok(act(friend, table, "start"))["stage"] == "playing"
        assert error_message(act(friend, table, "host"))[2] == "server-started"


def test_who_leaves_a_running_game_keeps_their_name_on_the_seat(tmp_path):
    with house(tmp_path) as client, another(client) as friend:
        friend.put("/api/me", json={"name": "Bea"})
        table = ok(new(client, [ME, OPEN]))["table"]
        ok(act(friend, table, "sit"))
        ok(act(client, table, "start"))
        ok(act(friend, table, "leave"))
        seat = ok(client.get(f"/api/tables/{table}"))["seats"][1]
        assert (seat["kind"], seat["name"]) == ("bot", "Bea")
        assert ok(act(friend, table, "sit"))["seats"][1]["kind"] == "person"
