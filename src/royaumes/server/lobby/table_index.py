"""All tables of a server: those in memory, those on the disk, and lists of them."""

from __future__ import annotations

import time
from collections.abc import Sequence

from royaumes.server import protocol as p
from royaumes.server.config import Config
from royaumes.server.protocol.errors import CodedError
from royaumes.server.storage import CLOSED, OPEN, OVER, PLAYING, TableRow
from royaumes.server.tables.live_table import LiveTable
from royaumes.server.tables.services import Services

#: Tables on a list, and how many of the public ones a network may have before others come first.
LISTED, _SHARE = 100, 10


class TableIndex:
    """Finds tables, and brings them into memory."""

    def __init__(self, config: Config, services: Services) -> None:
        self.config = config
        self.services = services
        self.storage = services.storage
        self.live_tables: dict[str, LiveTable] = {}

    def released(self, table: str) -> None:
        """Forget a table that another process has taken."""
        if (live := self.live_tables.get(table)) is not None and live.gone:
            del self.live_tables[table]

    async def live_table(self, table: str) -> LiveTable:
        """A table, loaded into memory if needed; a `CodedError` if another process holds it."""
        live = self.live_tables.get(table)
        if live is None:
            if await self.storage.processes.claim(table):
                raise CodedError("not-now", "server-elsewhere")
            row = await self.services.row(table)
            if row.game not in self.config.played:
                raise CodedError("not-found", "server-no-table")
            live = self.live_tables.setdefault(
                table, LiveTable(self.services, row)
            )  # another may have been quicker
            live.autoplay.wake()  # a process that has died may have left it so
        live.used = time.monotonic()
        return live

    async def look_at(self, table: str) -> LiveTable:
        """A table to be read only; it is not loaded into memory for others."""
        return self.live_tables.get(table) or LiveTable(self.services, await self.services.row(table))

    async def public(self, person: str) -> p.Tables:
        """Public tables that have a free seat, then those that can be watched."""
        return p.Tables(self._infos(await self.storage.public_tables(LISTED, _SHARE), person))

    async def mine(self, person: str) -> p.Tables:
        """Tables where this person sits, or sat and may come back; those that wait for them first."""
        found = await self.storage.tables_of(person, LISTED)
        return p.Tables(sorted(self._infos(found, person), key=_urgency))

    def _infos(self, found: Sequence[TableRow], person: str) -> list[p.TableInfo]:
        known = (row for row in found if row.game in self.config.played)
        return [(self.live_tables.get(row.id) or LiveTable(self.services, row)).info(person) for row in known]


def _urgency(info: p.TableInfo) -> tuple[bool, int, float]:
    mine = {seat.seat for seat in info.seats if seat.mine}
    waits = info.stage == PLAYING and not mine.isdisjoint(info.waiting)
    return not waits, (PLAYING, OPEN, OVER, CLOSED).index(info.stage), -info.updated
