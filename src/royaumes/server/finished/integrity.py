"""Checking stored games and settling reports, for operators, whether or not the server runs."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from royaumes.core import UserError
from royaumes.games import game
from royaumes.play import check as check_record
from royaumes.play import over_of
from royaumes.server.config import Config
from royaumes.server.finished.archive import record_of, standing_answers
from royaumes.server.storage import OVER, PLAYING, Settled, Storage, TableRow
from royaumes.server.storage.factory import existing_storage


@asynccontextmanager
async def opened(config: Config) -> AsyncIterator[Storage]:
    """The data of a server; a `UserError` where there is none."""
    storage = existing_storage(config)
    await storage.open()
    try:
        yield storage
    finally:
        await storage.close()


async def settle(storage: Storage, number: int) -> None:
    """Mark a report as dealt with; a `UserError` where there is none with this number."""
    if number not in {report.number for report in await storage.reports()}:
        raise UserError("cli-admin-no-report", number=number)
    await storage.save(Settled(number))


async def look_over(storage: Storage) -> tuple[int, list[tuple[str, UserError]]]:
    """Play every stored game again by the rules: how many hold, and the tables of those that do not."""
    holds, broken = 0, []
    for row in await storage.tables_at((PLAYING, OVER)):
        try:
            await _check(storage, row)
            holds += 1
        except UserError as error:
            broken.append((row.id, error))
    return holds, broken


async def _check(storage: Storage, row: TableRow) -> None:
    """A `UserError` where a game does not hold; one of other rules says so itself."""
    if row.rules_version == game(row.game).rules_version:
        answers = standing_answers(await storage.log(row.number))
        hold = check_record if row.commitment else over_of  # real dice leave no seed to check them by
        hold(game(row.game), record_of(row, answers))
