"""The library as a worker of a browser starts and asks it; everything goes in and out as text."""

from __future__ import annotations

import json
import logging
from collections.abc import Awaitable, Callable, Mapping

from royaumes.games import game, keys
from royaumes.offline.library import Library

logging.basicConfig(level=logging.WARNING)


def warm() -> None:
    """Load all games, so that they are part of a memory snapshot."""
    for key in keys():
        rules = game(key)
        rules.start(rules.seats[-1], rules.agreed(rules.seats[-1], {}))


class Device:
    """One library; `keep` gets documents as the text of a JSON object and is awaited."""

    def __init__(self, kept: str, keep: Callable[[str], Awaitable[object]], pace: float = 0.9) -> None:
        async def handed(documents: Mapping[str, str]) -> None:
            if documents:
                await keep(json.dumps(documents, ensure_ascii=False))

        self._library = Library(json.loads(kept), handed, pace)

    async def open(self) -> str:
        """Begin; the names of documents that could not be read, as the text of a JSON list."""
        await self._library.open()
        return json.dumps(self._library.device.damaged)

    async def request(self, method: str, path: str, body: str) -> tuple[int, str]:
        """The status and the text of an answer."""
        status, answer = await self._library.request(method, path, body.encode())
        return status, answer.decode()

    def listen(
        self,
        number: int,
        table: str,
        since: int | None,
        watching: bool,
        said: Callable[[int, str], object],
        closed: Callable[[int, int], object],
    ) -> None:
        """Open a socket at a table."""

        def send(raw: bytes) -> None:
            said(number, raw.decode())

        def end(code: int) -> None:
            closed(number, code)

        self._library.listen(number, table, since, watching, send, end)

    def hear(self, number: int, text: str) -> None:
        """A message by a socket."""
        self._library.hear(number, text.encode())

    def hang_up(self, number: int) -> None:
        """A socket is closed."""
        self._library.hang_up(number)
