"""The socket of a table: every message, and every way to get it wrong."""

import json
from dataclasses import replace
from typing import Any

import pytest
from tests.server.house import WIDE, Player, another, house, ok
from tests.server.test_tables import ME, OPEN, act, new

from royaumes.server.config import Limits


@pytest.fixture
def client(tmp_path):
    with house(tmp_path) as found:
        yield found


@pytest.fixture
def friend(client):
    with another(client) as found:
        yield found


def two(client, friend, game="crowns"):
    """A table of two people that has begun."""
    table = ok(new(client, [ME, OPEN], game))["table"]
    ok(act(friend, table, "sit"))
    ok(act(client, table, "start"))
    return table


def seats(players, update):
    """Who is asked, who is not, and the update of the one who is."""
    return (players[0], players[1]) if update["waiting"] == [0] else (players[1], players[0])


def test_a_whole_game_against_a_bot(client):
    table = ok(client.post("/api/play-now", json={"game": "crowns"}))["table"]
    with Player(client, table) as player:
        last = player.play()
        assert last["waiting"] == [] and last["ask"] is None and not last["undo"]
        assert sum(line["points"] for line in last["result"]["sheet"]) == sum(last["result"]["scores"])
        assert player.until("changed")["table"]["stage"] == "over"
        update = player.received[1]
        assert (update["type"], update["fresh"]) == ("update", True)
        numbers = [one["n"] for one in player.received if one["type"] == "update"]
        assert numbers == sorted(set(numbers))
        refused = player.ask("answer", seat=0, question=1, move="stop")
        assert refused["error"]["rule"] == "TBL-1.1"
        assert player.ask("undo", seat=0)["error"]["rule"] == "TBL-1.1"


def test_what_is_not_a_message_fails_and_changes_nothing(client):
    table = ok(new(client, [ME]))["table"]
    ok(act(client, table, "start"))
    with Player(client, table) as player:
        first = player.until_asked()
        for raw in (
            "",
            "{",
            "[]",
            "null",
            '"x"',
            "[" * 3000,
            '{"type":"answer"}',
            '{"type":"shout","id":"a"}',
            "\x00",
        ):
            player.ws.send_text(raw)
            failed = player.until("failed")
            assert failed["error"]["code"] == "malformed", raw
        player.ws.send_bytes(b"\xff\x00")
        assert player.until("failed")["error"]["code"] == "malformed"
        for what in (
            {"id": ""},
            {"id": "x" * 65},
            {"extra": 1},
            {"seat": "0"},
            {"move": 5},
            {"question": 1.5},
        ):
            body: dict[str, Any] = {
                "type": "answer",
                "id": "a",
                "seat": 0,
                "question": 1,
                "move": "stop",
                **what,
            }
            player.ws.send_text(json.dumps(body))
            failed = player.until("failed")
            assert failed["error"]["code"] == "malformed", what
            assert failed["id"] == (body["id"] if len(body["id"]) <= 64 else "")
        player.ws.send_text(json.dumps({"type": "say", "id": "big", "text": "x" * 5000}))
        assert player.until("failed")["error"]["code"] == "too-large"
        assert player.ask("why", seat=0, picks=[])["error"]["code"] == "malformed"
        assert player.answer(first)["type"] == "done"
    assert ok(client.get(f"/api/tables/{table}"))["answers"] == 2


def test_answers_that_do_not_count(client, friend):
    table = two(client, friend)
    with Player(client, table) as one, Player(friend, table) as other:
        first = one.until("update")
        asked, waits = seats((one, other), first)
        update = first if asked is one else other.until("update")
        seat, question = update["seat"], update["ask"]["question"]
        move = update["ask"]["options"][0]["move"]
        codes = {
            "not-yours": {"seat": 1 - seat, "question": question, "move": move},
            "stale": {"seat": seat, "question": question - 1, "move": move},
            "bad": {"seat": seat, "question": question, "move": "cell:99"},
            "refused": {"seat": seat, "question": question, "move": "remove"},
        }
        for code, what in codes.items():
            failed = asked.ask("answer", **what)
            assert (failed["type"], failed["error"]["code"]) == ("failed", code)
        assert asked.ask("answer", **codes["refused"])["error"]["rule"].startswith("CRW-")
        for number in (-1, 2, 10**9):
            body = {**codes["bad"], "seat": number}
            assert asked.ask("answer", **body)["error"]["code"] == "not-yours"
        stale = waits.ask("answer", seat=1 - seat, question=question, move=move)
        assert stale["error"]["code"] == "stale"
    assert ok(client.get(f"/api/tables/{table}"))["answers"] == 2


