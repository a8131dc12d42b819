"""Taking and leaving seats, starting games, rematches."""

from __future__ import annotations

from dataclasses import replace

from royaumes import bots
from royaumes.core import Pieces
from royaumes.server import protocol as p
from royaumes.server.lobby.new_tables import NewTables, check_pieces
from royaumes.server.protocol.errors import CodedError
from royaumes.server.storage import CLOSED, OPEN, OVER, PLAYING, Seat
from royaumes.server.tables.clock import CARETAKER
from royaumes.server.tables.live_table import LiveTable


async def sit(tables: NewTables, person: str, table: str, wanted: int | None, piece: str = "") -> LiveTable:
    """Take an open seat and a piece, or a seat back that a bot was taking care of."""
    live = await tables.live_table(table)
    async with live.lock:
        row = live.row
        _check_stage(live)
        if wanted is not None and not 0 <= wanted < len(row.seats):
            raise CodedError("bad", "server-no-seat", number=wanted)
        mine = [n for n, seat in enumerate(row.seats) if seat.kind == "bot" and seat.person == person]
        free = [n for n, seat in enumerate(row.seats) if seat.kind == "open" and row.stage == OPEN]
        fits = [seat for seat in (*mine, *free) if wanted in (None, seat)]
        if row.held(person) and not (mine and fits[:1] == mine[:1]):
            raise CodedError("not-now", "server-sits-already")
        if not fits:
            raise CodedError("not-now", "server-seat-taken")
        chosen = Pieces.key(piece) if row.stage == OPEN else ""
        _put(live, fits[0], await tables.seat_of(person, chosen))
        await live.save_seats()
        await live.refresh(person)
    return live


async def choose_piece(tables: NewTables, person: str, table: str, number: int, piece: str) -> LiveTable:
    """Choose the piece of a seat; the host chooses for computer players."""
    live = await tables.live_table(table)
    async with live.lock:
        row = live.row
        if not 0 <= number < len(row.seats):
            raise CodedError("bad", "server-no-seat", number=number)
        seat = row.seats[number]
        if not (seat.held_by(person) or (seat.kind == "bot" and row.host == person)):
            raise CodedError("not-yours", "server-not-your-seat")
        if row.stage != OPEN:
            raise CodedError("not-now", "server-started")
        _put(live, number, replace(seat, piece=Pieces.key(piece)))
        await live.save_seats()
    return live


def _put(live: LiveTable, number: int, seat: Seat) -> None:
    """Put a person on a seat; a `UserError` if the piece they chose is taken."""
    seats = [*live.row.seats]
    seats[number] = seat
    if live.row.stage == OPEN:
        check_pieces(live.game, seats)
    live.row.seats = seats


async def leave(tables: NewTables, person: str, table: str) -> LiveTable:
    """Leave a table. Before the game the seat becomes free; during the game, a bot takes care of it."""
    live = await tables.live_table(table)
    async with live.lock:
        row = live.row
        if not row.held(person):
            raise CodedError("not-yours", "server-not-your-seat")
        _check_stage(live)
        for number in row.held(person):
            owner = person if row.stage == PLAYING and row.seats[number].kind == "person" else ""
            name = row.seats[number].name  # it stays on the seat, so that all know whose it was
            row.seats[number] = Seat("open") if row.stage == OPEN else Seat("bot", owner, name, bot=CARETAKER)
        if row.host == person:
            row.host = next((seat.person for seat in row.seats if seat.kind == "person"), person)
        await live.save_seats()
        await live.refresh(person)
    live.autoplay.wake()
    return live


async def start(tables: NewTables, person: str, table: str) -> LiveTable:
    """The host begins; bots take the seats that are still free."""
    live = await tables.live_table(table)
    async with live.lock:
        row = live.row
        if row.host != person:
            raise CodedError("not-yours", "server-not-host")
        if row.stage != OPEN:
            raise CodedError("not-now", "server-started")
        if not any(seat.person for seat in row.seats):
            raise CodedError("not-now", "server-bots-alone")
        await live.start([Seat("bot", bot=bots.USUAL) if seat.kind == "open" else seat for seat in row.seats])
    return live


async def take_over(tables: NewTables, person: str, table: str) -> LiveTable:
    """Make a person who sits at a table its host, before the game and while the host is away."""
    live = await tables.live_table(table)
    async with live.lock:
        row = live.row
        if not row.held(person):
            raise CodedError("not-yours", "server-not-your-seat")
        if row.stage != OPEN:
            raise CodedError("not-now", "server-started")
        if row.host in live.present():
            raise CodedError("not-now", "server-host-here")
        row.host = person
        await live.save_seats()
    return live


async def arrange(
    tables: NewTables, person: str, table: str, number: int, request: p.SeatRequest
) -> LiveTable:
    """The host decides who sits here: an open seat, a computer player, a guest beside the host.

    The present holder is removed; in a running game a computer player replaces them for good.
    """
    live = await tables.live_table(table)
    async with live.lock:
        row = live.row
        _check_host(live, person, number)
        wanted = await tables.requested(person, request)
        if row.stage == PLAYING and (wanted.kind != "bot" or row.seats[number].person == person):
            raise CodedError("not-now", "server-started")
        if wanted.kind == "person" and row.held(person):
            raise CodedError("not-now", "server-sits-already")
        removed = row.seats[number].person
        _put(live, number, wanted)
        await live.save_seats()
        if removed:
            await live.refresh(removed)
    live.autoplay.wake()
    return live


async def swap(tables: NewTables, person: str, table: str, one: int, other: int) -> LiveTable:
    """The host swaps two seats before the game."""
    live = await tables.live_table(table)
    async with live.lock:
        row = live.row
        _check_host(live, person, one, other)
        if row.stage != OPEN:
            raise CodedError("not-now", "server-started")
        row.seats[one], row.seats[other] = row.seats[other], row.seats[one]
        await live.save_seats()
    return live


def _check_host(live: LiveTable, person: str, *numbers: int) -> None:
    if live.row.host != person:
        raise CodedError("not-yours", "server-not-host")
    _check_stage(live)
    for number in numbers:
        if not 0 <= number < len(live.row.seats):
            raise CodedError("bad", "server-no-seat", number=number)


async def rematch(tables: NewTables, person: str, table: str, address: str = "") -> LiveTable:
    """Create a table with the same people; a second request finds the table of the first."""
    old = await tables.live_table(table)
    async with old.lock:
        row = old.row
        if not row.held(person):
            raise CodedError("not-yours", "server-not-your-seat")
        if row.stage not in (OVER, CLOSED):
            raise CodedError("not-now", "server-not-over")
        if row.next is not None:
            return await tables.look_at(row.next)
        new = await tables.again(person, row, address)
        row.next = new.row.id
        await old.save_seats()
    if all(seat.kind == "bot" or seat.person == person for seat in new.row.seats):
        async with new.lock:
            await new.start(new.row.seats)
    return new


def _check_stage(live: LiveTable) -> None:
    if live.row.stage == OVER:
        raise CodedError("not-now", "server-over")
    if live.row.stage == CLOSED:
        raise CodedError("not-now", "server-closed")
