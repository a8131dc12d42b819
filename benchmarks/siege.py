"""Strangers at the gate: what one address may do to a server while somebody plays there.

Thousands of sockets without a cookie, requests that are never finished, browsers that never read and
clients that ask for replays all come from the player's own address. The player moves several times a
second and comes in anew again and again: they must not notice.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import random
import secrets
import socket
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.synchronize import Event
from pathlib import Path
from statistics import quantiles
from typing import Any

from benchmarks.client import HOST, Browser, frame, upgrade
from benchmarks.process import Server, memory
from royaumes.core.moves import notation
from royaumes.games import game
from royaumes.server import protocol as p
from royaumes.server.config import Config
from royaumes.server.lobby.lobby import Lobby
from royaumes.server.people.guests import new_person
from royaumes.server.storage import OVER
from royaumes.server.tables.live_table import LiveTable

_HALF = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 90\r\n"
GONE = (OSError, TimeoutError)
_CLOSED = b'{"type": "closed"}'


@dataclass(frozen=True)
class Force:
    """How many come of each kind."""

    sockets: int = 5_000
    halves: int = 2_000
    deaf: int = 60
    replays: int = 4


@dataclass
class Ground:
    """What the siege is about: a public table with somebody at it, and a long game that has ended."""

    cookie: str
    table: str
    finished: str


# ---------------------------------------------------------------- before


async def prepare(folder: Path, key: str) -> Ground:
    """Set up both tables before the server starts."""
    lobby = Lobby(Config(folder, workers=0, pace=0))
    person = new_person()
    try:
        await lobby.open()
        dice = random.Random(1)
        table = await lobby.create(person, p.NewTable("crowns", [p.SeatRequest("me")], public=True))
        async with table.lock:
            await table.start(table.row.seats)
        seats = [p.SeatRequest("me"), *[p.SeatRequest("guest")] * (max(2, game(key).seats[0]) - 1)]
        long = await lobby.create(person, p.NewTable(key, seats))
        async with long.lock:
            await long.start(long.row.seats)
        await play_out(long, dice)
        cookie = f"{lobby.tokens.cookie}={lobby.tokens.make('cookie', person)}"
        return Ground(cookie, table.row.id, long.row.id)
    finally:
        await lobby.close()


async def play_out(live: LiveTable, dice: random.Random) -> None:
    """Play a game to its end, whatever comes of it."""
    while live.row.stage != OVER:
        seat, question = next(iter(live.game_log.questions.items()))
        await live.answer(seat, question, notation(dice.choice(live.game_log.table.options(seat))))


# ---------------------------------------------------------------- those outside


def besiege(port: int, ground: Ground, force: Force, begun: Event, enough: Event) -> None:
    """All strangers, in a process of their own, until it is enough."""
    raise_limit()
    asyncio.run(_besiege(port, ground, force, begun, enough))


def raise_limit() -> None:
    """Open as many files as this process may."""
    import resource

    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


async def _besiege(port: int, ground: Ground, force: Force, begun: Event, enough: Event) -> None:
    kinds: list[tuple[int, Callable[[int, Ground], Awaitable[None]]]] = [
        (force.sockets, _stranger),
        (force.halves, _half),
        (force.deaf, _deaf),
        (force.replays, _asker),
    ]
    outside = [asyncio.ensure_future(one(port, ground)) for count, one in kinds for _ in range(count)]
    random.Random(1).shuffle(outside)
    await asyncio.sleep(0.5)
    begun.set()
    while not enough.is_set():
        await asyncio.sleep(0.05)
    for task in outside:
        task.cancel()
    await asyncio.gather(*outside, return_exceptions=True)


async def _stranger(port: int, ground: Ground) -> None:
    """A socket without a cookie: a new person every time, who stays as long as they are let."""
    with suppress(*GONE):
        wire = await Browser(port).socket(ground.table, lambda raw: None)
        while not wire.gone:
            await asyncio.sleep(0.5)


async def _half(port: int, ground: Ground) -> None:
    """A request that does not end."""
    while True:
        with suppress(*GONE):
            reader, writer = await asyncio.open_connection(HOST, port)
            try:
                writer.write(_HALF)
                await reader.read()
            finally:
                writer.transport.abort()
        await asyncio.sleep(1.0)


async def _deaf(port: int, ground: Ground) -> None:
    """A browser that asks and asks and never reads what comes."""
    loop = asyncio.get_running_loop()
    while True:
        with suppress(*GONE), socket.socket() as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            deaf.setblocking(False)
            await loop.sock_connect(deaf, (HOST, port))
            await loop.sock_sendall(deaf, upgrade(port, ground.table))
            await loop.sock_recv(deaf, 12)
            while True:
                await loop.sock_sendall(deaf, frame(b"{}") * 100)
                await asyncio.sleep(0.1)
        await asyncio.sleep(1.0)


async def _asker(port: int, ground: Ground) -> None:
    """Somebody who wants to see a long game again and again, from everywhere."""
    while True:
        with suppress(*GONE):
            await Browser(port).request("GET", f"/api/tables/{ground.finished}/replay?all=true")


# ---------------------------------------------------------------- the one inside


@dataclass
class Stay:
    """What the player met with, in seconds."""

    moves: list[float] = field(default_factory=list)
    joins: list[float] = field(default_factory=list)

    def __str__(self) -> str:
        cuts = quantiles(self.moves, n=100) if len(self.moves) > 1 else [0.0] * 99
        joins = f"{len(self.joins)} times in, {max(self.joins) * 1000:.0f} ms at most"
        moves = f"{len(self.moves)} moves, p50 {cuts[49] * 1000:.1f} ms, p99 {cuts[98] * 1000:.1f} ms"
        return f"{moves}; {joins}"


async def stay(port: int, ground: Ground, times: int, moves: int, pause: float) -> Stay:
    """Come in so many times, and each time place chips and take them back so many times."""
    found, browser = Stay(), Browser(port)
    browser.cookie = ground.cookie
    for _ in range(times):
        await _visit(browser, ground.table, found, [secrets.token_hex(8) for _ in range(moves)], pause)
    return found


async def _visit(browser: Browser, table: str, found: Stay, names: list[str], pause: float) -> None:
    inbox: asyncio.Queue[bytes] = asyncio.Queue()
    began = time.perf_counter()
    wire = await browser.socket(table, inbox.put_nowait, None, lambda: inbox.put_nowait(_CLOSED))
    update = await _received(inbox)
    found.joins.append(time.perf_counter() - began)
    for name in names:
        await asyncio.sleep(pause)
        began = time.perf_counter()
        wire.send(_next_move(update, name))
        update = await _received(inbox)
        found.moves.append(time.perf_counter() - began)
    await wire.end()


def _next_move(update: dict[str, Any], name: str) -> bytes:
    """Place a chip, or take back the one that was placed: the game does not end that way."""
    if update["undo"]:
        return json.dumps({"type": "undo", "id": name, "seat": 0}).encode()
    ask = update["ask"]
    what = {"seat": 0, "question": ask["question"], "move": ask["options"][0]["move"]}
    return json.dumps({"type": "answer", "id": name, **what}).encode()


async def _received(inbox: asyncio.Queue[bytes]) -> dict[str, Any]:
    """The next update; nothing may fail."""
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(inbox.get(), 30))
        if message["type"] == "update":
            return message
        if message["type"] in ("failed", "closed"):
            raise RuntimeError(f"the player was turned away: {message}")


def siege(
    folder: Path, force: Force, times: int = 20, moves: int = 25, pause: float = 0.03, key: str = "auftrag"
) -> tuple[Stay, Stay, Server]:
    """The player's stay while all is quiet, and under siege; the server runs on."""
    ground = asyncio.run(prepare(folder, key))
    server = Server(folder)
    server.start()
    quiet = asyncio.run(stay(server.port, ground, max(2, times // 4), moves, pause))
    spawn = multiprocessing.get_context("spawn")
    begun, enough = spawn.Event(), spawn.Event()
    outside = spawn.Process(target=besiege, args=(server.port, ground, force, begun, enough))
    outside.start()
    try:
        begun.wait(60)
        return quiet, asyncio.run(stay(server.port, ground, times, moves, pause)), server
    finally:
        enough.set()
        outside.join(30)
        outside.kill()
        outside.join()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    for name, count in (("sockets", 5_000), ("halves", 2_000), ("deaf", 60), ("replays", 4)):
        parser.add_argument(f"--{name}", type=int, default=count)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        force = Force(args.sockets, args.halves, args.deaf, args.replays)
        quiet, under, server = siege(Path(folder), force)
        used, code, log = memory(server.pid), server.stop(), server.log.read_text()
    print(f"quiet: {quiet}\nsiege: {under}\nmemory {used / 1e6:.0f} MB, exit code {code}")
    cuts = quantiles(under.moves, n=100)
    if code or "Traceback" in log or cuts[98] > 0.1 or max(under.joins) > 1:
        print(log[-3000:], file=sys.stderr)
        sys.exit(1)


if __name__ == "__main__":
    main()
