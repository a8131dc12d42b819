"""The table server under load: 200 tables of two scripted Crowns players over real sockets.

The real server runs as its own process on the loopback with its database on the disk; the players live
in this one. At full load everybody answers as soon as he is asked; then they take their time, so that a
given number of moves is made a second, or half as many as at full load where that is less. A move counts
when it is accepted; its time runs from the moment it is sent until everybody at the table has the update.
With compiled rules, as the container has them, SQLite is measured once more.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from typing import Any

import msgspec
from tools.compile import COPY, fresh

from benchmarks.client import Browser, Wire
from benchmarks.postgres import NoPostgresError, postgres
from benchmarks.process import ONE_ADDRESS, Server, memory, processor


class Option(msgspec.Struct):
    """What a scripted player reads of an option."""

    move: str


class Ask(msgspec.Struct):
    """What they read of a question."""

    question: int
    options: list[Option]


class Update(msgspec.Struct):
    """What they read of an update."""

    type: str
    n: int = 0
    seat: int | None = None
    ask: Ask | None = None
    result: dict[str, Any] | None = None


class Answer(msgspec.Struct, tag_field="type", tag="answer"):
    """What they say."""

    id: str
    seat: int | None
    question: int
    move: str


#: Moves a second at which nobody should have to wait; a little more, since some come late.
PACED = 2600

decode = msgspec.json.Decoder(Update).decode
encode = msgspec.json.Encoder().encode


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
        self.wire = await self.browser.socket(name, self.receive)

    def receive(self, raw: bytes) -> None:
        message = decode(raw)
        if message.type == "update":
            self.table.receive(self, message)
        elif message.type == "failed":
            self.table.load.failed.append(raw.decode())


class Table:
    """One table: counts a move when both its players have heard of it."""

    def __init__(self, number: int, ports: Sequence[int], load: Load) -> None:
        self.load = load
        self.random = random.Random(number)
        self.players = [Player(self, Browser(ports[(number + seat) % len(ports)])) for seat in range(2)]
        self.began = 0.0
        self.sent = 0
        self.reached = 0
        self.last = 0
        self.ask: tuple[Player, int | None, Ask] | None = None
        self.over = asyncio.Event()
        #: Whether all its players have their sockets.
        self.ready = False

    async def open(self) -> None:
        one, two = (player.browser for player in self.players)
        seats = [{"kind": "me"}, {"kind": "open"}]
        name = (await one.ask("POST", "/api/tables", {"game": "crowns", "seats": seats}))["table"]
        await two.ask("POST", f"/api/tables/{name}/sit", {})
        await self._begin(name)

    async def _begin(self, name: str) -> None:
        self.name, self.last, self.reached, self.ask, self.began = name, 0, 0, None, 0.0
        self.ready = False
        await self.players[0].browser.ask("POST", f"/api/tables/{name}/start", {})
        for player in self.players:
            await player.connect(name)
        self.ready = True
        if not self.load.pause:
            self.move()

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
        if self.ask is None or not self.load.running or not self.ready or self.began:
            return
        (player, seat, ask), self.ask = self.ask, None
        self.sent += 1
        choice = ask.options[0] if self.sent % 2 else ask.options[-1]
        answer = Answer(f"m{self.sent}", seat, ask.question, choice.move)
        self.began = time.perf_counter()
        player.wire.send(encode(answer))

    def resume(self) -> None:
        """Go on after a pause in which everybody had fallen silent."""
        if self.ask is not None:
            self.move()


async def watch(load: Load, pids: Sequence[int]) -> None:
    """Look at the servers' memory until a game ends."""
    while not load.games:
        load.memory = sum(map(memory, pids))
        await asyncio.sleep(0.1)


