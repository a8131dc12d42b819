"""Messages of a socket: read, checked one by one, carried out and replied to."""

from __future__ import annotations

import logging
import time
from typing import Any

from royaumes.core import UserError
from royaumes.server import protocol as p
from royaumes.server.handlers import advice
from royaumes.server.protocol.errors import CodedError, error_message, too_many
from royaumes.server.protocol.records import DecodeError, Decoder
from royaumes.server.tables import wire
from royaumes.server.tables.live_table import LiveTable
from royaumes.server.transport.peer import Peer

_log = logging.getLogger(__name__)
_decode = Decoder(p.FromBrowserAny).decode
_decode_any = Decoder(dict[str, Any]).decode
_MOST_PICKS = 16
_LONGEST_ID = 64


async def receive(live: LiveTable, peer: Peer, raw: bytes) -> None:
    """Carry out one message and reply; whatever is wrong with it becomes a typed failure."""
    name = ""
    try:
        message = read(raw, live.services.config.limits.message)
        name = message.id
        reply = await _carry_out(live, peer, message)
    except UserError as error:
        reply = failed(live, name or name_in(raw), error)
    except Exception:
        _log.exception("a message at table %s could not be carried out", live.row.id)
        reply = p.Failed(name, error_message(CodedError("broken", "server-broken")))
    peer.send(reply)


def failed(live: LiveTable, name: str, error: UserError) -> p.Failed:
    """The reply to a message that was not carried out; it is counted."""
    reply = p.Failed(name, error_message(error))
    live.services.metrics.refused[reply.error.code] += 1
    return reply


def read(raw: bytes, most: int) -> p.FromBrowserAny:
    """A message out of its text; a `CodedError` says what is wrong with it."""
    if len(raw) > most:
        raise CodedError("too-large", "server-too-large", most=most)
    try:
        message: p.FromBrowserAny = _decode(raw)
    except (DecodeError, UnicodeError, RecursionError) as error:
        raise CodedError("malformed", "server-malformed", text=str(error)[:200]) from error
    if not 0 < len(message.id) <= _LONGEST_ID or not message.id.isprintable():
        raise CodedError("malformed", "server-malformed", text="id")
    return message


def name_in(raw: bytes) -> str:
    """The id of a message that could not be read, if there is one."""
    try:
        name = _decode_any(raw[:4096]).get("id")
    except (DecodeError, UnicodeError, RecursionError):
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
