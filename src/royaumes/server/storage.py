"""What must not be lost: SQLite in WAL mode, one writer thread, many changes in one commit."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import sqlite3
import threading
from collections.abc import Iterable, Sequence
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from royaumes.core import Problem
from royaumes.server.schema import migrate

#: A statement with its arguments.
Statement = tuple[str, Sequence[Any]]
_Job = tuple[list[Statement], "asyncio.Future[None]"]
_MOST_IN_A_COMMIT = 512


class Store:
    """The database of one server. Writes are durable when `write` returns; reads see all of them."""

    def __init__(self, folder: Path) -> None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self.path = folder / "royaumes.sqlite3"
            self._writing = self._open()
            migrate(self._writing)
            self._reading = self._open()
        except (OSError, sqlite3.Error) as error:
            raise Problem("server-no-data", text=str(folder), what=str(error)) from error
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="royaumes-store", daemon=True)
        self._thread.start()

    def _open(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=10)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        return connection

    def rows(self, sql: str, *arguments: Any) -> list[tuple[Any, ...]]:
        """What a question to the database finds; small ones only, they are answered at once."""
        return self._reading.execute(sql, arguments).fetchall()

    def write(self, statements: Iterable[Statement]) -> asyncio.Future[None]:
        """Carry out these statements, all or none; the future is done when they are on the disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put((list(statements), done))
        return done

    def secret(self) -> bytes:
        """The key that cookies are signed with; made once, kept with the data."""
        found = self.rows("SELECT key FROM secret")
        if not found:
            self._writing.execute("INSERT INTO secret VALUES (?)", (secrets.token_bytes(32),))
            found = self.rows("SELECT key FROM secret")
        key: bytes = found[0][0]
        return key

    def close(self) -> None:
        """Write what is left, then close the file."""
        self._jobs.put(None)
        self._thread.join()
        self._writing.close()
        self._reading.close()

    def _work(self) -> None:
        last = False
        while not last:
            first = self._jobs.get()
            jobs = [] if first is None else [first]
            last = first is None
            while not last and len(jobs) < _MOST_IN_A_COMMIT and not self._jobs.empty():
                job = self._jobs.get()
                if job is None:
                    last = True
                else:
                    jobs.append(job)
            if jobs:
                _tell(jobs, self._commit(jobs))

    def _commit(self, jobs: list[_Job]) -> list[Exception | None]:
        """All jobs in one commit; where one fails the others are tried each on its own."""
        try:
            self._transact(statement for statements, _ in jobs for statement in statements)
            return [None] * len(jobs)
        except sqlite3.Error as error:
            if len(jobs) == 1:
                return [error]
        return [self._commit([job])[0] for job in jobs]

    def _transact(self, statements: Iterable[Statement]) -> None:
        execute = self._writing.execute
        execute("BEGIN IMMEDIATE")
        try:
            for sql, arguments in statements:
                execute(sql, arguments)
            execute("COMMIT")
        except BaseException:
            with contextlib.suppress(sqlite3.Error):
                execute("ROLLBACK")
            raise


def _tell(jobs: list[_Job], errors: list[Exception | None]) -> None:
    """Wake all who wait for this commit, with one call into their loop."""
    loop = jobs[0][1].get_loop()
    with contextlib.suppress(RuntimeError):  # the loop has been closed: nobody waits any more
        loop.call_soon_threadsafe(_wake, jobs, errors)


def _wake(jobs: list[_Job], errors: list[Exception | None]) -> None:
    for (_, done), error in zip(jobs, errors, strict=True):
        if done.cancelled():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
