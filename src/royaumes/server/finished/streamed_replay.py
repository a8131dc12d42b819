"""Replays sent in chunks: a client that stops reading keeps one chunk in memory, not the whole replay."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from typing import Any

from litestar import MediaType, Response
from litestar.response.streaming import ASGIStreamingResponse
from litestar.types import Receive, Scope, Send

from royaumes.server.finished.replays import PackedReplay
from royaumes.server.limits import Places
from royaumes.server.protocol.errors import too_many
from royaumes.server.transport.asgi import refuse

#: Compression for the network: the quickest, since it is done again for every reader.
_QUICK = 1
_GZIP = zlib.MAX_WBITS | 16


class StreamedReplay(Response[Any]):
    """A replay, as gzip where the reader takes that; refused where its address has too many under way."""

    def __init__(self, replay: PackedReplay, gzip: bool, places: Places, address: str) -> None:
        headers = {"vary": "accept-encoding"} | ({"content-encoding": "gzip"} if gzip else {})
        super().__init__(b"", media_type=MediaType.JSON, headers=headers)
        self._streamed = (replay, gzip, places, address)

    def to_asgi_response(self, app: Any, request: Any, **about: Any) -> ASGIStreamingResponse:
        """The answer as it is sent."""
        replay, gzip, places, address = self._streamed
        about["headers"] = {**(about.get("headers") or {}), **self.headers}
        about["media_type"] = self.media_type
        del about["type_encoders"]
        return _Counted(places, address, iterator=pieces(replay, gzip), **about)


class _Counted(ASGIStreamingResponse):
    __slots__ = ("_address", "_places")

    def __init__(self, places: Places, address: str, **about: Any) -> None:
        super().__init__(**about)
        self._places = places
        self._address = address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self._places.take(self._address):
            await refuse(send, too_many())
            return
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._places.leave(self._address)


def pieces(replay: PackedReplay, gzip: bool) -> Iterator[bytes]:
    """A replay in pieces, each made when the one before has been taken."""
    plain = replay.plain()
    if not gzip:
        yield from plain
        return
    packer = zlib.compressobj(_QUICK, zlib.DEFLATED, _GZIP)
    for part in plain:
        if packed := packer.compress(part):
            yield packed
    yield packer.flush()
