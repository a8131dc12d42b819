"""What a stranger may use up: counted by address, and never the place of somebody who plays."""

import asyncio
import contextlib
import json
import multiprocessing
import re
import socket
import time
import urllib.request
import zlib
from dataclasses import replace

import pytest
from benchmarks.client import upgrade
from litestar.exceptions import WebSocketDisconnect
from tests.server.house import WIDE, Player, another, error_message, house, ok, settings
from tests.server.test_restart import ask
from tests.server.test_tables import ME, OPEN, act, new

from royaumes.server.config import Limits
from royaumes.server.limits import network
from royaumes.server.run import listen, serve


@pytest.mark.parametrize(
    ("address", "whose"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("testclient", "testclient"),
    ],
)
def test_whose_an_address_is(address, whose):
    assert network(address) == whose


def stranger(client, table):
    """Somebody new opens a socket to watch: the first message, or the code it was closed with."""
    with another(client) as new_one:
        try:
            with new_one.websocket_connect(f"/api/tables/{table}/socket") as ws:
                return json.loads(ws.receive_text(timeout=5))["type"]
        except WebSocketDisconnect as gone:
            return gone.code


@contextlib.contextmanager
def watchers(client, table, count):
    with contextlib.ExitStack() as stack:
        for _ in range(count):
            one = stack.enter_context(another(client))
            stack.enter_context(Player(one, table)).next()
        yield


@pytest.mark.parametrize(
    "limits",
    [
        replace(WIDE, sockets=2),
        replace(WIDE, table_watchers=2),
        replace(WIDE, address_table_watchers=2),
        replace(WIDE, address_watchers=2),
    ],
)
def test_strangers_never_take_the_place_of_somebody_who_plays(tmp_path, limits):
    with house(tmp_path, limits=limits) as client:
        table = ok(new(client, [ME, OPEN], public=True))["table"]
        with watchers(client, table, 2):
            assert stranger(client, table) == 4429
            with Player(client, table) as player:
                assert player.next()["type"] == "changed"


def test_when_all_is_full_the_one_goes_who_has_watched_longest(tmp_path):
    with house(tmp_path, limits=replace(WIDE, sockets=2)) as client:
        table = ok(new(client, [ME, OPEN]))["table"]
        lobby = client.app.state.lobby
        with another(client) as first, another(client) as second, Player(first, table) as one:
            one.next()
            with Player(second, table) as two, Player(client, table) as player:
                two.next()
                player.next()
                with pytest.raises(WebSocketDisconnect) as gone:
                    one.until("nothing")
                assert gone.value.code == 4429
                assert len(lobby.admission) == 2
        assert within(5, lambda: len(lobby.admission) == 0)


def test_an_address_opens_only_so_many_sockets_to_watch(tmp_path):
    with house(tmp_path, limits=replace(WIDE, watchers_burst=3, watchers_rate=0)) as client:
        table = ok(new(client, [ME, OPEN]))["table"]
        found = [stranger(client, table) for _ in range(5)]
        assert found[:3] == ["changed"] * 3 and "changed" not in found[3:]
        with Player(client, table) as player:
            assert player.next()["type"] == "changed"


def test_an_address_makes_only_so_many_tables(tmp_path):
    with house(tmp_path, limits=replace(WIDE, address_tables_burst=2, address_tables_rate=0)) as client:
        for _ in range(2):
            with another(client) as somebody:
                ok(new(somebody))
        with another(client) as somebody:
            assert error_message(new(somebody)) == (429, "too-many", "server-too-many")


def test_an_address_writes_only_so_many_lines(tmp_path):
    limits = replace(WIDE, address_chat_burst=2, address_chat_rate=0)
    with house(tmp_path, limits=limits) as client:
        table = ok(new(client, [ME, OPEN], open_chat=True))["table"]
        replies = []
        for _ in range(3):
            with another(client) as somebody, Player(somebody, table) as watcher:
                replies.append(watcher.ask("say", text="spam")["type"])
        assert replies == ["done", "done", "failed"]


def test_those_who_watch_write_only_where_the_table_says_so(tmp_path):
    with house(tmp_path) as client, another(client) as friend:
        table = ok(new(client, [ME, OPEN]))["table"]
        friend.get("/api/me")
        with Player(friend, table) as watcher:
            assert watcher.ask("say", text="hello")["error"]["text"]["id"] == "server-chat-closed"
            ok(act(friend, table, "sit"))
            assert watcher.ask("say", text="hello")["type"] == "done"


