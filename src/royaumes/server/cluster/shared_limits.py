"""Rate limits that hold for all processes together: heavy use in one is reported to the others.

Allowances agree within a second or two, so N processes do not allow N times as much. Places (sockets,
connections) are not shared: they protect the resources of one process.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from contextlib import suppress

from royaumes.core import UserError
from royaumes.server.limits import Buckets
from royaumes.server.storage import SPENT, News, Processes

_EVERY = 1.0
#: Names in one message: PostgreSQL takes 8,000 bytes.
_MOST = 100


class SharedLimits:
    """The token buckets of this process, charged with what the other processes allowed."""

    def __init__(self, processes: Processes, shared: Mapping[str, Buckets]) -> None:
        self._processes = processes
        self._shared = shared

    async def work(self) -> None:
        """Report heavy use to the other processes, once a second."""
        while True:
            with suppress(UserError):  # what is not heard is forgiven
                await self._tell()
            await asyncio.sleep(_EVERY)

    async def _tell(self) -> None:
        for kind, buckets in self._shared.items():
            spent = sorted(buckets.heavy().items(), key=lambda one: -one[1])[:_MOST]
            if spent:
                await self._processes.notify(News(SPENT, kind, json.dumps(dict(spent))))

    def hear(self, news: News) -> None:
        """Charge what another process has allowed."""
        for name, cost in json.loads(news.value).items():
            self._shared[news.about].charge(name, cost)
