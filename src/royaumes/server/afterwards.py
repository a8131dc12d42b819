"""Records and replays, and what of them may be seen while a game still runs."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

from royaumes.core import Event, Game, Record, Told
from royaumes.core.plain import plain
from royaumes.core.record import Step
from royaumes.core.record import replay as steps_of
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


async def replay(room: Room, person: str, seat: int | None, everything: bool) -> p.Replay:
    """Every step as somebody may see it: as any seat once the game is over, else as his own."""
    async with room.lock:
        over = room.row.stage == OVER
        _check(room, person, seat, everything and not over)
        table, info = room.journal.table, room.info(person)
        kept, result = table.own_record, wire.result(table.over)
    look = _Look(room.game, len(room.row.seats), seat, everything, over or not room.game.hidden)
    steps = await asyncio.to_thread(look.through, kept)
    return p.Replay(info, seat, steps, result)


def _check(room: Room, person: str, seat: int | None, too_early: bool) -> None:
    if too_early:
        raise Failure("not-now", "server-not-over")
    if seat is None:
        return
    if not 0 <= seat < len(room.row.seats):
        raise Failure("bad", "server-no-seat", number=seat)
    if room.game.hidden and room.row.stage != OVER and not room.row.seats[seat].held_by(person):
        raise Failure("not-yours", "server-not-your-seat")


@dataclass(frozen=True, slots=True)
class _Look:
    """From where somebody looks at a replay, and whether all answers are open to him."""

    game: Game[Any, Any]
    seats: int
    seat: int | None
    everything: bool
    open_answers: bool

    def through(self, record: Record) -> list[p.ReplayStep]:
        """Every step of a record."""
        return [self.at(number, step) for number, step in enumerate(steps_of(self.game, record))]

    def at(self, number: int, step: Step) -> p.ReplayStep:
        """One step."""
        told = [_all(one) if self.everything else _one(one, self.seat) for one in step.told]
        events = [wire.event(event) for heard in told for event in heard]
        answer = step.answer
        if answer is None:
            return p.ReplayStep(number, None, "", events, self._view(step))
        mine = answer.seat is not None and answer.seat == self.seat
        move = answer.text if self.open_answers or mine else ""
        return p.ReplayStep(number, answer.seat, move, events, self._view(step))

    def _view(self, step: Step) -> Any:
        if self.everything:
            return [plain(self.game.view(step.state, seat)) for seat in range(self.seats)]
        return plain(self.game.view(step.state, self.seat))


def _one(told: Told, seat: int | None) -> list[Event]:
    event = told.to(seat)
    return [] if event is None else [event]


def _all(told: Told) -> list[Event]:
    """What everybody together heard: the seats' own words instead of the public ones."""
    if told.private:
        return [told.private[seat] for seat in sorted(told.private)]
    return _one(told, None)
