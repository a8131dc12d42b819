"""Several server processes on one port; a process that dies is replaced."""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Event
from types import FrameType

from royaumes.core import UserError
from royaumes.server import logs
from royaumes.server.config import Config
from royaumes.server.run import serve, try_out

_spawn = multiprocessing.get_context("spawn")
#: Seconds between looks at the processes, and that they get to stop in good order.
_LOOK, _STOP = 0.2, 15.0
#: Seconds before one is replaced that did not live longer than that.
_SOON = 2.0


def serve_with(
    count: int, config: Config, listening: socket.socket, ready: Callable[[], None], json: bool
) -> None:
    """Serve with this many processes until stopped; `ready` is called when the first one is ready."""
    try_out(config)
    stop = threading.Event()

    def stopping(number: int, frame: FrameType | None) -> None:
        stop.set()

    before = {one: signal.signal(one, stopping) for one in (signal.SIGINT, signal.SIGTERM)}
    first = _spawn.Event()
    crew = [_Place(config, listening, first, json) for _ in range(count)]
    try:
        while not first.wait(_LOOK) and not stop.is_set():
            if not any(one.alive for one in crew):
                raise UserError("server-unwell")  # the log says why
        if not stop.is_set():
            ready()
        while not stop.wait(_LOOK):
            for one in crew:
                one.fill()
    finally:
        for one in crew:
            one.end()
        for number, handler in before.items():
            signal.signal(number, handler)


class _Place:
    """One process, and those that replace it."""

    def __init__(self, config: Config, listening: socket.socket, ready: Event, json: bool) -> None:
        self._with = (config, listening, ready, json)
        self._process = self._start()

    def _start(self) -> SpawnProcess:
        self._since = time.monotonic()
        process = _spawn.Process(target=_work, args=self._with)
        process.start()
        return process

    @property
    def alive(self) -> bool:
        """Whether the process runs."""
        return self._process.is_alive()

    def fill(self) -> None:
        """Replace the process if it has died."""
        if not self.alive and time.monotonic() - self._since > _SOON:
            self._process.close()
            self._process = self._start()

    def end(self) -> None:
        """Ask the process to stop, and kill it if it takes too long."""
        if self.alive:
            self._process.terminate()
        self._process.join(_STOP)
        self._process.kill()


def _work(config: Config, listening: socket.socket, ready: Event, json: bool) -> None:
    threading.Thread(target=_end_with_the_first, daemon=True).start()
    logs.set_up(json)
    with suppress(KeyboardInterrupt):  # by then it has stopped in good order
        serve(config, listening, ready.set)


def _end_with_the_first() -> None:
    """Stop when the supervisor is gone, since nothing could stop or replace this process then."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
