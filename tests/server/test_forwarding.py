"""What is handed on to another process: to that process alone, for that request alone, as it was sent."""

import base64
import contextlib
import hashlib
import http.server
import re
import socket
import threading
import time
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from tests.server.house import house
from tests.server.raw import ask, scope_of

from royaumes.server.cluster import forwarding


@contextlib.contextmanager
def elsewhere():
    """A server that answers everything, what it was asked, and where it is."""
    asked = []

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            asked.append((self.path, dict(self.headers.items())))
            self.send_response(200)
            self.send_header("content-length", "6")
            self.end_headers()
            self.wfile.write(b"SECRET")

        def log_message(self, *about):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield asked, f"127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


@contextlib.contextmanager
def one_of_two(folder, monkeypatch, holder, **changes):
    """A server whose tables are all held by another process."""
    with house(folder, internal="127.0.0.1:9", **changes) as client:

        async def claim(table, again=False):
            return holder

        monkeypatch.setattr(client.app.state.lobby.storage.processes, "claim", claim)
        monkeypatch.setattr(forwarding, "_PATIENCE", 0.0)
        yield client


def closed_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_nothing_is_sent_to_a_host_that_the_path_names(tmp_path, monkeypatch, kind):
    with elsewhere() as (asked, foreign):
        holder = f"127.0.0.1:{closed_port()}"
        with one_of_two(tmp_path, monkeypatch, holder, prefix="/royaumes") as client:
            for path in (
                f"/royaumes%2fapi%2ftables%2fT%2f@{foreign}/latest/meta-data?x=1",
                f"/royaumes/api/tables/T/@{foreign}/latest",
                f"/royaumes@{foreign}/api/tables/T",
            ):
                answer = ask(client, path, kind=kind)
                assert b"SECRET" not in answer.body and answer.status != 200
        assert asked == []


def test_a_request_is_handed_on_as_it_was_sent(tmp_path, monkeypatch):
    with elsewhere() as (asked, holder), one_of_two(tmp_path, monkeypatch, holder) as client:
        answer = ask(client, "/api/tables/T/replay?all=true", headers=((b"x-said", b"so"),))
    assert answer.status == 200 and answer.body == b"SECRET"
    ((path, headers),) = asked
    assert path == "/api/tables/T/replay?all=true" and headers.pop("x-said") == "so"
    assert {name.lower() for name in headers} == {"host", "x-royaumes-for"}  # nothing that the client adds
    assert answer.header("date") == []  # this process writes its own


def test_a_signature_is_good_for_one_request_and_not_for_long(tmp_path, monkeypatch):
    with elsewhere() as (asked, holder), one_of_two(tmp_path, monkeypatch, holder) as client:
        ask(client, "/api/tables/T?x=1", client="198.51.100.7")
        signed = ((b"x-royaumes-for", asked[0][1]["x-royaumes-for"].encode()),)
        found: Any = client.app.state.forwarding
        assert found._handed_on(scope_of("/api/tables/T?x=1", headers=signed))["client"][0] == "198.51.100.7"
        assert found._handed_on(scope_of("/api/tables/T?x=2", headers=signed)) is None
        assert found._handed_on(scope_of("/api/me", headers=signed)) is None
        assert found._handed_on(scope_of("/api/tables/T?x=1", "DELETE", signed)) is None
        later = time.time() + 90
        monkeypatch.setattr(time, "time", lambda: later)
        assert found._handed_on(scope_of("/api/tables/T?x=1", headers=signed)) is None


def test_a_socket_that_leads_to_a_silent_process_is_closed_soon(tmp_path, monkeypatch):
    monkeypatch.setattr(forwarding, "_LOOK", 0.2)
    monkeypatch.setattr(forwarding, "_SILENCE", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        silent = threading.Thread(target=fall_silent, args=(listening,))
        silent.start()
        holder = f"127.0.0.1:{listening.getsockname()[1]}"
        with (
            one_of_two(tmp_path, monkeypatch, holder) as client,
            client.websocket_connect("/api/tables/T/socket") as ws,
        ):
            began = time.monotonic()
            with pytest.raises(WebSocketDisconnect) as gone:
                ws.receive_text(timeout=10)
            assert gone.value.code == 1012 and time.monotonic() - began < 5
        silent.join()


def fall_silent(listening):
    """Open a websocket and then do nothing, as a process does that is stopped."""
    one, _ = listening.accept()
    with one:
        key = re.search(rb"sec-websocket-key: (\S+)", one.recv(4096), re.IGNORECASE)
        assert key is not None
        digest = hashlib.sha1(key[1] + b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11").digest()
        one.sendall(
            b"HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
            b"sec-websocket-accept: " + base64.b64encode(digest) + b"\r\n\r\n"
        )
        while one.recv(4096):
            pass
