"""What people say to each other at a table; what one of them need not read; what the owner should."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

from royaumes.server import protocol as p
from royaumes.server.config import Config
from royaumes.server.errors import CodedError, too_many
from royaumes.server.fellows import BLOCKS
from royaumes.server.limits import Allowance, Buckets
from royaumes.server.peer import Peer
from royaumes.server.storage import Blocked, Line, News, Report, Storage

if TYPE_CHECKING:
    from royaumes.server.live_table import LiveTable

_REPORTS = (5, 1 / 60)
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
        self.reporting = Buckets(*_REPORTS)
        self.blocking = Buckets(*_BLOCKS)
        self._blocked: dict[str, set[str]] = {}

    async def open(self) -> None:
        """Learn who does not want to read whom."""
        self._blocked.clear()
        for person, other in await self._storage.blocks():
            self._blocked.setdefault(person, set()).add(other)

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
        await self._storage.save(Blocked(person, other, blocked))
        await self._storage.processes.notify(News(BLOCKS, person))
        known = self._blocked.setdefault(person, set())
        (known.add if blocked else known.discard)(other)


class Chat:
    """The lines of one table: the newest in memory, all of them on the disk."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        #: Each line with the person who wrote it.
        self._lines: list[tuple[p.Said, str]] | None = None

    def begin(self) -> None:
        """The table is new: there is nothing to be read."""
        self._lines = []

    async def welcome(self, peer: Peer) -> None:
        """Show somebody the newest lines; the table's lock is held."""
        self._show(await self._known(), peer)

    async def say(self, peer: Peer, text: str) -> None:
        """A line for all."""
        live, rules = self._live, self._live.services.chat
        held = live.row.held(peer.person)
        if not held and not live.row.open_chat:
            raise CodedError("not-now", "server-chat-closed")
        text = tidy(text, rules.most)
        await rules.check(peer.person, peer.address)
        async with live.lock:
            lines = await self._known()
            number, seat = lines[-1][0].line + 1 if lines else 1, held[0] if held else None
            said = p.Said(number, seat, await live.services.name_of(peer.person), text, time.time())
            line = Line(live.row.number, number, seat, said.name, text, said.at, peer.person)
            await live.services.storage.save(line)
            lines.append((said, peer.person))
            del lines[: -rules.lines]
            for one in tuple(live.peers):
                self._show([(said, peer.person)], one)

    async def block(self, peer: Peer, line: int, blocked: bool) -> None:
        """Hide all that the author of a line writes from this person, or show it again."""
        rules = self._live.services.chat
        if not rules.blocking.take(peer.person):
            raise too_many()
        _, author = await self._line(peer, line)
        await rules.block(peer.person, author, blocked)
        theirs = [one for one in await self._known() if one[1] == author]
        for one in tuple(self._live.peers):
            if one.person == peer.person and blocked:
                one.send(p.Hidden([said.line for said, _ in theirs]))
            elif one.person == peer.person:
                self._show(theirs, one)

    async def report(self, peer: Peer, line: int, why: str) -> None:
        """Show a line to the owner of this server; it is kept as it stands, whatever becomes of the table."""
        rules = self._live.services.chat
        if not rules.reporting.take(peer.person):
            raise too_many()
        said, author = await self._line(peer, line)
        why = tidy(why, rules.most) if why else ""
        shown = (self._live.row.id, said.line, author, said.name, said.text, said.at)
        await self._live.services.storage.save(Report(*shown, peer.person, why, time.time()))

    async def _line(self, peer: Peer, number: int) -> tuple[p.Said, str]:
        for said, author in await self._known():
            if said.line == number and author and author != peer.person:
                return said, author
        raise CodedError("bad", "server-no-line")

    async def _known(self) -> list[tuple[p.Said, str]]:
        """The newest lines, oldest first; read once, since others wait while the table's lock is held."""
        if self._lines is None:
            services = self._live.services
            found = await services.storage.chat(self._live.row.number, services.chat.lines)
            if self._lines is None:  # nobody else was quicker
                self._lines = [
                    (p.Said(one.line, one.seat, one.name, one.text, one.at), one.person) for one in found
                ]
        return self._lines

    def _show(self, lines: Iterable[tuple[p.Said, str]], peer: Peer) -> None:
        for said, author in lines:
            if not self._live.services.chat.blocks(peer.person, author):
                peer.send(said)
