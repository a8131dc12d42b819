"""Chat at one table: lines, blocked authors, and reports to the operator."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence

from royaumes.server import protocol as p
from royaumes.server.protocol.errors import CodedError, too_many
from royaumes.server.storage import Line, Report
from royaumes.server.tables.stored_table import StoredTable
from royaumes.server.transport.peer import Peer


def tidy(text: str, most: int) -> str:
    """A text of one line as it will be shown; a `CodedError` where it is empty or too long."""
    text = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    if not 0 < len(text) <= most:
        raise CodedError("bad", "server-bad-chat", most=most)
    return text


class Chat:
    """The lines of one table: the newest in memory, all of them on the disk."""

    def __init__(self, table: StoredTable) -> None:
        self._table = table
        self._lines: list[Line] | None = None

    def begin(self) -> None:
        """The table is new: there is nothing to be read."""
        self._lines = []

    async def welcome(self, peer: Peer) -> None:
        """Send the newest lines to a new peer; the table's lock is held."""
        self._show(await self._known(), peer)

    async def recover(self) -> None:
        """Read the lines again and send those that were not sent before; the lock is held."""
        if self._lines is not None:
            seen = self._lines[-1].line if self._lines else 0
            self._lines = await self._stored()
            self._show_all([line for line in self._lines if line.line > seen])

    async def say(self, peer: Peer, text: str, key: str = "") -> None:
        """A line for all; the same message sent again is said once."""
        table, rules = self._table, self._table.services.chat
        held = table.row.held(peer.person)
        if not held and not table.row.open_chat:
            raise CodedError("not-now", "server-chat-closed")
        text = tidy(text, rules.most)
        if await self._said(key):
            return
        await rules.check(peer.person, peer.address)
        async with table.lock:
            if await self._said(key):
                return
            name, lines = await table.services.name_of(peer.person), await self._known()
            number, seat = lines[-1].line + 1 if lines else 1, held[0] if held else None
            line = Line(table.row.number, number, seat, name, text, time.time(), peer.person, key)
            await table.commit(line)
            lines.append(line)
            del lines[: -rules.lines]
            self._show_all([line])

    async def block(self, peer: Peer, line: int, blocked: bool) -> None:
        """Hide all that the author of a line writes from this person, or show it again."""
        rules = self._table.services.chat
        if not rules.blocking.take(peer.person):
            raise too_many()
        author = (await self._line(peer, line)).person
        await rules.block(peer.person, author, blocked)
        theirs = [one for one in await self._known() if one.person == author]
        for one in tuple(self._table.peers):
            if one.person == peer.person and blocked:
                one.send(p.Hidden([line.line for line in theirs]))
            elif one.person == peer.person:
                self._show(theirs, one)

    async def report(self, peer: Peer, line: int, why: str) -> None:
        """Report a line to the operator; the report keeps its text even if the table is deleted."""
        rules = self._table.services.chat
        if not rules.reporting.take(peer.person, peer.address):
            raise too_many()
        said = await self._line(peer, line)
        why = tidy(why, rules.most) if why else ""
        shown = (self._table.row.id, said.line, said.person, said.name, said.text, said.at)
        await self._table.services.storage.save(Report(*shown, peer.person, why, time.time()))

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
        services = self._table.services
        return await services.storage.chat(self._table.row.number, services.chat.lines)

    def _show_all(self, lines: Sequence[Line]) -> None:
        for peer in tuple(self._table.peers):
            self._show(lines, peer)

    def _show(self, lines: Iterable[Line], peer: Peer) -> None:
        for one in lines:
            if not self._table.services.chat.blocks(peer.person, one.person):
                peer.send(p.Said(one.line, one.seat, one.name, one.text, one.at, one.person == peer.person))
