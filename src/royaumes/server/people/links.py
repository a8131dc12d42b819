"""Personal links and cookies: a person can take back all that were handed out so far."""

from __future__ import annotations

from collections.abc import Callable

from royaumes.server.people.guests import GuestTokens
from royaumes.server.storage import LINKS, LinksRevoked, News, Storage


class PersonalLinks:
    """Knows which series of links and cookies is each person's now."""

    def __init__(self, storage: Storage, tokens: GuestTokens, sign_out: Callable[[str], None]) -> None:
        self._storage = storage
        self._tokens = tokens
        self._sign_out = sign_out

    async def revoke(self, person: str) -> None:
        """Invalidate all personal links and cookies of a person."""
        await self._storage.save(LinksRevoked(person))
        await self.changed(person)
        await self._storage.processes.notify(News(LINKS, person))

    async def changed(self, person: str) -> None:
        """Learn a person's series, which another process may have begun, and close their sockets."""
        found = await self._storage.person(person)
        self._tokens.advance({person: found.links if found else 0})
        self._sign_out(person)

    async def read(self) -> None:
        """Learn the series of all people."""
        self._tokens.advance(await self._storage.links())
