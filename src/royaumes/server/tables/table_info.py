"""A table as all may see it: seats, settings, stage."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from royaumes.core.variant import game_and_changes
from royaumes.play.lesson import lesson_of
from royaumes.server import protocol as p
from royaumes.server.protocol.errors import text

if TYPE_CHECKING:
    from royaumes.server.tables.live_table import LiveTable


def table_info(live: LiveTable, person: str, here: Collection[str]) -> p.TableInfo:
    """The table as this person sees it while these people are here."""
    row = live.row
    game, variant = game_and_changes(row.game)
    return p.TableInfo(
        table=row.id,
        game=game,
        variant=variant,
        stage=row.stage,
        public=row.public,
        settings=dict(row.settings),
        seats=[_seat(live, number, person, here) for number in range(len(row.seats))],
        host=row.host == person,
        host_seat=next((n for n, seat in enumerate(row.seats) if seat.held_by(row.host)), None),
        host_here=row.host in here,
        waiting=row.asked(),
        commitment=row.commitment,
        answers=row.answers,
        next=row.next,
        updated=row.updated,
        open_chat=row.open_chat,
        hints=row.hints,
        pace=row.pace,
        paused=row.paused,
        closed=_closed(live),
        lesson=not row.from_file and lesson_of(row.game, row.seed) is not None,
        from_file=row.from_file,
    )


def _seat(live: LiveTable, number: int, person: str, here: Collection[str]) -> p.SeatInfo:
    seat = live.row.seats[number]
    return p.SeatInfo(
        seat=number,
        kind=seat.kind,
        name=seat.name if seat.kind == "bot" and seat.name else seat.label,
        plays=live.row.plays(number, live.game.pieces),
        mine=seat.held_by(person),
        here=seat.kind == "bot" or seat.person in here,
        reserved=seat.kind == "bot" and seat.person == person,
        owner=seat.owner,
        minded=seat.kind != "bot" and seat.automatic,
        until=live.council.clock.until(number),
    )


def _closed(live: LiveTable) -> p.Text | None:
    if live.row.closed[0]:
        return text(*live.row.closed)
    return None if live.playable else text(*live.other_rules)
