"""A WebSocket on plain ASGI, for tests and for servers other than ours."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect


class AsgiSocket:
    """A peer's `Socket` out of a framework's."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket
        self._stopped = asyncio.get_running_loop().create_future()
        self._sending: asyncio.Task[None] | None = None
        self._resume: Callable[[], None] = lambda: None

    @property
    def takes_more(self) -> bool:
        return self._sending is None

    @property
    def ended(self) -> bool:
        return self._socket.connection_state == "disconnect"

    @property
    def flooded(self) -> bool:
        return False

    def connect(self, resume: Callable[[], None]) -> None:
        self._resume = resume

    def write(self, messages: Sequence[bytes]) -> None:
        self._sending = asyncio.get_running_loop().create_task(self._send(messages))

    async def _send(self, messages: Sequence[bytes]) -> None:
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            for message in messages:
                await self._socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})
        self._sending = None
        self._resume()

    async def read(self) -> bytes | None:
        receiving = asyncio.ensure_future(self._socket.receive_data(mode="text"))
        try:
            await asyncio.wait((receiving, self._stopped), return_when=asyncio.FIRST_COMPLETED)
            return receiving.result().encode("utf-8", "surrogatepass") if receiving.done() else None
        except WebSocketDisconnect:
            return None
        finally:
            receiving.cancel()

    async def close(self, code: int) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            if self._sending is not None:
                await self._sending
            await self._socket.close(code)

    def stop_reading(self) -> None:
        if not self._stopped.done():
            self._stopped.set_result(None)
