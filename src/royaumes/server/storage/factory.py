"""Which store a server uses: PostgreSQL where a database is named, else a file in its data folder."""

from __future__ import annotations

from importlib.util import find_spec

from royaumes.core import UserError
from royaumes.server.config import Config
from royaumes.server.storage.seam import Storage
from royaumes.server.storage.sqlite.files import existing
from royaumes.server.storage.sqlite.store import SqliteStorage


def storage_of(config: Config) -> Storage:
    """The store that a server is set up with; `open` it first."""
    return _postgres(config.database) if config.database else SqliteStorage(config.data)


def existing_storage(config: Config) -> Storage:
    """The same where a server has kept its data before; a `UserError` where none has."""
    return _postgres(config.database) if config.database else existing(config.data)


def _postgres(url: str) -> Storage:
    if find_spec("asyncpg") is None:
        raise UserError("server-no-postgres")
    from royaumes.server.storage.postgres.store import PostgresStorage

    return PostgresStorage(url)
