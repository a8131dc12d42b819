"""Records and replays, and what of them may be seen while a game still runs."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

from royaumes.core import Announcement, Event, Game, Record
from royaumes.core.record import Step
from royaumes.core.record import replay as steps_of
from royaumes.core.to_json import to_json
from royaumes.server import protocol as p
from royaumes.server import wire
from royaumes.server.errors import CodedError
from royaumes.server.live_table import LiveTable
from royaumes.server.rows import OVER


def record(live: LiveTable) -> Record:
    """The record; of a game with hidden things only once it is over."""
    if live.game.hidden:
        return finished_record(live)
    return live.game_log.table.record


def finished_record(live: LiveTable) -> Record:
    """The record of a finished game, with its seed."""
    if live.row.stage != OVER:
        raise CodedError("not-now", "server-not-over")
    return live.game_log.table.record


async def replay(live: LiveTable, person: str, seat: int | None, everything: bool) -> p.Replay:
    """Every step as somebody may see it: as any seat once the game is over, else as his own."""
    async with live.lock:
        over = live.row.stage == OVER
        _check(live, person, seat, everything and not over)
        table, info = live.game_log.table, live.info(person)
        kept, result = table.own_record, wire.result(table.over)
    look = _Look(live.game, len(live.row.seats), seat, everything, over or not live.game.hidden)
    steps = await asyncio.to_thread(look.through, kept)
    return p.Replay(info, seat, steps, result)


def _check(live: LiveTable, person: str, seat: int | None, too_early: bool) -> None:
    if too_early:
        raise CodedError("not-now", "server-not-over")
    if seat is None:
        return
    if not 0 <= seat < len(live.row.seats):
        raise CodedError("bad", "server-no-seat", number=seat)
    if live.game.hidden and live.row.stage != OVER and not live.row.seats[seat].held_by(person):
        raise CodedError("not-yours", "server-not-your-seat")


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
        heard = [_all(one) if self.everything else _one(one, self.seat) for one in step.announcements]
        events = [wire.event(event) for one in heard for event in one]
        answer = step.answer
        if answer is None:
            return p.ReplayStep(number, None, "", events, self._view(step))
        mine = answer.seat is not None and answer.seat == self.seat
        move = answer.text if self.open_answers or mine else ""
        return p.ReplayStep(number, answer.seat, move, events, self._view(step))

    def _view(self, step: Step) -> Any:
        if self.everything:
            return [self._shown(step, seat) for seat in range(self.seats)]
        return self._shown(step, self.seat)

    def _shown(self, step: Step, seat: int | None) -> Any:
        return to_json(self.game.display(self.game.view(step.state, seat)))


def _one(announcement: Announcement, seat: int | None) -> list[Event]:
    event = announcement.to(seat)
    return [] if event is None else [event]


def _all(announcement: Announcement) -> list[Event]:
    """What everybody together heard: the seats' own words instead of the public ones."""
    if announcement.private:
        return [announcement.private[seat] for seat in sorted(announcement.private)]
    return _one(announcement, None)