def test_the_same_id_again_is_answered_the_same_way(client):
    table = ok(new(client, [ME]))["table"]
    ok(act(client, table, "start"))
    with Player(client, table) as player:
        update = player.until_asked()
        assert player.answer(update, id="once")["type"] == "done"
        before = ok(client.get(f"/api/tables/{table}"))["answers"]
        assert player.answer(update, id="once")["type"] == "done"
        assert player.answer(update, id="twice")["error"]["code"] == "stale"
        assert ok(client.get(f"/api/tables/{table}"))["answers"] == before


def test_why(client):
    table = ok(new(client, [ME]))["table"]
    ok(act(client, table, "start"))
    with Player(client, table) as player:
        update = player.until_asked()
        free = update["ask"]["options"][0]["picks"]
        assert player.ask("why", seat=0, picks=free)["error"] is None
        refused = player.ask("why", seat=0, picks=["remove"])
        assert refused["type"] == "because" and refused["error"]["rule"] == "CRW-6.2"
        anything = player.ask("why", seat=0, picks=["line:row-1"])
        assert anything["error"]["rule"] == "CRW-5.2"
        assert player.ask("why", seat=0, picks=["nonsense"])["error"]["text"]["id"] == "table-bad-move"
        assert player.ask("why", seat=1, picks=free)["error"]["code"] == "not-yours"


def test_hint(client):
    table = ok(new(client, [ME]))["table"]
    ok(act(client, table, "start"))
    with Player(client, table) as player:
        update = player.until_asked()
        hinted = player.ask("hint", seat=0)
        assert hinted["type"] == "hinted"
        best, second = hinted["moves"]
        assert {best["move"], second["move"]} <= {option["move"] for option in update["ask"]["options"]}
        assert best["move"] != second["move"]
        assert best["why"]["id"].startswith("crowns-because-")
        assert second["why"] is None or second["why"] != best["why"], "what speaks for both explains nothing"
        assert all(one["tally"].startswith("tally:") for one in best["gains"]) and second["gains"] == []


def test_preview(client):
    table = ok(new(client, [ME]))["table"]
    ok(act(client, table, "start"))
    with Player(client, table) as player:
        update = player.until_asked()
        move = update["ask"]["options"][0]["move"]
        seen = player.ask("preview", seat=0, move=move)
        assert (seen["type"], seen["move"], seen["odds"]) == ("previewed", move, [])
        player.answer(update)
        after = next(one for one in player.received if one["type"] == "update" and not one["fresh"])
        assert (seen["sure"], seen["view"]) == (after["events"], after["view"])


def test_no_preview_of_what_is_not_allowed(client):
    table = ok(new(client, [ME]))["table"]
    ok(act(client, table, "start"))
    with Player(client, table) as player:
        player.until_asked()
        assert player.ask("preview", seat=0, move="remove")["error"]["rule"] == "CRW-6.2"
        assert player.ask("preview", seat=0, move="cell:99")["error"]["text"]["id"] == "table-bad-move"
        assert player.ask("preview", seat=1, move="stop")["error"]["code"] == "not-yours"


def test_no_hint_where_nothing_is_asked(client, friend):
    table = two(client, friend)
    with Player(client, table) as one, Player(friend, table) as other:
        _, waits = seats((one, other), one.until("update"))
        seat = 0 if waits is one else 1
        assert waits.ask("hint", seat=seat)["error"]["text"]["id"] == "server-no-hint"


def test_nothing_is_played_before_the_start(client):
    table = ok(new(client))["table"]
    with Player(client, table) as player:
        assert player.next()["type"] == "changed"
        tried: dict[str, dict[str, Any]] = {
            "answer": {"question": 0, "move": "stop"},
            "undo": {},
            "hint": {},
            "preview": {"move": "stop"},
            "why": {"picks": ["stop"]},
        }
        for kind, what in tried.items():
            failed = player.ask(kind, seat=0, **what)
            assert failed["error"]["text"]["id"] == "server-not-started"
        assert player.ask("consent", seat=0, agree=True)["error"]["text"]["id"] == "server-no-undo-request"


