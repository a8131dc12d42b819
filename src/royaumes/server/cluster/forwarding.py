"""Forwarding: a request about a table that another process holds is sent on to that process."""

from __future__ import annotations

import asyncio
import errno
import hmac
import json
import re
import time
from collections.abc import Callable
from contextlib import suppress
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any, cast

import httpx
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from royaumes.server.people.guests import GuestTokens
from royaumes.server.protocol.errors import CodedError
from royaumes.server.storage import Processes, StorageError
from royaumes.server.transport.asgi import header, refuse
from royaumes.server.transport.peer import CROWDED, MOVED
from royaumes.server.transport.socket_connection import EXTENSION

_TABLE = re.compile(r"/api/tables/([^/]+)(?:/|$)")
_NOT_TABLES = ("mine",)
#: Signed: what another process was asked, when, and by whom. It is good for that request alone.
_HEADER = b"x-royaumes-for"
#: Headers that are about one connection alone; and in a request what the next one has of its own.
_CONNECTION = {b"connection", b"keep-alive", b"transfer-encoding", b"upgrade"}
_OWN = _CONNECTION | {b"host", b"content-length", _HEADER}
#: Headers of an answer that this process writes itself.
_ANSWERED = _CONNECTION | {b"date"}
#: Seconds that a table may be without a process that answers, and between two tries to find it.
_PATIENCE, _PAUSE = 15.0, 0.2
#: Seconds that another process may take to be reached, and to answer.
_CONNECT, _ANSWER = 2.0, 30.0
_TIMEOUT = httpx.Timeout(_ANSWER, connect=_CONNECT)
#: Seconds between two looks whether the process at the other end of a tunnel lives, and for its answer.
_LOOK, _SILENCE = 4.0, 5.0
#: Seconds for which a signature is good, give or take what the clocks of two machines may differ.
_FRESH = 60.0
#: What stands for a socket that ended without a word.
_LOST = (None, 1005, 1006)


def _target(scope: Scope) -> bytes:
    """What a request asks for: the path, which begins with a slash, and the query."""
    query = scope["query_string"]
    return scope["raw_path"] + (b"?" + query if query else b"")


def _asked(scope: Scope, target: bytes) -> str:
    """What a signature is good for: one method and one address."""
    return f"{cast(Any, scope).get('method', 'SOCKET')} {target.decode('latin-1')}"


def _is_own(name: bytes) -> bool:
    return name in _OWN or name.startswith(b"sec-websocket-")


def table_in(path: str) -> str | None:
    """The table that an address is about, if it is about one."""
    found = _TABLE.match(path)
    return found[1] if found and found[1] not in _NOT_TABLES else None


