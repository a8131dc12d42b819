"""Both stores, each with nothing in it."""

from contextlib import asynccontextmanager

import pytest

from royaumes.server.storage.sqlite import SqliteStorage


@pytest.fixture
def anyio_backend():
    return "asyncio"


@pytest.fixture(params=["sqlite"])
def opening(request, tmp_path):
    """Opens the same store again and again, as a server does that stops and starts."""

    @asynccontextmanager
    async def opened():
        found = SqliteStorage(tmp_path)
        await found.open()
        try:
            yield found
        finally:
            await found.close()

    return opened


@pytest.fixture
async def storage(opening):
    async with opening() as found:
        yield found