def test_computer_players_do_not_play_among_themselves(tmp_path):
    with house(tmp_path) as client:
        bots = [{"kind": "bot"}] * 2
        assert error_message(new(client, bots)) == (400, "bad", "server-bots-alone")
        table = ok(new(client, [OPEN, OPEN]))["table"]
        assert error_message(act(client, table, "start")) == (409, "not-now", "server-bots-alone")


# ---------------------------------------------------------------- replays


def test_replays_are_few_and_finished_ones_are_remembered(tmp_path, monkeypatch):
    from royaumes.server.finished import replays

    made = []
    real = replays.steps_of

    def counted(*about):
        made.append(about)
        return real(*about)

    monkeypatch.setattr(replays, "steps_of", counted)
    with house(tmp_path, limits=replace(WIDE, replays_burst=4, replays_rate=0)) as client:
        table = ok(client.post("/api/play-now", json={"game": "crowns"}))["table"]
        with Player(client, table) as player:
            player.play()
        found = [client.get(f"/api/tables/{table}/replay?all=true") for _ in range(3)]
        assert len({one.content for one in found}) == 1 and len(made) == 1
        assert client.get(f"/api/tables/{table}/verify").status_code == 200
        assert client.get(f"/api/tables/{table}/replay").status_code == 429


def test_a_long_queue_for_replays_is_refused(tmp_path):
    from tests.server.test_game_log import played

    from royaumes.server.finished.replays import Replays, Viewpoint
    from royaumes.server.protocol.errors import CodedError

    game_log, _ = played("crowns", undo=False)

    async def work():
        made = Replays(settings(tmp_path, limits=replace(WIDE, replays_waiting=2)))
        asked = [
            made.steps("t", game_log.table.own_record, Viewpoint(seat, False, True), False)
            for seat in range(3)
        ]
        found = await asyncio.gather(*asked, return_exceptions=True)
        made.stop()
        return found

    *good, refused = asyncio.run(work())
    assert all(zlib.decompress(one).startswith(b"[") for one in good)
    assert isinstance(refused, CodedError) and refused.code == "too-many"


# ---------------------------------------------------------------- connections, with a real server


def _serve(config, port, ready):
    with listen("127.0.0.1", port) as listening:
        serve(config, listening, ready.set)


@contextlib.contextmanager
def running(folder, **limits):
    """A real server with other limits, in a process of its own: its port. It must stop in good order."""
    spawn = multiprocessing.get_context("spawn")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    ready = spawn.Event()
    config = settings(folder, keys=("crowns",), limits=replace(Limits(), **limits))
    process = spawn.Process(target=_serve, args=(config, port, ready))
    process.start()
    try:
        assert ready.wait(120)
        yield port
        process.terminate()
        process.join(15)
        assert process.exitcode == 0
    finally:
        process.kill()
        process.join()


def dial(port, sent=b""):
    one = socket.create_connection(("127.0.0.1", port), timeout=10)
    one.sendall(sent)
    return one


def ended(one):
    """Whether the server ends this connection within a few seconds, without an answer."""
    one.settimeout(5)
    try:
        return one.recv(100) == b""
    except ConnectionResetError:
        return True
    except TimeoutError:
        return False


def test_a_flood_of_strangers_is_turned_away_before_it_costs_anything(tmp_path):
    with running(tmp_path, watchers_burst=2, watchers_rate=0) as port:
        table, cookie = ask(port, "/api/tables", {"game": "crowns", "seats": [ME, OPEN], "public": True})
        first = [dial(port, upgrade(port, table["table"])) for _ in range(2)]
        for one in first:
            assert one.recv(12) == b"HTTP/1.1 101"
        with dial(port, upgrade(port, table["table"])) as late:
            assert ended(late)
        with dial(port, upgrade(port, table["table"], cookie)) as player:
            assert player.recv(12) == b"HTTP/1.1 101"
        for one in first:
            one.close()


