"""One table with everybody at it: the only writer of its game, and all who listen."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection
from contextlib import suppress
from typing import TYPE_CHECKING

from royaumes.core import IllegalMove, Pending, Refusal, UserError
from royaumes.games import game
from royaumes.play.lesson import Step
from royaumes.server import protocol as p
from royaumes.server.protocol.errors import CodedError, NotSaved, Stale
from royaumes.server.storage import (
    CLOSED,
    OPEN,
    OVER,
    PLAYING,
    Change,
    LogRow,
    Message,
    Moves,
    Seat,
    TableChange,
    TableRow,
)
from royaumes.server.tables import wire
from royaumes.server.tables.autoplay import Autoplay
from royaumes.server.tables.chat import Chat
from royaumes.server.tables.clock import PACES
from royaumes.server.tables.council import Council
from royaumes.server.tables.game_log import GameLog
from royaumes.server.tables.peer import Peer
from royaumes.server.tables.table_info import table_info
from royaumes.server.tables.undo_requests import UndoRequests

if TYPE_CHECKING:
    from royaumes.server.tables.services import Services


class LiveTable:
    """A table in memory. Whoever changes it holds its lock until the change is on the disk.

    The disk owns the truth: whenever a change does not get there, or nobody knows whether it did, the
    memory is dropped and read anew.
    """

    def __init__(self, services: Services, row: TableRow) -> None:
        self.services = services
        self.row = row
        self.game = game(row.game)
        self.lock = asyncio.Lock()
        self.peers: set[Peer] = set()
        self.used = time.monotonic()
        self.autoplay = Autoplay(self)
        self.council = Council(self)
        self.undos = UndoRequests(self)
        self.chat = Chat(self)
        self._log: GameLog | None = None
        #: Whether another process holds the table now.
        self.gone = False
        #: Whether it is unknown what became of the last change.
        self._unsure = False
        #: The row of the log that everybody here has been sent; None before the game was loaded.
        self._shown: int | None = None

    # ------------------------------------------------------------ what stands

    async def ready(self) -> GameLog:
        """The game, brought from the disk when it is needed; the lock is held."""
        if self._unsure:
            await self.services.storage.probe()  # all that was sent before is written then, or never will be
            await self._recover()
        return await self._load() if self._log is None else self._log

    async def _load(self) -> GameLog:
        self._check_begun()
        row = self.row
        stored = await self.services.storage.log(row.number)
        self._log = await asyncio.to_thread(
            GameLog.load, self.game, row.players, row.seed, row.settings, stored, row.origin
        )
        self.council.clock.note(self._log.questions, row.updated)
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
        await self.chat.recover()
        if self.row.stage != OPEN and self.playable:
            game_log = await self._load()
            if game_log.n != self._shown:
                self._broadcast(self._shown)
        self._unsure = False
        self.autoplay.nudge()

    @property
    def pending(self) -> Pending | None:
        """What the game waits for, where it is in memory."""
        return None if self._log is None else self._log.table.pending

    @property
    def game_log(self) -> GameLog:
        """The game, once it is `ready`."""
        assert self._log is not None
        return self._log

    def _check_begun(self) -> None:
        if self.row.stage == OPEN:
            raise CodedError("not-now", "server-not-started")
        if self.row.stage == CLOSED:
            raise CodedError("not-now", "server-closed")
        if not self.playable:
            name, facts = self.other_rules
            raise CodedError("not-now", name, **facts)

    @property
    def playable(self) -> bool:
        """Whether the game can be shown: it was begun by the rules as they are now."""
        return self.row.rules_version == self.game.rules_version and self.row.stage != CLOSED

    @property
    def other_rules(self) -> Message:
        """That the game was played by other rules than today's."""
        return "server-other-rules", {"version": self.row.rules_version, "now": self.game.rules_version}

    def asked(self) -> list[int]:
        """The seats that are asked now: as the game says, or as the disk does before it is loaded."""
        return self.row.asked() if self._log is None else sorted(self._log.questions)

    def lesson_step(self) -> Step | None:
        """What comes next in a lesson that is followed, where the game is in memory."""
        if self._log is None or self._log.lesson is None:
            return None
        return self._log.lesson.step(self._log.table.answers)

    @property
    def busy(self) -> bool:
        """Whether somebody is here or something goes on."""
        return bool(self.peers) or self.autoplay.busy or self.lock.locked()

    def present(self) -> set[str]:
        """The people who are here; a shared screen is nobody."""
        return {peer.person for peer in self.peers if not peer.watching}

    def info(self, person: str, here: Collection[str] | None = None) -> p.TableInfo:
        """The table as this person sees it."""
        return table_info(self, person, self.present() if here is None else here)

    # ------------------------------------------------------------ people come and go

    async def join(self, peer: Peer, since: int | None) -> None:
        """Somebody listens from now on, and is sent what they missed."""
        async with self.lock:
            here = peer.person in self.present()
            self.peers.add(peer)
            await self.council.welcome(peer.person)
            peer.send(p.Changed(self.info(peer.person)))
            if self.row.stage != OPEN and self.playable:
                change = self.change(await self.ready(), since)
                for seat in self.seats_of(peer):
                    peer.send(change.update(seat))
                peer.send(self.undos.message)
                peer.send(self.council.message)
            await self.chat.welcome(peer)
            if not here and self.row.held(peer.person):
                self.send_changed(but=peer)
        self.autoplay.nudge()

    def part(self, peer: Peer) -> None:
        """Somebody does not listen any more."""
        self.peers.discard(peer)
        self.used = time.monotonic()
        if peer.person not in self.present() and self.row.held(peer.person):
            self.council.clock.away(peer.person)
            self.send_changed()

    def seats_of(self, peer: Peer) -> list[int | None]:
        """The seats that somebody looks from: their own, or none beside the table."""
        held: list[int | None] = [] if peer.watching else [*self.row.held(peer.person)]
        return held or [None]

    async def refresh(self, person: str) -> None:
        """Somebody's seats have changed: from now on they see what these seats see. The lock is held."""
        watching = [peer for peer in self.peers if peer.person == person]
        if not watching or self.row.stage == OPEN or not self.playable:
            return
        change = self.change(await self.ready(), None)
        for peer in watching:
            for seat in self.seats_of(peer):
                peer.send(change.update(seat))

    def change(self, game_log: GameLog, since: int | None, undone: int | None = None) -> wire.Change:
        """What those get who last heard of row `since` (None: of nothing)."""
        clock, until = self.council.clock, None
        ends = [clock.until(seat) for seat in range(len(self.row.seats))]
        if PACES[self.row.pace].limit is not None or clock.window is not None:
            until = min((end for seat in game_log.questions if (end := ends[seat]) is not None), default=None)
        return wire.Change(game_log, since, self.services.config.history, undone, until, ends)

    def send_all(self, message: p.ToBrowserAny) -> None:
        """The same message to all."""
        raw = wire.encode(message)
        for peer in tuple(self.peers):
            peer.post(raw)

    def send_changed(self, but: Peer | None = None) -> None:
        """Tell all that the table itself has changed."""
        here = self.present()
        for peer in tuple(self.peers):
            if peer is not but:
                peer.send(p.Changed(self.info(peer.person, here)))

    # ------------------------------------------------------------ changes

    async def start(self, seats: list[Seat]) -> None:
        """The game begins with these: its first rows are kept, all hear of it. The lock is held."""
        row, players = self.row, [seat.label for seat in seats]
        if self.game.pieces is not None and row.origin is None:  # TBL-3.2
            chosen = self.game.pieces.checked([seat.piece for seat in seats], len(seats))
            row.settings = {**row.settings, **chosen}
        game_log = GameLog(self.game, players, row.seed, row.settings, row.origin)
        row.seats, row.players, row.stage = seats, players, PLAYING
        self._log, self._shown = game_log, -1
        await self._save(game_log, game_log.first_rows, TableChange(row))
        self.send_changed()
        self._broadcast(None)
        self.autoplay.nudge()

    async def answer(self, seat: int, question: int, move: str, key: str = "") -> None:
        """Take an answer to this question; a `UserError` says why not, and nothing has changed."""
        async with self.lock:
            game_log = await self.ready()
            if game_log.questions.get(seat) != question:
                if await self.known(key):
                    self.autoplay.nudge()
                    return
                self.check_running()
                raise Stale("stale", "server-stale")
            self.check_running()
            since, steps = game_log.n, len(game_log.table.steps)
            try:
                new = game_log.answer(seat, move, key)
            except BaseException:
                if len(game_log.table.steps) != steps:  # a game that breaks after it took the answer
                    self._log = None
                raise
            await self._save(game_log, new)
            self.undos.close()
            self._broadcast(since)
        self.autoplay.nudge()

    def check_running(self) -> None:
        """A `UserError` where no move is taken now."""
        if self.row.stage == CLOSED:
            raise CodedError("not-now", "server-closed")
        if self.row.paused:
            raise CodedError("not-now", "server-paused")
        if self.row.stage == OVER:  # the seed has been revealed
            raise IllegalMove(Refusal("TBL-1.1", "table-no-over"))

    async def known(self, key: str) -> bool:
        """Whether the message with this key has been carried out; the log remembers all of them."""
        return bool(key) and await self.services.storage.has_key(self.row.number, key)

    async def take_back(self, seat: int, consent: Collection[int], key: str = "") -> None:
        """A seat's last answer goes, with the consent of these seats; the lock is held."""
        row = self.game_log.undo(seat, consent, key)
        await self._save(self.game_log, [row])
        self.undos.close()
        self._broadcast(None, undone=seat)

    async def save_seats(self) -> None:
        """Keep who sits where and let all know; the lock is held."""
        self.row.updated = time.time()
        await self.commit(TableChange(self.row))
        self.undos.close()
        self.send_changed()

    async def _save(self, game_log: GameLog, new: list[LogRow], *more: Change) -> None:
        """Put rows and what follows from them on the disk."""
        row = self.row
        row.waiting = sum(1 << seat for seat in game_log.questions)
        row.answers = len(game_log.table.steps) - 1
        row.updated = time.time()
        row.stage = PLAYING if game_log.questions else OVER
        self.council.clock.note(game_log.questions, row.updated)
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
                    await self.services.make_sure(self)
                    if not self.gone:
                        await self._recover()
            raise

    def _broadcast(self, since: int | None, undone: int | None = None) -> None:
        """Send the change to all, each what their seats may know."""
        change, self._shown = self.change(self.game_log, since, undone), self.game_log.n
        made: dict[int | None, bytes] = {}
        for peer in tuple(self.peers):
            for seat in self.seats_of(peer):
                if seat not in made:
                    made[seat] = wire.encode(change.update(seat))
                peer.post(made[seat])
        if self.row.stage == OVER:
            self.send_changed()
