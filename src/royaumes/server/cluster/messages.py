"""Messages from other processes on the same database: what changed there is read again here."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress

from royaumes.core import UserError
from royaumes.server.cluster.shared_limits import SharedLimits
from royaumes.server.people.links import PersonalLinks
from royaumes.server.storage import News
from royaumes.server.tables.live_table import LiveTable
from royaumes.server.tables.services import Services


class ClusterMessages:
    """Keeps what this process has in memory true while others change it."""

    def __init__(
        self,
        services: Services,
        links: PersonalLinks,
        shared_limits: SharedLimits,
        live_tables: Mapping[str, LiveTable],
        put_name: Callable[[str, str, str], Awaitable[None]],
    ) -> None:
        """`put_name` puts a person's new name on their seat at a table."""
        self._services = services
        self._links = links
        self._shared_limits = shared_limits
        self._live_tables = live_tables
        self._put_name = put_name

    def hear(self, news: News) -> None:
        """Take a message from another process."""
        self._services.tasks.start(self._follow(news))

    async def _follow(self, news: News) -> None:
        person = news.about
        with suppress(UserError):  # then it is read with the table
            match news.kind:
                case "links":
                    await self._links.changed(person)
                case "blocks":
                    await self._services.chat.open()
                case "spent":
                    self._shared_limits.hear(news)
                case "named":
                    await self._put_name(news.value, person, await self._services.name_of(person))

    async def catch_up(self) -> None:
        """Read again what others may have changed while this process was cut off from the database, and let
        go of tables that they took."""
        await self._links.read()
        await self._services.chat.open()
        for live in tuple(self._live_tables.values()):
            await live.release_if_taken()
