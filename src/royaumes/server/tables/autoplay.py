"""The computer players of one table: they answer one after the other, and do not give up."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from royaumes.core import UserError
from royaumes.core.moves import notation
from royaumes.server.protocol.errors import NotSaved, Stale
from royaumes.server.storage import PLAYING, StorageError

if TYPE_CHECKING:
    from royaumes.server.tables.live_table import LiveTable

_log = logging.getLogger(__name__)
#: Seconds until a move that could not be saved is tried again: twice as long each time.
_SOON, _LATE = 0.5, 30.0


class Autoplay:
    """Lets bots play while one of them is asked. Which seats are asked, the game alone says.

    In a lesson that is followed all play by its record, the learner too where nothing is to be learnt.
    """

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether a bot is at work."""
        return self._task is not None and not self._task.done()

    def nudge(self) -> None:
        """Let the bots go on, if one of them is asked."""
        if not self.busy and self._asked() is not None:
            self._task = self._live.services.tasks.start(self._play())

    def _asked(self) -> int | None:
        """The first seat that is asked and played by a bot."""
        row = self._live.row
        if row.stage != PLAYING or row.paused or self._live.gone:
            return None
        if (step := self._live.lesson_step()) is not None and step.number is None:
            return step.answer.seat
        return next((seat for seat in self._live.asked() if row.seats[seat].automatic), None)

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
                _log.exception("the bots at table %s cannot go on", self._live.row.id)
                return

    async def _turn(self) -> None:
        live, began = self._live, time.monotonic()
        async with live.lock:
            game_log = await live.ready()
            seat = self._asked()
            if seat is None:
                return
            table, question = game_log.table, game_log.questions[seat]
            view, options, stream = table.view(seat), table.options(seat), table.bot_stream(seat)
            step = live.lesson_step()
        if step is not None:
            move, pause = step.answer.text, 0.0 if step.hurried else live.services.config.pace
        else:
            bot = live.row.seats[seat].bot
            thought = await live.services.bot_pool.think(bot, live.game, view, options, stream)
            move, pause = notation(thought), live.services.config.pace
        await asyncio.sleep(max(0.0, pause - (time.monotonic() - began)))
        if step is not None or live.row.seats[seat].automatic:  # else somebody has taken the seat back
            await self._answer(seat, question, move)

    async def _answer(self, seat: int, question: int, move: str) -> None:
        with suppress(Stale):
            await self._live.answer(seat, question, move)
        await self._live.council.answered(seat)
