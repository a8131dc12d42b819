"""One writer for each table: who holds it, who takes it over, and whose writes come too late."""

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager

import pytest
from tests.server.storage.test_contract import a_row, added

from royaumes.server.protocol.errors import NotSaved
from royaumes.server.storage import ANSWER, Line, LogRow, Moves, Named, News, TableChange
from royaumes.server.storage.postgres import store as postgres
from royaumes.server.storage.postgres.store import PostgresStorage

pytestmark = pytest.mark.anyio


class Process:
    """A storage that has joined the others, and what it hears from them."""

    def __init__(self, url, address):
        self.storage, self.address = PostgresStorage(url), address
        self.received: asyncio.Queue[News] = asyncio.Queue()
        self.times_late = 0

    async def join(self):
        await self.storage.open()
        await self.storage.processes.join(self.address, self.received.put_nowait, self._late)

    async def _late(self):
        self.times_late += 1

    def freeze(self):
        """It gives no more signs of life, but does not know it."""
        self.storage.processes._task.cancel()


@asynccontextmanager
async def processes(url, *addresses):
    async with AsyncExitStack() as stack:
        found = [Process(url, address) for address in addresses]
        for one in found:
            await one.join()
            stack.push_async_callback(one.storage.close)
        yield found


async def taken(process, table):
    """Wait until this process holds the table."""
    async with asyncio.timeout(30):
        while await process.storage.processes.claim(table):
            await asyncio.sleep(0.05)


async def test_a_table_is_held_by_one(cluster):
    async with processes(cluster.database(), "a:1", "b:2") as (a, b):
        await added(a.storage, a_row("t"))
        answers = await asyncio.gather(*(one.storage.processes.claim("t") for one in (a, b)))
        assert sorted(answers) in (["", "a:1"], ["", "b:2"])
        first, second = (a, b) if answers[0] == "" else (b, a)
        await first.storage.processes.release((), 60)
        await first.storage.processes.release(("t",), 0)
        assert await second.storage.processes.claim("t") == first.address
        await first.storage.processes.release((), 0)
        assert await second.storage.processes.claim("t") == ""
        assert await first.storage.processes.claim("t") == second.address
        assert await first.storage.processes.claim("nowhere") == ""


async def test_only_the_one_that_holds_a_table_writes_it(cluster):
    async with processes(cluster.database(), "a:1", "b:2") as (a, b):
        row = await added(a.storage, a_row("t", stage="playing", waiting=2))
        assert await a.storage.processes.claim("t") == ""
        await a.storage.save(Moves(row, [LogRow(1, ANSWER, 0, "one")]))
        beside = b.storage.save(Named("ben", "Ben"))
        line = Line(row.number, 1, 0, "Anne", "hello", 1.0, "anne")
        for change in (Moves(row, [LogRow(2, ANSWER, 0, "other")]), TableChange(row), line):
            with pytest.raises(NotSaved):
                await b.storage.save(change)
        await beside
        assert await b.storage.waiting_for_bots() == [] == await b.storage.expired(9, 9, 9, 9)
        a.freeze()
        await taken(b, "t")
        with pytest.raises(NotSaved):  # it has been held up, and comes too late
            await a.storage.save(Moves(row, [LogRow(2, ANSWER, 0, "late")]))
        with pytest.raises(NotSaved):
            await a.storage.save(line)
        await b.storage.save(Moves(row, [LogRow(2, ANSWER, 0, "two")]))
        assert [one.text for one in await a.storage.log(row.number)] == ["one", "two"]
        assert await a.storage.processes.claim("t", again=True) == "b:2"


async def test_a_stopped_process_does_not_keep_its_tables_locked(cluster, monkeypatch):
    monkeypatch.setattr(postgres, "_IDLE", 0.5)
    async with processes(cluster.database(), "a:1", "b:2") as (a, b):
        row = await added(a.storage, a_row("t", stage="playing", waiting=2))
        assert await a.storage.processes.claim("t") == ""
        async with a.storage._pool.acquire() as stopped:
            transaction = stopped.transaction()
            await transaction.start()
            await a.storage.processes.check(stopped, [row.number])
            await b.storage.processes.declare_dead("a:1")
            async with asyncio.timeout(5):
                assert await b.storage.processes.claim("t") == ""
            await b.storage.save(Moves(row, [LogRow(1, ANSWER, 0, "one")]))


async def test_whoever_leaves_in_good_order_is_followed_at_once(cluster):
    url = cluster.database()
    async with processes(url, "b:2") as (b,):
        async with processes(url, "a:1") as (a,):
            row = await added(a.storage, a_row("t", stage="playing", waiting=2))
            assert await a.storage.processes.claim("t") == ""
            assert await b.storage.processes.claim("t") == "a:1"
        assert await b.storage.waiting_for_bots() == [("t", "crowns")]
        assert await b.storage.processes.claim("t") == ""
        await b.storage.save(TableChange(row))


async def test_whoever_does_not_listen_any_more_is_followed_at_once(cluster):
    async with processes(cluster.database(), "a:1", "b:2") as (a, b):
        row = await added(a.storage, a_row("t", stage="playing", waiting=2))
        assert await a.storage.processes.claim("t") == ""
        async with asyncio.timeout(30):
            while not a.times_late:  # the first time, when it comes
                await asyncio.sleep(0.05)
        assert await a.storage.processes.claim("t") == ""
        await b.storage.processes.declare_dead("a:1")
        assert await b.storage.processes.claim("t") == ""
        with pytest.raises(NotSaved):  # if it lives after all, it finds that out
            await a.storage.save(Moves(row, [LogRow(1, ANSWER, 0, "late")]))
        before = a.times_late
        async with asyncio.timeout(30):
            while a.times_late == before:
                await asyncio.sleep(0.05)
        assert await a.storage.processes.claim("t") == "b:2"


async def test_the_others_hear_the_news(cluster):
    async with processes(cluster.database(), "a:1", "b:2", "c:3") as found:
        await found[0].storage.processes.notify(News("links", "anne"))
        assert [await one.received.get() for one in found[1:]] == [News("links", "anne")] * 2
        assert found[0].received.empty()
