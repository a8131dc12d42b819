"""Ratings: every finished game is rated once, in the background."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from contextlib import suppress

from royaumes.core import UserError
from royaumes.server.people.history import places
from royaumes.server.people.rating_rules import NEWCOMER, pace_of, refusal
from royaumes.server.people.weng_lin import after
from royaumes.server.protocol.errors import NotSaved
from royaumes.server.storage import COUNTED, Outcome, Rated, RatingChange, Seat, Standing, Storage, TableRow
from royaumes.sim.strengths import Strength, strengths

#: Seconds between looks for games that ended where nobody could rate them, and how many at a time.
_ROUND = 60.0
_LOT = 50
_PAUSE = 0.1
#: A game of the same people that ended in another process may have been quicker.
_TRIES = 3


class Ratings:
    """The one in a process who rates; no move waits for it.

    What ended is in the database, and so is whether anybody has looked at it: whatever a stop or a failure
    leaves behind is found by the next round.
    """

    def __init__(self, storage: Storage, games: Collection[str]) -> None:
        self._storage = storage
        self._games = games
        self._ended: asyncio.Queue[str] = asyncio.Queue()
        self._one = asyncio.Lock()

    def ended(self, table: str) -> None:
        """A game has ended here."""
        self._ended.put_nowait(table)

    async def work(self) -> None:
        """Rate what ends here."""
        while True:
            table = await self._ended.get()
            with suppress(UserError):  # the next round tries again
                await self.settle(table)

    async def catch_up(self) -> None:
        """Rate what was left behind."""
        while True:
            found: list[str] = []
            with suppress(UserError):
                found = await self._storage.unrated(self._games, _LOT)
                for table in found:
                    if not await self._storage.processes.claim(table):
                        await self.settle(table)
            await asyncio.sleep(_ROUND if len(found) < _LOT else _PAUSE)

    async def settle(self, table: str) -> str:
        """Let a finished game count, once, or not; the verdict, empty where it has not ended."""
        async with self._one:
            row = await self._storage.table(table)
            outcome = None if row is None else await self._storage.outcome(row.number)
            if row is None or outcome is None:
                return ""
            return outcome.verdict or await self._settle(row, outcome)

    async def _settle(self, row: TableRow, outcome: Outcome) -> str:
        why = refusal(row)
        for left in reversed(range(_TRIES)):
            changes = [] if why else await self._changes(row, outcome)
            try:
                await self._storage.save(Rated(row.number, why or COUNTED, changes))
                break
            except NotSaved:
                if not left:
                    raise
        return why or COUNTED

    async def _changes(self, row: TableRow, outcome: Outcome) -> list[RatingChange]:
        """What the game makes of everybody's rating; computer players stay where the ladder put them."""
        pace = pace_of(row)
        before = [await self._standing(seat, row.game, pace) for seat in row.seats]
        ratings = after([Strength(one.rating, one.deviation) for one in before], places(outcome.ranking))
        return [
            RatingChange(
                seat.person, was.rating, Standing(row.game, pace, new.rating, new.deviation, was.games + 1)
            )
            for seat, was, new in zip(row.seats, before, ratings, strict=True)
            if seat.person
        ]

    async def _standing(self, seat: Seat, game: str, pace: str) -> Standing:
        """The rating of a seat's holder before the game."""
        if seat.person and (found := await standing(self._storage, seat.person, game, pace)):
            return found
        known = NEWCOMER if seat.person else strengths(game)[seat.bot]
        return Standing(game, pace, known.rating, known.deviation, 0)


async def standing(storage: Storage, person: str, game: str, pace: str) -> Standing | None:
    """A person's rating in a game at a pace, once they have played it."""
    found = await storage.standings(person)
    return next((one for one in found if (one.game, one.pace) == (game, pace)), None)
