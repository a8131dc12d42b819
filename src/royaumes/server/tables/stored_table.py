"""A table on the disk and in memory: every change is kept, then sent to everybody who listens."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection
from contextlib import suppress

from royaumes.core import UserError
from royaumes.server import protocol as p
from royaumes.server.paces import PACES
from royaumes.server.protocol.encoding import encode
from royaumes.server.protocol.errors import NotSaved
from royaumes.server.storage import OPEN, OVER, PLAYING, Change, LogRow, Moves, TableChange, TableRow
from royaumes.server.tables import wire
from royaumes.server.tables.clock import Clock
from royaumes.server.tables.game_log import GameLog
from royaumes.server.tables.services import Services
from royaumes.server.tables.state import TableState
from royaumes.server.tables.table_info import table_info
from royaumes.server.transport.peer import MOVED, Peer


class StoredTable(TableState):
    """Loads a table's game, keeps its changes and sends them to all.

    The disk owns the truth: whenever a change does not get there, or nobody knows whether it did, the
    memory is dropped and read again.
    """

    def __init__(self, services: Services, row: TableRow) -> None:
        super().__init__(row)
        self.services = services
        self.clock = Clock(self)
        self.used = time.monotonic()
        #: Whether it is unknown what became of the last change.
        self._unsure = False
        #: The row of the log that everybody here has been sent; None before the game was loaded.
        self._shown: int | None = None

    # ------------------------------------------------------------ for subclasses

    def _interrupted(self) -> None:
        """A move was made or taken back, or a seat changed hands."""

    async def _read_again(self) -> None:
        """The table was read again from the disk. The lock is held."""

    # ------------------------------------------------------------ reading

    async def ready(self) -> GameLog:
        """The game, brought from the disk when it is needed; the lock is held."""
        if self._unsure:
            await self.services.storage.probe()  # all that was sent before is written then, or never will be
            await self._recover()
        return await self._load() if self._log is None else self._log

    async def _load(self) -> GameLog:
        self.check_begun()
        row = self.row
        stored = await self.services.storage.log(row.number)
        self._log = await asyncio.to_thread(
            GameLog.load, self.game, row.players, row.seed, row.settings, stored, row.origin
        )
        self.clock.note(self._log.questions, row.updated)
        if self._shown is None:
            self._shown = self._log.n
        return self._log

    async def settle(self) -> None:
        """Read the table again if it is unknown what became of its last change."""
        if self._unsure and not self.gone:
            async with self.lock:
                await self.ready()

    async def _recover(self) -> None:
        """Read the table again and send everybody here what was stored without their knowing.

        A commit can succeed although its answer is lost. The lock is held.
        """
        self.row = await self.services.row(self.row.id)
        self.send_changed()
        await self._read_again()
        if self.row.stage != OPEN and self.playable:
            game_log = await self._load()
            if game_log.n != self._shown:
                self.broadcast(self._shown)
        self._unsure = False

    async def known(self, key: str) -> bool:
        """Whether the message with this key has been carried out; the log remembers all of them."""
        return bool(key) and await self.services.storage.has_key(self.row.number, key)

    async def release_if_taken(self) -> None:
        """Let the table go if another process holds it now; those who listen find it there."""
        if await self.services.storage.processes.claim(self.row.id, again=True):
            self.gone = True
            self.services.released(self.row.id)
            for peer in tuple(self.peers):
                peer.drop(MOVED)

    # ------------------------------------------------------------ sending

    def info(self, person: str, here: Collection[str] | None = None) -> p.TableInfo:
        """The table as this person sees it."""
        return table_info(self, self.clock, person, self.present() if here is None else here)

    def change(self, game_log: GameLog, since: int | None, undone: int | None = None) -> wire.TableUpdate:
        """The update for peers that have seen everything up to row `since` (None: nothing)."""
        clock, until = self.clock, None
        ends = [clock.until(seat) for seat in range(len(self.row.seats))]
        if PACES[self.row.pace].limit is not None or clock.window is not None:
            until = min((end for seat in game_log.questions if (end := ends[seat]) is not None), default=None)
        return wire.TableUpdate(game_log, since, self.services.config.history, undone, until, ends)

    def send_all(self, message: p.ToBrowserAny) -> None:
        """Send a message to all peers."""
        raw = encode(message)
        for peer in tuple(self.peers):
            peer.post(raw)

    def send_changed(self, but: Peer | None = None) -> None:
        """Send the table's own data (seats, stage, settings) to all peers."""
        here = self.present()
        for peer in tuple(self.peers):
            if peer is not but:
                peer.send(p.Changed(self.info(peer.person, here)))

    def broadcast(self, since: int | None, undone: int | None = None) -> None:
        """Send the change to all, each what their seats may know."""
        change, self._shown = self.change(self.game_log, since, undone), self.game_log.n
        made: dict[int | None, bytes] = {}
        for peer in tuple(self.peers):
            for seat in self.seats_of(peer):
                if seat not in made:
                    made[seat] = encode(change.update(seat))
                peer.post(made[seat])
        if self.row.stage == OVER:
            self.send_changed()

    # ------------------------------------------------------------ keeping

    async def take_back(self, seat: int, consent: Collection[int], key: str = "") -> None:
        """A seat's last answer goes, with the consent of these seats; the lock is held."""
        row = self.game_log.undo(seat, consent, key)
        await self.save(self.game_log, [row])
        self._interrupted()
        self.broadcast(None, undone=seat)

    async def save_seats(self) -> None:
        """Keep who sits where and let all know; the lock is held."""
        self.row.updated = time.time()
        await self.commit(TableChange(self.row))
        self._interrupted()
        self.send_changed()

    async def save(self, game_log: GameLog, new: list[LogRow], *more: Change) -> None:
        """Put rows and what follows from them on the disk."""
        row = self.row
        row.waiting = sum(1 << seat for seat in game_log.questions)
        row.answers = len(game_log.table.steps) - 1
        row.updated = time.time()
        row.stage = PLAYING if game_log.questions else OVER
        self.clock.note(game_log.questions, row.updated)
        await self.commit(*more, Moves(row, new, game_log.table.over))
        if row.stage == OVER:
            self.services.ratings.ended(row.id)

    async def commit(self, *changes: Change) -> None:
        """Put changes on the disk. Where that fails, the table is read again: the disk decides what happened.

        The lock is held.
        """
        try:
            await self.services.storage.save(*changes)
        except BaseException as error:
            self._log, self._unsure = None, True
            if isinstance(error, NotSaved):
                with suppress(UserError):
                    await self.release_if_taken()
                    if not self.gone:
                        await self._recover()
            raise
