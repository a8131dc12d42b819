"""Limits on TCP connections: how many, from where, and how long a request may take to arrive.

A request that never ends, a client that never reads and a silent connection all hold a file descriptor. They
are counted and cut here, below the application, since uvicorn has no such limits.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from royaumes.server.config import Limits
from royaumes.server.limits import network

_log = logging.getLogger(__name__)


class Gate:
    """All connections of a server, those that wait for a whole request apart, by address.

    Where an address has too many of these, its oldest is cut: so whoever asks something complete gets
    through, even beside an attacker.
    """

    def __init__(self, limits: Limits, proxies: tuple[str, ...] = ()) -> None:
        self.limits = limits
        #: Whether a socket may be asked for, by the cookies sent and the address.
        self.admits: Callable[[str, str], bool] = lambda cookies, address: True
        self._proxies = proxies
        self._all = 0
        self._waiting: dict[str, dict[HttpConnection, None]] = {}

    def __len__(self) -> int:
        """How many connections are open."""
        return self._all

    def enter(self, connection: HttpConnection) -> None:
        """A new connection; somebody else, or it, is cut where there are too many."""
        self._all += 1
        self.wait(connection)
        waiting = self._waiting[connection.address]
        if len(waiting) > self.limits.address_connections and connection.address not in self._proxies:
            self._cut(waiting, connection.address)
        elif self._all > self.limits.connections:
            crowd = max(self._waiting, key=lambda address: len(self._waiting[address]))
            self._cut(self._waiting[crowd], crowd)

    def _cut(self, waiting: dict[HttpConnection, None], address: str) -> None:
        _log.warning("too many connections (%d, %d waiting from %s)", self._all, len(waiting), address)
        next(iter(waiting)).cut()

    def turns_away(self, connection: HttpConnection) -> bool:
        """Whether a socket that is asked for is refused here, where a flood of them costs least."""
        if connection.address in self._proxies:
            return False  # the application knows for whom it asks
        cookies = "; ".join(
            value.decode("latin-1") for name, value in connection.headers if name == b"cookie"
        )
        return not self.admits(cookies, connection.address)

    def wait(self, connection: HttpConnection) -> None:
        """This connection has not asked anything complete."""
        self._waiting.setdefault(connection.address, {})[connection] = None

    def work(self, connection: HttpConnection) -> None:
        """Mark the connection as having sent a complete request."""
        waiting = self._waiting.get(connection.address, {})
        waiting.pop(connection, None)
        if not waiting:
            self._waiting.pop(connection.address, None)

    def leave(self) -> None:
        """A connection has gone."""
        self._all -= 1


class Excessive(Exception):
    """A request that is larger than any browser's."""


class HttpConnection(HttpToolsProtocol):
    """One connection with a clock: requests must arrive, and answers be read, in time.

    The bytes before a request's body and the requests that wait for the one before are counted as well:
    neither the parser nor uvicorn has a limit for them.
    """

    address = ""

    def __init__(self, gate: Gate, **given: Any) -> None:
        super().__init__(**given)
        self._gate = gate
        self._clock: asyncio.TimerHandle | None = None
        #: Bytes since the last complete head or part of a body: of a head, or of trailers.
        self._head = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = network(self.client[0]) if self.client else ""
        self._wind(self._gate.limits.request_seconds)
        self._gate.enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        self._gate.work(self)
        self._gate.leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        most = self._gate.limits.head
        for at in range(0, len(data), most):
            part = data[at : at + most]
            self._head += len(part)
            self._parse(part)
            if self._head > most:
                unparsed(Excessive(), self.transport)
            if self.transport.is_closing():
                return

    def _parse(self, data: bytes) -> None:
        try:
            super().data_received(data)
        except Exception as error:
            unparsed(error, self.transport)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wind(self._gate.limits.request_seconds)

    def on_headers_complete(self) -> None:
        self._head = 0
        if len(self.pipeline) >= self._gate.limits.pipeline:
            self.cut()
            raise Excessive  # the parser goes no further
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._head = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._gate.work(self)
        self._wind(self._gate.limits.answer_seconds)

    def on_response_complete(self) -> None:
        self._stop()
        if self.transport.get_write_buffer_size():  # the answer must be read too
            self._wind(self._gate.limits.answer_seconds)
        if not self.transport.is_closing():
            self._gate.wait(self)
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        if self._gate.turns_away(self):
            self.cut()
            return
        self._stop()
        self._gate.work(self)
        super().handle_websocket_upgrade()

    def cut(self) -> None:
        """End this connection at once."""
        self._stop()
        self._gate.work(self)
        self.transport.abort()

    def _wind(self, seconds: float) -> None:
        self._stop()
        self._clock = self.loop.call_later(seconds, self.cut)

    def _stop(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None


def unparsed(error: Exception, transport: asyncio.Transport) -> None:
    """What cannot be a request ends its connection and costs one line of the log."""
    _log.warning("a connection was cut, its request cannot be parsed: %s", type(error).__name__)
    transport.abort()
