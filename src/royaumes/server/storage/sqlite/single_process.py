"""The `Processes` of a store that one process has to itself."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection

from royaumes.server.storage.seam import News


class Alone:
    """Does nothing: there are no other processes, so every table is held by this one."""

    async def join(
        self, address: str, news: Callable[[News], None], late: Callable[[], Awaitable[None]]
    ) -> None:
        """No-op: there are no other processes."""

    async def claim(self, table: str, again: bool = False) -> str:
        return ""

    async def declare_dead(self, address: str) -> None:
        """No-op: there are no other processes."""

    async def release(self, used: Collection[str], seconds: float) -> None:
        """No-op: this process holds all tables."""

    async def notify(self, news: News) -> None:
        """No-op: there are no other processes."""
