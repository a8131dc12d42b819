"""Migration: copy the data of an SQLite file into an empty PostgreSQL database."""

from __future__ import annotations

import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg

from royaumes.core import UserError
from royaumes.server.storage.postgres.processes import FAILURES
from royaumes.server.storage.postgres.schema import migrate
from royaumes.server.storage.postgres.store import named
from royaumes.server.storage.sqlite.files import restore
from royaumes.server.storage.sqlite.store import FILE, SqliteStorage

#: Seconds to find the database.
_PATIENCE = 10.0
#: What means nothing elsewhere.
_LEFT = ("probe", "challenges")
#: What the others point to comes first.
_FIRST = "tables"
_TABLES = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'"
_NUMBERED = """
    SELECT column_name FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = $1 AND is_identity = 'YES'"""
_HIGHEST = "SELECT setval('table_numbers', greatest(1, (SELECT max(number) FROM tables)))"


async def move(copy: Path, url: str) -> None:
    """Put a copy of a server's file into a database that holds nothing yet; a `UserError` says why not."""
    with tempfile.TemporaryDirectory() as folder:
        restore(copy, Path(folder))
        SqliteStorage(Path(folder)).shut()  # brings an older copy up to date
        with closing(sqlite3.connect(Path(folder, FILE))) as source:
            try:
                target = await asyncpg.connect(url, timeout=_PATIENCE)
                try:
                    await migrate(target)
                    await _check_empty(target, url)
                    await fill(source, target)
                finally:
                    await target.close()
            except (*FAILURES, ValueError) as error:
                raise UserError("server-no-database", text=named(url), what=str(error)) from error


async def _check_empty(target: Any, url: str) -> None:
    for table in ("secret", "people", "tables"):
        if await target.fetchval(f"SELECT EXISTS (SELECT 1 FROM {table})"):
            raise UserError("server-copy-there", text=named(url))


async def fill(source: sqlite3.Connection, target: Any) -> None:
    """All rows of a file into tables of the same names and columns, all or none."""
    found = {name for (name,) in source.execute(_TABLES)} - set(_LEFT)
    async with target.transaction():
        for table in sorted(found, key=lambda name: (name != _FIRST, name)):
            counted = {row[0] for row in await target.fetch(_NUMBERED, table)}
            columns = [row[1] for row in source.execute(f"PRAGMA table_info({table})")]
            wanted = [column for column in columns if column not in counted]
            rows = source.execute(f"SELECT {', '.join(wanted)} FROM {table}")
            await target.copy_records_to_table(table, records=rows, columns=wanted)
        await target.execute(_HIGHEST)