class Forwarding:
    """Between the network and the application."""

    def __init__(
        self,
        processes: Processes,
        tokens: GuestTokens,
        has_flooded: Callable[[str], bool],
        flooded: Callable[[str], None],
        most: int,
    ) -> None:
        """`has_flooded` and `flooded` remember people whose socket was cut for a flood; `most` is how many
        bytes a request may have.
        """
        self._processes = processes
        self._tokens = tokens
        self._has_flooded = has_flooded
        self._flooded = flooded
        self._most = most
        # One client hands on for everybody: it must not keep what one is given and send it for the next.
        no_cookies = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
        self._client = httpx.AsyncClient(trust_env=False, cookies=no_cookies)

    async def close(self) -> None:
        """Close the connections to other processes."""
        await self._client.aclose()

    async def __call__(self, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer here or have it answered."""
        handed_on = self._handed_on(scope)
        scope = handed_on or scope
        table = table_in(scope["path"])
        if table is None:
            await app(scope, receive, send)
            return
        deadline = asyncio.get_running_loop().time() + _PATIENCE
        body = _Body(receive)
        while holder := await self._holder(table):
            if handed_on is None and await self._forwarded(holder, scope, body, send):
                return
            if asyncio.get_running_loop().time() > deadline:
                await _give_up(scope, body, send)
                return
            if await nobody_listens(holder):
                with suppress(StorageError):
                    await self._processes.declare_dead(holder)
            else:
                await asyncio.sleep(_PAUSE)  # soon it may answer, or be silent for so long that it is dead
        await app(scope, body, send)

    async def _holder(self, table: str) -> str:
        """Where a table is, if not here; where the database cannot say, it is looked for here."""
        try:
            return await self._processes.claim(table)
        except StorageError:
            return ""

    # ------------------------------------------------------------ who asks

    def _handed_on(self, scope: Scope) -> Scope | None:
        """A request as its browser sent it, where another process of ours has handed it on; else None."""
        signature, _, said = (header(scope, _HEADER) or "").partition(" ")
        if not hmac.compare_digest(signature.encode(), self._tokens.sign(said).encode()):
            return None
        asked, sent, address, scheme, host = json.loads(said)
        if asked != _asked(scope, _target(scope)) or abs(time.time() - sent) > _FRESH:
            return None
        headers = [(name, value) for name, value in scope["headers"] if name not in (b"host", _HEADER)]
        headers.append((b"host", host.encode("latin-1")))
        return cast(Scope, {**scope, "client": (address, 0), "scheme": scheme, "headers": headers})

    def _headers(self, scope: Scope, url: httpx.URL) -> list[tuple[bytes, bytes]]:
        client = scope.get("client")
        whose = (client[0] if client else "", scope["scheme"], header(scope, b"host") or "")
        said = json.dumps([_asked(scope, url.raw_path), time.time(), *whose])
        sealed = f"{self._tokens.sign(said)} {said}".encode("latin-1")
        return [*((name, value) for name, value in scope["headers"] if not _is_own(name)), (_HEADER, sealed)]

    async def _forwarded(self, holder: str, scope: Scope, body: _Body, send: Send) -> bool:
        """Whether another process has answered; False where it cannot be reached."""
        host, _, port = holder.rpartition(":")
        url = httpx.URL(scheme="http", host=host.strip("[]"), port=int(port), raw_path=_target(scope))
        if scope["type"] == ScopeType.HTTP:
            return await self._ask(url, scope, body, send)
        return await self._tunnel(url.copy_with(scheme="ws"), scope, body, send)

    # ------------------------------------------------------------ requests

    async def _ask(self, url: httpx.URL, scope: Scope, body: _Body, send: Send) -> bool:
        content = await body.whole(self._most)
        # Not by the client's `build_request`, which adds headers of its own, such as encodings it can read.
        request = httpx.Request(
            cast(Any, scope)["method"],
            url,
            headers=self._headers(scope, url),
            content=content,
            extensions={"timeout": _TIMEOUT.as_dict()},
        )
        try:
            answer = await self._client.send(request, stream=True)
        except httpx.TransportError as error:
            # What may have been carried out is not sent again: the browser decides that.
            return not isinstance(error, httpx.ConnectError) and await _broke_off(send)
        try:
            headers = [(name, value) for name, value in answer.headers.raw if name.lower() not in _ANSWERED]
            await send({"type": "http.response.start", "status": answer.status_code, "headers": headers})
            async for part in answer.aiter_raw():
                await send({"type": "http.response.body", "body": part, "more_body": True})
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            await answer.aclose()
        return True

    # ------------------------------------------------------------ sockets

    async def _tunnel(self, url: httpx.URL, scope: Scope, body: _Body, send: Send) -> bool:
        person = self._tokens.worn(header(scope, b"cookie") or "")
        if person and self._has_flooded(person):
            await body.receive()
            await send({"type": "websocket.close", "code": CROWDED, "reason": ""})
            return True
        headers = [
            (name.decode("latin-1"), value.decode("latin-1")) for name, value in self._headers(scope, url)
        ]
        try:
            wire = await connect(
                str(url),
                additional_headers=headers,
                compression=None,
                proxy=None,
                open_timeout=_CONNECT,
                ping_interval=_LOOK,
                ping_timeout=_SILENCE,
                close_timeout=_CONNECT,
                max_size=None,
            )
        except InvalidStatus:
            await body.receive()
            await send({"type": "websocket.close", "code": MOVED, "reason": ""})
            return True
        except (OSError, TimeoutError, WebSocketException):
            return False
        async with wire:
            await body.receive()  # that it wants to be opened
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            await _both_ways(wire, body.receive, send)
        own = cast(Any, scope.get("extensions") or {}).get(EXTENSION)
        if person and own is not None and own.flooded:
            self._flooded(person)
        return True


async def nobody_listens(address: str) -> bool:
    """Whether the network reports that nothing listens at an address, or that the machine is gone.

    A timeout is not such a report.
    """
    host, _, port = address.rpartition(":")
    try:
        async with asyncio.timeout(2 * _CONNECT):  # a network takes three seconds to say that nobody is there
            _, writer = await asyncio.open_connection(host.strip("[]"), int(port))
    except TimeoutError:
        return False
    except OSError as error:
        return error.errno in (errno.ECONNREFUSED, errno.EHOSTUNREACH)
    writer.close()
    return False


async def _both_ways(wire: ClientConnection, receive: Receive, send: Send) -> None:
    """Hand messages on until one of the two ends."""

    async def inward() -> None:
        while (message := cast(Any, await receive()))["type"] == "websocket.receive":
            data = message.get("text")
            await wire.send(message.get("bytes") if data is None else data)

    async def outward() -> None:
        try:
            async for data in wire:
                await send({"type": "websocket.send", "text": cast(str, data), "bytes": None})
        finally:
            code = MOVED if wire.close_code in _LOST else wire.close_code
            with suppress(RuntimeError, OSError):  # the browser may have gone first
                await send({"type": "websocket.close", "code": code, "reason": ""})

    work = (asyncio.ensure_future(inward()), asyncio.ensure_future(outward()))
    try:
        await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in work:
            task.cancel()
        with suppress(ConnectionClosed, RuntimeError, OSError):
            await asyncio.gather(*work, return_exceptions=True)


class _Body:
    """What a browser sends, which may be handed to one process after the other."""

    def __init__(self, receive: Receive) -> None:
        self.receive = receive
        self._read: bytes | None = None
        self._given = False

    async def whole(self, most: int) -> bytes:
        """The body of a request; no more than the other process would read."""
        if self._read is None:
            parts, more = bytearray(), True
            while more and len(parts) <= most:
                message = cast(Any, await self.receive())
                parts += message.get("body", b"")
                more = message["type"] == "http.request" and message.get("more_body", False)
            self._read = bytes(parts)
        return self._read

    async def __call__(self) -> Any:
        """The next message: first what has been read already."""
        if self._read is None or self._given:
            return await self.receive()
        self._given = True
        return {"type": "http.request", "body": self._read, "more_body": False}


async def _broke_off(send: Send) -> bool:
    await refuse(send, CodedError("unwell", "server-unwell"))
    return True


async def _give_up(scope: Scope, body: _Body, send: Send) -> None:
    if scope["type"] == ScopeType.HTTP:
        await _broke_off(send)
    else:
        await body.receive()
        await send({"type": "websocket.close", "code": MOVED, "reason": ""})
