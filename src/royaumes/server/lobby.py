"""The lobby: all tables, those in memory and those on the disk, and what people do to them."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections import Counter
from collections.abc import Coroutine, Sequence
from typing import Any

from royaumes import bots
from royaumes.core import UserError
from royaumes.core.settings import checked
from royaumes.games import game
from royaumes.play import new_seed
from royaumes.server import protocol as p
from royaumes.server import rows
from royaumes.server.bot_pool import BotPool
from royaumes.server.chat import Chat
from royaumes.server.config import Config
from royaumes.server.errors import CodedError
from royaumes.server.limits import Buckets
from royaumes.server.live_table import LiveTable
from royaumes.server.people import GuestTokens, good_name
from royaumes.server.rows import OPEN, OVER, PLAYING, Seat, TableRow
from royaumes.server.storage import Storage

_LISTED = 100
_SWEEP = 20.0
_USUAL_BOT = "greedy"


class Lobby:
    """One server's tables and people."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.storage = Storage(config.data)
        self.tokens = GuestTokens(self.storage.secret())
        self.bot_pool = BotPool(config.workers, config.keys)
        self.live_tables: dict[str, LiveTable] = {}
        self._sockets: Counter[str] = Counter()
        limits = config.limits
        self.requests = Buckets(limits.http_burst, limits.http_rate)
        self.addresses = Buckets(limits.address_burst, limits.address_rate)
        self.hinting = Buckets(limits.hint_burst, limits.hint_rate)
        self.previewing = Buckets(limits.preview_burst, limits.preview_rate)
        self.chat = Chat(self.storage, config)
        self.making = Buckets(limits.tables_burst, limits.tables_rate)
        self._next = rows.next_number(self.storage)
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begin: bots that were thinking when the server stopped go on."""
        self.bot_pool.start()
        self.task(self._sweep())
        asked = "SELECT 1 FROM seats WHERE seats.number = t.number AND kind = 'bot' AND t.waiting >> seat & 1"
        where = f"stage = 'playing' AND EXISTS ({asked})"
        for (table,) in self.storage.rows(f"SELECT id FROM tables t WHERE {where}"):
            self.live_table(table).nudge()

    async def close(self) -> None:
        """Stop; everything that was accepted is on the disk."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.bot_pool.stop()
        self.storage.close()

    def task(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Something that goes on by itself until it or the server ends."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _sweep(self) -> None:
        """Tables where nobody has been for a while leave the memory."""
        while True:
            await asyncio.sleep(min(_SWEEP, self.config.idle))
            now = time.monotonic()
            for name, live in tuple(self.live_tables.items()):
                idle = self.config.idle_over if live.row.stage == OVER else self.config.idle
                if now - live.used > min(idle, self.config.idle) and not live.busy:
                    del self.live_tables[name]

    # ------------------------------------------------------------ people

    def admit(self, person: str, at_table: int) -> bool:
        """Whether one more socket is welcome; then it counts until it is dismissed."""
        limits = self.config.limits
        full = at_table >= limits.table_sockets or self._sockets.total() >= limits.sockets
        if full or self._sockets[person] >= limits.person_sockets:
            return False
        self._sockets[person] += 1
        return True

    def dismiss(self, person: str) -> None:
        """A socket has gone."""
        self._sockets[person] -= 1
        if not self._sockets[person]:
            del self._sockets[person]

    def name_of(self, person: str) -> str:
        """The name that somebody chose; empty before he has."""
        found = self.storage.rows("SELECT name FROM people WHERE person = ?", person)
        return found[0][0] if found else ""

    async def rename(self, person: str, name: str) -> str:
        """Somebody chooses a name; seats at tables that have not begun get it too."""
        name = good_name(name, self.config.limits.name)
        known = "ON CONFLICT (person) DO UPDATE SET name = excluded.name"
        values = (person, name, time.time())
        await self.storage.write([(f"INSERT INTO people VALUES (?, ?, ?) {known}", values)])
        for row in self._of(person, "AND stage = 'open'"):
            live = self.live_table(row.id)
            async with live.lock:
                for seat in live.row.seats:
                    if seat.kind == "person" and seat.person == person:
                        seat.name = name
                await self._save_seats(live)
        return name

    # ------------------------------------------------------------ finding tables

    def row(self, table: str) -> TableRow:
        """A table from the disk; a `CodedError` where there is none."""
        found = rows.load(self.storage, "WHERE id = ?", table)
        if not found:
            raise CodedError("not-found", "server-no-table")
        return found[0]

    def live_table(self, table: str) -> LiveTable:
        """A table in memory, brought there if need be."""
        live = self.live_tables.get(table)
        if live is None:
            row = self.row(table)
            if row.game not in self.config.keys:
                raise CodedError("not-found", "server-no-table")
            live = self.live_tables[table] = LiveTable(self, row)
        live.used = time.monotonic()
        return live

    def lobby(self, person: str) -> p.Tables:
        """Public tables that have a free seat, then those that can be watched."""
        found = rows.load(
            self.storage,
            "WHERE public = 1 AND stage IN ('open', 'playing') ORDER BY stage, updated DESC LIMIT ?",
            _LISTED,
        )
        return p.Tables([self._info(row, person) for row in found])

    def mine(self, person: str) -> p.Tables:
        """Tables where this person sits, those that wait for him first."""
        infos = [self._info(row, person) for row in self._of(person)]
        return p.Tables(sorted(infos, key=_urgency))

    def _of(self, person: str, also: str = "") -> list[TableRow]:
        seats = "SELECT number FROM seats WHERE person = ? AND kind IN ('person', 'guest')"
        where = f"WHERE number IN ({seats}) {also} ORDER BY updated DESC LIMIT ?"
        return rows.load(self.storage, where, person, _LISTED)

    def _info(self, row: TableRow, person: str) -> p.TableInfo:
        live = self.live_tables.get(row.id) or LiveTable(self, row)
        return live.info(person)

    # ------------------------------------------------------------ changing tables

    async def create(self, person: str, wanted: p.NewTable) -> LiveTable:
        """A new table, as wished; a `UserError` where it cannot be."""
        if wanted.game not in self.config.keys:
            raise UserError("table-bad-game", key=wanted.game[:40], known=self.config.keys)
        rules = game(wanted.game)
        if len(wanted.seats) not in rules.seats:
            least, most = rules.seats[0], rules.seats[-1]
            raise UserError("table-bad-seats", seats=len(wanted.seats), least=least, most=most)
        seats = self._requested(person, wanted.seats)
        return await self._make(
            person,
            wanted.game,
            checked(rules.settings, wanted.settings, len(wanted.seats)),
            seats,
            wanted.public,
        )

    async def play_now(self, person: str, key: str) -> LiveTable:
        """Me against computer players, begun at once."""
        if key not in self.config.keys:
            raise UserError("table-bad-game", key=key[:40], known=self.config.keys)
        requests = [p.SeatRequest("me"), *[p.SeatRequest("bot", _USUAL_BOT)] * (usual(key) - 1)]
        live = await self.create(person, p.NewTable(key, requests))
        async with live.lock:
            await live.start()
        return live

    async def _make(self, person: str, key: str, settings: Any, seats: list[Seat], public: bool) -> LiveTable:
        if not self.making.take(person):
            raise CodedError("too-many", "server-too-many")
        number, self._next = self._next, self._next + 1
        row = TableRow(
            number,
            rows.new_id(),
            key,
            game(key).rules_version,
            settings,
            new_seed(),
            public,
            person,
            seats=seats,
        )
        await self.storage.write(rows.insert(row))
        live = self.live_tables[row.id] = LiveTable(self, row)
        return live

    def _requested(self, person: str, requests: Sequence[p.SeatRequest]) -> list[Seat]:
        seats: list[Seat] = []
        me = self.name_of(person)
        for request in requests:
            match request.kind:
                case "me":
                    if any(seat.kind == "person" for seat in seats):
                        raise CodedError("bad", "server-me-twice")
                    seats.append(Seat("person", person, me))
                case "guest":
                    name = good_name(request.name, self.config.limits.name) if request.name else ""
                    seats.append(Seat("guest", person, name))
                case "open":
                    seats.append(Seat("open"))
                case "bot":
                    if request.bot not in bots.NAMES:
                        raise UserError("sim-bad-bot", name=request.bot[:40], known=bots.NAMES)
                    seats.append(Seat("bot", bot=request.bot))
                case _:
                    raise CodedError("bad", "server-bad-seat-kind", text=request.kind[:40])
        return seats

    async def sit(self, person: str, table: str, wanted: int | None) -> LiveTable:
        """Take an open seat, or the own seat back that a bot takes care of."""
        live = self.live_table(table)
        async with live.lock:
            row = live.row
            if wanted is not None and not 0 <= wanted < len(row.seats):
                raise CodedError("bad", "server-no-seat", number=wanted)
            mine = [n for n, seat in enumerate(row.seats) if seat.kind == "bot" and seat.person == person]
            free = [n for n, seat in enumerate(row.seats) if seat.kind == "open" and row.stage == OPEN]
            fits = [seat for seat in (*mine, *free) if wanted in (None, seat)]
            if row.held(person) and not (mine and fits[:1] == mine[:1]):
                raise CodedError("not-now", "server-sits-already")
            if not fits:
                raise CodedError("not-now", "server-seat-taken")
            row.seats[fits[0]] = Seat("person", person, self.name_of(person))
            await self._save_seats(live)
            live.refresh(person)
        return live

    async def leave(self, person: str, table: str) -> LiveTable:
        """Get up. Before the game the seat is free again; in it, a bot takes care of it."""
        live = self.live_table(table)
        async with live.lock:
            row = live.row
            if not row.held(person):
                raise CodedError("not-yours", "server-not-your-seat")
            if row.stage == OVER:
                raise CodedError("not-now", "server-over")
            for number in row.held(person):
                kept = person if row.stage == PLAYING and row.seats[number].kind == "person" else ""
                row.seats[number] = Seat("open") if row.stage == OPEN else Seat("bot", kept, bot=_USUAL_BOT)
            if row.host == person and row.stage == OPEN:
                row.host = next((seat.person for seat in row.seats if seat.person), person)
            await self._save_seats(live)
            live.refresh(person)
        live.nudge()
        return live

    async def start(self, person: str, table: str) -> LiveTable:
        """The host begins; bots take the seats that are still free."""
        live = self.live_table(table)
        async with live.lock:
            row = live.row
            if row.host != person:
                raise CodedError("not-yours", "server-not-host")
            if row.stage != OPEN:
                raise CodedError("not-now", "server-started")
            for number, seat in enumerate(row.seats):
                if seat.kind == "open":
                    row.seats[number] = Seat("bot", bot=_USUAL_BOT)
            await live.start()
        return live

    async def rematch(self, person: str, table: str) -> LiveTable:
        """The same people at a new table; who asks second finds the first one's."""
        old = self.live_table(table)
        async with old.lock:
            row = old.row
            if not row.held(person):
                raise CodedError("not-yours", "server-not-your-seat")
            if row.stage != OVER:
                raise CodedError("not-now", "server-not-over")
            if row.next is not None:
                return self.live_table(row.next)
            seats = [Seat(seat.kind, seat.person, seat.name, seat.bot) for seat in row.seats]
            new = await self._make(person, row.game, row.settings, seats, row.public)
            row.next = new.row.id
            await self.storage.write([rows.save(row)])
            old.tell_changed()
        if all(seat.kind == "bot" or seat.person == person for seat in new.row.seats):
            async with new.lock:
                await new.start()
        return new

    async def _save_seats(self, live: LiveTable) -> None:
        row = live.row
        row.updated = time.time()
        try:
            await self.storage.write([rows.save(row), *rows.save_seats(row)])
        except sqlite3.Error as error:
            live.row = self.row(row.id)
            raise CodedError("not-saved", "server-not-saved") from error
        live.tell_changed()


def usual(key: str) -> int:
    """How many seats a game has when nobody says: two, or the nearest that it allows."""
    seats = game(key).seats
    return min(max(2, seats[0]), seats[-1])


def _urgency(info: p.TableInfo) -> tuple[bool, int, float]:
    mine = {seat.seat for seat in info.seats if seat.mine}
    waits = info.stage == PLAYING and not mine.isdisjoint(info.waiting)
    return not waits, (PLAYING, OPEN, OVER).index(info.stage), -info.updated
