"""Which store a server uses."""

from __future__ import annotations

from royaumes.server.config import Config
from royaumes.server.storage.files import existing
from royaumes.server.storage.seam import Storage
from royaumes.server.storage.sqlite import SqliteStorage


def storage_of(config: Config) -> Storage:
    """The store that a server is set up with; `open` it first."""
    return SqliteStorage(config.data)


def existing_storage(config: Config) -> Storage:
    """The same where a server has kept its data before; a `UserError` where none has."""
    return existing(config.data)
