"""Canonical request paths: a path that could be read in two ways is refused.

The framework joins repeated slashes, and a percent sign can hide a slash. Limits, permissions and forwarding
all compare paths, so what they see must be what the router sees.
"""

from __future__ import annotations

from typing import TypeVar, cast
from urllib.parse import unquote

from litestar.enums import ScopeType
from litestar.types import HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from royaumes.server.protocol.errors import CodedError
from royaumes.server.transport.asgi import HEADERS, refuse
from royaumes.server.transport.peer import NO_TABLE

_DOTS = (".", "..")

#: A request, or the opening of a socket.
Connection = TypeVar("Connection", HTTPScope, WebSocketScope)


def canonical(prefix: str, scope: Connection) -> Connection | None:
    """The request with the prefix cut off its path; None where the path is not written plainly.

    The prefix may be missing: some proxies remove it. The decoded path is worked out from the raw one, so the
    two cannot differ.
    """
    raw = scope["raw_path"].partition(b"?")[0]
    begin = prefix.encode()
    if begin and (raw + b"/").startswith(begin + b"/"):
        raw = raw[len(begin) :] or b"/"
    if not is_plain(raw):
        return None
    return cast(Connection, {**scope, "path": unquote(raw.decode("ascii")), "raw_path": raw})


def is_plain(raw: bytes) -> bool:
    """Whether a path can be read in one way only: no empty part, dot segment, hidden slash, control sign."""
    if not raw.startswith(b"/") or not raw.isascii():
        return False
    *parts, last = raw.decode("ascii")[1:].split("/")
    return all(parts) and not any(map(_is_odd, (*parts, last)))


def _is_odd(part: str) -> bool:
    text = unquote(part)
    return text in _DOTS or "/" in text or "\\" in text or not text.isprintable()


async def turn_away(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer that there is nothing at this address."""
    if scope["type"] != ScopeType.HTTP:
        await receive()
        await send({"type": "websocket.close", "code": NO_TABLE, "reason": ""})
        return

    async def answer(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *HEADERS, (b"cache-control", b"no-store")]
        await send(message)

    await refuse(answer, CodedError("not-found", "server-no-page"))
