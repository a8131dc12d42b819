"""One table with everybody at it: peers come and go, people and bots answer."""

from __future__ import annotations

import time
from contextlib import suppress

from royaumes.server import protocol as p
from royaumes.server.protocol.errors import Stale
from royaumes.server.storage import OPEN, PLAYING, Seat, TableChange, TableRow
from royaumes.server.tables.absences import Absences
from royaumes.server.tables.autoplay import Autoplay
from royaumes.server.tables.chat import Chat
from royaumes.server.tables.game_log import GameLog
from royaumes.server.tables.proposals import Proposals
from royaumes.server.tables.services import Services
from royaumes.server.tables.stored_table import StoredTable
from royaumes.server.tables.undo_requests import UndoRequests
from royaumes.server.transport.peer import Peer


class LiveTable(StoredTable):
    """The only writer of a game in this process."""

    def __init__(self, services: Services, row: TableRow) -> None:
        super().__init__(services, row)
        self.autoplay = Autoplay(self, self._answer_for)
        self.absences = Absences(self, self.answer, self.autoplay.wake)
        self.proposals = Proposals(self, self.absences, self.autoplay.wake)
        self.undos = UndoRequests(self, self.autoplay.wake)
        self.chat = Chat(self)

    def _interrupted(self) -> None:
        self.undos.close()

    async def _read_again(self) -> None:
        await self.chat.recover()

    async def _recover(self) -> None:
        await super()._recover()
        self.autoplay.wake()

    # ------------------------------------------------------------ people come and go

    @property
    def busy(self) -> bool:
        """Whether the table has peers or work in progress."""
        return bool(self.peers) or self.autoplay.busy or self.lock.locked()

    async def join(self, peer: Peer, since: int | None) -> None:
        """Add a peer and send what it missed."""
        async with self.lock:
            here = peer.person in self.present()
            self.peers.add(peer)
            await self._welcome(peer.person)
            peer.send(p.Changed(self.info(peer.person)))
            if self.row.stage != OPEN and self.playable:
                change = self.change(await self.ready(), since)
                for seat in self.seats_of(peer):
                    peer.send(change.update(seat))
                peer.send(self.undos.message)
                peer.send(self.proposals.message)
            await self.chat.welcome(peer)
            if not here and self.row.held(peer.person):
                self.send_changed(but=peer)
        self.autoplay.wake()

    def part(self, peer: Peer) -> None:
        """Remove a peer."""
        self.peers.discard(peer)
        self.used = time.monotonic()
        if peer.person not in self.present() and self.row.held(peer.person):
            self.clock.away(peer.person)
            self.send_changed()

    async def refresh(self, person: str) -> None:
        """Send a person whose seats have changed what their seats see now. The lock is held."""
        watching = [peer for peer in self.peers if peer.person == person]
        if not watching or self.row.stage == OPEN or not self.playable:
            return
        change = self.change(await self.ready(), None)
        for peer in watching:
            for seat in self.seats_of(peer):
                peer.send(change.update(seat))

    async def _welcome(self, person: str) -> None:
        """Give somebody who is back their seats. The lock is held."""
        await self.absences.welcome(person)
        await self.proposals.welcome(person)

    # ------------------------------------------------------------ moves

    async def start(self, seats: list[Seat]) -> None:
        """The game begins with these: its first rows are kept, all hear of it. The lock is held."""
        row, players = self.row, [seat.label for seat in seats]
        if self.game.pieces is not None and row.origin is None:  # TBL-3.2
            chosen = self.game.pieces.checked([seat.piece for seat in seats], len(seats))
            row.settings = {**row.settings, **chosen}
        game_log = GameLog(self.game, players, row.seed, row.settings, row.origin)
        row.seats, row.players, row.stage = seats, players, PLAYING
        self._log, self._shown = game_log, -1
        await self.save(game_log, game_log.first_rows, TableChange(row))
        self.send_changed()
        self.broadcast(None)
        self.autoplay.wake()

    async def answer(self, seat: int, question: int, move: str, key: str = "") -> None:
        """Take an answer to this question; a `UserError` says why not, and nothing has changed."""
        async with self.lock:
            game_log = await self.ready()
            if game_log.questions.get(seat) != question:
                if await self.known(key):
                    self.autoplay.wake()
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
            await self.save(game_log, new)
            self._interrupted()
            self.broadcast(since)
        self.autoplay.wake()

    async def _answer_for(self, seat: int, question: int, move: str) -> None:
        """Take a computer player's answer for a seat; a person who is here plays on in person."""
        with suppress(Stale):
            await self.answer(seat, question, move)
        holder = self.row.seats[seat]
        if holder.kind != "bot" and holder.person in self.present():
            async with self.lock:
                await self._welcome(holder.person)
