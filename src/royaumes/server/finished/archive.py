"""Records and replays of tables, and what may be seen of them while a game still runs."""

from __future__ import annotations

from collections.abc import Iterable

from royaumes.core import Header, Record
from royaumes.core.record import Answer
from royaumes.server import protocol as p
from royaumes.server.finished.replays import PackedReplay, Replays, Viewpoint
from royaumes.server.protocol.encoding import encode
from royaumes.server.protocol.errors import CodedError
from royaumes.server.protocol.records import Raw
from royaumes.server.storage import CLOSED, OPEN, OVER, UNDO, LogRow, TableRow
from royaumes.server.tables import wire
from royaumes.server.tables.live_table import LiveTable

#: Where the steps of a replay go: JSON has no such byte.
_STEPS = b"\0"


async def record(live: LiveTable) -> Record:
    """The record; of a game with hidden things only once it is over."""
    if live.game.hidden or not live.playable:
        return await finished_record(live)
    async with live.lock:
        return (await live.ready()).table.record


async def finished_record(live: LiveTable) -> Record:
    """The record of a game that has ended, with its seed: also where today's rules cannot replay it."""
    if live.row.stage not in (OVER, CLOSED):
        raise CodedError("not-now", "server-not-started" if live.row.stage == OPEN else "server-not-over")
    if not live.playable:
        return await _stored_record(live)
    async with live.lock:
        return (await live.ready()).table.record


async def _stored_record(live: LiveTable) -> Record:
    row = live.row
    return record_of(row, standing_answers(await live.services.storage.log(row.number)))


def record_of(row: TableRow, answers: list[Answer]) -> Record:
    """The record of a table with these answers, with its seed."""
    players = tuple(row.players) or tuple(seat.label for seat in row.seats)
    header = Header(
        game=row.game,
        rules_version=row.rules_version,
        seats=len(row.seats),
        settings=row.settings,
        players=players,
        commitment=row.commitment,
        origin=row.origin,
    )
    return Record(header, answers, row.seed)


def standing_answers(stored: Iterable[LogRow]) -> list[Answer]:
    """The answers that a log leaves standing, found without the rules that they were given by.

    An undo takes back its seat's last answer. Alone it leaves what others sealed beside it; what it takes
    back by consent takes all that came since with it.
    """
    answers: list[Answer] = []
    for row in stored:
        if row.kind == UNDO:
            at = max(n for n, answer in enumerate(answers) if answer.seat == row.seat)
            later = [answer for answer in answers[at + 1 :] if answer.seat is not None]
            answers[at:] = [] if row.text else later
        else:
            answers.append(Answer(row.seat, row.text))
    return answers


async def verified(live: LiveTable, replays: Replays) -> p.Verified:
    """What the check of a finished game's chance found."""
    stored = await finished_record(live)
    outcomes = await replays.verify(live.row.id, stored)
    return p.Verified(stored.header.commitment, stored.seed, outcomes)


async def replay(
    live: LiveTable, replays: Replays, person: str, seat: int | None, everything: bool
) -> PackedReplay:
    """A replay as this person may see it: from any seat once the game is over, until then from their own."""
    async with live.lock:
        table = (await live.ready()).table
        over = live.row.stage == OVER
        _check(live, person, seat, everything and not over)
        info, stored, result = live.info(person), table.own_record, wire.result(table.over)
    at = Viewpoint(seat, everything, over or not live.game.hidden)
    steps = await replays.steps(live.row.id, stored, at, over)
    shown = p.Replay(info, seat, Raw(_STEPS), result)  # type: ignore[arg-type]  # put in later
    head, _, tail = encode(shown).partition(_STEPS)
    return PackedReplay(head, steps, tail)


def _check(live: LiveTable, person: str, seat: int | None, too_early: bool) -> None:
    if too_early:
        raise CodedError("not-now", "server-not-over")
    if seat is None:
        return
    if not 0 <= seat < len(live.row.seats):
        raise CodedError("bad", "server-no-seat", number=seat)
    if live.game.hidden and live.row.stage != OVER and not live.row.seats[seat].held_by(person):
        raise CodedError("not-yours", "server-not-your-seat")
