"""The WebSocket of a table: messages in, replies and updates out."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath, FromQuery

from royaumes.core import UserError
from royaumes.server import protocol as p
from royaumes.server.handlers import advice
from royaumes.server.handlers.middleware import visitor
from royaumes.server.lobby.lobby import Lobby
from royaumes.server.people.guests import new_person
from royaumes.server.protocol.encoding import encode
from royaumes.server.protocol.errors import CodedError, error_message, too_many
from royaumes.server.tables import wire
from royaumes.server.tables.live_table import LiveTable
from royaumes.server.transport.asgi import address_of, same_origin
from royaumes.server.transport.asgi_socket import AsgiSocket
from royaumes.server.transport.peer import CROWDED, MOVED, NO_TABLE, SIGNED_OUT, Peer, Socket
from royaumes.server.transport.socket_connection import EXTENSION, SocketConnection

_log = logging.getLogger(__name__)
_decode = msgspec.json.Decoder(p.FromBrowserAny).decode
_decode_any = msgspec.json.Decoder(dict[str, Any]).decode
_MOST_PICKS = 16
_LONGEST_ID = 64
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
            peer.send(_failed(live, name_in(raw), too_many()))
            await asyncio.sleep(peer.bucket.wait)


async def receive(live: LiveTable, peer: Peer, raw: bytes) -> None:
    """Carry out one message and reply; whatever is wrong with it becomes a typed failure."""
    name = ""
    try:
        message = read(raw, live.services.config.limits.message)
        name = message.id
        reply = await _carry_out(live, peer, message)
    except UserError as error:
        reply = _failed(live, name or name_in(raw), error)
    except Exception:
        _log.exception("a message at table %s could not be carried out", live.row.id)
        reply = p.Failed(name, error_message(CodedError("broken", "server-broken")))
    peer.send(reply)


def _failed(live: LiveTable, name: str, error: UserError) -> p.Failed:
    reply = p.Failed(name, error_message(error))
    live.services.metrics.refused[reply.error.code] += 1
    return reply


def read(raw: bytes, most: int) -> p.FromBrowserAny:
    """A message out of its text; a `CodedError` says what is wrong with it."""
    if len(raw) > most:
        raise CodedError("too-large", "server-too-large", most=most)
    try:
        message: p.FromBrowserAny = _decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise CodedError("malformed", "server-malformed", text=str(error)[:200]) from error
    if not 0 < len(message.id) <= _LONGEST_ID or not message.id.isprintable():
        raise CodedError("malformed", "server-malformed", text="id")
    return message


def name_in(raw: bytes) -> str:
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
            began = time.monotonic()
            await live.answer(seat, question, move, key)
            live.services.metrics.moves.add(time.monotonic() - began)
            return p.Done(name)
        case p.Why(id=name, seat=seat, picks=picks):
            own(live, peer, seat)
            if not 0 < len(picks) <= _MOST_PICKS:
                raise CodedError("malformed", "server-malformed", text="picks")
            return p.Because(name, await advice.why(live, seat, picks))
        case p.Undo(id=name, seat=seat):
            own(live, peer, seat)
            await live.undos.undo(seat, key)
            return p.Done(name)
        case p.Consent(id=name, seat=seat, agree=agree):
            own(live, peer, seat)
            await live.undos.consent(seat, agree)
            return p.Done(name)
        case p.Hint(id=name, seat=seat):
            own(live, peer, seat)
            if not live.services.hinting.take(peer.person, peer.address):
                raise too_many()
            return p.Hinted(name, await advice.hint(live, seat))
        case p.Preview(id=name, seat=seat, move=move):
            own(live, peer, seat)
            if not live.services.previewing.take(peer.person, peer.address):
                raise too_many()
            return wire.previewed(name, move, await advice.preview(live, seat, move))
        case p.Nudge(id=name, seat=seat):
            await live.absences.remind(peer.person, seat)
            return p.Done(name)
        case p.Propose(id=name, what=what, seat=about):
            await live.proposals.propose(peer.person, what, about)
            return p.Done(name)
        case p.Vote(id=name, agree=agree):
            await live.proposals.vote(peer.person, agree)
            return p.Done(name)
        case p.Say(id=name, text=text):
            await live.chat.say(peer, text, key)
            return p.Done(name)
        case p.Block(id=name, line=line, blocked=blocked):
            await live.chat.block(peer, line, blocked)
            return p.Done(name)
        case p.Report(id=name, line=line, why=why):
            await live.chat.report(peer, line, why)
            return p.Done(name)


def own(live: LiveTable, peer: Peer, seat: int) -> None:
    """Raise a `CodedError` unless this person holds the seat."""
    if not 0 <= seat < len(live.row.seats) or not live.row.seats[seat].held_by(peer.person):
        raise CodedError("not-yours", "server-not-your-seat")
