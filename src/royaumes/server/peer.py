"""Somebody who listens at a table: an outbox in front of one socket."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

from royaumes.server.config import Limits
from royaumes.server.limits import Bucket
from royaumes.server.protocol import ToBrowserAny
from royaumes.server.wire import encode

#: Why the server closes a socket: its cookie was taken back, this browser was too slow, there are too many,
#: the table is in another process now (the code that means "service restart": come back).
SIGNED_OUT, SLOW, CROWDED, MOVED = 4401, 4408, 4429, 1012


class Peer:
    """Messages go out in order; a browser that does not keep up is let go, the table never waits."""

    def __init__(self, person: str, limits: Limits, address: str = "", watching: bool = False) -> None:
        self.person = person
        self.address = address
        #: It shows what all may see, whoever opened it.
        self.watching = watching
        self.bucket = Bucket(limits.socket_burst, limits.socket_rate)
        #: Held while a message of this browser is carried out.
        self.working = asyncio.Lock()
        #: Why the socket shall be closed, once it shall.
        self.closing: int | None = None
        self._most = limits.outbox
        self._patience = limits.send_seconds
        self._clock: asyncio.TimerHandle | None = None
        self._sending = False
        self._sent = 0
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
        task = asyncio.current_task()
        assert task is not None
        self._look(task, -1)
        try:
            while self.closing is None:
                await self._some.wait()
                self._some.clear()
                while self._out and self.closing is None:
                    self._sending = True
                    await send(self._out.popleft())
                    self._sending = False
                    self._sent += 1
        except asyncio.CancelledError:
            if self.closing is None or not task.uncancel() == 0:
                raise
        finally:
            if self._clock is not None:
                self._clock.cancel()
        return self.closing

    def _look(self, task: asyncio.Task[Any], sent: int) -> None:
        """Every now and then: a message that has been on its way since the last look is not taken at all.

        (A timeout for each message would cost as much as the message.)
        """
        if self._sending and self._sent == sent:
            self.drop(SLOW)
            task.cancel()
        else:
            self._clock = task.get_loop().call_later(self._patience, self._look, task, self._sent)
