"""Killed without warning, the server stands again where its last accepted move left it."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.server.house import Player, house, ok
from tests.server.test_tables import ME, act, new
from websockets.sync.client import connect


@contextmanager
def serving(folder, port, *more):
    """A real server in a process of its own; killed at the end."""
    command = [sys.executable, "-m", "royaumes", "serve", "--no-open", "--host", "127.0.0.1", "--lang", "en"]
    process = subprocess.Popen(
        [*command, "--port", str(port), "--data", str(folder), *more],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        said = iter(process.stdout.readline, "")
        assert any("http://localhost" in line for line in said), "it has ended before it was ready"
        yield process
    finally:
        process.kill()
        process.wait()
        process.stdout.close()
        process.stderr.close()


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def ask(port, path, body=None, cookie=""):
    """An HTTP request; the answer and the cookie that came with it."""
    raw = None if body is None else json.dumps(body).encode()
    headers = {"content-type": "application/json", "cookie": cookie}
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", raw, headers)
    with urllib.request.urlopen(request, timeout=10) as response:
        found = response.headers.get("set-cookie", "").split(";")[0]
        return json.load(response), found or cookie


def socket_of(port, table, cookie, since=None):
    at = f"ws://127.0.0.1:{port}/api/tables/{table}/socket" + (f"?since={since}" if since else "")
    return connect(at, additional_headers={"cookie": cookie})


def until(ws, wanted):
    while True:
        message = json.loads(ws.recv(timeout=20))
        if wanted(message):
            return message


def test_kill_nine_loses_no_accepted_move(tmp_path):
    port = free_port()
    with serving(tmp_path, port, "--pace", "0.05") as process:
        table, cookie = ask(port, "/api/play-now", {"game": "crowns"})
        table = table["table"]
        with socket_of(port, table, cookie) as ws:
            accepted, last = 0, {"ask": None}
            while accepted < 7:
                update = last if last["ask"] else until(ws, lambda m: m["type"] == "update" and m["ask"])
                seen, move = update["ask"], update["ask"]["options"][0]["move"]
                answer = {
                    "type": "answer",
                    "id": f"k{accepted}",
                    "seat": 0,
                    "question": seen["question"],
                    "move": move,
                }
                ws.send(json.dumps(answer))
                before = update["n"]
                last = until(ws, lambda m, n=before: m["type"] == "update" and m["n"] > n)
                accepted += 1
            os.kill(process.pid, signal.SIGKILL)
            process.wait()
    with serving(tmp_path, port, "--pace", "0.05"):
        assert ask(port, "/api/me", cookie=cookie)[0]["person"] == cookie.split("=")[1].split(".")[0]
        with socket_of(port, table, cookie, since=last["n"]) as ws:
            now = until(ws, lambda m: m["type"] == "update")
            assert now["n"] >= last["n"] and not now["fresh"]
            ws.send(json.dumps(answer))  # the browser is not sure that it was heard
            assert until(ws, lambda m: m.get("id") == answer["id"])["type"] == "done"
            if now["n"] == last["n"]:
                assert now["view"] == last["view"]
            update = now if now["ask"] else until(ws, lambda m: m["type"] == "update" and m["ask"])
            assert 0 in update["waiting"]


def test_bots_go_on_by_themselves_after_a_kill(tmp_path):
    port = free_port()
    with serving(tmp_path, port, "--pace", "3600"):
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        table, cookie = ask(port, "/api/tables", {"game": "crowns", "seats": seats})
        ask(port, f"/api/tables/{table['table']}/start", {}, cookie)
        left, _ = ask(port, f"/api/tables/{table['table']}/leave", {}, cookie)
        assert left["stage"] == "playing" and [seat["kind"] for seat in left["seats"]] == ["bot", "bot"]
    with serving(tmp_path, port, "--pace", "0"):
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            info, _ = ask(port, f"/api/tables/{table['table']}", cookie=cookie)
            if info["stage"] == "over":
                break
            time.sleep(0.1)
        assert info["stage"] == "over"
        found, _ = ask(port, f"/api/tables/{table['table']}/verify", cookie=cookie)
        assert found["commitment"] == table["commitment"] and found["outcomes"] > 10


def test_a_taken_port_is_told(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        command = [
            sys.executable,
            "-m",
            "royaumes",
            "serve",
            "--host",
            "127.0.0.1",
            "--no-open",
            "--lang",
            "en",
        ]
        port = str(taken.getsockname()[1])
        found = subprocess.run(
            [*command, "--port", port, "--data", str(tmp_path)], capture_output=True, text=True
        )
    assert found.returncode == 2 and "Cannot listen at" in found.stderr


def test_ctrl_c_stops_the_server_politely(tmp_path):
    with serving(tmp_path, free_port()) as process:
        process.send_signal(signal.SIGINT)
        assert process.wait(15) == 0
        assert "stopped" in process.stdout.read()


def test_sigterm_stops_the_server_in_good_order(tmp_path):
    with serving(tmp_path, free_port()) as process:
        process.send_signal(signal.SIGTERM)
        assert process.wait(15) == 0
        assert "stopped" in process.stdout.read()


def test_no_worker_outlives_a_killed_server(tmp_path):
    port = free_port()
    with serving(tmp_path, port) as process:
        assert ask(port, "/api/health")[0]["checks"]["bots"] == "ok"
        family = children(process.pid)
        assert family
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
        deadline = time.monotonic() + 10
        while any(map(alive, family)) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert not any(map(alive, family))


def children(pid):
    """The processes that a process has started."""
    listed = (Path("/proc") / str(pid) / "task" / str(pid) / "children").read_text()
    return [int(one) for one in listed.split()]


def alive(pid):
    try:
        return "Z" not in (Path("/proc") / str(pid) / "stat").read_text().rpartition(")")[2][:3]
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_tables_leave_the_memory_and_come_back(tmp_path):
    with house(tmp_path, idle=0.05) as client:
        table = ok(new(client, [ME]))["table"]
        ok(act(client, table, "start"))
        with Player(client, table) as player:
            update = player.until_asked()
            player.answer(update)
        lobby = client.app.state.lobby
        deadline = time.monotonic() + 5
        while lobby.live_tables and time.monotonic() < deadline:
            time.sleep(0.02)
        assert lobby.live_tables == {}
        with Player(client, table) as player:
            again = player.until_asked()
            assert len(again["events"]) == 2 and again["undo"]


def test_a_change_that_cannot_be_kept_does_not_count(tmp_path, monkeypatch):
    import sqlite3

    with house(tmp_path) as client:
        table = ok(new(client, [ME]))["table"]
        ok(act(client, table, "start"))
        storage = client.app.state.lobby.storage

        def full(changes):
            raise sqlite3.OperationalError("database or disk is full")

        with Player(client, table) as player:
            update = player.until_asked()
            with monkeypatch.context() as broken:
                broken.setattr(storage, "_transact", full)
                assert player.answer(update)["error"]["code"] == "not-saved"
                assert client.post(f"/api/tables/{table}/leave").status_code == 503
            assert player.answer(update)["type"] == "done"
        assert ok(client.get(f"/api/tables/{table}"))["answers"] == 2


@pytest.mark.parametrize("path", ["/api/health", "/api/schema"])
def test_health_and_schema(tmp_path, path):
    with house(tmp_path) as client:
        assert ok(client.get(path))
