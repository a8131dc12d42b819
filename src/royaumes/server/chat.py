"""What people say to each other at a table."""

from __future__ import annotations

import time

from royaumes.server.config import Config
from royaumes.server.errors import CodedError, too_many
from royaumes.server.limits import Allowance
from royaumes.server.protocol import Said
from royaumes.server.storage import Storage


class Chat:
    """The lines of all tables, on the disk."""

    def __init__(self, storage: Storage, config: Config) -> None:
        limits = config.limits
        self._storage = storage
        self._most = limits.chat
        self._lines = config.lines
        self._allowed = Allowance(
            (limits.chat_burst, limits.chat_rate), (limits.address_chat_burst, limits.address_chat_rate)
        )

    def checked(self, person: str, address: str, text: str) -> str:
        """A line as it will be shown; a `CodedError` where it is too long or comes too fast."""
        text = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
        if not 0 < len(text) <= self._most:
            raise CodedError("bad", "server-bad-chat", most=self._most)
        if not self._allowed.take(person, address):
            raise too_many()
        return text

    async def add(self, lines: list[Said], table: int, seat: int | None, name: str, text: str) -> Said:
        """Keep a line after these, which are the newest; the table's lock is held."""
        line = Said(lines[-1].line + 1 if lines else 1, seat, name, text, time.time())
        values = (table, line.line, seat, name, text, line.at)
        await self._storage.write([("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?)", values)])
        lines.append(line)
        del lines[: -self._lines]
        return line

    async def last(self, table: int) -> list[Said]:
        """The newest lines, oldest first."""
        found = await self._storage.query(
            "SELECT line, seat, name, text, at FROM chat WHERE number = ? ORDER BY line DESC LIMIT ?",
            table,
            self._lines,
        )
        return [Said(*values) for values in reversed(found)]
