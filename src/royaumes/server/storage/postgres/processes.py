"""The processes that share a database: which of them live, and which of them holds a table.

A process says every half second that it lives. A table is held by the process that its row names; where that
one has fallen silent, or nobody listens at its address any more, any other may take the table over. A process
that comes back late finds its writes refused, since each of them looks at the row first: no clock decides
what is written.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Any

import asyncpg

from royaumes.server.storage.seam import News, StorageError

_log = logging.getLogger(__name__)
FAILURES = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)
#: Seconds between signs of life, and until a silent process counts as dead. It may just be held up; of one
#: that has ended the others learn sooner, since nobody listens at its address (`bury`).
_BEAT, _DEAD = 0.5, 8.0
#: Seconds that the database may take for a sign of life.
_PATIENCE = 3.0
_CHANNEL = "royaumes"
LIVING = f"SELECT id FROM processes WHERE seen > now() - interval '{_DEAD} seconds'"
_SEEN = """
    INSERT INTO processes (id, address, seen) VALUES ($1, $2, now())
    ON CONFLICT (id) DO UPDATE SET seen = now() RETURNING xmax = 0"""
_CLAIM = f"""
    UPDATE tables SET owner = $2 WHERE id = $1 AND (owner IS NULL OR owner = $2 OR owner NOT IN ({LIVING}))
    RETURNING number"""
_RELEASE = "UPDATE tables SET owner = NULL WHERE id = ANY($1) AND owner = $2"
_BURY = "DELETE FROM processes WHERE address = $1 OR seen < now() - interval '1 hour'"
_HOLDER = "SELECT p.address FROM tables t JOIN processes p ON p.id = t.owner WHERE t.id = $1"
_FENCE = "SELECT number FROM tables WHERE number = ANY($1) AND owner = $2 ORDER BY number FOR NO KEY UPDATE"


class LostTableError(Exception):
    """A table that was to be written is held by another process now."""


class PostgresProcesses:
    """This process among those that share its database."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._id = secrets.token_hex(8)
        self._pool: Any = None
        self._listening: Any = None
        #: The tables that are ours, and when that last mattered.
        self._held: dict[str, float] = {}
        self._task: asyncio.Task[None] | None = None
        self._seen = 0.0

    def connect(self, pool: Any) -> None:
        """Reach the database through these connections."""
        self._pool = pool

    async def join(
        self, address: str, news: Callable[[News], None], late: Callable[[], Awaitable[None]]
    ) -> None:
        self._news, self._late, self._address = news, late, address
        try:
            await self.declare_dead(address)  # whoever listened here before
            await self._say_so()
        except FAILURES as error:
            raise StorageError(str(error)) from error
        self._task = asyncio.get_running_loop().create_task(self._live())

    async def leave(self) -> None:
        """Let go of everything, so that others take it up at once."""
        if self._task is None:
            return
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self._task = None
        try:
            if self._listening is not None:
                await self._listening.close()
            await self._pool.execute("UPDATE tables SET owner = NULL WHERE owner = $1", self._id)
            await self._pool.execute("DELETE FROM processes WHERE id = $1", self._id)
        except FAILURES as error:
            _log.warning("could not take leave of the other processes: %s", error)

    # ------------------------------------------------------------ tables

    async def claim(self, table: str, again: bool = False) -> str:
        if self._task is None:
            return ""
        if table in self._held and not again:
            self._held[table] = time.monotonic()
            return ""
        try:
            for _ in range(2):  # its holder may leave between the two questions
                if await self._pool.fetchval(_CLAIM, table, self._id) is not None:
                    self._held[table] = time.monotonic()
                    return ""
                self._held.pop(table, None)
                if (holder := await self._pool.fetchval(_HOLDER, table)) is not None:
                    return str(holder)
            return ""  # there is no such table
        except FAILURES as error:
            raise StorageError(str(error)) from error

    async def declare_dead(self, address: str) -> None:
        try:
            await self._pool.execute(_BURY, address)
        except FAILURES as error:
            raise StorageError(str(error)) from error

    async def release(self, used: Collection[str], seconds: float) -> None:
        before = time.monotonic() - seconds
        idle = [table for table, at in self._held.items() if at < before and table not in used]
        if self._task is None or not idle:
            return
        for table in idle:
            del self._held[table]
        try:
            await self._pool.execute(_RELEASE, idle, self._id)
        except FAILURES as error:
            raise StorageError(str(error)) from error

    async def check(self, connection: Any, numbers: Sequence[int]) -> None:
        """Inside a transaction: a `LostTableError` where one of these tables is not ours to write."""
        wanted = set(numbers)
        if self._task is not None and wanted:
            found = await connection.fetch(_FENCE, list(wanted), self._id)
            if len(found) != len(wanted):
                raise LostTableError("another process holds the table")

    # ------------------------------------------------------------ signs of life

    async def _live(self) -> None:
        behind = True  # news may have come before anybody could hear them
        while True:
            await asyncio.sleep(_BEAT)
            try:
                behind = behind or time.monotonic() - self._seen > _DEAD
                behind = await self._say_so() or behind
                if behind:
                    self._held.clear()
                    await self._late()
                    behind = False
            except Exception as error:  # whatever it is: the others must hear that we live
                _log.warning("could not say that this process lives: %s", error)

    async def _say_so(self) -> bool:
        """Say that we live; whether somebody may have thought otherwise, or sent us something meanwhile.

        That is so where the connection that we listen by is a new one, and where we had been struck off. This
        connection is none of the pool's: nobody who asks for much at once shall make us seem dead.
        """
        fresh = self._listening is None or self._listening.is_closed()
        if fresh:
            self._listening = await asyncpg.connect(self._url, timeout=_PATIENCE, command_timeout=_PATIENCE)
            await self._listening.add_listener(_CHANNEL, self._hear)
        try:
            inserted = await self._listening.fetchval(_SEEN, self._id, self._address)
        except TimeoutError:
            self._listening.terminate()
            raise
        self._seen = time.monotonic()
        return fresh or bool(inserted)

    # ------------------------------------------------------------ news

    async def notify(self, news: News) -> None:
        if self._task is not None:
            text = json.dumps([self._id, news.kind, news.about, news.value])
            try:
                await self._pool.execute("SELECT pg_notify($1, $2)", _CHANNEL, text)
            except FAILURES as error:
                raise StorageError(str(error)) from error

    def _hear(self, connection: Any, process: int, channel: str, text: str) -> None:
        who, *news = json.loads(text)
        if who != self._id:
            self._news(News(*news))
