"""Health checks: the database takes writes, and bots answer."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable

from royaumes import __version__
from royaumes.core import UserError
from royaumes.server import protocol as p
from royaumes.server.storage import Storage
from royaumes.server.workers.bot_pool import BotPool

#: Seconds that a check may take, and that its result holds: strangers may ask as often as they like.
_PATIENCE = 5.0
_HOLDS = 2.0
OK, FAILED = "ok", "failed"


class Health:
    """Runs the checks, one at a time; a result is shared for a moment, since strangers may ask often."""

    def __init__(self, storage: Storage, bot_pool: BotPool) -> None:
        self._storage = storage
        self._bot_pool = bot_pool
        self._lock = asyncio.Lock()
        self._found: p.Health | None = None
        self._at = 0.0
        #: Set when the server is about to stop: it is well, but nobody new should be sent here.
        self.draining = False

    async def look(self) -> p.Health:
        """The result of a check, at most a few seconds old."""
        async with self._lock:
            if self._found is None or time.monotonic() - self._at > _HOLDS:
                checks = {
                    "storage": await self._works(self._storage.probe()),
                    "bots": await self._works(self._bot_pool.ping()),
                }
                status = OK if set(checks.values()) == {OK} else FAILED
                self._found = p.Health(status, __version__, checks)
                self._at = time.monotonic()
            return self._found

    @property
    def ready(self) -> bool:
        """Whether new visitors should be sent here."""
        return not self.draining

    async def _works(self, trial: Awaitable[None]) -> str:
        try:
            async with asyncio.timeout(_PATIENCE):
                await trial
        except (UserError, OSError, TimeoutError):
            return FAILED
        return OK
