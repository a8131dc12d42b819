"""The table server under load: 200 tables of two scripted Crowns players over real sockets.

The real server runs as its own process on the loopback with its database on the disk; the players live
in this one. At full load everybody answers as soon as he is asked; at half load the tables take turns so
that half as many moves are made a second. A move counts when it is accepted; its time runs from the
moment it is sent until everybody at the table has the update.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import contextlib
import json
import os
import random
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from typing import Any

import msgspec

HOST = "127.0.0.1"


class Update(msgspec.Struct):
    """What a scripted player reads of an update."""

    type: str
    n: int = 0
    seat: int | None = None
    ask: dict[str, Any] | None = None
    result: dict[str, Any] | None = None
    id: str = ""


decode = msgspec.json.Decoder(Update).decode


class Browser:
    """One person: a cookie, HTTP requests one after the other."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""

    async def ask(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        raw = b"" if body is None else json.dumps(body).encode()
        lines = [
            f"{method} {path} HTTP/1.1",
            f"host: {HOST}:{self.port}",
            "connection: close",
            "content-type: application/json",
            f"content-length: {len(raw)}",
            *([f"cookie: {self.cookie}"] if self.cookie else []),
        ]
        reader, writer = await asyncio.open_connection(HOST, self.port)
        writer.write("\r\n".join(lines).encode() + b"\r\n\r\n" + raw)
        answer = await reader.read()
        writer.close()
        head, _, content = answer.partition(b"\r\n\r\n")
        status = int(head.split(b" ", 2)[1])
        for line in head.decode().split("\r\n"):
            if line.lower().startswith("set-cookie:"):
                self.cookie = line.split(":", 1)[1].split(";")[0].strip()
        if status == 429:  # the limits hold here too
            await asyncio.sleep(0.5)
            return await self.ask(method, path, body)
        if status >= 300:
            raise RuntimeError(f"{method} {path}: {status} {content[:200]!r}")
        found: dict[str, Any] = json.loads(content)
        return found


class Wire(asyncio.Protocol):
    """A websocket as thin as can be, so that the players do not outweigh the server."""

    def __init__(self, player: Player, request: bytes) -> None:
        self._player = player
        self._request = request
        self._buffer = bytearray()
        self._open = False
        self.gone = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        self.gone = True

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self._open:
            at = buffer.find(b"\r\n\r\n")
            if at < 0:
                return
            if b" 101 " not in buffer[:at]:
                raise RuntimeError(bytes(buffer[:200]))
            del buffer[: at + 4]
            self._open = True
        at = 0
        while len(buffer) - at >= 2:
            kind, length, begin = buffer[at] & 15, buffer[at + 1] & 127, at + 2
            if length == 126:
                if len(buffer) - at < 4:
                    break
                (length,), begin = struct.unpack_from(">H", buffer, at + 2), at + 4
            elif length == 127:
                if len(buffer) - at < 10:
                    break
                (length,), begin = struct.unpack_from(">Q", buffer, at + 2), at + 10
            if len(buffer) < begin + length:
                break
            if kind == 1:
                self._player.receive(bytes(buffer[begin : begin + length]))
            elif kind == 9:
                self.send(bytes(buffer[begin : begin + length]), 10)
            at = begin + length
        del buffer[:at]

    def send(self, raw: bytes, kind: int = 1) -> None:
        mask = b"\0\0\0\0"
        size = bytes([128 | len(raw)]) if len(raw) < 126 else b"\xfe" + struct.pack(">H", len(raw))
        self.transport.write(bytes([128 | kind]) + size + mask + raw)


@dataclass
class Load:
    """What is measured, and how fast the tables go (0: as fast as they can)."""

    pause: float = 0.0
    running: bool = True
    moves: int = 0
    games: int = 0
    waits: list[float] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)
    #: Bytes in memory shortly before the first game ended: all tables live and far on.
    memory: int = 0


