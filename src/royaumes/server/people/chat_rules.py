"""Chat limits, silenced people, and who has blocked whom."""

from __future__ import annotations

import asyncio

from royaumes.server.config import Config
from royaumes.server.limits import Allowance, Buckets
from royaumes.server.protocol.errors import CodedError, too_many
from royaumes.server.storage import BLOCKS, Blocked, News, Storage

#: Reports of one person, and of one address.
_REPORTS, _ADDRESS_REPORTS = (5, 1 / 60), (20, 1 / 60)
_BLOCKS = (30, 1 / 10)


class ChatRules:
    """Limits on chat, silenced people, and blocked authors."""

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
        """Read who has blocked whom."""
        async with self._changing:
            found: dict[str, set[str]] = {}
            for person, other in await self._storage.blocks():
                found.setdefault(person, set()).add(other)
            self._blocked = found

    async def check(self, person: str, address: str) -> None:
        """Raise a `CodedError` if a person writes too fast or has been silenced."""
        if not self.allowance.take(person, address):
            raise too_many()
        known = await self._storage.person(person)
        if known is not None and known.silenced:
            raise CodedError("not-now", "server-silenced")

    def blocks(self, person: str, other: str) -> bool:
        """Whether this person has blocked that one."""
        return other in self._blocked.get(person, ())

    async def block(self, person: str, other: str, blocked: bool) -> None:
        """Block or unblock an author, at every table."""
        async with self._changing:
            await self._storage.save(Blocked(person, other, blocked))
            known = self._blocked.setdefault(person, set())
            (known.add if blocked else known.discard)(other)
        await self._storage.processes.notify(News(BLOCKS, person))
