"""The lobby: finds and creates tables, and builds the services that they share."""

from __future__ import annotations

import time
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
from royaumes.server.cluster.messages import ClusterMessages
from royaumes.server.cluster.shared_limits import SharedLimits
from royaumes.server.config import Config
from royaumes.server.finished import archive
from royaumes.server.finished.record_files import RecordFiles
from royaumes.server.finished.replays import Replays
from royaumes.server.finished.reviews import Reviews
from royaumes.server.limits import Allowance, Places
from royaumes.server.lobby.admission import Admission
from royaumes.server.lobby.health import Health
from royaumes.server.lobby.housekeeping import Housekeeping
from royaumes.server.lobby.turn_notices import TurnNotices
from royaumes.server.metrics import Metrics
from royaumes.server.paces import PACES
from royaumes.server.people.chat_rules import ChatRules
from royaumes.server.people.guests import GuestTokens, good_name
from royaumes.server.people.links import PersonalLinks
from royaumes.server.people.notices import Notices
from royaumes.server.people.passkeys import Passkeys
from royaumes.server.people.profiles import Profiles
from royaumes.server.people.programs import Programs
from royaumes.server.people.ratings import Ratings
from royaumes.server.protocol.errors import CodedError, too_many
from royaumes.server.storage import (
    CLOSED,
    NAMED,
    OPEN,
    OVER,
    PLAYING,
    Named,
    News,
    NewTable,
    Seat,
    TableRow,
    new_id,
)
from royaumes.server.storage.factory import storage_of
from royaumes.server.tables.live_table import LiveTable
from royaumes.server.tables.services import Services
from royaumes.server.workers.bot_pool import BotPool

#: Tables on a list, and how many of the public ones a network may have before others come first.
_LISTED, _SHARE = 100, 10


