"""Other processes on the same database: what they tell us, and what we may have missed."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from royaumes.core import UserError
from royaumes.server.storage import News
from royaumes.server.tables.peer import MOVED

if TYPE_CHECKING:
    from royaumes.server.lobby.lobby import Lobby
    from royaumes.server.tables.live_table import LiveTable

#: Somebody has taken their links back, blocked somebody, or chosen a name.
LINKS, BLOCKS, NAMED = "links", "blocks", "named"


class Fellows:
    """Keeps what one process remembers true while others change it."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby

    def hear(self, news: News) -> None:
        """Another process tells us something."""
        self._lobby.services.tasks.start(self._follow(news))

    async def _follow(self, news: News) -> None:
        lobby, person = self._lobby, news.about
        with suppress(UserError):  # then it is learnt when the table is read anew
            match news.kind:
                case "links":
                    await lobby.learn_links(person)
                    lobby.admission.sign_out(person)
                case "blocks":
                    await lobby.chat.open()
                case "spent":
                    lobby.site_limits.hear(news)
                case "named":
                    await lobby.put_name(news.value, person, await lobby.services.name_of(person))

    async def catch_up(self) -> None:
        """We were cut off: learn again what others may have changed, and let go of tables that they took."""
        lobby = self._lobby
        lobby.tokens.advance(await lobby.storage.links())
        await lobby.chat.open()
        for live in tuple(lobby.live_tables.values()):
            await self.make_sure(live)

    async def make_sure(self, live: LiveTable) -> None:
        """Let a table go that another process holds: whoever is here finds it there."""
        lobby = self._lobby
        if await lobby.storage.processes.claim(live.row.id, again=True):
            live.gone = True
            if lobby.live_tables.get(live.row.id) is live:
                del lobby.live_tables[live.row.id]
            for peer in tuple(live.peers):
                peer.drop(MOVED)
