"""The bot door: a program comes with a token that a person made for it, and is a person of its own here."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import time
from typing import TYPE_CHECKING

from royaumes.server import protocol as p
from royaumes.server.cluster.messages import LINKS
from royaumes.server.limits import Buckets
from royaumes.server.people.guests import good_name, new_person
from royaumes.server.protocol.errors import CodedError, too_many
from royaumes.server.storage import News, Program, ProgramRemoved, ProgramUsed

if TYPE_CHECKING:
    from royaumes.server.lobby.lobby import Lobby

_PREFIX = "royaumes_"
_TOKEN = re.compile(rf"{_PREFIX}([\w-]{{16}})([\w-]{{32}})", re.ASCII)
#: Wrong tokens from one address: so many at once, then so many a second.
_WRONG = (10, 0.5)
#: Seconds after which it is noted again that a program has come by.
_NOTED = 3600.0


class Programs:
    """Makes tokens, takes them back, and knows the program that shows one. Only their hashes are kept."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._wrong = Buckets(*_WRONG)

    async def of(self, owner: str) -> list[p.ProgramInfo]:
        """Somebody's programs, the oldest first."""
        found = await self._lobby.storage.programs(owner)
        return [p.ProgramInfo(one.id, one.name, one.made, one.used) for one in found]

    async def make(self, owner: str, name: str) -> str:
        """A new program of somebody's: its token, which is shown this once."""
        lobby = self._lobby
        most = lobby.config.limits.programs
        if not await lobby.services.name_of(owner):  # all shall see whose it is
            raise CodedError("not-now", "server-name-first")
        if len(await lobby.storage.programs(owner)) >= most:
            raise CodedError("not-now", "server-many-programs", most=most)
        name = good_name(name, lobby.config.limits.name)
        program, secret, now = new_person(), secrets.token_urlsafe(24), time.time()
        await lobby.storage.save(Program(program, owner, name, _hashed(secret), now, now))
        return f"{_PREFIX}{program}{secret}"

    async def remove(self, owner: str, program: str) -> None:
        """A program of somebody's comes in no more; where it is now, it is shown out."""
        lobby = self._lobby
        if program not in {one.id for one in await lobby.storage.programs(owner)}:
            raise CodedError("not-found", "server-no-program")
        await lobby.storage.save(ProgramRemoved(program, owner))
        lobby.admission.sign_out(program)
        await lobby.storage.processes.notify(News(LINKS, program))

    async def enter(self, token: str, address: str) -> str:
        """The program whose token this is; a `CodedError` where it is nobody's."""
        if self._wrong.spent(address):
            raise too_many()
        shown = _TOKEN.fullmatch(token)
        known = await self._lobby.storage.program(shown[1]) if shown else None
        if shown is None or known is None or not hmac.compare_digest(known.key, _hashed(shown[2])):
            self._wrong.take(address)
            raise CodedError("bad-token", "server-bad-token")
        if time.time() - known.used > _NOTED:
            await self._lobby.storage.save(ProgramUsed(known.id, time.time()))
        return known.id


def _hashed(secret: str) -> bytes:
    """What is kept of a token: it is random and long, so that a plain hash gives nothing away."""
    return hashlib.sha256(secret.encode()).digest()
