"""Seats of people who are away: reminders, time limits, and computer players who take over."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace

from royaumes.core import Window
from royaumes.core.moves import notation
from royaumes.server import protocol as p
from royaumes.server.limits import Bucket
from royaumes.server.protocol.errors import CodedError, NotSaved, Stale, too_many
from royaumes.server.storage import PLAYING
from royaumes.server.tables.clock import CARETAKER
from royaumes.server.tables.stored_table import StoredTable

_REMINDERS = (2, 1 / 20)


class Absences:
    """Keeps a table's game going while people are away, and gives them their seats back."""

    def __init__(
        self,
        table: StoredTable,
        answer: Callable[[int, int, str], Awaitable[None]],
        wake_bots: Callable[[], None],
    ) -> None:
        """`answer` takes a seat's answer to the question with this number."""
        self._table = table
        self._answer = answer
        self._wake_bots = wake_bots
        self._reminders = Bucket(*_REMINDERS)

    async def welcome(self, person: str) -> None:
        """Give a person who is back their seats, at once. The lock is held."""
        self._table.clock.back(person)
        row = self._table.row
        minded = [seat for seat in row.held(person) if row.seats[seat].bot]
        if minded and row.stage == PLAYING:
            for seat in minded:
                row.seats[seat] = replace(row.seats[seat], bot="")
            with suppress(NotSaved):  # a full disk keeps nobody out
                await self._table.save_seats()

    async def tick(self, now: float) -> None:
        """Close a question whose window has passed; let computer players answer for those who are late."""
        table = self._table
        if table.row.stage != PLAYING or not (late := table.clock.late(now)):
            return
        if (window := table.clock.window) is not None:
            await self._close_window(window, {seat: table.game_log.questions[seat] for seat in late})
            return
        async with table.lock:
            await table.ready()
            for seat in table.clock.late(now):
                await self.take_over(seat)
        self._wake_bots()

    async def _close_window(self, window: Window, late: dict[int, int]) -> None:
        """Answer for all who are still asked, unless they answer first."""
        for seat, question in late.items():
            with suppress(Stale):
                await self._answer(seat, question, notation(window.move))

    async def take_over(self, seat: int) -> None:
        """Let a computer player answer for a seat until its holder is back. The lock is held."""
        row = self._table.row
        row.seats[seat] = replace(row.seats[seat], bot=CARETAKER)
        await self._table.save_seats()

    async def remind(self, person: str, seat: int) -> None:
        """Remind the holder of a seat that it is their turn."""
        table = self._table
        by = table.own_seat(person)
        if seat not in table.asked() or table.row.seats[seat].kind == "bot":
            raise CodedError("not-now", "server-not-waiting")
        if not self._reminders.take():
            raise too_many()
        table.send_all(p.Nudged(seat, by))
