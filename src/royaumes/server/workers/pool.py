"""Worker processes for long computations; they end with the server."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypeVar

from royaumes.server.protocol.errors import CodedError

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

Found = TypeVar("Found")


def _begin(first: Callable[[], None]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to stop
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    first()


def _end_with_the_server() -> None:
    """A worker holds both ends of the pipe it is asked through, so a killed server's would wait for ever."""
    import multiprocessing

    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def modest() -> None:
    """Lower the priority of this process: tables go first."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(10)


class Workers:
    """Some processes (0: one thread) that carry out functions; one that dies is replaced."""

    def __init__(self, count: int, first: Callable[[], None]) -> None:
        self._count = count
        self._first = first
        self._pool: Executor | None = None
        self._processes: set[BaseProcess] = set()
        self._stopped = False

    def start(self) -> None:
        """Start them; they load what they need while people find their seats."""
        self._current()

    def stop(self) -> None:
        """Let them go, whatever they are at; who waits for it hears that the server stops."""
        self._stopped = True
        if self._pool is None:
            return
        self._pool.shutdown(wait=not self._processes, cancel_futures=True)
        for process in self._processes:
            process.kill()
        self._pool = None

    async def run(self, work: Callable[..., Found], *arguments: Any) -> Found:
        """What this function finds, elsewhere; tried once more where a worker died of it.

        A `CodedError` where they have been let go.
        """
        pool = self._current()
        with contextlib.suppress(BrokenExecutor):
            return await self._in(pool, work, *arguments)
        if self._pool is pool:
            self._pool = None
        return await self._in(self._current(), work, *arguments)

    async def _in(self, pool: Executor, work: Callable[..., Found], *arguments: Any) -> Found:
        """What this function finds; where the workers were let go, what waited for them did not cancel us."""
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *arguments)
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if self._stopped and task is not None and not task.cancelling():
                raise CodedError("unwell", "server-stopping") from None
            raise

    def _current(self) -> Executor:
        if self._stopped:
            raise CodedError("unwell", "server-stopping")
        if self._pool is None:
            self._pool = self._new()
        return self._pool

    def _new(self) -> Executor:
        if self._count == 0:
            return ThreadPoolExecutor(1, "royaumes-worker")
        import multiprocessing  # a browser has no processes
        from concurrent.futures import ProcessPoolExecutor

        spawn = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(self._count, spawn, _begin, (self._first,))
        others = set(multiprocessing.active_children())
        for _ in range(self._count):
            pool.submit(int)
        self._processes = set(multiprocessing.active_children()) - others
        return pool
