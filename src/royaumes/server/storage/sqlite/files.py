"""Backup and restore of the SQLite file."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from royaumes.core import UserError
from royaumes.server.storage.lock import locked
from royaumes.server.storage.sqlite.schema import STEPS
from royaumes.server.storage.sqlite.store import FILE, SqliteStorage, check


def backup(folder: Path, target: Path) -> None:
    """Copy the data of a server, running or not, as it stands at one moment; a `UserError` says why not."""
    if target.exists():
        raise UserError("server-copy-there", text=str(target))
    with closing(_reading(folder / FILE)) as source:
        _copy(source, target)


def restore(copy: Path, folder: Path) -> None:
    """Put a copy where a server finds it; never over data that is there."""
    target = folder / FILE
    if target.exists():
        raise UserError("server-copy-there", text=str(target))
    with locked(folder), closing(_reading(copy)) as source:
        (version,) = source.execute("PRAGMA user_version").fetchone()
        if not 0 < version <= len(STEPS):
            raise UserError("server-newer-data", version=version, known=len(STEPS))
        _copy(source, target)


def existing(folder: Path) -> SqliteStorage:
    """The store of a folder that holds data already, whether or not a server runs; else a `UserError`."""
    _reading(folder / FILE).close()
    return SqliteStorage(folder)


def _reading(path: Path) -> sqlite3.Connection:
    if not path.is_file():
        raise UserError("server-no-copy", text=str(path))
    connection = sqlite3.connect(path, timeout=30, isolation_level=None)
    try:
        check(connection)
        connection.execute("SELECT count(*) FROM tables")
    except sqlite3.Error as error:
        connection.close()
        raise UserError("server-no-data", text=str(path), what=str(error)) from error
    return connection


def _copy(source: sqlite3.Connection, target: Path) -> None:
    """Whole or not at all, and for the owner's eyes alone: the data holds keys and seeds."""
    beside = target.with_name(target.name + ".new")
    try:
        beside.unlink(missing_ok=True)
        os.close(os.open(beside, os.O_CREAT | os.O_WRONLY, 0o600))
        with closing(sqlite3.connect(beside)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
        beside.replace(target)
    except (OSError, sqlite3.Error) as error:
        beside.unlink(missing_ok=True)
        raise UserError("server-no-data", text=str(target), what=str(error)) from error
