"""A peer: one socket at a table, with its outgoing queue."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Protocol

from royaumes.server.config import Limits
from royaumes.server.limits import Bucket
from royaumes.server.protocol import ToBrowserAny
from royaumes.server.protocol.encoding import encode

#: Why the server closes a socket: its cookie was taken back, there is no such table, this browser was too
#: slow, there are too many, the table is in another process now ("service restart": come back).
SIGNED_OUT, NO_TABLE, SLOW, CROWDED, MOVED = 4401, 4404, 4408, 4429, 1012


class Socket(Protocol):
    """What messages go out by and come in by, whole; one reads from it."""

    @property
    def takes_more(self) -> bool:
        """Whether the network keeps up; where it does not, `resume` of `connect` is called when it does."""

    @property
    def ended(self) -> bool:
        """Whether the other end is gone; there may still be messages to read."""

    @property
    def flooded(self) -> bool:
        """Whether it was cut because its other end sent too much that is no message."""

    def connect(self, resume: Callable[[], None]) -> None:
        """From now on this is a peer's."""

    def write(self, messages: Sequence[bytes]) -> None:
        """Send these; a socket that is closed sends nothing."""

    async def read(self) -> bytes | None:
        """The next message; None when there will be no more."""

    def stop_reading(self) -> None:
        """Wake the reader with end-of-stream."""

    async def close(self, code: int) -> None:
        """Say goodbye."""


class Peer:
    """Messages go out in order; a browser that does not keep up is let go, the table never waits."""

    __slots__ = (
        "_clock",
        "_due",
        "_most",
        "_out",
        "_patience",
        "_sent",
        "_socket",
        "address",
        "bucket",
        "closing",
        "person",
        "watching",
    )

    def __init__(self, person: str, limits: Limits, address: str = "", watching: bool = False) -> None:
        self.person = person
        self.address = address
        #: It shows what all may see, whoever opened it.
        self.watching = watching
        self.bucket = Bucket(limits.socket_burst, limits.socket_rate)
        #: Why the socket shall be closed, once it shall.
        self.closing: int | None = None
        self._most = limits.outbox
        self._patience = limits.send_seconds
        self._clock: asyncio.TimerHandle | None = None
        self._sent = 0
        self._out: list[bytes] = []
        self._due = False
        self._socket: Socket | None = None

    def connect(self, socket: Socket) -> None:
        """Send by this socket from now on, until it is closed."""
        self._socket = socket
        socket.connect(self._flush)
        self._look(-1)

    def disconnect(self) -> None:
        """The socket has gone."""
        self._socket = None
        if self._clock is not None:
            self._clock.cancel()

    def send(self, message: ToBrowserAny) -> None:
        """Put a message into the outbox."""
        self.post(encode(message))

    def post(self, raw: bytes) -> None:
        """Send a message that is already encoded."""
        if len(self._out) >= self._most:
            self.drop(SLOW)
        elif self.closing is None:
            self._out.append(raw)
            if not self._due:  # all that is posted in a turn of the loop goes out at once
                self._due = True
                asyncio.get_running_loop().call_soon(self._flush)

    def drop(self, code: int) -> None:
        """Let this browser go."""
        if self.closing is None:
            self.closing = code
            self._out.clear()
            if self._socket is not None:
                self._socket.stop_reading()

    def _flush(self) -> None:
        self._due = False
        if self._out and self._socket is not None and self._socket.takes_more:
            out, self._out = self._out, []
            self._sent += 1
            self._socket.write(out)

    def _look(self, sent: int) -> None:
        """Every now and then: a browser that has taken nothing since the last look does not read at all.

        (A timeout for each message would cost as much as the message.)
        """
        assert self._socket is not None
        if self._sent == sent and not self._socket.takes_more:
            self.drop(SLOW)
        else:
            loop = asyncio.get_running_loop()
            self._clock = loop.call_later(self._patience, self._look, self._sent)
