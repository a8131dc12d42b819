"""A proxy in front of PostgreSQL that loses the answers to some commits and cuts the connection."""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

_SOCKET = ".s.PGSQL.5432"
_CHUNK = 65536


class LostAnswers:
    """Counts lost answers; `lose` says for each COMMIT whether its answer is lost."""

    def __init__(self, real: Path, lose: Callable[[], bool]) -> None:
        self._real = real
        self.lose = lose
        self.count = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Carry one connection until either side closes it or an answer is lost."""
        try:
            answers, to_database = await asyncio.open_unix_connection(str(self._real))
        except OSError:  # the database is away
            writer.close()
            return
        lost = asyncio.Event()

        async def ask() -> None:
            while data := await reader.read(_CHUNK):
                if b"COMMIT;" in data and self.lose():
                    lost.set()
                to_database.write(data)

        async def answer() -> None:
            while data := await answers.read(_CHUNK):
                if lost.is_set():
                    self.count += 1
                    return
                writer.write(data)

        both = [asyncio.ensure_future(ask()), asyncio.ensure_future(answer())]
        try:
            with contextlib.suppress(OSError):
                await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in both:
                task.cancel()
            await asyncio.gather(*both, return_exceptions=True)
            to_database.close()
            writer.close()


@contextlib.asynccontextmanager
async def lost_answers(url: str, lose: Callable[[], bool]) -> AsyncIterator[tuple[str, LostAnswers]]:
    """The address of a database by way of such a proxy, and the proxy."""
    folder = parse_qs(urlsplit(url).query)["host"][0]
    with tempfile.TemporaryDirectory(prefix="royaumes-lost-") as own:
        proxy = LostAnswers(Path(folder, _SOCKET), lose)
        server = await asyncio.start_unix_server(proxy.serve, str(Path(own, _SOCKET)))
        try:
            yield url.replace(folder, own), proxy
        finally:
            server.close()


@contextlib.contextmanager
def losing(url: str, lose: Callable[[], bool]) -> Iterator[tuple[str, LostAnswers]]:
    """The same beside other work, in a thread of its own."""
    loop, found = asyncio.new_event_loop(), lost_answers(url, lose)
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    try:
        yield asyncio.run_coroutine_threadsafe(found.__aenter__(), loop).result(30)
        asyncio.run_coroutine_threadsafe(found.__aexit__(None, None, None), loop).result(30)
        asyncio.run_coroutine_threadsafe(_settle(), loop).result(30)
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join(30)
        loop.close()


async def _settle() -> None:
    """End all that is still carried."""
    others = asyncio.all_tasks() - {asyncio.current_task()}
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
