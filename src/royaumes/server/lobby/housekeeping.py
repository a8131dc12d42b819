"""Background chores: close games of older rules, wake bots, unload idle tables, delete expired ones."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from royaumes.core import UserError
from royaumes.core.settings import Settings, checked
from royaumes.games import game
from royaumes.server.config import Config
from royaumes.server.paces import PACES
from royaumes.server.storage import (
    CLOSED,
    OPEN,
    OVER,
    ClockSeen,
    Storage,
    StorageError,
    TableChange,
    TableRow,
)
from royaumes.server.tables.live_table import LiveTable

Find = Callable[[str], Awaitable[LiveTable]]
_log = logging.getLogger(__name__)
_SWEEP = 20.0
_ADOPT = 1.0
_HOUR = 3600.0
_EXPIRY = 6 * _HOUR
#: How far the clock may have moved since it was last looked at. Where it moved further, nothing is deleted
#: for as long: time enough for the owner to see the line in the log and put the clock right.
_LEAP = _TRUST = 7 * 24 * _HOUR
#: Tables that are taken up, or deleted, at a time; others play in between.
_LOT = 20


class Housekeeping:
    """The chores of one process, done in small batches so that no table waits for them."""

    def __init__(
        self, config: Config, storage: Storage, live_tables: dict[str, LiveTable], find: Find
    ) -> None:
        """`find` brings a table into memory."""
        self._config = config
        self._storage = storage
        self._live_tables = live_tables
        self._find = find

    async def close_older_rules(self) -> None:
        """Close games that were begun by other rules than today's, with the reason.

        A table that has not begun takes today's rules if its settings still fit.
        """
        processes, changed = self._storage.processes, list[TableRow]()
        for key in self._config.played:
            now = game(key).rules_version
            for row in await self._storage.tables_of_other_rules(key, now):
                if await processes.claim(row.id):
                    continue  # whoever holds it closes it
                if row.stage == OPEN and _fits(key, row.settings, len(row.seats)):
                    row.rules_version = now
                else:
                    row.closed = "server-closed-rules", {"version": row.rules_version, "now": now}
                    row.stage, row.waiting = CLOSED, 0
                changed.append(row)
        if changed:
            await self._storage.save(*map(TableChange, changed))

    async def resume_bots(self) -> None:
        """Wake the bots that were to move when the server stopped, a few tables at a time."""
        found = await self._storage.waiting_for_bots()
        for number, (table, key) in enumerate(found):
            if key in self._config.played:
                with suppress(UserError):  # another process was quicker
                    (await self._find(table)).autoplay.wake()
            if number % _LOT == _LOT - 1:
                await asyncio.sleep(self._config.pace)

    async def adopt(self) -> None:
        """Keep waking bots at tables that a dead process held."""
        while self._config.internal:
            await asyncio.sleep(_ADOPT)
            with suppress(StorageError):
                await self.resume_bots()

    async def sweep(self) -> None:
        """Unload tables that have been idle for a while."""
        config = self._config
        while True:
            await asyncio.sleep(min(_SWEEP, config.idle))
            now = time.monotonic()
            for name, live in tuple(self._live_tables.items()):
                idle = config.idle_over if live.row.stage == OVER else config.idle
                if now - live.used > min(idle, config.idle) and not live.busy:
                    del self._live_tables[name]
            with suppress(StorageError):  # the next round tries again
                await self._storage.processes.release(self._live_tables, _SWEEP)

    async def watch_clocks(self) -> None:
        """Let computer players answer for those whose time is over; settle tables whose state is unknown."""
        while True:
            await asyncio.sleep(1.0)
            for number, live in enumerate(tuple(self._live_tables.values())):
                if number % _LOT == 0:
                    await asyncio.sleep(0)
                with suppress(UserError):  # it is tried again a second later
                    await live.settle()
                    await live.absences.tick(time.time())

    async def wake_by_days(self) -> None:
        """Load correspondence tables whose time is over, so that their clocks are seen to."""
        limit = PACES["days"].limit or 0.0
        while True:
            with suppress(StorageError):
                for table in await self._storage.overdue(time.time() - limit, _LOT):
                    await self._wake(table)
            await asyncio.sleep(_HOUR / 4)

    async def _wake(self, table: str) -> None:
        with suppress(UserError):  # another process has it, or it cannot be read
            live = await self._find(table)
            async with live.lock:
                await live.ready()

    async def delete_expired(self) -> None:
        """Delete expired tables with their log and chat."""
        while True:
            try:
                while await self.trusts(time.time()) and await self.delete_some(time.time()):
                    await asyncio.sleep(0.1)
            except UserError:
                pass  # the next round tries again
            await asyncio.sleep(_EXPIRY)

    async def trusts(self, now: float) -> bool:
        """Whether the system clock can be trusted to tell that a table is old.

        A clock that is a year ahead would delete every game. Where it has moved by more than a week since any
        process last looked at it, in either direction, nothing is deleted before it has been steady
        for as long. A server that was stopped for a week waits as well.
        """
        storage = self._storage
        seen = await storage.clock() or ClockSeen(now, now - _TRUST)
        moved = now - seen.at
        if not -_LEAP <= moved <= _LEAP:
            days = round(moved / (24 * _HOUR))
            _log.warning("the clock has moved by %d days: no table is deleted for a week", days)
            seen = ClockSeen(now, now)
        await storage.save(ClockSeen(now, seen.steady))
        return now - seen.steady >= _TRUST

    async def delete_some(self, now: float) -> bool:
        """Delete one batch of expired tables; whether there may be more."""
        expiry = self._config.expiry
        ends = (now - expiry.unbegun, now - expiry.unfinished, now - expiry.finished)
        found = await self._storage.expired(*ends, _LOT)
        dead = [number for number, table in found if table not in self._live_tables]
        if not dead:
            return False
        await self._storage.delete(dead)
        return len(dead) == _LOT


def _fits(key: str, settings: Settings, seats: int) -> bool:
    rules = game(key)
    try:
        return seats in rules.seats and checked(rules.settings, settings, seats) == settings
    except UserError:
        return False