class Player:
    """One seat: places a chip, then stops, and so on."""

    def __init__(self, table: Table, browser: Browser) -> None:
        self.table = table
        self.browser = browser
        self.wire: Wire

    async def connect(self, name: str) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        request = (
            f"GET /api/tables/{name}/socket HTTP/1.1\r\nhost: {HOST}:{self.browser.port}\r\n"
            f"upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
            f"sec-websocket-key: {key}\r\ncookie: {self.browser.cookie}\r\n\r\n"
        )
        loop = asyncio.get_running_loop()
        _, self.wire = await loop.create_connection(
            lambda: Wire(self, request.encode()), HOST, self.browser.port
        )

    def receive(self, raw: bytes) -> None:
        message = decode(raw)
        if message.type == "update":
            self.table.receive(self, message)
        elif message.type == "failed":
            self.table.load.failed.append(raw.decode())


class Table:
    """One table: counts a move when both its players have heard of it."""

    def __init__(self, number: int, port: int, load: Load) -> None:
        self.load = load
        self.random = random.Random(number)
        self.players = [Player(self, Browser(port)) for _ in range(2)]
        self.began = 0.0
        self.sent = 0
        self.reached = 0
        self.last = 0
        self.ask: tuple[Player, int | None, dict[str, Any]] | None = None
        self.over = asyncio.Event()

    async def open(self) -> None:
        one, two = (player.browser for player in self.players)
        seats = [{"kind": "me"}, {"kind": "open"}]
        name = (await one.ask("POST", "/api/tables", {"game": "crowns", "seats": seats}))["table"]
        await two.ask("POST", f"/api/tables/{name}/sit", {})
        await self._begin(name)

    async def _begin(self, name: str) -> None:
        self.name, self.last, self.reached, self.ask, self.began = name, 0, 0, None, 0.0
        await self.players[0].browser.ask("POST", f"/api/tables/{name}/start", {})
        for player in self.players:
            await player.connect(name)

    async def run(self) -> None:
        """Play one game after the other."""
        while True:
            await self.over.wait()
            self.over.clear()
            if not self.load.running:
                return
            for player in self.players:
                player.wire.transport.close()
            fresh = await self.players[0].browser.ask("POST", f"/api/tables/{self.name}/rematch", {})
            self.load.games += 1
            await self._begin(fresh["table"])

    def receive(self, player: Player, update: Update) -> None:
        if update.n > self.last:
            self.last, self.reached = update.n, 0
        if update.ask is not None:
            self.ask = player, update.seat, update.ask
        self.reached += 1
        if self.reached < len(self.players):
            return
        now = time.perf_counter()
        if self.began:
            self.load.waits.append(now - self.began)
            self.load.moves += 1
            self.began = 0.0
        if not self.load.running:
            return
        if update.result is not None:
            self.over.set()
        elif self.load.pause:
            delay = self.load.pause * self.random.uniform(0.5, 1.5)
            asyncio.get_running_loop().call_later(delay, self.move)
        else:
            self.move()

    def move(self) -> None:
        if self.ask is None or not self.load.running or self.began:
            return
        (player, seat, ask), self.ask = self.ask, None
        options = ask["options"]
        self.sent += 1
        choice = options[0] if self.sent % 2 else options[-1]
        answer = {
            "type": "answer",
            "id": f"m{self.sent}",
            "seat": seat,
            "question": ask["question"],
            "move": choice["move"],
        }
        self.began = time.perf_counter()
        player.wire.send(json.dumps(answer).encode())

    def resume(self) -> None:
        """Go on after a pause in which everybody had fallen silent."""
        if self.ask is not None:
            self.move()


def memory(pid: int) -> int:
    """Bytes that a process has in memory."""
    text = Path(f"/proc/{pid}/status").read_text()
    return int(text.split("VmRSS:")[1].split()[0]) * 1024


