"""Processes beside the server: they go when it does, whatever they are at, and are not asked again."""

import asyncio
import multiprocessing
import time
from functools import partial

import pytest

from royaumes.server.errors import CodedError
from royaumes.server.workers import Workers

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