def test_chat_reaches_all_and_those_who_come_later(client, friend):
    client.put("/api/me", json={"name": "Anne"})
    table = ok(new(client, open_chat=True))["table"]
    with Player(client, table) as one, Player(friend, table) as watcher:
        one.send("say", text=" Bon\njour \x07 ! ")
        said = watcher.until("said")
        assert (said["line"], said["seat"], said["name"], said["text"]) == (1, 0, "Anne", "Bon jour !")
        watcher.send("say", text="hello")
        assert one.until("said", seat=None)["text"] == "hello"
        for text in ("", "  ", "x" * 501):
            assert one.ask("say", text=text)["error"]["text"]["id"] == "server-bad-chat"
    with Player(friend, table) as late:
        late.next()
        assert [late.next()["text"], late.next()["text"]] == ["Bon jour !", "hello"]


def test_chat_has_a_limit(tmp_path):
    with house(tmp_path, limits=Limits(chat_burst=2, chat_rate=0)) as client:
        table = ok(new(client))["table"]
        with Player(client, table) as player:
            replies = [player.ask("say", text="x") for _ in range(3)]
            assert [reply["type"] for reply in replies] == ["done", "done", "failed"]


def test_a_socket_has_a_limit(tmp_path):
    with house(tmp_path, limits=Limits(socket_burst=3, socket_rate=0)) as client:
        table = ok(new(client))["table"]
        with Player(client, table) as player:
            for _ in range(3):
                player.ask("hint", seat=0)
            assert player.ask("hint", seat=0)["error"]["code"] == "too-many"


def test_hints_have_a_limit(tmp_path):
    with house(tmp_path, limits=Limits(hint_burst=1, hint_rate=0)) as client:
        table = ok(new(client, [ME]))["table"]
        ok(act(client, table, "start"))
        with Player(client, table) as player:
            assert player.ask("hint", seat=0)["type"] == "hinted"
            assert player.ask("hint", seat=0)["error"]["code"] == "too-many"


def test_previews_have_a_limit(tmp_path):
    with house(tmp_path, limits=Limits(preview_burst=1, preview_rate=0)) as client:
        table = ok(new(client, [ME]))["table"]
        ok(act(client, table, "start"))
        with Player(client, table) as player:
            move = player.until_asked()["ask"]["options"][0]["move"]
            assert player.ask("preview", seat=0, move=move)["type"] == "previewed"
            assert player.ask("preview", seat=0, move=move)["error"]["code"] == "too-many"


@pytest.mark.parametrize("kind", ["hint", "preview"])
def test_hints_and_previews_have_a_limit_by_address(tmp_path, kind):
    """Persons are free: 40 of one address must not keep the helper from everybody else."""
    few = {f"address_{kind}_burst": 1, f"address_{kind}_rate": 0}
    with house(tmp_path, limits=replace(WIDE, **few)) as client, another(client) as friend:
        replies = []
        for one in (client, friend):
            table = ok(new(one, [ME]))["table"]
            ok(act(one, table, "start"))
            with Player(one, table) as player:
                move = player.until_asked()["ask"]["options"][0]["move"]
                asked = {"seat": 0} | ({"move": move} if kind == "preview" else {})
                replies.append(player.ask(kind, **asked))
        assert [one["type"] for one in replies] == [f"{kind}ed", "failed"]
        assert replies[1]["error"]["code"] == "too-many"
        site = client.app.state.lobby.shared_limits
        assert f"{kind}s of addresses" in site._shared  # and for all processes together
        assert "reports of addresses" in site._shared


def test_a_person_has_only_so_many_sockets(tmp_path):
    with house(tmp_path, limits=Limits(person_sockets=1)) as client:
        client.get("/api/me")
        table = ok(new(client))["table"]
        with Player(client, table) as player:
            player.next()
            assert closing_code(client, table) == 4429


def closing_code(client, table, **options):
    from litestar.exceptions import WebSocketDisconnect

    with client.websocket_connect(f"/api/tables/{table}/socket", **options) as ws:
        try:
            return json.loads(ws.receive_text(timeout=5))["type"]
        except WebSocketDisconnect as gone:
            return gone.code


