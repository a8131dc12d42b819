"""The WebSocket of a table: who may open it, how long it is listened to, and when it is closed."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any, cast

from litestar import WebSocket, websocket
from litestar.params import FromPath, FromQuery

from royaumes.core import UserError
from royaumes.server import protocol as p
from royaumes.server.handlers.messages import failed, name_in, receive
from royaumes.server.handlers.middleware import visitor
from royaumes.server.lobby.lobby import Lobby
from royaumes.server.people.guests import new_person
from royaumes.server.protocol.encoding import encode
from royaumes.server.protocol.errors import CodedError, error_message, too_many
from royaumes.server.tables.live_table import LiveTable
from royaumes.server.transport.asgi import address_of, same_origin
from royaumes.server.transport.asgi_socket import AsgiSocket
from royaumes.server.transport.peer import CROWDED, MOVED, NO_TABLE, SIGNED_OUT, Peer, Socket
from royaumes.server.transport.socket_connection import EXTENSION, SocketConnection

_log = logging.getLogger(__name__)
#: Why a socket is closed, beside what `peer` knows: not from our own page.
FOREIGN = 4403
#: The answer to a program without a good token.
_TURNED_AWAY = {"bad-token": SIGNED_OUT, "too-many": CROWDED}
#: Seconds that saying goodbye may take.
_GOODBYE = 1.0


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    table: FromPath[str],
    since: FromQuery[int | None] = None,
    watching: FromQuery[bool] = False,
) -> None:
    """Listen and play at a table, or only watch what all may see, as on a shared screen."""
    lobby: Lobby = socket.app.state.lobby
    address = address_of(socket.scope)
    try:
        person = await visitor(lobby, socket.scope) or new_person()
    except CodedError as error:
        await socket.accept()
        await socket.close(_TURNED_AWAY.get(error.code, MOVED))
        return
    live = await _found(lobby, table)
    if isinstance(live, LiveTable) and not lobby.admission.knock(live, person, address):
        await socket.close()  # before it is open: a flood costs us nothing more
        return
    await socket.accept()
    peer = Peer(person, lobby.config.limits, address, watching)
    if not same_origin(socket.scope):
        await socket.close(FOREIGN)
    elif not isinstance(live, LiveTable):
        await socket.close(live)
    elif not lobby.admission.enter(live, peer):
        await socket.close(CROWDED)
    elif (own := _own(socket)) is not None:
        own.go_on(_serve(own, lobby, live, peer, since))
    else:
        await _serve(AsgiSocket(socket), lobby, live, peer, since)


def _own(socket: WebSocket[Any, Any, Any]) -> SocketConnection | None:
    """The connection itself, where the server is ours."""
    return cast(dict[str, Any], socket.scope.get("extensions") or {}).get(EXTENSION)


async def _found(lobby: Lobby, table: str) -> LiveTable | int:
    """A table; else why its socket is closed: for good, or to be opened again."""
    try:
        return await lobby.live_table(table)
    except UserError as error:
        return _reason(error)


def _reason(error: UserError) -> int:
    passing = isinstance(error, CodedError) and error.code in ("unwell", "not-saved")
    return MOVED if passing or error.why == "server-elsewhere" else NO_TABLE


async def _serve(socket: Socket, lobby: Lobby, live: LiveTable, peer: Peer, since: int | None) -> None:
    """Listen until the browser goes, or is let go; a message that has begun is carried out whole."""
    peer.connect(socket)
    try:
        await _listen(socket, live, peer, since)
    except UserError as error:  # the game cannot be brought from the disk
        socket.write([encode(p.Failed("", error_message(error)))])
        peer.drop(_reason(error))
    except Exception:
        _log.exception("a socket at table %s broke", live.row.id)
    finally:
        if socket.flooded:
            lobby.admission.flooded(peer.person)
        live.part(peer)
        peer.disconnect()
        lobby.admission.leave(peer)
    if peer.closing is not None:
        with suppress(RuntimeError, OSError, TimeoutError):
            async with asyncio.timeout(_GOODBYE):
                await socket.close(peer.closing)


async def _listen(socket: Socket, live: LiveTable, peer: Peer, since: int | None) -> None:
    await live.join(peer, since)
    while (raw := await socket.read()) is not None and peer.closing is None:
        if peer.bucket.take():
            await receive(live, peer, raw)
        elif socket.ended:  # what is left of a flood is of no matter
            return
        else:  # a flood is answered as slowly as it should have come
            peer.send(failed(live, name_in(raw), too_many()))
            await asyncio.sleep(peer.bucket.wait)