class Lobby:
    """The tables and people of one process."""

    def __init__(self, config: Config) -> None:
        limits = config.limits
        self.config = config
        self.storage = storage_of(config)
        self.tokens = GuestTokens(path=f"{config.prefix}/")
        self.notices = Notices(self.storage, config, self.tokens)
        self.turn_notices = TurnNotices(config, self.storage, self.notices, self.live_table)
        self.bot_pool = BotPool(config.workers, config.played)
        self.replays = Replays(config)
        self.replay_places = Places(limits.address_replays_sending)
        self.reviews = Reviews(config, self.storage)
        self.ratings = Ratings(self.storage, config.played)
        self.profiles = Profiles(self.storage)
        self.live_tables: dict[str, LiveTable] = {}
        self.admission = Admission(limits)
        self.requests = Allowance(
            (limits.http_burst, limits.http_rate), (limits.address_burst, limits.address_rate)
        )
        self.allowance = Allowance(
            (limits.tables_burst, limits.tables_rate),
            (limits.address_tables_burst, limits.address_tables_rate),
        )
        self.chat = ChatRules(self.storage, config)
        self.passkeys = Passkeys(self.storage, lambda said: self.tokens.sign(said, "passkey"))
        self.programs = Programs(self.storage, limits, self.admission.sign_out)
        self.links = PersonalLinks(self.storage, self.tokens, self.admission.sign_out)
        self.health = Health(self.storage, self.bot_pool)
        self.record_files = RecordFiles(config, self.storage, self.replays, self.ratings, self.allowance)
        self.metrics = Metrics()
        self.services = Services(
            config=config,
            storage=self.storage,
            bot_pool=self.bot_pool,
            chat=self.chat,
            ratings=self.ratings,
            metrics=self.metrics,
            hinting=Allowance(
                (limits.hint_burst, limits.hint_rate),
                (limits.address_hint_burst, limits.address_hint_rate),
            ),
            previewing=Allowance(
                (limits.preview_burst, limits.preview_rate),
                (limits.address_preview_burst, limits.address_preview_rate),
            ),
            released=self._released,
        )
        self.shared_limits = SharedLimits(
            self.storage.processes,
            {
                "knocks": self.admission.knocks,
                **self.requests.named("requests"),
                **self.allowance.named("tables"),
                **self.chat.allowance.named("chat"),
                **self.chat.reporting.named("reports"),
                **self.replays.allowance.named("replays"),
                **self.services.hinting.named("hints"),
                **self.services.previewing.named("previews"),
            },
        )
        self.messages = ClusterMessages(
            self.services, self.links, self.shared_limits, self.live_tables, self.put_name
        )

    async def open(self) -> None:
        """Open the storage and start background work."""
        await self.storage.open()
        secret, series = await self.storage.secret(), await self.storage.links()
        self.tokens.open(secret, series)
        await self.chat.open()
        if self.config.internal:
            await self.storage.processes.join(
                self.config.internal, self.messages.hear, self.messages.catch_up
            )
            self.services.tasks.start(self.shared_limits.work())
        self.bot_pool.start()
        housekeeping = Housekeeping(self.config, self.storage, self.live_tables, self.live_table)
        await housekeeping.close_older_rules()
        self.services.tasks.start(housekeeping.resume_bots())
        self.services.tasks.start(housekeeping.adopt())
        self.services.tasks.start(housekeeping.sweep())
        self.services.tasks.start(housekeeping.watch_clocks())
        self.services.tasks.start(housekeeping.wake_by_days())
        self.services.tasks.start(housekeeping.delete_expired())
        self.services.tasks.start(self.ratings.work())
        self.services.tasks.start(self.ratings.catch_up())
        self.services.tasks.start(self.turn_notices.watch())

    async def close(self) -> None:
        """Stop background work and close the storage; everything accepted is on the disk."""
        await self.services.tasks.stop()
        self.bot_pool.stop()
        self.replays.stop()
        self.reviews.stop()
        await self.storage.close()

    # ------------------------------------------------------------ people

    async def seat_of(self, person: str, piece: str) -> Seat:
        """A seat held by a person under their name; for a program, with its owner's name as well."""
        found = await self.storage.person(person)
        name, owner = (found.name, found.owner) if found else ("", "")
        return Seat("person", person, name, piece=piece, owner=owner)

    async def rename(self, person: str, name: str) -> str:
        """Change a person's name, also on their seats at tables that have not begun."""
        name = good_name(name, self.config.limits.name)
        await self.storage.save(Named(person, name))
        for row in await self.storage.tables_of(person, _LISTED):
            if row.stage != OPEN:
                continue
            if await self.storage.processes.claim(row.id):
                await self.storage.processes.notify(News(NAMED, person, row.id))
            else:
                await self.put_name(row.id, person, name)
        return name

    async def put_name(self, table: str, person: str, name: str) -> None:
        """Put a person's name on their seats at a table that has not begun."""
        live = await self.live_table(table)
        async with live.lock:
            for seat in live.row.seats:
                if seat.kind == "person" and seat.person == person:
                    seat.name = name
            await live.save_seats()

    # ------------------------------------------------------------ finding tables

    def _released(self, table: str) -> None:
        """Forget a table that another process has taken."""
        if (live := self.live_tables.get(table)) is not None and live.gone:
            del self.live_tables[table]

    async def live_table(self, table: str) -> LiveTable:
        """A table, loaded into memory if needed; a `CodedError` if another process holds it."""
        live = self.live_tables.get(table)
        if live is None:
            if await self.storage.processes.claim(table):
                raise CodedError("not-now", "server-elsewhere")
            row = await self.services.row(table)
            if row.game not in self.config.played:
                raise CodedError("not-found", "server-no-table")
            live = self.live_tables.setdefault(
                table, LiveTable(self.services, row)
            )  # another may have been quicker
            live.autoplay.wake()  # a process that has died may have left it so
        live.used = time.monotonic()
        return live

    async def glance(self, table: str) -> LiveTable:
        """A table to be read only; it is not loaded into memory for others."""
        return self.live_tables.get(table) or LiveTable(self.services, await self.services.row(table))

    async def public(self, person: str) -> p.Tables:
        """Public tables that have a free seat, then those that can be watched."""
        return p.Tables(self._infos(await self.storage.public_tables(_LISTED, _SHARE), person))

    async def mine(self, person: str) -> p.Tables:
        """Tables where this person sits, or sat and may come back; those that wait for them first."""
        found = await self.storage.tables_of(person, _LISTED)
        return p.Tables(sorted(self._infos(found, person), key=_urgency))

    def _infos(self, found: Sequence[TableRow], person: str) -> list[p.TableInfo]:
        known = (row for row in found if row.game in self.config.played)
        return [(self.live_tables.get(row.id) or LiveTable(self.services, row)).info(person) for row in known]

    # ------------------------------------------------------------ new tables

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
                name = good_name(request.name, self.config.limits.name) if request.name else ""
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


def _urgency(info: p.TableInfo) -> tuple[bool, int, float]:
    mine = {seat.seat for seat in info.seats if seat.mine}
    waits = info.stage == PLAYING and not mine.isdisjoint(info.waiting)
    return not waits, (PLAYING, OPEN, OVER, CLOSED).index(info.stage), -info.updated
