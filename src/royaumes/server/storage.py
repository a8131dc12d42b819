"""What must not be lost: SQLite in WAL mode, one writer thread, many changes in one commit."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import sqlite3
import threading
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import msgspec

from royaumes.core import UserError
from royaumes.server.schema import migrate

#: A statement with its arguments.
Statement = tuple[str, Sequence[Any]]
_MOST_IN_A_COMMIT = 512
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


@dataclass(slots=True)
class Change:
    """What shall be kept together: rows of a table's log, where that leaves the table, other statements."""

    log: Sequence[tuple[int, int, str, int | None, str, str]] = ()
    status: tuple[int, str, int, int, float] | None = None
    statements: Sequence[Statement] = ()


_Job = tuple[Change, "asyncio.Future[None]"]


class Storage:
    """The database of one server. Writes are durable when `write` returns; reads see all of them."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "royaumes.sqlite3"
        with contextlib.ExitStack() as opened:  # closes what was opened, should the rest fail
            try:
                self._make_private(folder)
                self._writing = opened.enter_context(contextlib.closing(self._connect()))
                self._set_up(self._writing)
                migrate(self._writing)
                self._reading = opened.enter_context(contextlib.closing(self._connect()))
                self._set_up(self._reading)
            except (OSError, sqlite3.Error) as error:
                raise UserError("server-no-data", text=str(folder), what=str(error)) from error
            opened.pop_all()
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="royaumes-store", daemon=True)
        self._thread.start()

    def _make_private(self, folder: Path) -> None:
        """Nobody else may read the key that signs cookies; SQLite's other files get this one's mode."""
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.path.touch(mode=0o600)
        self.path.chmod(0o600)

    def _connect(self) -> sqlite3.Connection:
        return sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=10)

    @staticmethod
    def _set_up(connection: sqlite3.Connection) -> None:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        # Running tables write the same few pages again and again: let them gather before they go home.
        connection.execute("PRAGMA wal_autocheckpoint = 8000")
        connection.execute("PRAGMA journal_size_limit = 67108864")

    def rows(self, sql: str, *arguments: Any) -> list[tuple[Any, ...]]:
        """What a question to the database finds; small ones only, they are answered at once."""
        return self._reading.execute(sql, arguments).fetchall()

    def write(self, statements: Iterable[Statement]) -> asyncio.Future[None]:
        """Carry out these statements, all or none; the future is done when they are on the disk."""
        return self.save(Change(statements=list(statements)))

    def save(self, change: Change) -> asyncio.Future[None]:
        """The same for a change of a table."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put((change, done))
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
            self._transact([change for change, _ in jobs])
            return [None] * len(jobs)
        except sqlite3.Error as error:
            if len(jobs) == 1:
                return [error]
        return [self._commit([job])[0] for job in jobs]

    def _transact(self, changes: list[Change]) -> None:
        execute = self._writing.execute
        log = [row for change in changes for row in change.log]
        status = [change.status for change in changes if change.status is not None]
        execute("BEGIN IMMEDIATE")
        try:
            for change in changes:
                for sql, arguments in change.statements:
                    execute(sql, arguments)
            if log:
                execute(_LOG, (_json(log),))
            if status:
                execute(_STATUS, (_json(status),))
            execute("COMMIT")
        except BaseException:
            with contextlib.suppress(sqlite3.Error):
                execute("ROLLBACK")
            raise


def _json(rows: object) -> str:
    return msgspec.json.encode(rows).decode()


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
