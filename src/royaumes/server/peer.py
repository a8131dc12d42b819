"""Somebody who listens at a table: an outbox in front of one socket."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from royaumes.server.config import Limits
from royaumes.server.limits import Bucket
from royaumes.server.protocol import ToBrowserAny
from royaumes.server.wire import encode


class Peer:
    """Messages go out in order; a browser that does not keep up is let go, the table never waits."""

    def __init__(self, person: str, limits: Limits) -> None:
        self.person = person
        self.bucket = Bucket(limits.socket_burst, limits.socket_rate)
        self.gone = False
        self._most = limits.outbox
        self._out: deque[str] = deque()
        self._some = asyncio.Event()

    def send(self, message: ToBrowserAny) -> None:
        """Put a message into the outbox."""
        self.post(encode(message).decode())

    def post(self, raw: str) -> None:
        """The same for a message that is written already."""
        if len(self._out) >= self._most:
            self.gone = True
        else:
            self._out.append(raw)
        self._some.set()

    async def deliver(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Send what is in the outbox as it comes, until the browser falls too far behind."""
        while not self.gone:
            await self._some.wait()
            self._some.clear()
            while self._out and not self.gone:
                await send(self._out.popleft())
