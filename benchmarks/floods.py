"""Six floods from the player's own address, one after the other, while somebody plays.

Heads that never end, requests piled up on a connection, pings, pieces of messages, replays that nobody reads
and previews as fast as they are allowed. The player must not notice, and the server's memory stays bounded.
All of it goes over the loopback, each flood for a few seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import random
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from multiprocessing.synchronize import Event
from pathlib import Path
from statistics import quantiles

from benchmarks.client import HOST, Browser, frame, upgrade
from benchmarks.process import Server, children, memory
from benchmarks.siege import GONE, Ground, Stay, play_out, raise_limit, stay
from royaumes.server import protocol as p
from royaumes.server.config import Config, Limits
from royaumes.server.lobby.lobby import Lobby
from royaumes.server.people.guests import new_person

#: What the player may wait at most, 99 times of 100, and what the server and its workers may take.
MOST_SECONDS, MOST_BYTES = 0.1, 400_000_000
#: Between two looks at the server's memory, and two messages of a person who asks for previews.
_LOOK, _PREVIEW = 0.1, 0.125
_HEAD = b"GET / HTTP/1.1\r\n"
_HEADERS = b"a:b\r\n" * 5_000
_REQUESTS = b"GET /x HTTP/1.1\r\nhost: x\r\n\r\n" * 500
_PINGS = frame(b"", 9) * 200
_PIECES = b"\x01\x80\0\0\0\0" + b"\0\x80\0\0\0\0" * 2_000
_MOVES, _PAUSE = 20, 0.03


@dataclass(frozen=True)
class Scene:
    """Where the player plays, and the tables of people who flood from their seats."""

    player: Ground
    crowd: Sequence[Ground]


async def prepare(folder: Path, people: int, key: str) -> Scene:
    """Set up all tables before the server starts."""
    limits = Limits(address_tables_burst=10**6)
    lobby = Lobby(Config(folder, workers=0, pace=0, limits=limits))
    try:
        await lobby.open()
        player, crowd = await _begun(lobby, "crowns", 1), []
        for _ in range(people):
            crowd.append(await _begun(lobby, key, 4))
        long = await _begun(lobby, key, 4)
        await play_out(lobby.live_tables[long.table], random.Random(1))
        return Scene(replace(player, finished=long.table), crowd)
    finally:
        await lobby.close()


async def _begun(lobby: Lobby, key: str, seats: int) -> Ground:
    """A table of a game that somebody new has begun, with guests on the other seats."""
    person = new_person()
    requests = [p.SeatRequest("me"), *[p.SeatRequest("guest")] * (seats - 1)]
    live = await lobby.create(person, p.NewTable(key, requests))
    async with live.lock:
        await live.start(live.row.seats)
    cookie = f"{lobby.tokens.cookie}={lobby.tokens.make('cookie', person)}"
    return Ground(cookie, live.row.id, "")


# ---------------------------------------------------------------- the floods

#: One of those who flood: to this port, about this player's tables, from this seat; for ever.
One = Callable[[int, Ground, Ground], Awaitable[None]]


async def _endless(port: int, begin: bytes, more: bytes, reads: bool) -> None:
    """Send this and then that without end, until the other side hangs up."""
    reader, writer = await asyncio.open_connection(HOST, port)

    async def read() -> None:
        while reads and await reader.read(65536):
            pass

    reading = asyncio.ensure_future(read())
    try:
        writer.write(begin)
        while not writer.is_closing():
            writer.write(more)
            await writer.drain()
            await asyncio.sleep(0)
    finally:
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)
        writer.transport.abort()


async def _heads(port: int, player: Ground, seat: Ground) -> None:
    await _endless(port, _HEAD, _HEADERS, reads=False)


async def _pipelines(port: int, player: Ground, seat: Ground) -> None:
    await _endless(port, b"", _REQUESTS, reads=True)


async def _pings(port: int, player: Ground, seat: Ground) -> None:
    await _endless(port, upgrade(port, seat.table, seat.cookie), _PINGS, reads=True)


async def _pieces(port: int, player: Ground, seat: Ground) -> None:
    await _endless(port, upgrade(port, seat.table, seat.cookie), _PIECES, reads=True)


async def _unread(port: int, player: Ground, seat: Ground) -> None:
    """Ask for the longest replay and read nothing of it."""
    loop = asyncio.get_running_loop()
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        deaf.setblocking(False)
        await loop.sock_connect(deaf, (HOST, port))
        asked = f"GET /api/tables/{player.finished}/replay?all=true HTTP/1.1\r\nhost: x\r\n\r\n"
        await loop.sock_sendall(deaf, asked.encode())
        await asyncio.sleep(3600)


async def _previews(port: int, player: Ground, seat: Ground) -> None:
    """Somebody at their own table who asks what each move would bring, as fast as one person may."""
    browser, inbox = Browser(port), asyncio.Queue[bytes]()
    browser.cookie = seat.cookie
    wire = await browser.socket(seat.table, inbox.put_nowait, None, lambda: inbox.put_nowait(b""))
    while raw := await inbox.get():
        update = json.loads(raw)
        if update["type"] == "update" and update["ask"]:
            break
    number = 0
    while not wire.gone:
        move = update["ask"]["options"][number % len(update["ask"]["options"])]["move"]
        message = {"type": "preview", "id": f"p{number}", "seat": update["seat"], "move": move}
        wire.send(json.dumps(message).encode())
        number += 1
        await asyncio.sleep(_PREVIEW if number > Limits().preview_burst else 0)


#: How many flood at a time, and what they do.
FLOODS: dict[str, tuple[int, One]] = {
    "heads without end": (4, _heads),
    "piled requests": (4, _pipelines),
    "pings": (64, _pings),
    "pieces of messages": (64, _pieces),
    "unread replays": (30, _unread),
    "previews": (40, _previews),
}


def flood(port: int, scene: Scene, name: str, begun: Event, enough: Event) -> None:
    """All who take part in a flood, in a process of their own, until it is enough."""
    raise_limit()
    asyncio.run(_flood(port, scene, name, begun, enough))


async def _flood(port: int, scene: Scene, name: str, begun: Event, enough: Event) -> None:
    count, one = FLOODS[name]

    async def again(number: int) -> None:
        while True:  # whoever is cut comes back at once
            with suppress(*GONE):
                await one(port, scene.player, scene.crowd[number % len(scene.crowd)])
            await asyncio.sleep(0.02)

    all_of_them = [asyncio.ensure_future(again(number)) for number in range(count)]
    await asyncio.sleep(0.5)
    begun.set()
    while not enough.is_set():
        await asyncio.sleep(0.05)
    for task in all_of_them:
        task.cancel()
    await asyncio.gather(*all_of_them, return_exceptions=True)


# ---------------------------------------------------------------- what comes of them


@dataclass(frozen=True)
class Found:
    """One flood: how the player fared, and the most that the server held, alone and with its workers."""

    name: str
    stay: Stay
    server: int
    family: int

    @property
    def p99(self) -> float:
        """Seconds within which 99 of 100 moves were on the player's screen."""
        return quantiles(self.stay.moves, n=100)[98]

    @property
    def fine(self) -> bool:
        """Whether the player did not notice, and the memory stayed where it must."""
        return self.p99 < MOST_SECONDS and self.family < MOST_BYTES

    def __str__(self) -> str:
        took = f"server {self.server / 1e6:.0f} MB, with its workers {self.family / 1e6:.0f} MB"
        return f"{self.name}: {self.stay}; {took}{'' if self.fine else '  TOO MUCH'}"


