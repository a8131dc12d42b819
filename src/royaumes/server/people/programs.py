"""The bot door: a program signs in with a token that its owner made, and is a person of its own."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import time
from collections.abc import Callable

from royaumes.server import protocol as p
from royaumes.server.config import Limits
from royaumes.server.limits import Buckets
from royaumes.server.people.guests import new_person, valid_name
from royaumes.server.protocol.errors import CodedError, too_many
from royaumes.server.storage import LINKS, News, Program, ProgramRemoved, ProgramUsed, Storage

_PREFIX = "royaumes_"
_TOKEN = re.compile(rf"{_PREFIX}([\w-]{{16}})([\w-]{{32}})", re.ASCII)
#: Wrong tokens from one address: so many at once, then so many a second.
_WRONG = (10, 0.5)
#: Seconds after which it is noted again that a program has come by.
_NOTED = 3600.0


class Programs:
    """Makes, revokes and checks tokens. Only their hashes are stored."""

    def __init__(self, storage: Storage, limits: Limits, sign_out: Callable[[str], None]) -> None:
        self._storage = storage
        self._limits = limits
        self._sign_out = sign_out
        self._wrong = Buckets(*_WRONG)

    async def of(self, owner: str) -> list[p.ProgramInfo]:
        """A person's programs, the oldest first."""
        found = await self._storage.programs(owner)
        return [p.ProgramInfo(one.id, one.name, one.made, one.used) for one in found]

    async def make(self, owner: str, name: str) -> str:
        """Create a program; the token returned is shown only once."""
        most = self._limits.programs
        person = await self._storage.person(owner)
        if person is None or not person.name:  # all shall see whose it is
            raise CodedError("not-now", "server-name-first")
        if len(await self._storage.programs(owner)) >= most:
            raise CodedError("not-now", "server-many-programs", most=most)
        name = valid_name(name, self._limits.name)
        program, secret, now = new_person(), secrets.token_urlsafe(24), time.time()
        await self._storage.save(Program(program, owner, name, _hashed(secret), now, now))
        return f"{_PREFIX}{program}{secret}"

    async def remove(self, owner: str, program: str) -> None:
        """Revoke a program's token and close its sockets."""
        if program not in {one.id for one in await self._storage.programs(owner)}:
            raise CodedError("not-found", "server-no-program")
        await self._storage.save(ProgramRemoved(program, owner))
        self._sign_out(program)
        await self._storage.processes.notify(News(LINKS, program))

    async def enter(self, token: str, address: str) -> str:
        """The program whose token this is; a `CodedError` if the token is not valid."""
        if self._wrong.spent(address):
            raise too_many()
        shown = _TOKEN.fullmatch(token)
        known = await self._storage.program(shown[1]) if shown else None
        if shown is None or known is None or not hmac.compare_digest(known.key, _hashed(shown[2])):
            self._wrong.take(address)
            raise CodedError("bad-token", "server-bad-token")
        if time.time() - known.used > _NOTED:
            await self._storage.save(ProgramUsed(known.id, time.time()))
        return known.id


def _hashed(secret: str) -> bytes:
    """The stored hash of a token; tokens are long and random, so a plain hash is safe."""
    return hashlib.sha256(secret.encode()).digest()
