"""The storage that a configuration asks for: PostgreSQL if a database is named, else SQLite."""

from __future__ import annotations

from importlib.util import find_spec

from royaumes.core import UserError
from royaumes.server.config import Config
from royaumes.server.storage.seam import Storage
from royaumes.server.storage.sqlite.files import existing
from royaumes.server.storage.sqlite.store import SqliteStorage


def storage_of(config: Config) -> Storage:
    """The storage of a configuration; `open` it first."""
    return _postgres(config.database) if config.database else SqliteStorage(config.data)


def existing_storage(config: Config) -> Storage:
    """The storage of a configuration if it holds data; else a `UserError`."""
    return _postgres(config.database) if config.database else existing(config.data)


def _postgres(url: str) -> Storage:
    if find_spec("asyncpg") is None:
        raise UserError("server-no-postgres")
    from royaumes.server.storage.postgres.store import PostgresStorage

    return PostgresStorage(url)
