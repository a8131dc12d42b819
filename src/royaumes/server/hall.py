"""The hall: all tables, those in memory and those on the disk, and what people do to them."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections import Counter
from collections.abc import Coroutine, Sequence
from typing import Any

from royaumes import bots
from royaumes.core import Problem
from royaumes.core.options import checked
from royaumes.games import game
from royaumes.play import new_seed
from royaumes.server import protocol as p
from royaumes.server import rows
from royaumes.server.chat import Chat
from royaumes.server.limits import Buckets
from royaumes.server.people import Tags, good_name
from royaumes.server.room import Room
from royaumes.server.rows import OPEN, OVER, PLAYING, Seat, TableRow
from royaumes.server.settings import Settings
from royaumes.server.storage import Store
from royaumes.server.thinking import Thinker
from royaumes.server.trouble import Failure

_LISTED = 100
_SWEEP = 20.0
_USUAL_BOT = "greedy"


class Hall:
    """One server's tables and people."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.data)
        self.tags = Tags(self.store.secret())
        self.thinker = Thinker(settings.workers, settings.keys)
        self.rooms: dict[str, Room] = {}
        self._sockets: Counter[str] = Counter()
        limits = settings.limits
        self.requests = Buckets(limits.http_burst, limits.http_rate)
        self.addresses = Buckets(limits.address_burst, limits.address_rate)
        self.hinting = Buckets(limits.hint_burst, limits.hint_rate)
        self.chat = Chat(self.store, settings)
        self.making = Buckets(limits.tables_burst, limits.tables_rate)
        self._next = rows.next_number(self.store)
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begin: bots that were thinking when the server stopped go on."""
        self.thinker.start()
        self.task(self._sweep())
        asked = "SELECT 1 FROM seats WHERE seats.number = t.number AND kind = 'bot' AND t.waiting >> seat & 1"
        where = f"stage = 'playing' AND EXISTS ({asked})"
        for (table,) in self.store.rows(f"SELECT id FROM tables t WHERE {where}"):
            self.room(table).nudge()

    async def close(self) -> None:
        """Stop; everything that was accepted is on the disk."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinker.stop()
        self.store.close()

    def task(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Something that goes on by itself until it or the server ends."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _sweep(self) -> None:
        """Tables where nobody has been for a while leave the memory."""
        while True:
            await asyncio.sleep(min(_SWEEP, self.settings.idle))
            now = time.monotonic()
            for name, room in tuple(self.rooms.items()):
                idle = self.settings.idle_over if room.row.stage == OVER else self.settings.idle
                if now - room.used > min(idle, self.settings.idle) and not room.busy:
                    del self.rooms[name]

    # ------------------------------------------------------------ people

    def admit(self, person: str, at_table: int) -> bool:
        """Whether one more socket is welcome; then it counts until it is dismissed."""
        limits = self.settings.limits
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
        found = self.store.rows("SELECT name FROM people WHERE person = ?", person)
        return found[0][0] if found else ""

    async def rename(self, person: str, name: str) -> str:
        """Somebody chooses a name; seats at tables that have not begun get it too."""
        name = good_name(name, self.settings.limits.name)
        known = "ON CONFLICT (person) DO UPDATE SET name = excluded.name"
        values = (person, name, time.time())
        await self.store.write([(f"INSERT INTO people VALUES (?, ?, ?) {known}", values)])
        for row in self._of(person, "AND stage = 'open'"):
            room = self.room(row.id)
            async with room.lock:
                for seat in room.row.seats:
                    if seat.kind == "person" and seat.person == person:
                        seat.name = name
                await self._keep_seats(room)
        return name

    # ------------------------------------------------------------ finding tables

    def row(self, table: str) -> TableRow:
        """A table from the disk; a `Failure` where there is none."""
        found = rows.load(self.store, "WHERE id = ?", table)
        if not found:
            raise Failure("not-found", "server-no-table")
        return found[0]

    def room(self, table: str) -> Room:
        """A table in memory, brought there if need be."""
        room = self.rooms.get(table)
        if room is None:
            row = self.row(table)
            if row.game not in self.settings.keys:
                raise Failure("not-found", "server-no-table")
            room = self.rooms[table] = Room(self, row)
        room.used = time.monotonic()
        return room

    def lobby(self, person: str) -> p.Tables:
        """Public tables that have a free seat, then those that can be watched."""
        found = rows.load(
            self.store,
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
        return rows.load(self.store, where, person, _LISTED)

    def _info(self, row: TableRow, person: str) -> p.TableInfo:
        room = self.rooms.get(row.id) or Room(self, row)
        return room.info(person)

    # ------------------------------------------------------------ changing tables

    async def create(self, person: str, wanted: p.NewTable) -> Room:
        """A new table, as wished; a `Problem` where it cannot be."""
        if wanted.game not in self.settings.keys:
            raise Problem("table-bad-game", key=wanted.game[:40], known=self.settings.keys)
        rules = game(wanted.game)
        if len(wanted.seats) not in rules.seats:
            least, most = rules.seats[0], rules.seats[-1]
            raise Problem("table-bad-seats", seats=len(wanted.seats), least=least, most=most)
        seats = self._wished(person, wanted.seats)
        return await self._make(
            person, wanted.game, checked(rules.settings, wanted.options), seats, wanted.public
        )

    async def play_now(self, person: str, key: str) -> Room:
        """Me against computer players, begun at once."""
        if key not in self.settings.keys:
            raise Problem("table-bad-game", key=key[:40], known=self.settings.keys)
        wishes = [p.SeatWish("me"), *[p.SeatWish("bot", _USUAL_BOT)] * (usual(key) - 1)]
        room = await self.create(person, p.NewTable(key, wishes))
        async with room.lock:
            await room.start()
        return room

    async def _make(self, person: str, key: str, options: Any, seats: list[Seat], public: bool) -> Room:
        if not self.making.take(person):
            raise Failure("too-many", "server-too-many")
        number, self._next = self._next, self._next + 1
        row = TableRow(
            number, rows.new_id(), key, game(key).rules, options, new_seed(), public, person, seats=seats
        )
        await self.store.write(rows.insert(row))
        room = self.rooms[row.id] = Room(self, row)
        return room

    def _wished(self, person: str, wishes: Sequence[p.SeatWish]) -> list[Seat]:
        seats: list[Seat] = []
        me = self.name_of(person)
        for wish in wishes:
            match wish.kind:
                case "me":
                    if any(seat.kind == "person" for seat in seats):
                        raise Failure("bad", "server-me-twice")
                    seats.append(Seat("person", person, me))
                case "guest":
                    name = good_name(wish.name, self.settings.limits.name) if wish.name else ""
                    seats.append(Seat("guest", person, name))
                case "open":
                    seats.append(Seat("open"))
                case "bot":
                    if wish.bot not in bots.NAMES:
                        raise Problem("sim-bad-bot", name=wish.bot[:40], known=bots.NAMES)
                    seats.append(Seat("bot", bot=wish.bot))
                case _:
                    raise Failure("bad", "server-bad-seat-kind", text=wish.kind[:40])
        return seats

    async def sit(self, person: str, table: str, wanted: int | None) -> Room:
        """Take an open seat, or the own seat back that a bot takes care of."""
        room = self.room(table)
        async with room.lock:
            row = room.row
            if wanted is not None and not 0 <= wanted < len(row.seats):
                raise Failure("bad", "server-no-seat", number=wanted)
            mine = [n for n, seat in enumerate(row.seats) if seat.kind == "bot" and seat.person == person]
            free = [n for n, seat in enumerate(row.seats) if seat.kind == "open" and row.stage == OPEN]
            fits = [seat for seat in (*mine, *free) if wanted in (None, seat)]
            if row.held(person) and not (mine and fits[:1] == mine[:1]):
                raise Failure("not-now", "server-sits-already")
            if not fits:
                raise Failure("not-now", "server-seat-taken")
            row.seats[fits[0]] = Seat("person", person, self.name_of(person))
            await self._keep_seats(room)
            room.refresh(person)
        return room

    async def leave(self, person: str, table: str) -> Room:
        """Get up. Before the game the seat is free again; in it, a bot takes care of it."""
        room = self.room(table)
        async with room.lock:
            row = room.row
            if not row.held(person):
                raise Failure("not-yours", "server-not-your-seat")
            if row.stage == OVER:
                raise Failure("not-now", "server-over")
            for number in row.held(person):
                kept = person if row.stage == PLAYING and row.seats[number].kind == "person" else ""
                row.seats[number] = Seat("open") if row.stage == OPEN else Seat("bot", kept, bot=_USUAL_BOT)
            if row.host == person and row.stage == OPEN:
                row.host = next((seat.person for seat in row.seats if seat.person), person)
            await self._keep_seats(room)
            room.refresh(person)
        room.nudge()
        return room

    async def start(self, person: str, table: str) -> Room:
        """The host begins; bots take the seats that are still free."""
        room = self.room(table)
        async with room.lock:
            row = room.row
            if row.host != person:
                raise Failure("not-yours", "server-not-host")
            if row.stage != OPEN:
                raise Failure("not-now", "server-started")
            for number, seat in enumerate(row.seats):
                if seat.kind == "open":
                    row.seats[number] = Seat("bot", bot=_USUAL_BOT)
            await room.start()
        return room

    async def rematch(self, person: str, table: str) -> Room:
        """The same people at a new table; who asks second finds the first one's."""
        old = self.room(table)
        async with old.lock:
            row = old.row
            if not row.held(person):
                raise Failure("not-yours", "server-not-your-seat")
            if row.stage != OVER:
                raise Failure("not-now", "server-not-over")
            if row.next is not None:
                return self.room(row.next)
            seats = [Seat(seat.kind, seat.person, seat.name, seat.bot) for seat in row.seats]
            new = await self._make(person, row.game, row.options, seats, row.public)
            row.next = new.row.id
            await self.store.write([rows.save(row)])
            old.tell_changed()
        if all(seat.kind == "bot" or seat.person == person for seat in new.row.seats):
            async with new.lock:
                await new.start()
        return new

    async def _keep_seats(self, room: Room) -> None:
        row = room.row
        row.updated = time.time()
        try:
            await self.store.write([rows.save(row), *rows.save_seats(row)])
        except sqlite3.Error as error:
            room.row = self.row(row.id)
            raise Failure("not-kept", "server-not-kept") from error
        room.tell_changed()


def usual(key: str) -> int:
    """How many seats a game has when nobody says: two, or the nearest that it allows."""
    seats = game(key).seats
    return min(max(2, seats[0]), seats[-1])


def _urgency(info: p.TableInfo) -> tuple[bool, int, float]:
    mine = {seat.seat for seat in info.seats if seat.mine}
    waits = info.stage == PLAYING and not mine.isdisjoint(info.waiting)
    return not waits, (PLAYING, OPEN, OVER).index(info.stage), -info.updated