def processor(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def watch(load: Load, pid: int) -> None:
    """Look at the server's memory until a game ends."""
    while not load.games:
        load.memory = memory(pid)
        await asyncio.sleep(0.1)


async def measure(tables: list[Table], load: Load, seconds: float, pause: float, pid: int) -> dict[str, Any]:
    """Figures of one stretch of play."""
    load.pause = pause
    await asyncio.sleep(min(2.0, seconds / 4))
    load.moves, load.waits = 0, []
    used, began = processor(pid), time.perf_counter()
    await asyncio.sleep(seconds)
    took = time.perf_counter() - began
    waits = sorted(load.waits)
    cuts = quantiles(waits, n=100) if len(waits) > 1 else [0.0] * 99
    return {
        "moves/s": load.moves / took,
        "p50 ms": cuts[49] * 1000,
        "p99 ms": cuts[98] * 1000,
        "server cores": (processor(pid) - used) / took,
        "µs a move": (processor(pid) - used) / max(1, load.moves) * 1e6,
    }


async def drive(port: int, pid: int, count: int, seconds: float) -> list[tuple[str, dict[str, Any]]]:
    """Open all tables, then play at full and at half load."""
    warm = Table(-1, port, Load())
    await warm.open()
    await asyncio.sleep(1)
    warm.load.running = False
    empty = memory(pid)
    load = Load(pause=1e9)
    tables = [Table(number, port, load) for number in range(count)]
    for first in range(0, count, 20):
        await asyncio.gather(*(table.open() for table in tables[first : first + 20]))
        await asyncio.sleep(0.3)
    await asyncio.sleep(1)
    opened = memory(pid)
    running = [asyncio.ensure_future(table.run()) for table in tables]
    watching = asyncio.ensure_future(watch(load, pid))
    load.pause = 0.0
    for table in tables:
        table.resume()
    full = await measure(tables, load, seconds, 0.0, pid)
    pause = count / (full["moves/s"] / 2)
    half = await measure(tables, load, seconds, pause, pid)
    load.running = False
    for task in [*running, watching]:
        task.cancel()
    before = {"kB a table": (opened - empty) / count / 1000}
    full["kB a table"] = (load.memory - empty) / count / 1000
    if load.failed:
        print(f"{len(load.failed)} messages failed, the first: {load.failed[0]}", file=sys.stderr)
    print(f"{load.games} games were played to their end")
    return [("opened", before), ("full", full), ("half", half)]


def host(folder: str, port: int) -> None:
    """The real server, but for what one address may ask for: all players live at one here."""
    from royaumes.server.config import Config, Limits
    from royaumes.server.run import listen, serve

    limits = Limits(address_tables_burst=10**6, address_burst=10**6)
    with listen(HOST, port) as listening, contextlib.suppress(KeyboardInterrupt):
        serve(Config(Path(folder), limits=limits), listening, lambda: print("ready", flush=True))


def start(folder: str, port: int) -> subprocess.Popen[bytes]:
    code = f"from benchmarks.server import host; host({folder!r}, {port})"
    process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE)
    assert process.stdout is not None
    process.stdout.readline()
    return process


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--data", help="a folder on the disk to measure (else a temporary one)")
    args = parser.parse_args()
    with contextlib.suppress(ImportError):
        import uvloop

        asyncio.set_event_loop_policy(uvloop.EventLoopPolicy())
    with tempfile.TemporaryDirectory(dir=args.data) as folder:
        port = free_port()
        process = start(folder, port)
        try:
            figures = asyncio.run(drive(port, process.pid, args.tables, args.seconds))
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(20)
    columns = ("moves/s", "p50 ms", "p99 ms", "server cores", "µs a move", "kB a table")
    print(f"{'load':8}" + "".join(f"{name:>14}" for name in columns))
    for name, found in figures:
        cells = (f"{found[column]:14.1f}" if column in found else f"{'':14}" for column in columns)
        print(f"{name:8}" + "".join(cells))


if __name__ == "__main__":
    main()
