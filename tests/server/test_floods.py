"""Floods of bytes at a real server: each is cut, the memory stays where it was, the log stays short."""

import contextlib
import json
import socket
import subprocess
import sys
import time
import urllib.request

import pytest
from benchmarks.client import upgrade
from benchmarks.process import Server, free_port, memory
from tests.server.test_restart import ask
from tests.server.test_strangers import dial
from tests.server.test_tables import ME, OPEN

from royaumes import play_game
from royaumes.core.codec import dump

_MB = 1_000_000
GET = b"GET /x HTTP/1.1\r\nhost: x\r\n\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    found = Server(tmp_path_factory.mktemp("floods"))
    found.start()
    yield found
    assert found.stop() == 0
    assert "Traceback" not in found.log.read_text()


def pour(one, data, most):
    """Send this again and again until the other end will have no more; how many bytes went."""
    sent = 0
    one.settimeout(3)
    with contextlib.suppress(OSError):
        while sent < most:
            sent += one.send(data)
    return sent


HEADS = {
    "many headers": (b"GET / HTTP/1.1\r\n", b"a:b\r\n" * 10_000),
    "one header": (b"GET / HTTP/1.1\r\na: ", b"b" * 50_000),
    "one name": (b"GET / HTTP/1.1\r\n", b"b" * 50_000),
    "an address": (b"GET /", b"b" * 50_000),
    "trailers": (b"POST / HTTP/1.1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n", b"a:b\r\n" * 10_000),
    "one trailer": (b"POST / HTTP/1.1\r\ntransfer-encoding: chunked\r\n\r\n0\r\na: ", b"b" * 50_000),
}


@pytest.mark.parametrize("what", HEADS)
def test_a_head_without_end_is_cut(server, what):
    begin, more = HEADS[what]
    before = memory(server.pid)
    with dial(server.port, begin) as one:
        assert pour(one, more, 64 * _MB) < 8 * _MB  # what the buffers of two ends hold
    assert memory(server.pid) - before < 20 * _MB


def test_a_head_as_large_as_any_browser_sends_is_read(server):
    cookie = b"cookie: " + b"x" * 16_000 + b"\r\n"
    with dial(server.port, b"GET /api/ready HTTP/1.1\r\nhost: x\r\n" + cookie + b"\r\n") as one:
        assert one.recv(12) == b"HTTP/1.1 200"


def test_requests_that_wait_on_a_connection_are_few(server):
    before = memory(server.pid)
    with dial(server.port) as one:
        assert pour(one, GET * 500, 64 * _MB) < 8 * _MB
    assert memory(server.pid) - before < 20 * _MB
    with dial(server.port, GET * 4) as one:  # as a program may
        one.settimeout(5)
        said = b""
        while said.count(b"HTTP/1.1 404") < 4:
            said += one.recv(10_000)


@pytest.mark.parametrize("piece", [b"\x89\x80\0\0\0\0", b"\x01\x80\0\0\0\0" + b"\0\x80\0\0\0\0" * 50])
def test_pings_and_pieces_without_end_are_cut(server, piece):
    table, cookie = ask(server.port, "/api/tables", {"game": "crowns", "seats": [ME, OPEN]})
    with dial(server.port, upgrade(server.port, table["table"], cookie)) as one:
        assert one.recv(12) == b"HTTP/1.1 101"
        assert pour(one, piece * 100, 16 * _MB) < 8 * _MB


def test_whoever_was_cut_for_a_flood_opens_no_socket_for_a_while(server):
    table, cookie = ask(server.port, "/api/tables", {"game": "crowns", "seats": [ME, OPEN]})
    opening = upgrade(server.port, table["table"], cookie)
    with dial(server.port, opening) as one:
        assert one.recv(12) == b"HTTP/1.1 101"
        pour(one, b"\x89\x80\0\0\0\0" * 100, _MB)
    with dial(server.port, opening) as again:
        assert again.recv(12) != b"HTTP/1.1 101"
    other, theirs = ask(server.port, "/api/tables", {"game": "crowns", "seats": [ME, OPEN]})
    with dial(server.port, upgrade(server.port, other["table"], theirs)) as somebody:
        assert somebody.recv(12) == b"HTTP/1.1 101"


def test_replays_that_nobody_reads_take_little_memory(server):
    """All seats' views of a long game are 80 MB of JSON; readers that take nothing of it must cost little."""
    record = dump(play_game("auftrag", ["random"] * 4, seed="a")[0])
    address = f"http://127.0.0.1:{server.port}/api/records"
    with urllib.request.urlopen(urllib.request.Request(address, record.encode(), method="POST")) as answer:
        table = json.load(answer)["table"]
    before = memory(server.pid)
    asked = f"GET /api/tables/{table}/replay?all=true HTTP/1.1\r\nhost: x\r\n\r\n".encode()
    with contextlib.ExitStack() as opened:
        deaf = [opened.enter_context(dial(server.port, asked)) for _ in range(20)]
        said = [one.recv(12) for one in deaf]
        assert said.count(b"HTTP/1.1 200") == 8 and said.count(b"HTTP/1.1 429") == 12
        time.sleep(1)
        assert memory(server.pid) - before < 60 * _MB
    deadline = time.monotonic() + 10
    while time.monotonic() < deadline:  # they have gone: there is room for others
        with dial(server.port, asked) as one:
            if one.recv(12) == b"HTTP/1.1 200":
                return
        time.sleep(0.1)
    raise AssertionError("no place was left")


def test_a_flood_of_broken_requests_leaves_a_short_log_of_json(tmp_path):
    port = free_port()
    where = ["--host", "127.0.0.1", "--port", str(port), "--data", str(tmp_path), "--no-open"]
    command = [sys.executable, "-m", "royaumes", "serve", *where, "--log", "json"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True) as server:
        until_it_listens(port)
        table, _ = ask(port, "/api/tables", {"game": "crowns", "seats": [ME, OPEN]})
        for _ in range(40):
            with dial(port, b"NONSENSE\r\n\r\n") as one:
                one.recv(100)
        for _ in range(20):
            with dial(port, upgrade(port, table["table"])) as one:
                one.recv(12)
                one.sendall(b"\x81\x81\0\0\0\0\xff")
                with contextlib.suppress(OSError):
                    while one.recv(1000):
                        pass
        server.terminate()
        _, said = server.communicate(timeout=30)
    lines = [json.loads(line) for line in said.splitlines()]
    assert 0 < len(lines) < 15 and not any("traceback" in line for line in lines)


def until_it_listens(port):
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        with contextlib.suppress(OSError):
            socket.create_connection(("127.0.0.1", port)).close()
            return
        time.sleep(0.1)
