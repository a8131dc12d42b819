"""The computer players of one table: they answer one after the other and retry what could not be saved."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from royaumes.core import UserError
from royaumes.core.moves import notation
from royaumes.server.protocol.errors import NotSaved
from royaumes.server.storage import PLAYING, StorageError
from royaumes.server.tables.stored_table import StoredTable

_log = logging.getLogger(__name__)
#: Seconds until a move that could not be saved is tried again: twice as long each time.
_SOON, _LATE = 0.5, 30.0


class Autoplay:
    """Plays for seats that a bot holds, as long as one of them is asked.

    While a lesson is followed, moves come from its record, also those of the learner that teach nothing.
    """

    def __init__(self, table: StoredTable, answer: Callable[[int, int, str], Awaitable[None]]) -> None:
        """`answer` takes a seat's answer to the question with this number."""
        self._table = table
        self._answer = answer
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether a bot is at work."""
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        """Let the bots play on, if one of them is asked."""
        if not self.busy and self._asked() is not None:
            self._task = self._table.services.tasks.start(self._play())

    def _asked(self) -> int | None:
        """The first seat that is asked and played by a bot."""
        row = self._table.row
        if row.stage != PLAYING or row.paused or self._table.gone:
            return None
        if (step := self._table.lesson_step()) is not None and step.number is None:
            return step.answer.seat
        return next((seat for seat in self._table.asked() if row.seats[seat].automatic), None)

    async def _play(self) -> None:
        pause = _SOON
        while self._asked() is not None:
            try:
                await self._turn()
                pause = _SOON
            except (NotSaved, StorageError):  # the disk is full, or busy: the game goes on when it can
                await asyncio.sleep(pause)
                pause = min(2 * pause, _LATE)
            except UserError:
                if self._asked() is None:  # the game was closed while a bot thought
                    return
                _log.exception("the bots at table %s cannot go on", self._table.row.id)
                return

    async def _turn(self) -> None:
        table, began = self._table, time.monotonic()
        async with table.lock:
            game_log = await table.ready()
            seat = self._asked()
            if seat is None:
                return
            play, question = game_log.table, game_log.questions[seat]
            view, options, stream = play.view(seat), play.options(seat), play.bot_stream(seat)
            step = table.lesson_step()
        if step is not None:
            move, pause = step.answer.text, 0.0 if step.hurried else table.services.config.pace
        else:
            bot = table.row.seats[seat].bot
            thought = await table.services.bot_pool.think(bot, table.game, view, options, stream)
            move, pause = notation(thought), table.services.config.pace
        await asyncio.sleep(max(0.0, pause - (time.monotonic() - began)))
        if step is not None or table.row.seats[seat].automatic:  # else somebody has taken the seat back
            await self._answer(seat, question, move)