def test_sockets_of_foreign_pages_and_of_no_table_are_closed(client):
    table = ok(new(client))["table"]
    assert closing_code(client, table, headers={"origin": "https://elsewhere.example"}) == 4403
    assert closing_code(client, table, headers={"origin": "null"}) == 4403
    assert closing_code(client, table, headers={"origin": "http://["}) == 4403
    assert closing_code(client, table, headers={"origin": "http://testserver.local"}) == "changed"
    assert closing_code(client, "nowhere") == 4404


def test_a_browser_that_comes_back_hears_what_it_missed(client, friend):
    table = two(client, friend)
    with Player(client, table) as one, Player(friend, table) as other:
        first = one.until("update")
        asked, _ = seats((one, other), first)
        update = first if asked is one else other.until("update")
        asked.answer(update)
        later = one.until("update", fresh=False) if asked is other else one.received[-2]
        with Player(client, table, since=first["n"]) as again:
            missed = again.until("update")
            assert not missed["fresh"] and missed["events"] and missed["n"] == later["n"]
        with Player(client, table, since=missed["n"]) as again:
            assert again.until("update")["events"] == []
        for odd in (10**9, -5):
            with Player(client, table, since=odd) as again:
                assert again.until("update")["fresh"]


def test_a_gap_too_large_gets_a_fresh_view(tmp_path):
    with house(tmp_path, history=3) as client:
        table = ok(new(client, [ME]))["table"]
        ok(act(client, table, "start"))
        with Player(client, table) as player:
            first = update = player.until_asked()
            for _ in range(4):
                player.send(
                    "answer",
                    seat=0,
                    question=update["ask"]["question"],
                    move=update["ask"]["options"][0]["move"],
                )
                update = player.until_asked()
        with Player(client, table, since=first["n"]) as again:
            fresh = again.until("update")
            assert fresh["fresh"] and len(fresh["events"]) == 3


def test_people_are_seen_to_come_and_go(client, friend):
    table = two(client, friend)
    with Player(client, table) as one:
        assert [seat["here"] for seat in one.next()["table"]["seats"]] == [True, False]
        with Player(friend, table):
            assert [seat["here"] for seat in one.until("changed")["table"]["seats"]] == [True, True]
        assert [seat["here"] for seat in one.until("changed")["table"]["seats"]] == [True, False]


def test_somebody_beside_the_table_gets_the_public_view(client, friend):
    table = two(client, friend, "_toy")
    with another(client) as stranger, Player(stranger, table) as watcher:
        update = watcher.until("update")
        assert update["seat"] is None and update["ask"] is None and update["view"]["seat"] is None
        assert watcher.ask("undo", seat=0)["error"]["code"] == "not-yours"


def test_a_shared_screen_shows_no_hand_and_is_nobody(client, friend):
    table = two(client, friend, "royaume")
    with Player(friend, table) as player, Player(client, table, watching=True) as screen:
        assert screen.until("update")["seat"] is None
        assert [seat["here"] for seat in player.until("changed")["table"]["seats"]] == [False, True]


def test_several_seats_on_one_device(client):
    table = ok(new(client, [ME, {"kind": "guest", "name": "Bob"}], "_toy"))["table"]
    ok(act(client, table, "start"))
    with Player(client, table) as player:
        updates = [player.until("update"), player.until("update")]
        assert [one["seat"] for one in updates] == [0, 1]
        asked = next(one for one in updates if one["ask"])
        ask = asked["ask"]
        player.send("answer", seat=asked["seat"], question=ask["question"], move=ask["options"][0]["move"])
        later = [player.until("update"), player.until("update")]
        assert [one["seat"] for one in later] == [0, 1]
        assert later[1 - asked["seat"]]["ask"]


def test_leaving_makes_a_spectator_and_coming_back_a_player(client, friend):
    table = two(client, friend, "_toy")
    with Player(friend, table) as player:
        assert player.until("update")["seat"] == 1
        ok(act(friend, table, "leave"))
        assert player.until("update", fresh=True)["seat"] is None
        ok(act(friend, table, "sit"))
        assert player.until("update", fresh=True)["seat"] == 1
