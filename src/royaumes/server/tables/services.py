"""The services that all tables of a process share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

from royaumes.server.config import Config
from royaumes.server.limits import Allowance
from royaumes.server.metrics import Metrics
from royaumes.server.people.chat_rules import ChatRules
from royaumes.server.people.ratings import Ratings
from royaumes.server.protocol.errors import CodedError
from royaumes.server.storage import Storage, TableRow
from royaumes.server.workers.bot_pool import BotPool


class Tasks:
    """Background tasks, held until they end or the server stops."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start a task."""
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def stop(self) -> None:
        """Cancel all tasks and wait for them."""
        running = tuple(self._running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)


@dataclass(frozen=True, slots=True)
class Services:
    """One server's services, the same for all its tables."""

    config: Config
    storage: Storage
    bot_pool: BotPool
    chat: ChatRules
    ratings: Ratings
    metrics: Metrics
    #: How often somebody may ask for a hint, and for what a move would bring.
    hinting: Allowance
    previewing: Allowance
    #: Called with the id of a table that another process has taken.
    released: Callable[[str], None]
    tasks: Tasks = field(default_factory=Tasks)

    async def row(self, table: str) -> TableRow:
        """A table's row from the disk; a `CodedError` if there is none."""
        found = await self.storage.table(table)
        if found is None:
            raise CodedError("not-found", "server-no-table")
        return found

    async def name_of(self, person: str) -> str:
        """A person's name; empty if they have chosen none."""
        found = await self.storage.person(person)
        return found.name if found else ""
