"""The socket of a table: messages in, checked one by one; replies and updates out."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery
from litestar.types import WebSocketSendEvent

from royaumes.core import UserError
from royaumes.server import protocol as p
from royaumes.server import wire
from royaumes.server.errors import CodedError, error_message
from royaumes.server.live_table import LiveTable
from royaumes.server.lobby import Lobby
from royaumes.server.middleware import header, same_origin
from royaumes.server.peer import Peer
from royaumes.server.people import new_person

_log = logging.getLogger(__name__)
_decode = msgspec.json.Decoder(p.FromBrowserAny).decode
_decode_any = msgspec.json.Decoder(dict[str, Any]).decode
_MOST_PICKS = 16
_LONGEST_ID = 64
#: Why a socket is closed: not from our own page, no such table, too many, too slow, the server stops.
FOREIGN, NO_TABLE, CROWDED, SLOW = 4403, 4404, 4429, 4408


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], table: FromPath[str], since: FromQuery[int | None] = None
) -> None:
    """Listen and play at a table."""
    lobby: Lobby = socket.app.state.lobby
    await socket.accept()
    if not same_origin(socket.scope):
        await socket.close(FOREIGN)
        return
    try:
        live = lobby.live_table(table)
    except UserError:
        await socket.close(NO_TABLE)
        return
    person = lobby.tokens.worn(header(socket.scope, b"cookie") or "") or new_person()
    if not lobby.admit(person, len(live.peers)):
        await socket.close(CROWDED)
        return
    try:
        await _serve(socket, live, Peer(person, lobby.config.limits), since)
    finally:
        lobby.dismiss(person)


async def _serve(socket: WebSocket[Any, Any, Any], live: LiveTable, peer: Peer, since: int | None) -> None:
    out = asyncio.get_running_loop().create_task(_deliver(socket, peer))
    try:
        await live.join(peer, since)
        while True:
            await receive(live, peer, await socket.receive_data(mode="text"))
    except WebSocketDisconnect:
        pass
    except UserError as problem:  # the game cannot be brought from the disk
        await socket.send_text(wire.encode(p.Failed("", error_message(problem))).decode())
        await socket.close(NO_TABLE)
    finally:
        live.part(peer)
        out.cancel()
        with suppress(asyncio.CancelledError):
            await out


def _frame(raw: str) -> WebSocketSendEvent:
    return {"type": "websocket.send", "text": raw, "bytes": None}


async def _deliver(socket: WebSocket[Any, Any, Any], peer: Peer) -> None:
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        await peer.deliver(lambda raw: socket.send(_frame(raw)))
        await socket.close(SLOW)


async def receive(live: LiveTable, peer: Peer, raw: str) -> None:
    """Carry out one message and reply; whatever is wrong with it becomes a typed failure."""
    name = ""
    try:
        if not peer.bucket.take():
            raise CodedError("too-many", "server-too-many")
        message = read(raw, live.lobby.config.limits.message)
        name = message.id
        reply = await _carry_out(live, peer, message)
    except UserError as problem:
        reply = p.Failed(name or name_in(raw), error_message(problem))
    except Exception:
        _log.exception("a message at table %s could not be carried out", live.row.id)
        reply = p.Failed(name, error_message(CodedError("broken", "server-broken")))
    peer.send(reply)


def read(raw: str, most: int) -> p.FromBrowserAny:
    """A message out of its text; a `CodedError` says what is wrong with it."""
    if len(raw.encode("utf-8", "surrogatepass")) > most:
        raise CodedError("too-large", "server-too-large", most=most)
    try:
        message: p.FromBrowserAny = _decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise CodedError("malformed", "server-malformed", text=str(error)[:200]) from error
    if not 0 < len(message.id) <= _LONGEST_ID:
        raise CodedError("malformed", "server-malformed", text="id")
    return message


def name_in(raw: str) -> str:
    """The id of a message that could not be read, if there is one."""
    try:
        name = _decode_any(raw[:4096]).get("id")
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""
    return name if isinstance(name, str) and len(name) <= _LONGEST_ID else ""


async def _carry_out(live: LiveTable, peer: Peer, message: p.FromBrowserAny) -> p.ToBrowserAny:
    key = f"{peer.person}/{message.id}"
    match message:
        case p.Answer(id=name, seat=seat, question=question, move=move):
            own(live, peer, seat)
            await live.answer(seat, question, move, key)
            return p.Done(name)
        case p.Why(id=name, seat=seat, picks=picks):
            own(live, peer, seat)
            if not 0 < len(picks) <= _MOST_PICKS:
                raise CodedError("malformed", "server-malformed", text="picks")
            return p.Because(name, live.why(seat, picks))
        case p.Undo(id=name, seat=seat):
            own(live, peer, seat)
            await live.undo(seat, key)
            return p.Done(name)
        case p.Consent(id=name, seat=seat, agree=agree):
            own(live, peer, seat)
            await live.consent(seat, agree)
            return p.Done(name)
        case p.Hint(id=name, seat=seat):
            own(live, peer, seat)
            if not live.lobby.hinting.take(peer.person):
                raise CodedError("too-many", "server-too-many")
            return p.Hinted(name, await live.hint(seat))
        case p.Preview(id=name, seat=seat, move=move):
            own(live, peer, seat)
            if not live.lobby.previewing.take(peer.person):
                raise CodedError("too-many", "server-too-many")
            return wire.previewed(name, move, await live.preview(seat, move))
        case p.Say(id=name, text=text):
            await live.say(peer.person, text)
            return p.Done(name)


def own(live: LiveTable, peer: Peer, seat: int) -> None:
    """A `CodedError` where the seat is somebody else's."""
    if not 0 <= seat < len(live.row.seats) or not live.row.seats[seat].held_by(peer.person):
        raise CodedError("not-yours", "server-not-your-seat")
