"""Kill, drop and repeat: many games over bad lines, on a server that is killed every few seconds.

Messages are dropped, doubled, delayed and overtake each other, sockets break, and `kill -9` comes without
warning. At the end every move that a player was told is accepted stands in the record, once; every record
holds by the rules and by its seed; no game is stuck; no worker of a killed server is left.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from contextlib import nullcontext, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from benchmarks.client import Browser, Unanswered, Wire
from benchmarks.postgres import Postgres, postgres
from benchmarks.process import ONE_ADDRESS, Server, outlived
from royaumes.core import UserError
from royaumes.core.codec import load
from royaumes.core.record import verify
from royaumes.games import game, keys
from royaumes.server.config import Config
from royaumes.server.looking_over import look_over, opened
from royaumes.server.storage import OVER, PLAYING

#: Seconds without news after which a player says it again, and then dials again.
_AGAIN, _PATIENCE, _LONGEST = 0.15, 2, 10.0
#: Moves that are accepted between two kills, at least: on a slow machine too something happens then.
_PROGRESS = 5
_GONE = (OSError, ConnectionError, asyncio.TimeoutError)
#: Seconds without any news at a table after which it is stuck.
_STUCK = 120
#: Replies that say: not now, but the same message may be sent again.
_LATER = ("too-many", "not-saved", "unwell")


class Line:
    """A bad connection: what is sent arrives not at all, twice, late, or after what was sent later."""

    def __init__(self, dice: random.Random) -> None:
        self._dice = dice
        self.counts: Counter[str] = Counter()

    def arrivals(self) -> list[float]:
        """Seconds until each copy of a message is delivered."""
        kind = self._dice.choices(("good", "dropped", "doubled", "late"), (82, 6, 6, 6))[0]
        self.counts[kind] += 1
        late = self._dice.uniform(0.02, 0.5)
        return {"good": [0.0], "dropped": [], "doubled": [0.0, late], "late": [late]}[kind]

    def delivers(self) -> bool:
        """Whether what the server sends is heard."""
        return self._dice.random() > 0.02

    def breaks(self) -> bool:
        """Whether the socket breaks now."""
        return self._dice.random() < 0.01


@dataclass
class Sent:
    """A move on its way: its message, and who it answers for."""

    name: str
    raw: bytes
    seat: int
    move: str


class Player:
    """One person at one table who answers whatever is asked and does not give up."""

    def __init__(self, ports: list[int], name: str, dice: random.Random) -> None:
        self.browser = Browser(ports[0])
        self._ports = ports
        self.name = name
        self.line = Line(dice)
        #: Every move that was sent, and those that the server said it has taken.
        self.sent: dict[str, Sent] = {}
        self.accepted: set[str] = set()
        self.failed: list[str] = []
        self.over = False
        self.heard_at = time.monotonic()
        self._dice = dice
        self._open: Sent | None = None
        self._answered = -1
        #: How long silence is borne: longer each time that nothing at all was heard, as on a slow machine.
        self._again = _AGAIN
        self._n: int | None = None

    async def play(self, table: str) -> None:
        """Play until the game is over, however often that takes a new socket."""
        self.heard_at = time.monotonic()
        while not self.over:
            with suppress(*_GONE):
                await self._sit(table)
            await asyncio.sleep(self._dice.uniform(0.02, 0.1))

    def elsewhere(self) -> None:
        """Go through any of the processes from now on."""
        self.browser.port = self._dice.choice(self._ports)

    async def _sit(self, table: str) -> None:
        self.elsewhere()
        inbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        wire = await self.browser.socket(table, inbox.put_nowait, self._n, lambda: inbox.put_nowait(None))
        silent, fruitless = 0, True
        try:
            while not self.over and silent < _PATIENCE and not self.line.breaks():
                try:
                    raw = await asyncio.wait_for(inbox.get(), self._again)
                except TimeoutError:
                    silent += 1
                    self._repeat(wire)
                    continue
                if raw is None:
                    return
                fruitless = fruitless and b'"type":"changed"' in raw  # that comes first, whatever follows
                if self.line.delivers():
                    silent = 0
                    self._receive(wire, json.loads(raw))
        finally:
            self._again = min(2 * self._again, _LONGEST) if fruitless else _AGAIN
            await wire.end()

    def _receive(self, wire: Wire, message: dict[str, Any]) -> None:
        self.heard_at = time.monotonic()
        match message:
            case {"type": "update", "result": result} if result is not None:
                self.over = True
            case {"type": "update", "n": n, "seat": int(seat), "ask": ask}:
                self._n = max(n, self._n or 0)
                if ask is not None and self._open is None and ask["question"] > self._answered:
                    self._answer(wire, seat, ask)
            case {"type": "done", "id": name}:
                self.accepted.add(name)
                self._close(name)
            case {"type": "failed", "id": name, "error": error} if error["code"] not in _LATER:
                self.failed.append(f"{self.name}: {error} to {self.sent.get(name)}")
                self._close(name)

    def _close(self, name: str) -> None:
        if self._open is not None and self._open.name == name:
            self._open = None

    def _answer(self, wire: Wire, seat: int, ask: dict[str, Any]) -> None:
        self._answered = ask["question"]
        name, move = f"{self.name}-{len(self.sent)}", self._dice.choice(ask["options"])["move"]
        what = {"type": "answer", "id": name, "seat": seat, "question": ask["question"], "move": move}
        self._open = self.sent[name] = Sent(name, json.dumps(what).encode(), seat, move)
        self._send(wire, self._open)

    def _repeat(self, wire: Wire) -> None:
        if self._open is not None:
            self._send(wire, self._open)

    def _send(self, wire: Wire, what: Sent) -> None:
        loop = asyncio.get_running_loop()
        for seconds in self.line.arrivals():
            loop.call_later(seconds, wire.send, what.raw)


@dataclass
class Match:
    """One table and its people; every third has a computer player as well."""

    number: int
    players: list[Player]
    game: str
    bots: int
    table: str = ""
    begun: bool = False

    async def play(self) -> None:
        """From the invitation to the end."""
        await self._persist(self._set_up)
        self.begun = True
        await asyncio.gather(*(player.play(self.table) for player in self.players))

    @property
    def heard_at(self) -> float:
        """When anybody at this table heard something."""
        return max(player.heard_at for player in self.players)

    async def _persist(self, work: Any) -> None:
        while True:
            with suppress(*_GONE):
                await work()
                return
            await asyncio.sleep(0.2)
            for player in self.players:
                player.elsewhere()

    async def _set_up(self) -> None:
        host, *others = self.players
        if not self.table:
            seats = [{"kind": "me"}, *[{"kind": "open"}] * len(others), *[{"kind": "bot"}] * self.bots]
            wanted = {"game": self.game, "seats": seats, "pace": "relaxed"}
            try:
                self.table = (await host.browser.ask("POST", "/api/tables", wanted))["table"]
            except Unanswered as refused:
                if refused.status != 503:
                    raise
                raise ConnectionError from refused
        for path, who in [*(("sit", one) for one in others), ("start", host)]:
            try:
                await who.browser.ask("POST", f"/api/tables/{self.table}/{path}", {})
            except Unanswered as refused:
                if refused.status == 503:  # no process has taken the table over yet, or no database is there
                    raise ConnectionError from refused
                if refused.status != 409:  # done before the server was killed
                    raise


@dataclass
class Found:
    """What came of it."""

    games: int = 0
    kills: int = 0
    accepted: int = 0
    sent: int = 0
    lines: Counter[str] = field(default_factory=Counter)
    #: Whatever must not be: one line each.
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        odd = ", ".join(f"{count} {kind}" for kind, count in sorted(self.lines.items()))
        moves = f"{self.sent} moves sent, {self.accepted} accepted"
        return f"{self.games} games, {self.kills} kills, {moves} ({odd})"


@dataclass(frozen=True)
class Plan:
    """How many games, of which kinds; seconds between two kills (about), and how many kills at most."""

    games: int
    pause: float = 4.0
    kills: int = 10**6
    seed: int = 1
    among: tuple[str, ...] = keys()
    #: Tables that play at the same time.
    at_once: int = 50
    #: PostgreSQL for two processes instead of a file for one; it is restarted after so many kills.
    database: Postgres | None = None
    restart_after: int = 3


async def killing(
    servers: list[Server], matches: list[Match], plan: Plan, found: Found, enough: asyncio.Event
) -> None:
    """Kill a server every few seconds and start it again, until it is enough; all run then."""
    dice = random.Random(plan.seed)
    while found.kills < plan.kills:
        before, began = _accepted(matches), time.monotonic()
        pause = plan.pause * dice.uniform(0.5, 1.5)
        while time.monotonic() < began + pause or _accepted(matches) < before + _PROGRESS:
            if enough.is_set():
                return
            await asyncio.sleep(0.02)
        server = dice.choice(servers)
        family = server.kill()
        found.kills += 1
        if found.kills == plan.restart_after and plan.database is not None:
            await asyncio.to_thread(plan.database.stop, signal.SIGQUIT)
            await asyncio.to_thread(plan.database.start)
        left = await asyncio.to_thread(outlived, family)
        found.wrong += [f"process {pid} outlived its server" for pid in left]
        await asyncio.to_thread(server.start)


def _accepted(matches: list[Match]) -> int:
    return sum(len(who.accepted) for match in matches for who in match.players)


async def storm(servers: list[Server], matches: list[Match], plan: Plan, found: Found) -> None:
    """Play all matches while the server is killed again and again; then ask for every record."""
    enough = asyncio.Event()
    death = asyncio.ensure_future(killing(servers, matches, plan, found, enough))
    places = asyncio.Semaphore(plan.at_once)

    async def play(match: Match) -> None:
        async with places:
            await match.play()

    playing = [asyncio.ensure_future(play(match)) for match in matches]
    try:
        while not all(task.done() for task in playing):
            await asyncio.wait(playing, timeout=1.0, return_when=asyncio.ALL_COMPLETED)
            still = [one for one, task in zip(matches, playing, strict=True) if not task.done()]
            now = time.monotonic()
            stuck = [one for one in still if one.begun and now - one.heard_at > _STUCK]
            if stuck:
                found.wrong += [f"table {one.table} ({one.game}) is stuck" for one in stuck]
                return
        await asyncio.gather(*playing)
    finally:
        enough.set()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await death


async def finish(matches: list[Match], found: Found) -> None:
    """Ask the server for every record, as its players do."""
    for match in matches:
        status, raw = await match.players[0].browser.request("GET", f"/api/tables/{match.table}/record")
        if status != 200:
            found.wrong.append(f"table {match.table} has no record: {status} {raw[:200]!r}")
            continue
        record = load(raw.decode())
        answers = Counter((answer.seat, answer.text) for answer in record.answers)
        moves = [who.sent[name] for who in match.players for name in who.accepted]
        taken = Counter[tuple[int | None, str]]((one.seat, one.move) for one in moves)
        found.wrong += [f"table {match.table} lost {move}" for move in (taken - answers).elements()]
        try:
            verify(game(match.game), record)
            found.games += 1
        except UserError as error:
            found.wrong.append(f"the record of table {match.table} does not hold: {error}")


async def look(servers: list[Server], url: str, matches: list[Match], found: Found) -> None:
    """Hold what the players know against what lies on the disk."""
    async with opened(Config(servers[0].folder, database=url)) as storage:
        tables = await storage.tables_at((PLAYING, OVER))
        rows = [row for table in tables for row in await storage.log(table.number) if row.key]
        _, broken = await look_over(storage)
    stored = Counter(row.key.rpartition("/")[2] for row in rows)
    moves = {row.key.rpartition("/")[2]: row.text for row in rows}
    for match in matches:
        for who in match.players:
            found.wrong += who.failed
            found.lines += who.line.counts
            found.sent += len(who.sent)
            found.accepted += len(who.accepted)
            found.wrong += [f"{name} was accepted and is lost" for name in who.accepted - set(stored)]
            found.wrong += [
                f"{name} stands there {stored[name]} times, as {moves[name]} for {sent.move}"
                for name, sent in who.sent.items()
                if name in stored and (stored[name] != 1 or moves[name] != sent.move)
            ]
    found.wrong += [f"table {table} does not hold: {error}" for table, error in broken]
    for server in servers:
        if "Traceback" in server.log.read_text():
            found.wrong.append(f"the log has a traceback: {server.log.read_text()[-3000:]}")


def chaos(folder: Path, plan: Plan) -> Found:
    """Play all games in a folder while the server is killed."""
    dice, found = random.Random(plan.seed), Found()
    url = plan.database.database() if plan.database else ""
    servers = [_server(folder / str(number), url) for number in range(2 if url else 1)]
    ports = [server.port for server in servers]
    kinds = [plan.among[number % len(plan.among)] for number in range(plan.games)]
    matches = [_match(number, key, ports, dice) for number, key in enumerate(kinds)]

    async def all_of_it() -> None:
        await storm(servers, matches, plan, found)
        await finish(matches, found)

    for server in servers:
        server.start()
    try:
        asyncio.run(all_of_it())
    finally:
        codes = [server.stop() for server in servers if server.running]
    if any(codes):
        found.wrong.append(f"the servers ended with {codes}")
    asyncio.run(look(servers, url, matches, found))
    return found


def _server(folder: Path, url: str) -> Server:
    folder.mkdir()
    return Server(folder, database=url, pace=0, socket_burst=10**4, **ONE_ADDRESS)


def _match(number: int, key: str, ports: list[int], dice: random.Random) -> Match:
    seats = max(2, game(key).seats[0])
    bots = 1 if number % 3 == 2 else 0
    people = seats - bots
    players = [Player(ports, f"g{number}p{one}", random.Random(dice.random())) for one in range(people)]
    return Match(number, players, key, bots)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--pause", type=float, default=4.0, help="seconds between kills, about")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", action="store_true", help="two processes on a PostgreSQL of their own")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, postgres() if args.database else nullcontext() as database:
        found = chaos(Path(folder), Plan(args.games, args.pause, seed=args.seed, database=database))
    print(found)
    for line in found.wrong[:20]:
        print(line, file=sys.stderr)
    sys.exit(1 if found.wrong or found.games < args.games else 0)


if __name__ == "__main__":
    main()
