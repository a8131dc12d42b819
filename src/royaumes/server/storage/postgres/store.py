"""Storage in PostgreSQL: a connection pool, one writer task, group commits."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import lru_cache
from itertools import count
from typing import Any
from urllib.parse import urlsplit

import asyncpg

from royaumes.core import UserError
from royaumes.server.storage.changes import Batch
from royaumes.server.storage.group_commit import MOST_IN_A_COMMIT, Job, not_saved, wake
from royaumes.server.storage.postgres.processes import FAILURES, LIVING, PostgresProcesses
from royaumes.server.storage.postgres.schema import migrate
from royaumes.server.storage.seam import StorageError
from royaumes.server.storage.sql import Found, SqlStorage

#: One of these writes; a site with many processes has as many pools.
_CONNECTIONS = 8
#: Seconds that the database may take for anything.
_PATIENCE = 10.0
#: Seconds after which the database ends an idle transaction. It must be shorter than the time after which a
#: silent process counts as dead: else a stopped process could keep a table locked that another takes over.
_IDLE = 5.0
#: Seconds between two questions about a commit whose answer was lost.
_AGAIN = 0.1
#: The transaction's own number, and what became of it.
_XACT = "SELECT pg_current_xact_id()::text"
_XACT_STATUS = "SELECT pg_xact_status($1::text::xid8)"
_LOG = """
    INSERT INTO log (number, row, kind, seat, text, key)
    SELECT * FROM unnest($1::bigint[], $2::integer[], $3::text[], $4::integer[], $5::text[], $6::text[])"""
_STATUS = """
    UPDATE tables SET stage = new.stage, waiting = new.waiting, answers = new.answers, updated = new.updated
    FROM unnest($1::bigint[], $2::text[], $3::integer[], $4::integer[], $5::double precision[])
        AS new (number, stage, waiting, answers, updated)
    WHERE tables.number = new.number"""


class PostgresStorage(SqlStorage):
    """A database that is reached by its address, as in `postgresql://user@host/name`."""

    _review_part = "(review::json -> 'parts' -> min(seat) ->> '{}')::integer"
    _free = f"(owner IS NULL OR owner NOT IN ({LIVING}))"

    def __init__(self, url: str) -> None:
        self._url = url
        self._pool: Any = None
        self.processes = PostgresProcesses(url)
        self._waiting: list[Job] = []
        self._some = asyncio.Event()
        self._closing = False
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        try:
            self._pool = await asyncpg.create_pool(
                self._url,
                min_size=0,
                max_size=_CONNECTIONS,
                timeout=_PATIENCE,
                command_timeout=_PATIENCE,
                server_settings={"idle_in_transaction_session_timeout": f"{_IDLE * 1000:.0f}"},
            )
            self.processes.connect(self._pool)
            async with self._pool.acquire() as connection:
                await migrate(connection)
        except (*FAILURES, ValueError) as error:
            await self._let_go()
            raise UserError("server-no-database", text=named(self._url), what=str(error)) from error
        except BaseException:
            await self._let_go()
            raise
        self._writer = asyncio.get_running_loop().create_task(self._work())

    async def close(self) -> None:
        self._closing = True
        self._some.set()
        if self._writer is not None:
            await self._writer
        await self.processes.leave()
        await self._let_go()

    async def _let_go(self) -> None:
        if self._pool is not None:
            await self._pool.close()

    async def new_number(self) -> int:
        ((number,),) = await self.get("SELECT nextval('table_numbers')")
        return int(number)

    async def get(self, sql: str, *arguments: Any) -> Found:
        if any(isinstance(one, str) and "\0" in one for one in arguments):
            return []  # no text in PostgreSQL holds such a character, and it refuses to look for one
        try:
            return [tuple(row) for row in await self._pool.fetch(numbered(sql), *arguments)]
        except FAILURES as error:
            raise StorageError(str(error)) from error

    async def query(self, sql: str, *arguments: Any) -> Found:
        return await self.get(sql, *arguments)

    async def _size(self) -> int:
        ((size,),) = await self.get("SELECT pg_database_size(current_database())")
        return int(size)

    # ------------------------------------------------------------ the writer

    def submit(self, batch: Batch) -> asyncio.Future[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((batch, done))
        self._some.set()
        return done

    async def _work(self) -> None:
        while self._waiting or not self._closing:
            await self._some.wait()
            self._some.clear()
            while self._waiting:
                jobs = self._waiting[:MOST_IN_A_COMMIT]
                del self._waiting[:MOST_IN_A_COMMIT]
                wake(jobs, await self._commit(jobs))

    async def _commit(self, jobs: list[Job]) -> list[Exception | None]:
        """All jobs in one commit; where one fails the others are tried each on its own."""
        try:
            await self._transact([batch for batch, _ in jobs])
            return [None] * len(jobs)
        except Exception as error:  # whatever it is: the writer must live
            if len(jobs) == 1:
                return [not_saved(error)]
        return [(await self._commit([job]))[0] for job in jobs]

    async def _transact(self, batches: list[Batch]) -> None:
        whole, xact = Batch.joined(batches), ""
        try:
            async with self._pool.acquire() as connection:
                try:
                    async with connection.transaction():
                        await self._write(connection, whole)
                        xact = await connection.fetchval(_XACT)
                except TimeoutError:
                    connection.terminate()  # the pool would wait for its answer
                    raise
        except FAILURES:
            if not (xact and await self._committed(xact)):
                raise

    async def _write(self, connection: Any, whole: Batch) -> None:
        await self.processes.check(connection, whole.held)
        for sql, arguments in whole.statements:
            await connection.execute(numbered(sql), *arguments)
        if whole.log:
            await connection.execute(_LOG, *map(list, zip(*whole.log, strict=True)))
        if whole.status:
            await connection.execute(_STATUS, *map(list, zip(*whole.status, strict=True)))

    async def _committed(self, xact: str) -> bool:
        """Whether a transaction was committed although its COMMIT failed or got no answer."""
        async with asyncio.timeout(_PATIENCE):
            while True:
                with suppress(*FAILURES):
                    status = await self._pool.fetchval(_XACT_STATUS, xact)
                    if status != "in progress":
                        return bool(status == "committed")
                await asyncio.sleep(_AGAIN)


@lru_cache(512)
def numbered(sql: str) -> str:
    """A statement with its places numbered, as PostgreSQL wants them."""
    numbers = count(1)
    return "".join(f"${next(numbers)}" if sign == "?" else sign for sign in sql)


def named(url: str) -> str:
    """An address as it may be shown: without the password."""
    parts = urlsplit(url)
    return parts._replace(netloc=parts.netloc.rpartition("@")[2]).geturl()
