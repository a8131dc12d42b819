"""The socket of a table: messages in, checked one by one; replies and updates out."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery
from litestar.types import WebSocketSendEvent

from royaumes.core import UserError
from royaumes.server import advice, wire
from royaumes.server import protocol as p
from royaumes.server.errors import CodedError, error_message, too_many
from royaumes.server.live_table import LiveTable
from royaumes.server.lobby import Lobby
from royaumes.server.middleware import address_of, same_origin, visitor
from royaumes.server.peer import CROWDED, MOVED, SIGNED_OUT, Peer
from royaumes.server.people import new_person

_log = logging.getLogger(__name__)
_decode = msgspec.json.Decoder(p.FromBrowserAny).decode
_decode_any = msgspec.json.Decoder(dict[str, Any]).decode
_MOST_PICKS = 16
_LONGEST_ID = 64
#: Why a socket is closed, beside what `peer` knows: not from our own page, no such table.
FOREIGN, NO_TABLE = 4403, 4404
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
    else:
        try:
            await _serve(socket, live, peer, since)
        finally:
            lobby.admission.leave(peer)


async def _found(lobby: Lobby, table: str) -> LiveTable | int:
    """A table; else why its socket is closed: for good, or to be opened again."""
    try:
        return await lobby.live_table(table)
    except UserError as error:
        return _reason(error)


def _reason(error: UserError) -> int:
    passing = isinstance(error, CodedError) and error.code in ("unwell", "not-saved")
    return MOVED if passing or error.why == "server-elsewhere" else NO_TABLE


async def _serve(socket: WebSocket[Any, Any, Any], live: LiveTable, peer: Peer, since: int | None) -> None:
    """Listen and send until one of the two ends; a browser that does not read must not keep us listening."""
    loop = asyncio.get_running_loop()
    work = (loop.create_task(_deliver(socket, peer)), loop.create_task(_listen(socket, live, peer, since)))
    try:
        await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
    finally:
        live.part(peer)
        async with peer.working:  # a message that is being carried out is carried out whole
            for task in work:
                task.cancel()
        await asyncio.gather(*work, return_exceptions=True)


async def _listen(socket: WebSocket[Any, Any, Any], live: LiveTable, peer: Peer, since: int | None) -> None:
    try:
        await live.join(peer, since)
        while True:
            raw = await socket.receive_data(mode="text")
            if not peer.bucket.take():  # a flood is answered as slowly as it should have come
                peer.send(_failed(live, name_in(raw), too_many()))
                await asyncio.sleep(peer.bucket.wait)
                continue
            async with peer.working:
                await receive(live, peer, raw)
    except WebSocketDisconnect:
        pass
    except UserError as error:  # the game cannot be brought from the disk
        await socket.send_text(wire.encode(p.Failed("", error_message(error))).decode())
        await socket.close(_reason(error))
    except Exception:
        _log.exception("a socket at table %s broke", live.row.id)


def _frame(raw: str) -> WebSocketSendEvent:
    return {"type": "websocket.send", "text": raw, "bytes": None}


async def _deliver(socket: WebSocket[Any, Any, Any], peer: Peer) -> None:
    with suppress(WebSocketDisconnect, RuntimeError, OSError, TimeoutError):
        code = await peer.deliver(lambda raw: socket.send(_frame(raw)))
        async with asyncio.timeout(_GOODBYE):
            await socket.close(code)


async def receive(live: LiveTable, peer: Peer, raw: str) -> None:
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


def read(raw: str, most: int) -> p.FromBrowserAny:
    """A message out of its text; a `CodedError` says what is wrong with it."""
    if len(raw.encode("utf-8", "surrogatepass")) > most:
        raise CodedError("too-large", "server-too-large", most=most)
    try:
        message: p.FromBrowserAny = _decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise CodedError("malformed", "server-malformed", text=str(error)[:200]) from error
    if not 0 < len(message.id) <= _LONGEST_ID or not message.id.isprintable():
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
            if not live.services.hinting.take(peer.person):
                raise too_many()
            return p.Hinted(name, await advice.hint(live, seat))
        case p.Preview(id=name, seat=seat, move=move):
            own(live, peer, seat)
            if not live.services.previewing.take(peer.person):
                raise too_many()
            return wire.previewed(name, move, await advice.preview(live, seat, move))
        case p.Nudge(id=name, seat=seat):
            await live.council.nudge(peer.person, seat)
            return p.Done(name)
        case p.Propose(id=name, what=what, seat=about):
            await live.council.propose(peer.person, what, about)
            return p.Done(name)
        case p.Vote(id=name, agree=agree):
            await live.council.vote(peer.person, agree)
            return p.Done(name)
        case p.Say(id=name, text=text):
            await live.chat.say(peer, text)
            return p.Done(name)
        case p.Block(id=name, line=line, blocked=blocked):
            await live.chat.block(peer, line, blocked)
            return p.Done(name)
        case p.Report(id=name, line=line, why=why):
            await live.chat.report(peer, line, why)
            return p.Done(name)


def own(live: LiveTable, peer: Peer, seat: int) -> None:
    """A `CodedError` where the seat is somebody else's."""
    if not 0 <= seat < len(live.row.seats) or not live.row.seats[seat].held_by(peer.person):
        raise CodedError("not-yours", "server-not-your-seat")
