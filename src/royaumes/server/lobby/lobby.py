"""The lobby: builds everything that tables and people share, and starts and stops it."""

from __future__ import annotations

from royaumes.server.cluster.messages import ClusterMessages
from royaumes.server.cluster.shared_limits import SharedLimits
from royaumes.server.config import Config
from royaumes.server.finished.record_files import RecordFiles
from royaumes.server.finished.replays import Replays
from royaumes.server.finished.reviews import Reviews
from royaumes.server.limits import Allowance, Places
from royaumes.server.lobby.admission import Admission
from royaumes.server.lobby.health import Health
from royaumes.server.lobby.housekeeping import Housekeeping
from royaumes.server.lobby.new_tables import NewTables
from royaumes.server.lobby.table_index import LISTED
from royaumes.server.lobby.turn_notices import TurnNotices
from royaumes.server.metrics import Metrics
from royaumes.server.people.chat_rules import ChatRules
from royaumes.server.people.guests import GuestTokens, valid_name
from royaumes.server.people.links import PersonalLinks
from royaumes.server.people.notices import Notices
from royaumes.server.people.passkeys import Passkeys
from royaumes.server.people.profiles import Profiles
from royaumes.server.people.programs import Programs
from royaumes.server.people.ratings import Ratings
from royaumes.server.storage import NAMED, OPEN, Named, News
from royaumes.server.storage.factory import storage_of
from royaumes.server.tables.services import Services
from royaumes.server.workers.bot_pool import BotPool


class Lobby(NewTables):
    """The tables and people of one process, with everything that they share."""

    def __init__(self, config: Config) -> None:
        limits = config.limits
        storage = storage_of(config)
        self.bot_pool = BotPool(config.workers, config.played)
        self.chat = ChatRules(storage, config)
        self.ratings = Ratings(storage, config.played)
        self.metrics = Metrics()
        services = Services(
            config=config,
            storage=storage,
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
            released=self.released,
        )
        allowance = Allowance(
            (limits.tables_burst, limits.tables_rate),
            (limits.address_tables_burst, limits.address_tables_rate),
        )
        super().__init__(config, services, GuestTokens(path=f"{config.prefix}/"), allowance)
        self.admission = Admission(limits)
        self.requests = Allowance(
            (limits.http_burst, limits.http_rate), (limits.address_burst, limits.address_rate)
        )
        self._build_people()
        self._build_finished()
        self._build_cluster()
        self.health = Health(storage, self.bot_pool)

    def _build_people(self) -> None:
        storage, config, sign_out = self.storage, self.config, self.admission.sign_out
        self.notices = Notices(storage, config, self.tokens)
        self.turn_notices = TurnNotices(config, storage, self.notices, self.live_table)
        self.profiles = Profiles(storage)
        self.passkeys = Passkeys(storage, lambda said: self.tokens.sign(said, "passkey"))
        self.programs = Programs(storage, config.limits, sign_out)
        self.links = PersonalLinks(storage, self.tokens, sign_out)

    def _build_finished(self) -> None:
        config, storage = self.config, self.storage
        self.replays = Replays(config)
        self.replay_places = Places(config.limits.address_replays_sending)
        self.reviews = Reviews(config, storage)
        self.record_files = RecordFiles(config, storage, self.replays, self.ratings, self.allowance)

    def _build_cluster(self) -> None:
        shared = {
            "knocks": self.admission.knocks,
            **self.requests.named("requests"),
            **self.allowance.named("tables"),
            **self.chat.allowance.named("chat"),
            **self.chat.reporting.named("reports"),
            **self.replays.allowance.named("replays"),
            **self.services.hinting.named("hints"),
            **self.services.previewing.named("previews"),
        }
        self.shared_limits = SharedLimits(self.storage.processes, shared)
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
        for work in (
            housekeeping.resume_bots(),
            housekeeping.adopt(),
            housekeeping.sweep(),
            housekeeping.watch_clocks(),
            housekeeping.wake_by_days(),
            housekeeping.delete_expired(),
            self.ratings.work(),
            self.ratings.catch_up(),
            self.turn_notices.watch(),
        ):
            self.services.tasks.start(work)

    async def close(self) -> None:
        """Stop background work and close the storage; everything accepted is on the disk."""
        await self.services.tasks.stop()
        self.bot_pool.stop()
        self.replays.stop()
        self.reviews.stop()
        await self.storage.close()

    # ------------------------------------------------------------ people

    async def rename(self, person: str, name: str) -> str:
        """Change a person's name, also on their seats at tables that have not begun."""
        name = valid_name(name, self.config.limits.name)
        await self.storage.save(Named(person, name))
        for row in await self.storage.tables_of(person, LISTED):
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