class Scales:
    """Weighs a server again and again, as long as it is entered."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self.server = self.family = 0
        self._enough = threading.Event()
        self._thread = threading.Thread(target=self._work, daemon=True)

    def __enter__(self) -> Scales:
        self._thread.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._enough.set()
        self._thread.join()

    def _work(self) -> None:
        while not self._enough.wait(_LOOK):
            server = memory(self._pid)
            workers = 0
            for worker in children(self._pid):
                with suppress(OSError, IndexError):  # it has just ended
                    workers += memory(worker)
            self.server, self.family = max(self.server, server), max(self.family, server + workers)


async def _play(port: int, ground: Ground, seconds: float) -> Stay:
    """Come in and play, again and again, for so long."""
    found, deadline = Stay(), time.monotonic() + seconds
    while time.monotonic() < deadline:
        one = await stay(port, ground, 1, _MOVES, _PAUSE)
        found.moves += one.moves
        found.joins += one.joins
    return found


def under(server: Server, scene: Scene, name: str, seconds: float) -> Found:
    """What the player meets with under one flood, or under none."""
    spawn = multiprocessing.get_context("spawn")
    begun, enough = spawn.Event(), spawn.Event()
    outside = spawn.Process(target=flood, args=(server.port, scene, name, begun, enough))
    with Scales(server.pid) as scales:
        if name in FLOODS:
            outside.start()
            begun.wait(60)
        try:
            found = asyncio.run(_play(server.port, scene.player, seconds))
        finally:
            enough.set()
            if outside.pid is not None:
                outside.join(30)
                outside.kill()
                outside.join()
    return Found(name, found, scales.server, scales.family)


def floods(
    folder: Path, seconds: float, people: int = 40, key: str = "auftrag", say: Callable[[Found], None] = print
) -> tuple[list[Found], Server]:
    """What the player meets with while all is quiet and under each flood; the server runs on."""
    scene = asyncio.run(prepare(folder, people, key))
    server = Server(folder)
    server.start()
    found = []
    for name in ("quiet", *FLOODS):
        found.append(under(server, scene, name, seconds))
        say(found[-1])
    return found, server


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--seconds", type=float, default=15.0, help="how long each flood goes on")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found, server = floods(Path(folder), args.seconds)
        code, log = server.stop(), server.log.read_text()
    if code or "Traceback" in log or not all(one.fine for one in found):
        print(log[-3000:], file=sys.stderr)
        sys.exit(1)


if __name__ == "__main__":
    main()