async def measure(load: Load, seconds: float, pause: float, pids: Sequence[int]) -> dict[str, Any]:
    """Figures of one stretch of play."""
    load.pause = pause
    await asyncio.sleep(min(2.0, seconds / 4))
    load.moves, load.waits = 0, []
    used, began = sum(map(processor, pids)), time.perf_counter()
    await asyncio.sleep(seconds)
    took, used = time.perf_counter() - began, sum(map(processor, pids)) - used
    waits = sorted(load.waits)
    cuts = quantiles(waits, n=100) if len(waits) > 1 else [0.0] * 99
    return {
        "moves/s": load.moves / took,
        "p50 ms": cuts[49] * 1000,
        "p99 ms": cuts[98] * 1000,
        "server cores": used / took,
        "µs a move": used / max(1, load.moves) * 1e6,
    }


async def drive(servers: Sequence[Server], count: int, seconds: float) -> list[tuple[str, dict[str, Any]]]:
    """Open all tables, then play as fast as can be, and with time to breathe."""
    ports, pids = [server.port for server in servers], [server.pid for server in servers]
    warm = Table(-1, ports, Load())
    await warm.open()
    await asyncio.sleep(1)
    warm.load.running = False
    empty = sum(map(memory, pids))
    load = Load(pause=1e9)
    tables = [Table(number, ports, load) for number in range(count)]
    for first in range(0, count, 20):
        await asyncio.gather(*(table.open() for table in tables[first : first + 20]))
        await asyncio.sleep(0.3)
    await asyncio.sleep(1)
    opened = sum(map(memory, pids))
    running = [asyncio.ensure_future(table.run()) for table in tables]
    watching = asyncio.ensure_future(watch(load, pids))
    load.pause = 0.0
    for table in tables:
        table.resume()
    full = await measure(load, seconds, 0.0, pids)
    # What a server must bear without delay, if it can do more than that at all.
    rate = PACED if full["moves/s"] > 1.2 * PACED else full["moves/s"] / 2
    tried = await measure(load, seconds / 4, count / rate, pids)
    paced = await measure(load, seconds, 2 * count / rate - count / tried["moves/s"], pids)
    load.running = False
    for task in [*running, watching]:
        task.cancel()
    before = {"kB a table": (opened - empty) / count / 1000}
    full["kB a table"] = (load.memory - empty) / count / 1000
    if load.failed:
        print(f"{len(load.failed)} messages failed, the first: {load.failed[0]}", file=sys.stderr)
    print(f"{load.games} games were played to their end")
    return [("opened", before), ("full", full), ("paced", paced)]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--data", help="a folder on the disk to measure (else a temporary one)")
    args = parser.parse_args()
    with contextlib.suppress(ImportError):
        import uvloop

        asyncio.set_event_loop_policy(uvloop.EventLoopPolicy())
    for name, sources in (("", None), (", compiled rules", COPY)):
        if sources is not None and not fresh():
            print("\nno compiled rules here; make bench-server makes them", file=sys.stderr)
            continue
        with tempfile.TemporaryDirectory(dir=args.data) as folder:
            report(f"SQLite, one process{name}", [Server(Path(folder), sources, **ONE_ADDRESS)], args)
    try:
        with postgres() as database:
            for count, name in ((1, "one process"), (2, "two processes, players at either")):
                with tempfile.TemporaryDirectory() as folder:
                    url, folders = database.database(), [Path(folder) / str(one) for one in range(count)]
                    for one in folders:
                        one.mkdir()
                    servers = [Server(one, database=url, **ONE_ADDRESS) for one in folders]
                    report(f"PostgreSQL, {name}", servers, args)
    except NoPostgresError as error:
        print(error, file=sys.stderr)


def report(name: str, servers: Sequence[Server], args: argparse.Namespace) -> None:
    """Measure these servers together and print what was found."""
    print(f"\n{name}")
    try:
        for server in servers:
            server.start()
        figures = asyncio.run(drive(servers, args.tables, args.seconds))
    finally:
        for server in servers:
            if server.running:
                server.stop()
    columns = ("moves/s", "p50 ms", "p99 ms", "server cores", "µs a move", "kB a table")
    print(f"{'load':8}" + "".join(f"{name:>14}" for name in columns))
    for load, found in figures:
        cells = (f"{found[column]:14.1f}" if column in found else f"{'':14}" for column in columns)
        print(f"{load:8}" + "".join(cells), flush=True)


if __name__ == "__main__":
    main()
