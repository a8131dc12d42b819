"""Rates that count for the whole site: what somebody spends much of here, the other processes hear of.

Within a second or two everybody's allowance is the same everywhere, so that N processes do not allow N times
as much. Places (sockets, connections) are not shared: they guard what one process has.
"""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from typing import TYPE_CHECKING

from royaumes.core import UserError
from royaumes.server.limits import Buckets
from royaumes.server.storage import News

if TYPE_CHECKING:
    from royaumes.server.lobby.lobby import Lobby

#: What somebody has spent of an allowance.
SPENT = "spent"
_EVERY = 1.0
#: Names in one message: PostgreSQL takes 8,000 bytes.
_MOST = 100


class SiteLimits:
    """The rates of one process among those of the others."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._shared: dict[str, Buckets] = {
            "knocks": lobby.admission.knocks,
            **lobby.requests.named("requests"),
            **lobby.allowance.named("tables"),
            **lobby.chat.allowance.named("chat"),
            **lobby.chat.reporting.named("reports"),
            **lobby.replays.allowance.named("replays"),
            **lobby.services.hinting.named("hints"),
            **lobby.services.previewing.named("previews"),
        }

    async def work(self) -> None:
        """Tell the others, every second in which there is something to tell."""
        while self._lobby.config.internal:
            with suppress(UserError):  # what is not heard is forgiven
                await self._tell()
            await asyncio.sleep(_EVERY)

    async def _tell(self) -> None:
        for kind, buckets in self._shared.items():
            spent = sorted(buckets.heavy().items(), key=lambda one: -one[1])[:_MOST]
            if spent:
                await self._lobby.storage.processes.notify(News(SPENT, kind, json.dumps(dict(spent))))

    def hear(self, news: News) -> None:
        """Another process has allowed somebody something."""
        for name, cost in json.loads(news.value).items():
            self._shared[news.about].charge(name, cost)
