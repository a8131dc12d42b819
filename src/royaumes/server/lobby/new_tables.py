"""New tables: as requested, against bots, as a lesson, again, or from a moment of a finished game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from royaumes import bots
from royaumes.core import Pieces, Record, UserError
from royaumes.core.record import Origin
from royaumes.core.settings import Settings, checked
from royaumes.games import AnyGame, game
from royaumes.play import new_seed
from royaumes.play.lesson import lesson
from royaumes.server import protocol as p
from royaumes.server.config import Config
from royaumes.server.finished import archive
from royaumes.server.limits import Allowance
from royaumes.server.lobby.table_index import TableIndex
from royaumes.server.paces import PACES
from royaumes.server.people.guests import GuestTokens, valid_name
from royaumes.server.protocol.errors import CodedError, too_many
from royaumes.server.storage import (
    NewTable,
    Seat,
    TableRow,
    new_id,
)
from royaumes.server.tables.live_table import LiveTable
from royaumes.server.tables.services import Services


class NewTables(TableIndex):
    """Creates tables."""

    def __init__(self, config: Config, services: Services, tokens: GuestTokens, allowance: Allowance) -> None:
        """`allowance` is how many tables a person and an address may create."""
        super().__init__(config, services)
        self.tokens = tokens
        self.allowance = allowance

    async def seat_of(self, person: str, piece: str) -> Seat:
        """A seat held by a person under their name; for a program, with its owner's name as well."""
        found = await self.storage.person(person)
        name, owner = (found.name, found.owner) if found else ("", "")
        return Seat("person", person, name, piece=piece, owner=owner)

    async def create(self, person: str, wanted: p.NewTable, address: str = "") -> LiveTable:
        """Create a table; a `UserError` says what is wrong with the request."""
        if wanted.game not in self.config.variants:
            self._check_game(wanted.game)
        rules = game(wanted.game)
        if len(wanted.seats) not in rules.seats:
            least, most = rules.seats[0], rules.seats[-1]
            raise UserError("table-bad-seats", seats=len(wanted.seats), least=least, most=most)
        seats = await self._requested(person, wanted.seats)
        check_pieces(rules, seats)
        settings = checked(rules.settings, wanted.settings, len(wanted.seats))
        if wanted.pace not in PACES:
            raise CodedError("bad", "server-bad-pace", text=wanted.pace[:40], known=tuple(PACES))
        row = self._new_row(person, wanted.game, settings, seats, wanted.public)
        row.open_chat, row.hints, row.pace = wanted.open_chat, wanted.hints, wanted.pace
        return await self.add(row, address)

    async def play_now(self, person: str, key: str, bot: str = "", address: str = "") -> LiveTable:
        """Create a table for one person against computer players of one rank, and start it."""
        self._check_game(key)
        requests = [p.SeatRequest("me"), *[p.SeatRequest("bot", bot)] * (usual(key) - 1)]
        live = await self.create(person, p.NewTable(key, requests), address)
        async with live.lock:
            await live.start(live.row.seats)
        return live

    async def learn(self, person: str, key: str, address: str = "") -> LiveTable:
        """Create a table for a guided first game, and start it."""
        self._check_game(key)
        guided = lesson(key)
        if guided is None:
            raise CodedError("not-found", "server-no-lesson")
        requests = [p.SeatRequest("bot")] * guided.record.header.seats
        requests[guided.seat] = p.SeatRequest("me")
        seats = await self._requested(person, requests)
        row = self._new_row(person, key, guided.record.header.settings, seats, public=False)
        row.seed = guided.record.seed
        live = await self.add(row, address)
        async with live.lock:
            await live.start(row.seats)
        return live

    async def again(self, person: str, old: TableRow, address: str = "") -> LiveTable:
        """A new table like this one, with the same people."""
        seats = [replace(seat, bot=seat.bot if seat.kind == "bot" else "") for seat in old.seats]
        names = {setting.name for setting in game(old.game).settings}  # pieces are chosen anew
        settings = {name: value for name, value in old.settings.items() if name in names}
        row = self._new_row(person, old.game, settings, seats, old.public)
        row.open_chat, row.hints, row.pace = old.open_chat, old.hints, old.pace
        return await self.add(row, address)

    async def go_on(self, person: str, old: LiveTable, wanted: p.GoOn, address: str = "") -> LiveTable:
        """A new table that goes on from a moment of a finished game, by what one of its seats knew there.

        Against computer players it begins at once, of the ranks that sat there; friends are waited for.
        """
        record = await archive.finished_record(old)
        seats = len(old.row.seats)
        if wanted.seat not in range(seats) or not 0 <= wanted.step < len(record.answers):
            raise CodedError("bad", "server-no-moment")
        others = "open" if wanted.friends else "bot"
        ranks = [seat.bot if seat.kind == "bot" else "" for seat in old.row.seats]
        requests = [p.SeatRequest(others, rank) for rank in ranks]
        requests[wanted.seat] = p.SeatRequest("me")
        seated = await self._requested(person, requests)
        row = self._new_row(person, old.row.game, record.header.settings, seated, public=False)
        row.origin = _origin(record, wanted)
        live = await self.add(row, address)
        if not wanted.friends:
            async with live.lock:
                await live.start(row.seats)
        return live

    async def add(self, row: TableRow, address: str) -> LiveTable:
        """Store a new table and load it."""
        if not self.allowance.take(row.host, address):
            raise too_many()
        row.network = self.tokens.sign(address, "network")[:16] if address else ""
        row.number = await self.storage.new_number()
        await self.storage.save(NewTable(row))
        await self.storage.processes.claim(row.id)
        live = self.live_tables[row.id] = LiveTable(self.services, row)
        live.chat.begin()
        return live

    def _check_game(self, key: str) -> None:
        if key not in self.config.keys:
            raise UserError("table-bad-game", key=key[:40], known=self.config.keys)

    def _new_row(
        self, person: str, key: str, settings: Settings, seats: list[Seat], public: bool
    ) -> TableRow:
        version = game(key).rules_version
        return TableRow(0, new_id(), key, version, settings, new_seed(), public, person, seats=seats)

    async def _requested(self, person: str, requests: Sequence[p.SeatRequest]) -> list[Seat]:
        if all(request.kind == "bot" for request in requests):
            raise CodedError("bad", "server-bots-alone")
        if sum(request.kind == "me" for request in requests) > 1:
            raise CodedError("bad", "server-me-twice")
        return [await self.requested(person, request) for request in requests]

    async def requested(self, person: str, request: p.SeatRequest) -> Seat:
        """The seat that a request describes."""
        piece = Pieces.key(request.piece)
        match request.kind:
            case "me":
                return await self.seat_of(person, piece)
            case "guest":
                name = valid_name(request.name, self.config.limits.name) if request.name else ""
                return replace(await self.seat_of(person, piece), kind="guest", name=name)
            case "open":
                return Seat("open")
            case "bot":
                bot = request.bot or bots.USUAL
                if bot not in bots.NAMES:
                    raise UserError("sim-bad-bot", name=bot[:40], known=bots.NAMES)
                return Seat("bot", bot=bot, piece=piece)
        raise CodedError("bad", "server-bad-seat-kind", text=request.kind[:40])


def _origin(record: Record, wanted: p.GoOn) -> Origin:
    """The origin of a game that goes on from a moment of this record; only one such step is possible."""
    if record.header.origin is not None:
        raise CodedError("not-now", "server-no-second-origin")
    return Origin(tuple(record.answers[: wanted.step]), wanted.seat)


def check_pieces(rules: AnyGame, seats: Sequence[Seat]) -> None:
    """TBL-3.1: refuse a piece that is taken, or that the game does not have."""
    wanted = [seat.piece for seat in seats]
    if rules.pieces is not None:
        rules.pieces.checked(wanted, len(seats))
    elif any(wanted):
        raise CodedError("bad", "server-no-pieces")


def usual(key: str) -> int:
    """The default number of seats: two, or the nearest that the game allows."""
    seats = game(key).seats
    return min(max(2, seats[0]), seats[-1])
