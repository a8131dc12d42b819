"""Records and replays, and what of them may be seen while a game still runs."""

from __future__ import annotations

from typing import Any

from royaumes.core import Event, Record, Told
from royaumes.core.plain import plain
from royaumes.core.record import Step
from royaumes.server import protocol as p
from royaumes.server import wire
from royaumes.server.room import Room
from royaumes.server.rows import OVER
from royaumes.server.trouble import Failure


def record(room: Room) -> Record:
    """The record; of a game with hidden things only once it is over."""
    if room.game.hidden:
        return finished_record(room)
    return room.journal.table.record


def finished_record(room: Room) -> Record:
    """The record of a finished game, with its seed."""
    if room.row.stage != OVER:
        raise Failure("not-now", "server-not-over")
    return room.journal.table.record


def replay(room: Room, person: str, seat: int | None, everything: bool) -> p.Replay:
    """Every step as somebody may see it: as any seat once the game is over, else as his own."""
    over = room.row.stage == OVER
    if seat is not None and not 0 <= seat < len(room.row.seats):
        raise Failure("bad", "server-no-seat", number=seat)
    if everything and not over:
        raise Failure("not-now", "server-not-over")
    if seat is not None and not over and not room.row.seats[seat].held_by(person) and room.game.hidden:
        raise Failure("not-yours", "server-not-your-seat")
    table = room.journal.table
    open_moves = over or not room.game.hidden
    steps = [
        _step(room, number, step, seat, everything, open_moves) for number, step in enumerate(table.steps)
    ]
    return p.Replay(room.info(person), seat, steps, wire.result(table.over))


def _step(
    room: Room, number: int, step: Step, seat: int | None, everything: bool, open_moves: bool
) -> p.ReplayStep:
    answer = step.answer
    told = [_all(one) if everything else _one(one, seat) for one in step.told]
    events = [wire.event(event) for heard in told for event in heard]
    view: Any = (
        [plain(room.game.view(step.state, n)) for n in range(len(room.row.seats))]
        if everything
        else plain(room.game.view(step.state, seat))
    )
    mine = answer is not None and answer.seat is not None and answer.seat == seat
    move = answer.text if answer is not None and (open_moves or mine) else ""
    return p.ReplayStep(number, answer.seat if answer else None, move, events, view)


def _one(told: Told, seat: int | None) -> list[Event]:
    event = told.to(seat)
    return [] if event is None else [event]


def _all(told: Told) -> list[Event]:
    """What everybody together heard: the seats' own words instead of the public ones."""
    if told.private:
        return [told.private[seat] for seat in sorted(told.private)]
    return _one(told, None)
