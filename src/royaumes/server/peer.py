"""Somebody who listens at a table: an outbox in front of one socket."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from royaumes.server.config import Limits
from royaumes.server.limits import Bucket
from royaumes.server.protocol import ToBrowserAny
from royaumes.server.wire import encode

#: Why the server closes a socket: this browser was too slow, there are too many.
SLOW, CROWDED = 4408, 4429


class Peer:
    """Messages go out in order; a browser that does not keep up is let go, the table never waits."""

    def __init__(self, person: str, limits: Limits, address: str = "") -> None:
        self.person = person
        self.address = address
        self.bucket = Bucket(limits.socket_burst, limits.socket_rate)
        #: Held while a message of this browser is carried out.
        self.working = asyncio.Lock()
        #: Why the socket shall be closed, once it shall.
        self.closing: int | None = None
        self._most = limits.outbox
        self._patience = limits.send_seconds
        self._out: deque[str] = deque()
        self._some = asyncio.Event()

    def send(self, message: ToBrowserAny) -> None:
        """Put a message into the outbox."""
        self.post(encode(message).decode())

    def post(self, raw: str) -> None:
        """The same for a message that is written already."""
        if len(self._out) >= self._most:
            self.drop(SLOW)
        else:
            self._out.append(raw)
            self._some.set()

    def drop(self, code: int) -> None:
        """Let this browser go."""
        if self.closing is None:
            self.closing = code
            self._out.clear()
            self._some.set()

    async def deliver(self, send: Callable[[str], Awaitable[None]]) -> int:
        """Send what is in the outbox as it comes; the code to close with when this browser must go."""
        while self.closing is None:
            await self._some.wait()
            self._some.clear()
            while self._out and self.closing is None:
                try:
                    async with asyncio.timeout(self._patience):
                        await send(self._out.popleft())
                except TimeoutError:
                    self.drop(SLOW)
        return self.closing
