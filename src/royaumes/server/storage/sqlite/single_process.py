"""A process that has its database to itself."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection

from royaumes.server.storage.seam import News


class Alone:
    """Nobody else is there: every table is ours, and there is nobody to tell."""

    async def join(
        self, address: str, news: Callable[[News], None], late: Callable[[], Awaitable[None]]
    ) -> None:
        """There is nobody to join."""

    async def claim(self, table: str, again: bool = False) -> str:
        return ""

    async def bury(self, address: str) -> None:
        """There is nobody to bury."""

    async def release(self, used: Collection[str], seconds: float) -> None:
        """All stay ours."""

    async def notify(self, news: News) -> None:
        """Nobody listens."""
