"""What the server does by itself: it closes games of older rules, wakes bots, forgets and deletes."""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from royaumes.core import UserError
from royaumes.core.settings import checked
from royaumes.games import game
from royaumes.server.clock import PACES
from royaumes.server.errors import NotSaved
from royaumes.server.rows import OVER, write_message
from royaumes.server.storage import Statement

if TYPE_CHECKING:
    from royaumes.server.lobby import Lobby

_SWEEP = 20.0
_HOUR = 3600.0
_EXPIRY = 6 * _HOUR
#: Tables that are taken up, or deleted, at a time; others play in between.
_LOT = 20
_OVERDUE = "SELECT id FROM tables WHERE stage = 'playing' AND pace = 'days' AND updated < ? LIMIT ?"
_DEAD = """
    SELECT number, id FROM tables WHERE updated < CASE stage
        WHEN 'open' THEN ? WHEN 'playing' THEN ? ELSE ? END
    LIMIT ?"""


class Housekeeping:
    """Chores of one lobby, in small lots so that nobody waits for them."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby

    async def close_older_rules(self) -> None:
        """Games begun by other rules than today's cannot go on: they are closed, and say why.

        A table where nobody has begun to play simply takes today's rules, if its settings still fit.
        """
        statements: list[Statement] = []
        for key in self._lobby.config.played:
            now = game(key).rules_version
            wanted = "SELECT number, stage, rules_version, settings, (SELECT count(*) FROM seats s "
            wanted += "WHERE s.number = t.number) FROM tables t WHERE game = ? AND rules_version != ? "
            for number, stage, version, settings, seats in await self._lobby.storage.query(
                f"{wanted} AND stage IN ('open', 'playing')", key, now
            ):
                if stage == "open" and _fits(key, json.loads(settings), seats):
                    statements.append(("UPDATE tables SET rules_version=? WHERE number=?", (now, number)))
                    continue
                why = write_message(("server-closed-rules", {"version": version, "now": now}))
                close = "UPDATE tables SET stage='closed', waiting=0, closed=? WHERE number=?"
                statements.append((close, (why, number)))
        if statements:
            await self._lobby.storage.write(statements)

    async def resume_bots(self) -> None:
        """Bots that were asked when the server stopped go on, a few tables at a time."""
        lobby = self._lobby
        asked = "SELECT 1 FROM seats WHERE seats.number = t.number AND bot != '' AND t.waiting >> seat & 1"
        where = f"stage = 'playing' AND EXISTS ({asked}) ORDER BY updated DESC"
        found = await lobby.storage.query(f"SELECT id, game FROM tables t WHERE {where}")
        for number, (table, key) in enumerate(found):
            if key in lobby.config.played:
                lobby.live_table(table).autoplay.nudge()
            if number % _LOT == _LOT - 1:
                await asyncio.sleep(lobby.config.pace)

    async def sweep(self) -> None:
        """Tables where nobody has been for a while leave the memory."""
        config = self._lobby.config
        while True:
            await asyncio.sleep(min(_SWEEP, config.idle))
            now = time.monotonic()
            for name, live in tuple(self._lobby.live_tables.items()):
                idle = config.idle_over if live.row.stage == OVER else config.idle
                if now - live.used > min(idle, config.idle) and not live.busy:
                    del self._lobby.live_tables[name]

    async def watch_clocks(self) -> None:
        """Whose time is over, a computer player answers for."""
        while True:
            await asyncio.sleep(1.0)
            for number, live in enumerate(tuple(self._lobby.live_tables.values())):
                if number % _LOT == 0:
                    await asyncio.sleep(0)
                with suppress(UserError):  # it is tried again a second later
                    await live.council.tick(time.time())

    async def wake_by_days(self) -> None:
        """Tables by correspondence whose time is over are looked at, though nobody is there."""
        limit = PACES["days"].limit or 0.0
        while True:
            for (table,) in await self._lobby.storage.query(_OVERDUE, time.time() - limit, _LOT):
                live = self._lobby.live_table(table)
                async with live.lock:
                    await live.ready()
            await asyncio.sleep(_HOUR / 4)

    async def delete_expired(self) -> None:
        """Tables that nobody has touched for very long are deleted, with their log and their chat."""
        while True:
            try:
                while await self.delete_some(time.time()):
                    await asyncio.sleep(0.1)
            except NotSaved:
                pass  # the next round tries again
            await asyncio.sleep(_EXPIRY)

    async def delete_some(self, now: float) -> bool:
        """Delete a lot of expired tables; whether there may be more."""
        expiry, lobby = self._lobby.config.expiry, self._lobby
        ends = (now - expiry.unbegun, now - expiry.unfinished, now - expiry.finished)
        found = await lobby.storage.query(_DEAD, *ends, _LOT)
        dead = [number for number, table in found if table not in lobby.live_tables]
        if not dead:
            return False
        marks = ", ".join("?" * len(dead))
        parts = ("chat", "log", "seats", "tables")
        await lobby.storage.write([(f"DELETE FROM {part} WHERE number IN ({marks})", dead) for part in parts])
        return len(dead) == _LOT


def _fits(key: str, settings: dict[str, bool | int | str], seats: int) -> bool:
    rules = game(key)
    try:
        return seats in rules.seats and checked(rules.settings, settings, seats) == settings
    except UserError:
        return False
