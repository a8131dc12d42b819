"""A table's public data: seats, settings, stage."""

from __future__ import annotations

from collections.abc import Collection

from royaumes.core.variant import game_and_changes
from royaumes.play.lesson import lesson_of
from royaumes.server import protocol as p
from royaumes.server.protocol.errors import text
from royaumes.server.tables.clock import Clock
from royaumes.server.tables.state import TableState


def table_info(table: TableState, clock: Clock, person: str, here: Collection[str]) -> p.TableInfo:
    """The table as this person sees it while these people are here."""
    row = table.row
    game, variant = game_and_changes(row.game)
    return p.TableInfo(
        table=row.id,
        game=game,
        variant=variant,
        stage=row.stage,
        public=row.public,
        settings=dict(row.settings),
        seats=[_seat(table, clock, number, person, here) for number in range(len(row.seats))],
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
        closed=_closed(table),
        lesson=not row.from_file and lesson_of(row.game, row.seed) is not None,
        from_file=row.from_file,
    )


def _seat(table: TableState, clock: Clock, number: int, person: str, here: Collection[str]) -> p.SeatInfo:
    seat = table.row.seats[number]
    return p.SeatInfo(
        seat=number,
        kind=seat.kind,
        name=seat.name if seat.kind == "bot" and seat.name else seat.label,
        plays=table.row.plays(number, table.game.pieces),
        mine=seat.held_by(person),
        here=seat.kind == "bot" or seat.person in here,
        reserved=seat.kind == "bot" and seat.person == person,
        owner=seat.owner,
        minded=seat.kind != "bot" and seat.automatic,
        until=clock.until(number),
    )


def _closed(table: TableState) -> p.Text | None:
    if table.row.closed[0]:
        return text(*table.row.closed)
    return None if table.playable else text(*table.other_rules)
