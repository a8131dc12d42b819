"""One table with everybody at it: the only writer of its game, and all who listen."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from royaumes.core import IllegalMove, Refusal, UserError
from royaumes.core.moves import notation
from royaumes.core.stream import commitment
from royaumes.games import game
from royaumes.play.preview import Preview
from royaumes.play.why import reason
from royaumes.server import protocol as p
from royaumes.server import rows, wire
from royaumes.server.errors import CodedError, Stale, of_refusal
from royaumes.server.game_log import GameLog, Row
from royaumes.server.peer import Peer
from royaumes.server.rows import OPEN, OVER, PLAYING, TableRow
from royaumes.server.storage import Change, Statement

if TYPE_CHECKING:
    from royaumes.server.lobby import Lobby

_log = logging.getLogger(__name__)


class LiveTable:
    """A table in memory. Whoever changes it holds its lock until the change is on the disk."""

    def __init__(self, lobby: Lobby, row: TableRow) -> None:
        self.lobby = lobby
        self.row = row
        self.game = game(row.game)
        self.lock = asyncio.Lock()
        self.peers: set[Peer] = set()
        self.used = time.monotonic()
        self._journal: GameLog | None = None
        self._bots: asyncio.Task[None] | None = None
        #: Who asks for an undo, and the seats whose consent is still missing.
        self._wish: tuple[int, set[int]] | None = None

    # ------------------------------------------------------------ what stands

    @property
    def game_log(self) -> GameLog:
        """The game, brought from the disk when it is needed; a `CodedError` before it has begun."""
        if self._journal is None:
            if self.row.stage == OPEN:
                raise CodedError("not-now", "server-not-started")
            if self.row.rules_version != self.game.rules_version:
                raise UserError(
                    "record-other-rules", rules=self.row.rules_version, expected=self.game.rules_version
                )
            found = self.lobby.storage.rows(
                "SELECT row, kind, seat, text, key FROM log WHERE number = ? ORDER BY row", self.row.number
            )
            row = self.row
            stored = (Row(*values) for values in found)
            self._journal = GameLog.load(self.game, row.players, row.seed, row.settings, stored)
        return self._journal

    @property
    def busy(self) -> bool:
        """Whether somebody is here or something goes on."""
        thinking = self._bots is not None and not self._bots.done()
        return bool(self.peers) or thinking or self.lock.locked()

    def present(self) -> set[str]:
        """The people who are here."""
        return {peer.person for peer in self.peers}

    def info(self, person: str) -> p.TableInfo:
        """The table as this person sees it."""
        row, here = self.row, self.present()
        seats = [
            p.SeatInfo(
                seat=number,
                kind=seat.kind,
                name=seat.label,
                mine=seat.held_by(person),
                here=seat.kind == "bot" or seat.person in here,
                kept=seat.kind == "bot" and seat.person == person,
            )
            for number, seat in enumerate(row.seats)
        ]
        return p.TableInfo(
            table=row.id,
            game=row.game,
            stage=row.stage,
            public=row.public,
            settings=dict(row.settings),
            seats=seats,
            host=row.host == person,
            waiting=row.asked(),
            commitment=commitment(row.seed),
            answers=row.answers,
            next=row.next,
            updated=row.updated,
        )

    # ------------------------------------------------------------ people come and go

    async def join(self, peer: Peer, since: int | None) -> None:
        """Somebody listens from now on; he is told what he missed."""
        async with self.lock:
            here = peer.person in self.present()
            self.peers.add(peer)
            peer.send(p.Changed(self.info(peer.person)))
            if self.row.stage != OPEN:
                for seat in self.seats_of(peer):
                    peer.send(wire.update(self.game_log, seat, since, self.lobby.config.history))
            for line in self.lobby.chat.last(self.row.number):
                peer.send(line)
            if not here and self.row.held(peer.person):
                self.tell_changed(but=peer)
        self.nudge()

    def part(self, peer: Peer) -> None:
        """Somebody does not listen any more."""
        self.peers.discard(peer)
        self.used = time.monotonic()
        if peer.person not in self.present() and self.row.held(peer.person):
            self.tell_changed()

    def seats_of(self, peer: Peer) -> list[int | None]:
        """The seats that somebody looks from: his own, or none beside the table."""
        held: list[int | None] = [*self.row.held(peer.person)]
        return held or [None]

    def refresh(self, person: str) -> None:
        """Somebody's seats have changed: from now on he sees what they see."""
        if self.row.stage != OPEN:
            for peer in tuple(self.peers):
                if peer.person == person:
                    for seat in self.seats_of(peer):
                        peer.send(wire.update(self.game_log, seat, None, self.lobby.config.history))

    def tell_changed(self, but: Peer | None = None) -> None:
        """Tell all that the table itself has changed."""
        for peer in tuple(self.peers):
            if peer is not but:
                peer.send(p.Changed(self.info(peer.person)))

    # ------------------------------------------------------------ changes

    async def start(self) -> None:
        """The game begins: its first rows are kept, all are told. The lock is held."""
        row = self.row
        row.players = [seat.label for seat in row.seats]
        game_log = GameLog(self.game, row.players, row.seed, row.settings)
        row.stage = PLAYING
        await self._save(game_log, game_log.first_rows, lambda: [rows.save(row), *rows.save_seats(row)])
        self._journal = game_log
        self.tell_changed()
        self._broadcast(None)
        self.nudge()

    async def answer(self, seat: int, question: int, text: str, key: str = "") -> None:
        """Take an answer to this question; a `UserError` says why not, and nothing has changed."""
        async with self.lock:
            game_log = self.game_log
            if key and key in game_log.keys:
                return
            if self.row.stage == OVER:
                raise IllegalMove(Refusal("TBL-1.1", "table-no-over"))
            if game_log.questions.get(seat) != question:
                raise Stale("stale", "server-stale")
            since = game_log.n
            await self._save(game_log, game_log.answer(seat, text, key))
            self._close_wish()
            self._broadcast(since)
        self.nudge()

    async def undo(self, seat: int, key: str = "") -> None:
        """Take a move back, or ask those for consent who must give it."""
        async with self.lock:
            game_log = self.game_log
            if key and key in game_log.keys:
                return
            if self.row.stage == OVER:  # the seed has been revealed
                raise IllegalMove(Refusal("TBL-1.1", "table-no-over"))
            refusal = game_log.table.undo_refusal(seat)
            if refusal is None:
                await self._take_back(game_log, seat, (), key)
                return
            others = set(range(len(self.row.seats))) - {seat}
            consented = game_log.table.undo_refusal(seat, others)
            if consented is not None or any(self.row.seats[other].kind == "bot" for other in others):
                raise IllegalMove(refusal)
            person = self.row.seats[seat].person
            needs = {other for other in others if self.row.seats[other].person != person}
            if not needs:
                await self._take_back(game_log, seat, others, key)
                return
            self._wish = seat, needs
            self._tell_wish(seat, needs)

    async def consent(self, seat: int, agree: bool) -> None:
        """A seat's word on the undo that was asked for."""
        async with self.lock:
            if self._wish is None or seat not in self._wish[1]:
                raise CodedError("not-now", "server-no-undo-request")
            asking, needs = self._wish
            if not agree:
                self._close_wish()
                return
            needs.discard(seat)
            if needs:
                self._tell_wish(asking, needs)
                return
            others = set(range(len(self.row.seats))) - {asking}
            await self._take_back(self.game_log, asking, others, "")
        self.nudge()

    async def _take_back(
        self, game_log: GameLog, seat: int, consent: set[int] | tuple[int, ...], key: str
    ) -> None:
        row = game_log.undo(seat, consent, key)
        await self._save(game_log, [row])
        self._close_wish()
        self._broadcast(None, undone=True)

    async def _save(
        self, game_log: GameLog, new: list[Row], more: Callable[[], list[Statement]] | None = None
    ) -> None:
        """Put rows and what follows from them on the disk; where that fails, nothing has happened."""
        row = self.row
        row.waiting = sum(1 << seat for seat in game_log.questions)
        row.answers = len(game_log.table.steps) - 1
        row.updated = time.time()
        if row.stage != OPEN:
            row.stage = OVER if game_log.table.over else PLAYING
        log = [(row.number, one.row, one.kind, one.seat, one.text, one.key) for one in new]
        status = (row.number, row.stage, row.waiting, row.answers, row.updated)
        try:
            await self.lobby.storage.save(Change(log, status, more() if more else ()))
        except BaseException as error:
            self._journal = None
            self.row = self.lobby.row(row.id)
            if isinstance(error, sqlite3.Error):
                _log.exception("a change of table %s could not be kept", row.id)
                raise CodedError("not-saved", "server-not-saved") from error
            raise

    def _broadcast(self, since: int | None, undone: bool = False) -> None:
        """Send the change to all, each what his seats may know."""
        game_log, history = self.game_log, self.lobby.config.history
        made: dict[int | None, str] = {}
        for peer in tuple(self.peers):
            for seat in self.seats_of(peer):
                if seat not in made:
                    made[seat] = wire.encode(wire.update(game_log, seat, since, history, undone)).decode()
                peer.post(made[seat])
        if game_log.table.over:
            self.tell_changed()

    # ------------------------------------------------------------ consent to an undo

    def _tell_wish(self, seat: int, needs: set[int]) -> None:
        for peer in tuple(self.peers):
            peer.send(p.UndoRequested(seat, sorted(needs)))

    def _close_wish(self) -> None:
        if self._wish is not None:
            asking, self._wish = self._wish[0], None
            self._tell_wish(asking, set())

    # ------------------------------------------------------------ why, previews, hints, chat

    def why(self, seat: int, picks: list[str]) -> p.ErrorMessage | None:
        """What refuses what is picked, if anything does."""
        refusal = reason(self.game, self.game_log.table.state, seat, picks)
        return None if refusal is None else of_refusal(refusal)

    async def hint(self, seat: int) -> str:
        """What the greedy player would do."""
        async with self.lock:
            table = self.game_log.table
            view, options = table.view(seat), table.options(seat)
            stream = table.bot_stream(seat).split("hint")
        if not options:
            raise CodedError("not-now", "server-no-hint")
        return notation(await self.lobby.bot_pool.think("greedy", self.game, view, options, stream))

    async def preview(self, seat: int, text: str) -> Preview:
        """What a move would bring, as far as this seat can know; a `UserError` where it is not allowed."""
        view = self.game_log.table.view(seat)
        return await self.lobby.bot_pool.preview(self.game, view, seat, self.game.moves.parse(text))

    async def say(self, person: str, text: str) -> None:
        """A line of chat for all."""
        text = self.lobby.chat.checked(person, text)
        async with self.lock:
            held = self.row.held(person)
            seat = held[0] if held else None
            line = await self.lobby.chat.add(self.row.number, seat, self.lobby.name_of(person), text)
            for peer in tuple(self.peers):
                peer.send(line)

    # ------------------------------------------------------------ computer players

    def nudge(self) -> None:
        """Let the computer players go on, if one of them is asked."""
        if (
            self.row.stage == PLAYING
            and (self._bots is None or self._bots.done())
            and self._bot_asked() is not None
        ):
            self._bots = self.lobby.task(self._let_bots_play())

    def _bot_asked(self) -> int | None:
        return next((seat for seat in self.row.asked() if self.row.seats[seat].kind == "bot"), None)

    async def _let_bots_play(self) -> None:
        try:
            while self.row.stage == PLAYING and (seat := self._bot_asked()) is not None:
                await self._let_bot_play(seat)
        except UserError:
            _log.exception("the bots at table %s cannot go on", self.row.id)

    async def _let_bot_play(self, seat: int) -> None:
        began = time.monotonic()
        async with self.lock:
            table, question = self.game_log.table, self.game_log.questions.get(seat)
            view, options, stream = table.view(seat), table.options(seat), table.bot_stream(seat)
        if question is None:
            return
        move = await self.lobby.bot_pool.think(self.row.seats[seat].bot, self.game, view, options, stream)
        await asyncio.sleep(max(0.0, self.lobby.config.pace - (time.monotonic() - began)))
        if self.row.seats[seat].kind == "bot":  # else somebody has taken his seat back
            with suppress(Stale):
                await self.answer(seat, question, notation(move))
