"""Processes beside the server: they go when it does, whatever they are at, and are not asked again."""

import asyncio
import multiprocessing
import time
from functools import partial

import pytest

from royaumes.server.protocol.errors import CodedError
from royaumes.server.workers.pool import Workers

A_LONG_REVIEW = 100.0


def test_a_server_that_stops_waits_for_no_worker():
    async def work():
        workers = Workers(1, partial(time.sleep, 0))
        workers.start()
        asked = asyncio.ensure_future(workers.run(time.sleep, A_LONG_REVIEW))
        await asyncio.sleep(0.5)  # time enough to begin with it
        workers.stop()
        with pytest.raises(CodedError, match="stopping"):
            await asked
        with pytest.raises(CodedError, match="stopping"):
            await workers.run(int)

    begun = time.monotonic()
    asyncio.run(work())
    for process in multiprocessing.active_children():
        process.join(A_LONG_REVIEW)
    assert time.monotonic() - begun < A_LONG_REVIEW / 2


def test_what_waits_for_a_worker_hears_that_the_server_stops():
    async def work():
        workers = Workers(1, partial(time.sleep, 0))
        workers.start()
        asked = [asyncio.ensure_future(workers.run(time.sleep, A_LONG_REVIEW)) for _ in range(12)]
        await asyncio.sleep(0.5)
        workers.stop()
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert {str(getattr(error, "why", error)) for error in found} == {"server-stopping"}

    asyncio.run(work())


def test_whoever_waits_for_a_worker_can_still_be_cancelled():
    async def work():
        workers = Workers(0, partial(time.sleep, 0))
        asked = asyncio.ensure_future(workers.run(time.sleep, 0.2))
        await asyncio.sleep(0.05)
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        workers.stop()

    asyncio.run(work())
