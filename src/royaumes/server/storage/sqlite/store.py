"""Storage in SQLite: WAL mode, one writer thread, group commits."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any

import msgspec

from royaumes.core import UserError
from royaumes.server.storage.changes import PROBE, Batch
from royaumes.server.storage.group_commit import MOST_IN_A_COMMIT, Job, not_saved, wake
from royaumes.server.storage.seam import StorageError
from royaumes.server.storage.sql import Found, SqlStorage
from royaumes.server.storage.sqlite.schema import migrate
from royaumes.server.storage.sqlite.single_process import Alone

FILE = "royaumes.sqlite3"
#: Kilobytes that each of the two connections that read may keep of what they have read.
_READ_CACHE = 256
#: Seconds without a write after which the write-ahead log goes home into the file itself.
_QUIET = 5.0
# All moves of a commit go in with two statements: every statement more is a moment in which this thread
# waits for the one that plays.
_LOG = """
    INSERT INTO log (number, row, kind, seat, text, key)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
           json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]')
    FROM json_each(?)"""
_STATUS = """
    UPDATE tables SET stage = new.stage, waiting = new.waiting, answers = new.answers, updated = new.updated
    FROM (SELECT json_extract(value, '$[0]') AS number, json_extract(value, '$[1]') AS stage,
                 json_extract(value, '$[2]') AS waiting, json_extract(value, '$[3]') AS answers,
                 json_extract(value, '$[4]') AS updated
          FROM json_each(?)) AS new
    WHERE tables.number = new.number"""
_SIZE = "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"


class SqliteStorage(SqlStorage):
    """A file in a folder of its own, opened at once; a `UserError` where that cannot be."""

    _review_part = "json_extract(review, '$.parts[' || min(seat) || '].{}')"
    _free = "TRUE"
    processes = Alone()

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        with contextlib.ExitStack() as opened:  # closes what was opened, should the rest fail
            try:
                self._make_private(folder)
                self._writing = self._open(opened)
                check(self._writing)
                migrate(self._writing)
                self._writing.execute(PROBE, (time.time(),))
                self._reading, self._aside = self._open(opened), self._open(opened)
                for reader in (self._reading, self._aside):  # the system's memory holds what they read, too
                    reader.execute(f"PRAGMA cache_size = -{_READ_CACHE}")
                ((self._last,),) = self.rows("SELECT coalesce(max(number), 0) FROM tables")
            except (OSError, sqlite3.Error, StorageError) as error:
                raise UserError("server-no-data", text=str(folder), what=str(error)) from error
            opened.pop_all()
        self._jobs: SimpleQueue[list[Job] | None] = SimpleQueue()
        #: What this turn of the loop wants to write: the writer is woken once for all of it.
        self._waiting: list[Job] = []
        self._thread = threading.Thread(target=self._work, name="royaumes-store", daemon=True)
        self._thread.start()
        self._reader = ThreadPoolExecutor(1, "royaumes-read")

    def _make_private(self, folder: Path) -> None:
        """Nobody else may read the key that signs cookies; SQLite's other files get this one's mode."""
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.path.touch(mode=0o600)
        self.path.chmod(0o600)

    def _open(self, opened: contextlib.ExitStack) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=10)
        opened.enter_context(contextlib.closing(connection))
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        # Running tables write the same few pages again and again: let them gather before they go home.
        connection.execute("PRAGMA wal_autocheckpoint = 8000")
        connection.execute("PRAGMA journal_size_limit = 67108864")
        return connection

    async def open(self) -> None:
        """Nothing is left to do."""

    async def close(self) -> None:
        self.shut()

    def shut(self) -> None:
        """Write what is left, then close the file."""
        self._hand_over()
        self._jobs.put(None)
        self._thread.join()
        self._reader.shutdown()
        for connection in (self._aside, self._reading, self._writing):
            connection.close()

    async def new_number(self) -> int:
        self._last += 1
        return int(self._last)

    def rows(self, sql: str, *arguments: Any) -> Found:
        """What a question finds, at once."""
        return _ask(self._reading, sql, arguments)

    async def get(self, sql: str, *arguments: Any) -> Found:
        return self.rows(sql, *arguments)

    async def query(self, sql: str, *arguments: Any) -> Found:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reader, _ask, self._aside, sql, arguments)

    async def _size(self) -> int:
        ((size,),) = await self.query(_SIZE)
        return int(size)

    def submit(self, batch: Batch) -> asyncio.Future[None]:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        if not self._waiting:
            loop.call_soon(self._hand_over)
        self._waiting.append((batch, done))
        return done

    def _hand_over(self) -> None:
        if self._waiting:
            self._jobs.put(self._waiting)
            self._waiting = []

    # ------------------------------------------------------------ the writer

    def _work(self) -> None:
        written = True
        while True:
            try:
                jobs, last = self._gather(_QUIET if written else None)
            except Empty:
                written = False
                self._fold()
                continue
            if jobs:
                written = True
                _resolve(jobs, self._commit(jobs))
            if last:
                return

    def _gather(self, patience: float | None) -> tuple[list[Job], bool]:
        """All that waits to be written, and whether nothing more will come."""
        first = self._jobs.get(timeout=patience)
        jobs: list[Job] = []
        while first is not None:
            jobs += first
            if len(jobs) >= MOST_IN_A_COMMIT or self._jobs.empty():
                return jobs, False
            first = self._jobs.get()
        return jobs, True

    def _fold(self) -> None:
        """Bring the write-ahead log home, so that the file is whole while nothing goes on."""
        with contextlib.suppress(sqlite3.Error):
            self._writing.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def _commit(self, jobs: list[Job]) -> list[Exception | None]:
        """All jobs in one commit; where one fails the others are tried each on its own."""
        try:
            self._transact([batch for batch, _ in jobs])
            return [None] * len(jobs)
        except Exception as error:  # whatever it is: this thread must live
            if len(jobs) == 1:
                return [not_saved(error)]
        return [self._commit([job])[0] for job in jobs]

    def _transact(self, batches: list[Batch]) -> None:
        execute, whole = self._writing.execute, Batch.joined(batches)
        execute("BEGIN IMMEDIATE")
        try:
            for sql, arguments in whole.statements:
                execute(sql, arguments)
            if whole.log:
                execute(_LOG, (_json(whole.log),))
            if whole.status:
                execute(_STATUS, (_json(whole.status),))
            execute("COMMIT")
        except BaseException:
            with contextlib.suppress(sqlite3.Error):
                execute("ROLLBACK")
            raise


def _ask(connection: sqlite3.Connection, sql: str, arguments: Sequence[Any]) -> Found:
    try:
        return connection.execute(sql, arguments).fetchall()
    except sqlite3.Error as error:
        raise StorageError(str(error)) from error


def check(connection: sqlite3.Connection) -> None:
    """A `sqlite3.DatabaseError` where the file is damaged."""
    (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise sqlite3.DatabaseError(found)


def _json(rows: object) -> str:
    return msgspec.json.encode(rows).decode()


def _resolve(jobs: list[Job], errors: list[Exception | None]) -> None:
    """Wake all who wait for this commit, with one call into their loop."""
    loop = jobs[0][1].get_loop()
    with contextlib.suppress(RuntimeError):  # the loop has been closed: nobody waits any more
        loop.call_soon_threadsafe(wake, jobs, errors)
