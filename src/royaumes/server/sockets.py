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

from royaumes.core import Problem
from royaumes.server import protocol as p
from royaumes.server.door import header, same_origin
from royaumes.server.hall import Hall
from royaumes.server.peer import Peer
from royaumes.server.people import new_person
from royaumes.server.room import Room
from royaumes.server.trouble import Failure, trouble
from royaumes.server.wire import encode

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
    hall: Hall = socket.app.state.hall
    await socket.accept()
    if not same_origin(socket.scope):
        await socket.close(FOREIGN)
        return
    try:
        room = hall.room(table)
    except Problem:
        await socket.close(NO_TABLE)
        return
    person = hall.tags.worn(header(socket.scope, b"cookie") or "") or new_person()
    if not hall.admit(person, len(room.peers)):
        await socket.close(CROWDED)
        return
    try:
        await _serve(socket, room, Peer(person, hall.settings.limits), since)
    finally:
        hall.dismiss(person)


async def _serve(socket: WebSocket[Any, Any, Any], room: Room, peer: Peer, since: int | None) -> None:
    out = asyncio.get_running_loop().create_task(_deliver(socket, peer))
    try:
        await room.join(peer, since)
        while True:
            await receive(room, peer, await socket.receive_data(mode="text"))
    except WebSocketDisconnect:
        pass
    except Problem as problem:  # the game cannot be brought from the disk
        await socket.send_text(encode(p.Failed("", trouble(problem))).decode())
        await socket.close(NO_TABLE)
    finally:
        room.part(peer)
        out.cancel()
        with suppress(asyncio.CancelledError):
            await out


def _frame(raw: str) -> WebSocketSendEvent:
    return {"type": "websocket.send", "text": raw, "bytes": None}


async def _deliver(socket: WebSocket[Any, Any, Any], peer: Peer) -> None:
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        await peer.deliver(lambda raw: socket.send(_frame(raw)))
        await socket.close(SLOW)


async def receive(room: Room, peer: Peer, raw: str) -> None:
    """Carry out one message and reply; whatever is wrong with it becomes a typed failure."""
    name = ""
    try:
        if not peer.bucket.take():
            raise Failure("too-many", "server-too-many")
        message = read(raw, room.hall.settings.limits.message)
        name = message.id
        reply = await _carry_out(room, peer, message)
    except Problem as problem:
        reply = p.Failed(name or name_in(raw), trouble(problem))
    except Exception:
        _log.exception("a message at table %s could not be carried out", room.row.id)
        reply = p.Failed(name, trouble(Failure("broken", "server-broken")))
    peer.send(reply)


def read(raw: str, most: int) -> p.FromBrowserAny:
    """A message out of its text; a `Failure` says what is wrong with it."""
    if len(raw.encode("utf-8", "surrogatepass")) > most:
        raise Failure("too-large", "server-too-large", most=most)
    try:
        message: p.FromBrowserAny = _decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Failure("malformed", "server-malformed", text=str(error)[:200]) from error
    if not 0 < len(message.id) <= _LONGEST_ID:
        raise Failure("malformed", "server-malformed", text="id")
    return message


def name_in(raw: str) -> str:
    """The id of a message that could not be read, if there is one."""
    try:
        name = _decode_any(raw[:4096]).get("id")
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""
    return name if isinstance(name, str) and len(name) <= _LONGEST_ID else ""


async def _carry_out(room: Room, peer: Peer, message: p.FromBrowserAny) -> p.ToBrowserAny:
    key = f"{peer.person}/{message.id}"
    match message:
        case p.Answer(id=name, seat=seat, question=question, move=move):
            own(room, peer, seat)
            await room.answer(seat, question, move, key)
            return p.Done(name)
        case p.Why(id=name, seat=seat, picks=picks):
            own(room, peer, seat)
            if not 0 < len(picks) <= _MOST_PICKS:
                raise Failure("malformed", "server-malformed", text="picks")
            return p.Because(name, room.why(seat, picks))
        case p.Undo(id=name, seat=seat):
            own(room, peer, seat)
            await room.undo(seat, key)
            return p.Done(name)
        case p.Consent(id=name, seat=seat, agree=agree):
            own(room, peer, seat)
            await room.consent(seat, agree)
            return p.Done(name)
        case p.Hint(id=name, seat=seat):
            own(room, peer, seat)
            if not room.hall.hinting.take(peer.person):
                raise Failure("too-many", "server-too-many")
            return p.Hinted(name, await room.hint(seat))
        case p.Say(id=name, text=text):
            await room.say(peer.person, text)
            return p.Done(name)


def own(room: Room, peer: Peer, seat: int) -> None:
    """A `Failure` where the seat is somebody else's."""
    if not 0 <= seat < len(room.row.seats) or not room.row.seats[seat].held_by(peer.person):
        raise Failure("not-yours", "server-not-your-seat")
