"""Both stores, each with nothing in it."""

from contextlib import asynccontextmanager

import pytest
from benchmarks.postgres import NoPostgresError, postgres

from royaumes.server.config import Config
from royaumes.server.storage.factory import storage_of


@pytest.fixture
def anyio_backend():
    return "asyncio"


@pytest.fixture(scope="session")
def cluster():
    """A PostgreSQL server of our own."""
    try:
        with postgres(durable=False) as found:
            yield found
    except NoPostgresError as error:
        pytest.skip(f"HALF OF THE STORAGE TESTS ARE NOT RUN: {error}")


@pytest.fixture(params=["sqlite", "postgres"])
def config(request, tmp_path):
    """A server's settings, for either store."""
    database = request.getfixturevalue("cluster").database() if request.param == "postgres" else ""
    return Config(tmp_path, database=database)


@pytest.fixture
def opening(config):
    """Opens the same store again and again, as a server does that stops and starts."""

    @asynccontextmanager
    async def opened():
        found = storage_of(config)
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
