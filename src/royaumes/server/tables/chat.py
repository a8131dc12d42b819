"""What people say to each other at a table; what one of them need not read; what the owner should."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from royaumes.server import protocol as p
from royaumes.server.cluster.messages import BLOCKS
from royaumes.server.config import Config
from royaumes.server.limits import Allowance, Buckets
from royaumes.server.protocol.errors import CodedError, too_many
from royaumes.server.storage import Blocked, Line, News, Report, Storage
from royaumes.server.tables.peer import Peer

if TYPE_CHECKING:
    from royaumes.server.tables.live_table import LiveTable

#: Reports of one person, and of one address.
_REPORTS, _ADDRESS_REPORTS = (5, 1 / 60), (20, 1 / 60)
_BLOCKS = (30, 1 / 10)


def tidy(text: str, most: int) -> str:
    """A text of one line as it will be shown; a `CodedError` where it is empty or too long."""
    text = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    if not 0 < len(text) <= most:
        raise CodedError("bad", "server-bad-chat", most=most)
    return text


class ChatRules:
    """How much may be said, who has been silenced, and whom each person does not want to read."""

    def __init__(self, storage: Storage, config: Config) -> None:
        limits = config.limits
        self._storage = storage
        self.most = limits.chat
        self.lines = config.lines
        self.allowance = Allowance(
            (limits.chat_burst, limits.chat_rate), (limits.address_chat_burst, limits.address_chat_rate)
        )
        self.reporting = Allowance(_REPORTS, _ADDRESS_REPORTS)
        self.blocking = Buckets(*_BLOCKS)
        self._blocked: dict[str, set[str]] = {}
        self._changing = asyncio.Lock()

    async def open(self) -> None:
        """Learn who does not want to read whom."""
        async with self._changing:
            found: dict[str, set[str]] = {}
            for person, other in await self._storage.blocks():
                found.setdefault(person, set()).add(other)
            self._blocked = found

    async def check(self, person: str, address: str) -> None:
        """A `CodedError` where somebody writes too fast, or may not write here any more."""
        if not self.allowance.take(person, address):
            raise too_many()
        known = await self._storage.person(person)
        if known is not None and known.silenced:
            raise CodedError("not-now", "server-silenced")

    def blocks(self, person: str, other: str) -> bool:
        """Whether this person does not want to read that one."""
        return other in self._blocked.get(person, ())

    async def block(self, person: str, other: str, blocked: bool) -> None:
        """From now on, at every table."""
        async with self._changing:
            await self._storage.save(Blocked(person, other, blocked))
            known = self._blocked.setdefault(person, set())
            (known.add if blocked else known.discard)(other)
        await self._storage.processes.notify(News(BLOCKS, person))


class Chat:
    """The lines of one table: the newest in memory, all of them on the disk."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._lines: list[Line] | None = None

    def begin(self) -> None:
        """The table is new: there is nothing to be read."""
        self._lines = []

    async def welcome(self, peer: Peer) -> None:
        """Show somebody the newest lines; the table's lock is held."""
        self._show(await self._known(), peer)

    async def recover(self) -> None:
        """Read the lines again and show those that nobody has been sent; the lock is held."""
        if self._lines is not None:
            seen = self._lines[-1].line if self._lines else 0
            self._lines = await self._stored()
            self._show_all([line for line in self._lines if line.line > seen])

    async def say(self, peer: Peer, text: str, key: str = "") -> None:
        """A line for all; the same message sent again is said once."""
        live, rules = self._live, self._live.services.chat
        held = live.row.held(peer.person)
        if not held and not live.row.open_chat:
            raise CodedError("not-now", "server-chat-closed")
        text = tidy(text, rules.most)
        if await self._said(key):
            return
        await rules.check(peer.person, peer.address)
        async with live.lock:
            if await self._said(key):
                return
            name, lines = await live.services.name_of(peer.person), await self._known()
            number, seat = lines[-1].line + 1 if lines else 1, held[0] if held else None
            line = Line(live.row.number, number, seat, name, text, time.time(), peer.person, key)
            await live.commit(line)
            lines.append(line)
            del lines[: -rules.lines]
            self._show_all([line])

    async def block(self, peer: Peer, line: int, blocked: bool) -> None:
        """Hide all that the author of a line writes from this person, or show it again."""
        rules = self._live.services.chat
        if not rules.blocking.take(peer.person):
            raise too_many()
        author = (await self._line(peer, line)).person
        await rules.block(peer.person, author, blocked)
        theirs = [one for one in await self._known() if one.person == author]
        for one in tuple(self._live.peers):
            if one.person == peer.person and blocked:
                one.send(p.Hidden([line.line for line in theirs]))
            elif one.person == peer.person:
                self._show(theirs, one)

    async def report(self, peer: Peer, line: int, why: str) -> None:
        """Show a line to the owner of this server; it is kept as it stands, whatever becomes of the table."""
        rules = self._live.services.chat
        if not rules.reporting.take(peer.person, peer.address):
            raise too_many()
        said = await self._line(peer, line)
        why = tidy(why, rules.most) if why else ""
        shown = (self._live.row.id, said.line, said.person, said.name, said.text, said.at)
        await self._live.services.storage.save(Report(*shown, peer.person, why, time.time()))

    async def _line(self, peer: Peer, number: int) -> Line:
        for line in await self._known():
            if line.line == number and line.person and line.person != peer.person:
                return line
        raise CodedError("bad", "server-no-line")

    async def _said(self, key: str) -> bool:
        """Whether the message with this key is among the newest lines."""
        return bool(key) and any(line.key == key for line in await self._known())

    async def _known(self) -> list[Line]:
        """The newest lines, oldest first; read once, since others wait while the table's lock is held."""
        if self._lines is None:
            found = await self._stored()
            if self._lines is None:  # nobody else was quicker
                self._lines = found
        return self._lines

    async def _stored(self) -> list[Line]:
        services = self._live.services
        return await services.storage.chat(self._live.row.number, services.chat.lines)

    def _show_all(self, lines: Sequence[Line]) -> None:
        for peer in tuple(self._live.peers):
            self._show(lines, peer)

    def _show(self, lines: Iterable[Line], peer: Peer) -> None:
        for one in lines:
            if not self._live.services.chat.blocks(peer.person, one.person):
                peer.send(p.Said(one.line, one.seat, one.name, one.text, one.at, one.person == peer.person))
