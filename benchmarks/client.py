"""People without a browser: requests one after the other, and sockets as thin as can be."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import struct
from collections.abc import Callable
from typing import Any, cast

HOST = "127.0.0.1"


class Unanswered(Exception):
    """A request that was refused, with the status and what was said."""

    def __init__(self, status: int, said: bytes) -> None:
        super().__init__(f"{status} {said[:200]!r}")
        self.status = status


class Browser:
    """One person: a cookie, HTTP requests one after the other."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""

    async def ask(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        """What the server answers; who asks too fast waits, other refusals are `Unanswered`."""
        while (found := await self.request(method, path, body))[0] == 429:
            await asyncio.sleep(0.5)
        status, content = found
        if status >= 300:
            raise Unanswered(status, content)
        answer: dict[str, Any] = json.loads(content)
        return answer

    async def request(self, method: str, path: str, body: object = None) -> tuple[int, bytes]:
        """The status and the content of one answer."""
        raw = b"" if body is None else json.dumps(body).encode()
        lines = [
            f"{method} {path} HTTP/1.1",
            f"host: {HOST}:{self.port}",
            "connection: close",
            "content-type: application/json",
            f"content-length: {len(raw)}",
            *([f"cookie: {self.cookie}"] if self.cookie else []),
        ]
        reader, writer = await asyncio.open_connection(HOST, self.port)
        try:
            writer.write("\r\n".join(lines).encode() + b"\r\n\r\n" + raw)
            answer = await reader.read()
        finally:
            writer.close()
        head, found, content = answer.partition(b"\r\n\r\n")
        if not found:
            raise ConnectionResetError("the answer broke off")
        for line in head.decode().split("\r\n"):
            if line.lower().startswith("set-cookie:"):
                self.cookie = line.split(":", 1)[1].split(";")[0].strip()
        return int(head.split(b" ", 2)[1]), content

    async def socket(
        self,
        table: str,
        receive: Callable[[bytes], None],
        since: int | None = None,
        lost: Callable[[], None] = lambda: None,
    ) -> Wire:
        """A socket at a table, once it is open; a `ConnectionError` where it is not to be."""
        request = upgrade(self.port, table, self.cookie, since)
        loop = asyncio.get_running_loop()
        _, wire = await loop.create_connection(lambda: Wire(request, receive, lost), HOST, self.port)
        await wire.opened
        return wire


def upgrade(port: int, table: str, cookie: str = "", since: int | None = None) -> bytes:
    """The request that opens a socket at a table."""
    key = base64.b64encode(os.urandom(16)).decode()
    asked = f"?since={since}" if since is not None else ""
    lines = [
        f"GET /api/tables/{table}/socket{asked} HTTP/1.1",
        f"host: {HOST}:{port}",
        "upgrade: websocket",
        "connection: upgrade",
        "sec-websocket-version: 13",
        f"sec-websocket-key: {key}",
        *([f"cookie: {cookie}"] if cookie else []),
    ]
    return "\r\n".join(lines).encode() + b"\r\n\r\n"


def frame(raw: bytes, kind: int = 1) -> bytes:
    """A message as a browser puts it on the wire."""
    size = bytes([128 | len(raw)]) if len(raw) < 126 else b"\xfe" + struct.pack(">H", len(raw))
    return bytes([128 | kind]) + size + b"\0\0\0\0" + raw


class Wire(asyncio.Protocol):
    """A websocket that costs less than what it measures."""

    def __init__(self, request: bytes, receive: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self._request = request
        self._receive = receive
        self._lost = lost
        self._buffer = bytearray()
        #: Done when messages may be sent.
        self.opened = asyncio.get_running_loop().create_future()
        #: Why the server closed it, once it has.
        self.code: int | None = None
        self.gone = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is none by its class
        self.transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        self.gone = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(f"no socket: {self.code}"))
        self._lost()

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self.opened.done():
            at = buffer.find(b"\r\n\r\n")
            if at < 0:
                return
            if b" 101 " not in buffer[:at]:
                self.code = int(buffer.split(b" ", 2)[1])
                self.transport.abort()
                return
            del buffer[: at + 4]
            self.opened.set_result(None)
        self._read()

    def _read(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            length, begin = buffer[at + 1] & 127, at + 2
            if length >= 126:
                more, form = (2, ">H") if length == 126 else (8, ">Q")
                if len(buffer) < begin + more:
                    break
                (length,), begin = struct.unpack_from(form, buffer, begin), begin + more
            if len(buffer) < begin + length:
                break
            self._take(buffer[at] & 15, bytes(buffer[begin : begin + length]))
            at = begin + length
        del buffer[:at]

    def _take(self, kind: int, raw: bytes) -> None:
        if kind == 1:
            self._receive(raw)
        elif kind == 8:
            self.code = int.from_bytes(raw[:2], "big")
            self.transport.close()
        elif kind == 9:
            self.send(raw, 10)

    def send(self, raw: bytes, kind: int = 1) -> None:
        """Put a message on the wire."""
        if not self.gone:
            self.transport.write(frame(raw, kind))

    async def end(self) -> None:
        """Hang up; the connection is gone then."""
        self.transport.abort()
        while not self.gone:
            await asyncio.sleep(0)
