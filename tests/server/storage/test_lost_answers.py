"""A commit whose answer is lost: the store finds out what became of it and writes nothing twice."""

import asyncio

import pytest
from benchmarks.lost_answers import lost_answers
from tests.server.storage.test_contract import a_row, added

from royaumes.server.storage import ANSWER, Line, LinksRevoked, LogRow, Moves, NewTable
from royaumes.server.storage.postgres.store import PostgresStorage

pytestmark = pytest.mark.anyio


async def test_a_commit_whose_answer_is_lost_counts_as_done(cluster):
    losing = False
    async with lost_answers(cluster.database(), lambda: losing) as (url, proxy):
        storage = PostgresStorage(url)
        await storage.open()
        try:
            row = await added(storage, a_row("t", stage="playing"))
            losing = True
            await storage.save(Moves(row, [LogRow(1, ANSWER, 0, "one", "anne/m1")]))
            new = a_row("u")
            new.number = await storage.new_number()
            await asyncio.gather(  # one commit
                storage.save(NewTable(new)),
                storage.save(Line(row.number, 1, 0, "Anne", "hello", 1.0, "anne")),
                storage.save(LinksRevoked("anne")),
            )
            assert proxy.count == 2
            assert [one.text for one in await storage.log(row.number)] == ["one"]
            assert [one.text for one in await storage.chat(row.number, 9)] == ["hello"]
            assert await storage.links() == {"anne": 1}
        finally:
            losing = False
            await storage.close()
