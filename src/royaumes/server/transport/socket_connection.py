"""Our end of a websocket: uvicorn's, with a short way for what is said at tables ([ADR 0047]).

Nearly all that a browser sends are short texts, each in a frame of its own that comes whole: these are read
here. Every other frame, and all that is wrong, is the business of the library beneath.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, apply_mask  # type: ignore[attr-defined]  # the quick mask, if any
from websockets.http11 import Request
from websockets.protocol import State

from royaumes.server.limits import Bucket
from royaumes.server.transport.connections import Gate, unparsed

#: Where a handler finds the connection in what the server tells it of a socket.
EXTENSION = "royaumes.connection"
#: The first byte of a frame that is a whole text; the flag of a mask; the sizes that mean longer sizes.
_TEXT, _MASKED, _LONG, _HUGE = 0x81, 0x80, 126, 127
_MASK_SIZE = 4


def frame_size(data: bytes, at: int) -> tuple[int, int] | None:
    """The sizes of a frame's head, mask included, and of what it carries; None where too little has come."""
    if len(data) - at < 2:
        return None
    second = data[at + 1]
    size, head = second & ~_MASKED, 2
    if size >= _LONG:
        head += 2 if size == _LONG else 8
        if len(data) - at < head:
            return None
        size = int.from_bytes(data[at + 2 : at + head], "big")
    return head + (_MASK_SIZE if second & _MASKED else 0), size


def framed(messages: Sequence[bytes]) -> bytes:
    """Texts as frames, one after the other."""
    parts = []
    for message in messages:
        size = len(message)
        if size < _LONG:
            parts.append(bytes((_TEXT, size)))
        elif size < 1 << 16:
            parts.append(bytes((_TEXT, _LONG, size >> 8, size & 255)))
        else:
            parts.append(bytes((_TEXT, _HUGE)) + size.to_bytes(8, "big"))
        parts.append(message)
    return b"".join(parts)


class Inbox:
    """Messages for one who reads them: asyncio's queue, which is for many, takes twenty times the memory."""

    __slots__ = ("_messages", "_reader")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    @property
    def awaited(self) -> bool:
        """Whether a reader waits for the next message."""
        return self._reader is not None and not self._reader.done()

    def empty(self) -> bool:
        """Whether all have been read."""
        return not self._messages

    def put_nowait(self, message: Any) -> None:
        """One message more; there is always room."""
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        """The next message, when there is one."""
        while not self._messages:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._messages.pop(0)


class SocketConnection(WebSocketsSansIOProtocol):
    """A websocket that closes in time, whether or not the browser reads. It is a peer's `Socket`."""

    def __init__(self, gate: Gate, **given: Any) -> None:
        super().__init__(**given)
        self._gate = gate
        self.close_timeout = gate.limits.close_seconds
        self.queue: Inbox = Inbox()  # type: ignore[assignment]
        del self.app  # ours is below
        self._resume: Callable[[], None] | None = None
        self._rest: Coroutine[Any, Any, None] | None = None
        #: The beginning of a frame's head; how many bytes of a frame are still to come for the library.
        self._head = b""
        self._passing = 0
        self._flooded = False
        self._others = Bucket(gate.limits.frames_burst, gate.limits.frames_rate)

    # ------------------------------------------------------------ what comes in

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast(Any, self.scope["extensions"])[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        try:
            if self.handshake_initiated:
                self._split(data)
            else:
                super().data_received(data)
        except Exception as error:
            unparsed(error, self.transport)

    def _split(self, data: bytes) -> None:
        """Take whole texts and hand all else on, frame by frame: so it is known where frames begin."""
        data, self._head, at = self._head + data, b"", 0
        while at < len(data):
            if not self._passing:
                sizes = frame_size(data, at)
                if sizes is None:
                    self._head = data[at:]
                    return
                text = self._text(data, at, *sizes)
                if text is not None:
                    self._arrived(text)
                    at += sum(sizes)
                    continue
                if data[at] != _TEXT and not self._others.take():
                    self._cut_flood()
                    return
                self._passing = sum(sizes)
            part = data[at : at + self._passing]
            self._passing -= len(part)
            at += len(part)
            super().data_received(part)

    def _cut_flood(self) -> None:
        """End a connection that sends too many pings or pieces of messages; texts have their own limit."""
        self._flooded = True
        self.conn.fail(CloseCode.POLICY_VIOLATION)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()
        self._cut_soon()

    def _text(self, data: bytes, at: int, head: int, size: int) -> bytes | None:
        """What a frame says, where it is a whole text and nothing speaks against reading it here."""
        begin = at + head
        if (
            data[at] != _TEXT
            or not data[at + 1] & _MASKED
            or begin + size > len(data)
            or size > (self.config.ws_max_size or 0)
            or self.frames  # a message in several frames has begun
            or self.conn.state is not State.OPEN
            or not self.handshake_complete
        ):
            return None
        text = apply_mask(data[begin : begin + size], data[begin - _MASK_SIZE : begin])
        return text if text.isascii() or _is_utf8(text) else None

    def _arrived(self, text: bytes) -> None:
        waited = self.queue.awaited
        direct = self._resume is not None
        self.queue.put_nowait(text if direct else {"type": "websocket.receive", "text": text.decode()})
        if not waited and not self.read_paused:  # a flood waits in the sender's own buffers
            self.read_paused = True
            self.transport.pause_reading()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not _is_utf8(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(CloseCode.INVALID_DATA)  # uvicorn would write a traceback as well
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    # ------------------------------------------------------------ a peer's socket

    @property
    def takes_more(self) -> bool:
        return self.writable.is_set()

    @property
    def ended(self) -> bool:
        return self.transport.is_closing()

    @property
    def flooded(self) -> bool:
        return self._flooded

    def connect(self, resume: Callable[[], None]) -> None:
        self._resume = resume

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._resume is not None:
            self._resume()

    def write(self, messages: Sequence[bytes]) -> None:
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(framed(messages))

    async def read(self) -> bytes | None:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        if isinstance(message, bytes):
            return message
        if message["type"] != "websocket.receive":
            return None
        return (message.get("text") or "").encode()

    async def close(self, code: int) -> None:
        await self.send({"type": "websocket.close", "code": code, "reason": ""})

    def stop_reading(self) -> None:
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1006})

    def go_on(self, rest: Coroutine[Any, Any, None]) -> None:
        """Do this when the application has returned, and close the socket only then."""
        self._rest = rest

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        """The application, and what it has left to be done."""
        await self.config.loaded_app(scope, receive, send)
        if self._rest is not None:
            # The framework's part of the stack, and what was said to open the socket, are not kept for the
            # hours that it is open: they would take as much memory as all the rest.
            del scope
            self.scope = cast(Any, {})
            self.request.headers.clear()  # the library holds on to it
            self.request = self.response = cast(Any, None)
            rest, self._rest = self._rest, None
            await rest

    # ------------------------------------------------------------ the end

    def connection_lost(self, exc: Exception | None) -> None:
        self._gate.leave()
        super().connection_lost(exc)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._cut_soon()

    def shutdown(self) -> None:
        super().shutdown()
        self._cut_soon()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._cut_soon()

    def _cut_soon(self) -> None:
        """What has not left by then is not wanted."""
        self.loop.call_later(self.close_timeout, self.transport.abort)


def _is_utf8(text: bytes) -> bool:
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True
