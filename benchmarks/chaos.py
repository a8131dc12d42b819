"""Kill, drop and repeat: many games over bad lines, on a server that is killed every few seconds.

Messages are dropped, doubled, delayed and overtake each other, sockets break, and `kill -9` comes without
warning. On PostgreSQL processes are also stopped for ten seconds and then go on, and the answers to some
commits are lost. At the end every move and every line of chat that a player was told is accepted is stored,
once; all were shown to everybody, in order and without a new socket; every record holds by the rules and by
its seed; no game is stuck; no worker of a killed server is left.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import nullcontext, suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

import asyncpg

from benchmarks.bad_line import GONE, Player
from benchmarks.client import Unanswered
from benchmarks.lost_answers import losing
from benchmarks.postgres import NoPostgresError, Postgres, postgres
from benchmarks.process import ONE_ADDRESS, Server, outlived
from benchmarks.zygote import MortalServer
from royaumes.core import UserError
from royaumes.core.codec import load
from royaumes.core.record import verify
from royaumes.games import game, keys
from royaumes.server.config import Config
from royaumes.server.finished.integrity import look_over, opened
from royaumes.server.storage import OVER, PLAYING, Line

#: Seconds without anything new at a table after which it is stuck.
_STUCK = 120
#: Seconds within which a table should go on in another process when its own has died.
_SOON = 5
#: Seconds between two lines that say how far it is.
_SAY = 15.0
#: The share of games that end in peace: the last few would take as long as all the others.
_TAIL = 0.05
#: More lines than are said at one table.
_MOST_LINES = 10_000


@dataclass
class Match:
    """One table and its people; every third has a computer player as well."""

    number: int
    players: list[Player]
    game: str
    bots: int
    table: str = ""
    begun: bool = False
    over: bool = False
    #: When its server was killed, where nobody has been served since; and how long each time took.
    lost_at: float | None = None
    gaps: list[float] = field(default_factory=list)

    async def play(self) -> None:
        """From the invitation to the end."""
        await self._persist(self._set_up)
        for player in self.players:
            player.served, player.learnt_at = self._served, time.monotonic()
        self.begun = True
        await asyncio.gather(*(player.play(self.table) for player in self.players))
        self.over, self.lost_at = True, None

    def _served(self, dialled: float) -> None:
        if self.lost_at is not None and dialled > self.lost_at:
            self.gaps.append(time.monotonic() - self.lost_at)
            self.lost_at = None

    @property
    def learnt_at(self) -> float:
        """When anybody at this table heard something new."""
        return max(player.learnt_at for player in self.players)

    async def _persist(self, work: Any) -> None:
        while True:
            with suppress(*GONE):
                await work()
                return
            await asyncio.sleep(0.2)
            for player in self.players:
                player.elsewhere()

    async def _set_up(self) -> None:
        host, *others = self.players
        for player in self.players:
            if not player.browser.cookie:  # who sits down without one, and hears no answer, loses the seat
                await _ask(player, "GET", "/api/me")
        if not self.table:
            seats = [{"kind": "me"}, *[{"kind": "open"}] * len(others), *[{"kind": "bot"}] * self.bots]
            wanted = {"game": self.game, "seats": seats, "pace": "relaxed"}
            self.table = (await _ask(host, "POST", "/api/tables", wanted))["table"]
        for path, who in [*(("sit", one) for one in others), ("start", host)]:
            try:
                await _ask(who, "POST", f"/api/tables/{self.table}/{path}", {})
            except Unanswered as refused:
                if refused.status != 409:  # done before the server was killed
                    raise


async def _ask(who: Player, method: str, path: str, body: object = None) -> dict[str, Any]:
    """What is answered; a `ConnectionError` where no process holds the table yet, or no database is there."""
    try:
        return await who.browser.ask(method, path, body)
    except Unanswered as refused:
        if refused.status != 503:
            raise
        raise ConnectionError from refused


@dataclass
class Found:
    """What came of it."""

    games: int = 0
    kills: int = 0
    #: How often a process was stopped for a while, how many answers to commits were lost, what was said.
    stops: int = 0
    lost: int = 0
    said: int = 0
    accepted: int = 0
    sent: int = 0
    dials: int = 0
    #: Seconds from a kill until a table that its server had held served somebody again.
    gaps: list[float] = field(default_factory=list)
    lines: Counter[str] = field(default_factory=Counter)
    #: Whatever must not be: one line each.
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        odd = ", ".join(f"{count} {kind}" for kind, count in sorted(self.lines.items()))
        moves = f"{self.sent} moves sent, {self.accepted} accepted, {self.said} lines of chat"
        again = ""
        if self.gaps:
            within = f"{sum(gap < _SOON for gap in self.gaps)} of {len(self.gaps)} within {_SOON} s"
            spread = f"median {median(self.gaps):.1f} s, longest {max(self.gaps):.1f} s"
            again = f"; tables served again after a kill: {within}, {spread}"
        ends = f"{self.kills} kills, {self.stops} stops, {self.lost} lost commit answers"
        return f"{self.games} games, {ends}, {self.dials} sockets, {moves} ({odd}){again}"


@dataclass(frozen=True)
class Plan:
    """How many games, of which kinds; seconds between two kills (about), and how many kills at most."""

    games: int
    pause: float = 4.0
    kills: int = 10**6
    #: Moves that each table makes between two kills, on average and at least: nothing is gained by killing a
    #: server before anything has happened.
    progress: int = 20
    seed: int = 1
    among: tuple[str, ...] = keys()
    #: Tables that play at the same time.
    at_once: int = 100
    #: PostgreSQL for two processes instead of a file for one; it is restarted after so many kills.
    database: Postgres | None = None
    restart_after: int = 3
    #: There, one commit of so many gets no answer, and one time of so many a process is not killed but
    #: stopped for so many seconds, longer than the others take to count it as dead.
    lose: int = 60
    stop: int = 3
    stopped: float = 10.0


class Losses:
    """Whether the answer to a commit is lost: now and then, while no server starts."""

    def __init__(self, plan: Plan) -> None:
        self._dice = random.Random(plan.seed)
        self._one_of = plan.lose
        self.on = False

    def __call__(self) -> bool:
        return self.on and self._dice.randrange(self._one_of) == 0


class Holders:
    """Which tables a server holds: where there is one, all; else the database is asked."""

    def __init__(self, url: str, losses: Losses) -> None:
        self.url = url
        self._losses = losses
        self._processes: dict[Server, str] = {}
        self._known: set[str] = set()

    async def start(self, server: Server) -> None:
        """Start a server and learn its name."""
        self._losses.on = False
        await asyncio.to_thread(server.start)
        self._losses.on = True
        if self.url:
            found = {str(process) for (process,) in await self._ask("SELECT id FROM processes")}
            (self._processes[server],) = found - self._known
            self._known |= found

    async def lost(self, server: Server, matches: list[Match]) -> list[Match]:
        """The tables where people play that nobody holds once this server is gone."""
        playing = [one for one in matches if one.begun and not one.over]
        if not self.url:
            return playing
        found = await self._ask("SELECT id FROM tables WHERE owner = $1", self._processes[server])
        held = {table for (table,) in found}
        return [one for one in playing if one.table in held]

    async def _ask(self, sql: str, *about: str) -> list[Any]:
        connection = await asyncpg.connect(self.url)
        try:
            return list(await connection.fetch(sql, *about))
        finally:
            await connection.close()


async def killing(
    servers: list[Server],
    holders: Holders,
    matches: list[Match],
    plan: Plan,
    found: Found,
    enough: asyncio.Event,
) -> None:
    """Kill a server every few seconds and start it again, until it is enough; all run then."""
    dice = random.Random(plan.seed)
    while found.kills < plan.kills:
        if sum(not match.over for match in matches) <= plan.games * _TAIL:
            return
        before, began = _accepted(matches), time.monotonic()
        pause = plan.pause * dice.uniform(0.5, 1.5)
        enough_moves = before + plan.progress * min(plan.at_once, sum(not match.over for match in matches))
        while time.monotonic() < began + pause or _accepted(matches) < enough_moves:
            if enough.is_set():
                return
            await asyncio.sleep(0.02)
        server = dice.choice(servers)
        if plan.database is not None and (found.kills + found.stops) % plan.stop == plan.stop - 1:
            await _pause(server, plan.stopped)
            found.stops += 1
            continue
        lost = await holders.lost(server, matches)
        family = server.kill()
        found.kills += 1
        if found.kills == plan.restart_after and plan.database is not None:
            await asyncio.to_thread(plan.database.stop, signal.SIGQUIT)
            await asyncio.to_thread(plan.database.start)
        else:
            now = time.monotonic()
            for match in lost:
                match.lost_at = match.lost_at or now
        left = await asyncio.to_thread(outlived, family)
        found.wrong += [f"process {pid} outlived its server" for pid in left]
        await holders.start(server)


async def _pause(server: Server, seconds: float) -> None:
    """Stop a process and let it go on, long after the others have taken its tables."""
    os.kill(server.pid, signal.SIGSTOP)
    try:
        await asyncio.sleep(seconds)
    finally:
        os.kill(server.pid, signal.SIGCONT)


async def saying(matches: list[Match], found: Found) -> None:
    """Say how far it is, now and then."""
    began = time.monotonic()
    while True:
        await asyncio.sleep(_SAY)
        games = f"{sum(match.over for match in matches)} of {len(matches)} games"
        what = f"{games}, {_accepted(matches)} moves, {found.kills} kills"
        print(f"{time.monotonic() - began:5.0f} s: {what}", file=sys.stderr, flush=True)


def _accepted(matches: list[Match]) -> int:
    return sum(len(who.accepted) for match in matches for who in match.players)


async def storm(
    servers: list[Server], holders: Holders, matches: list[Match], plan: Plan, found: Found
) -> None:
    """Play all matches while the server is killed again and again."""
    enough = asyncio.Event()
    death = asyncio.ensure_future(killing(servers, holders, matches, plan, found, enough))
    progress = asyncio.ensure_future(saying(matches, found))
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
            stuck = [one for one in still if one.begun and now - one.learnt_at > _STUCK]
            if stuck:
                found.wrong += [f"table {one.table} ({one.game}) is stuck" for one in stuck]
                return
        await asyncio.gather(*playing)
    finally:
        enough.set()
        for task in (*playing, progress):
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await death


async def finish(matches: list[Match], found: Found) -> None:
    """Ask the server for every record, as its players do."""
    for match in matches:
        if not match.over:
            found.wrong.append(f"table {match.table} ({match.game}) was not finished")
            continue
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


def misheard(match: Match, lines: Sequence[Line]) -> list[str]:
    """What is wrong with the chat of a table: lines lost, doubled, or shown as they are not stored."""
    stored = Counter(line.text for line in lines)
    texts = {line.line: line.text for line in lines}
    wrong = [f"the line {text} stands there {count} times" for text, count in stored.items() if count != 1]
    for who in match.players:
        wrong += [f"the line {name} was accepted and is lost" for name in who.said - set(stored)]
        wrong += [
            f"{who.name} was shown line {number} as {text}, not as {texts.get(number)}"
            for number, text in who.received.items()
            if texts.get(number) != text
        ]
    return wrong


async def look(servers: list[Server], url: str, matches: list[Match], found: Found) -> None:
    """Hold what the players know against what lies on the disk."""
    async with opened(Config(servers[0].folder, database=url)) as storage:
        tables = await storage.tables_at((PLAYING, OVER))
        rows = [row for table in tables for row in await storage.log(table.number) if row.key]
        chats = {table.id: await storage.chat(table.number, _MOST_LINES) for table in tables}
        _, broken = await look_over(storage)
    stored = Counter(row.key.rpartition("/")[2] for row in rows)
    moves = {row.key.rpartition("/")[2]: row.text for row in rows}
    for match in matches:
        found.wrong += misheard(match, chats.get(match.table, []))
        found.said += sum(len(who.said) for who in match.players)
        found.gaps += match.gaps
        for who in match.players:
            found.wrong += who.failed
            found.lines += who.line.counts
            found.sent += len(who.sent)
            found.dials += who.dials
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
    found, losses = Found(), Losses(plan)
    if plan.database is None:
        _chaos(folder, plan, "", Holders("", losses), found)
        return found
    url = plan.database.database()
    with losing(url, losses) as (way, proxy):
        _chaos(folder, plan, way, Holders(url, losses), found)
        found.lost = proxy.count
    return found


def _chaos(folder: Path, plan: Plan, way: str, holders: Holders, found: Found) -> None:
    """The same; servers reach their database this way."""
    dice = random.Random(plan.seed)
    servers = [_server(folder / str(number), way) for number in range(2 if way else 1)]
    ports = [server.port for server in servers]
    kinds = [plan.among[number % len(plan.among)] for number in range(plan.games)]
    matches = [_match(number, key, ports, dice) for number, key in enumerate(kinds)]

    async def all_of_it() -> None:
        for server in servers:
            await holders.start(server)
        await storm(servers, holders, matches, plan, found)
        await finish(matches, found)

    try:
        asyncio.run(all_of_it())
    finally:
        codes = [server.stop() for server in servers if server.running]
    if any(codes):
        found.wrong.append(f"the servers ended with {codes}")
    asyncio.run(look(servers, holders.url, matches, found))


def _server(folder: Path, url: str) -> Server:
    folder.mkdir()
    limits = {"socket_burst": 10**4, "chat_burst": 10**6, "address_chat_burst": 10**6, **ONE_ADDRESS}
    return MortalServer(folder, database=url, pace=0, **limits)


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
    try:
        with (
            tempfile.TemporaryDirectory() as folder,
            postgres() if args.database else nullcontext() as database,
        ):
            found = chaos(Path(folder), Plan(args.games, args.pause, seed=args.seed, database=database))
    except NoPostgresError as error:
        print(f"CHAOS WITH TWO PROCESSES WAS NOT TRIED: {error}", file=sys.stderr)
        return
    print(found)
    for line in found.wrong[:20]:
        print(line, file=sys.stderr)
    sys.exit(1 if found.wrong or found.games < args.games else 0)


if __name__ == "__main__":
    main()