def test_a_flood_of_messages_is_answered_slowly_and_in_order(tmp_path):
    limits = replace(WIDE, socket_burst=3, socket_rate=20.0)
    with house(tmp_path, limits=limits) as client:
        table = ok(new(client, [ME, OPEN]))["table"]
        with Player(client, table) as player:
            names = [player.send("nudge", seat=0) for _ in range(10)]
            replies = [player.until("failed") for _ in names]
            assert [reply["id"] for reply in replies] == names
            codes = [reply["error"]["code"] for reply in replies]
            assert codes[:3] == ["not-now"] * 3 and codes[3] == "too-many" and "not-now" in codes[4:]


def test_half_sent_requests_are_cut(tmp_path):
    halves = (
        b"",
        b"GET /api/me HT",
        b"GET /api/me HTTP/1.1\r\nhost: x\r\n",
        b"PUT /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{",
    )
    with running(tmp_path, request_seconds=0.5) as port:
        for half in halves:
            with dial(port, half) as one:
                assert ended(one), half
        assert ask(port, "/api/health")[0]["status"] == "ok"


def test_of_an_address_with_too_many_connections_the_oldest_go(tmp_path):
    with running(tmp_path, address_connections=5) as port, contextlib.ExitStack() as stack:
        held = [stack.enter_context(dial(port, b"GET / HT")) for _ in range(12)]
        assert ask(port, "/api/me")[0]["name"] == ""
        assert ended(held[0]) and ended(held[5]) and not ended_now(held[-1])


def ended_now(one):
    one.setblocking(False)
    try:
        return one.recv(100) == b""
    except BlockingIOError:
        return False
    except ConnectionResetError:
        return True


def test_a_browser_that_never_reads_loses_its_place(tmp_path):
    with (
        running(tmp_path, send_seconds=0.5, close_seconds=0.5, socket_burst=10**6) as port,
        socket.socket() as deaf,
    ):
        table, _ = ask(port, "/api/tables", {"game": "crowns", "seats": [ME, OPEN]})
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        deaf.connect(("127.0.0.1", port))
        deaf.sendall(upgrade(port, table["table"]))
        assert within(10, lambda: sockets(port) == 1)
        question = b"\x81\x82\0\0\0\0{}"  # each gets an answer, and none of them is read
        with contextlib.suppress(OSError):
            for _ in range(200):
                deaf.sendall(question * 500)
        assert within(10, lambda: sockets(port) == 0)


def test_what_a_flood_leaves_behind_keeps_no_place(tmp_path):
    with running(tmp_path, socket_burst=3, socket_rate=0.5) as port:
        table, cookie = ask(port, "/api/tables", {"game": "crowns", "seats": [ME, OPEN]})
        with dial(port, upgrade(port, table["table"], cookie)) as flood:
            assert flood.recv(12) == b"HTTP/1.1 101"
            flood.sendall(b"\x81\x82\0\0\0\0{}" * 500)
            assert within(10, lambda: sockets(port) == 1)
        assert within(10, lambda: sockets(port) == 0)


def within(seconds, true):
    """Whether something becomes true in time."""
    deadline = time.monotonic() + seconds
    while not true() and time.monotonic() < deadline:
        time.sleep(0.05)
    return true()


def sockets(port):
    """How many sockets are open, as the server counts them."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/metrics") as found:
        (sockets,) = re.findall(r"^royaumes_sockets (\d+)$", found.read().decode(), re.MULTILINE)
        return int(sockets)


ODD = (
    b"GET /api/tables/\xff\xfe HTTP/1.1\r\nhost: x\r\n\r\n",
    b"GET /%ff%fe HTTP/1.1\r\nhost: x\r\n\r\n",
    b"GET /api/tables/a%00b HTTP/1.1\r\nhost: x\r\n\r\n",
    b"\x00\x01\x02\r\n\r\n",
    b"GET /api/tables/\xc3\xa9/socket HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{",
)


def test_what_cannot_be_understood_leaves_no_traceback(tmp_path, capfd):
    with running(tmp_path) as port:
        for raw in ODD:
            with dial(port, raw) as one:
                one.settimeout(0.3)
                with contextlib.suppress(TimeoutError, ConnectionResetError):
                    assert b" 500 " not in one.recv(4000), raw
        assert ask(port, "/api/health")[0]["status"] == "ok"
    assert "Traceback" not in capfd.readouterr().err
