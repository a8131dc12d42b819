"""A server that is killed every few seconds: a process that has loaded it becomes it again and again.

To load everything takes a second of processor time, which would be most of what such a benchmark does; so it
is done once, and then forked. What is forked is the real server from its first line on.
"""

from __future__ import annotations

import os
import signal
import threading
from typing import Any

from benchmarks.process import Server, children, host
from royaumes.games import game, keys

#: Seconds that a server gets to stop in good order.
_PATIENCE = 120.0


def main(folder: str, port: int, **changes: Any) -> None:
    """Fork a server for every line that is read; how it ended is told before the next."""
    for key in keys():
        game(key)
    while os.read(0, 1):
        child = os.fork()
        if child == 0:
            host(folder, port, **changes)
            return
        print("is", child, flush=True)
        print("ended", os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)


class MortalServer(Server):
    """One server out of a zygote of its own, which ends with `stop` or with the benchmark."""

    _child = 0

    @property
    def pid(self) -> int:
        return self._child

    @property
    def running(self) -> bool:
        return self._child > 0

    def start(self) -> None:
        if self._process is None:
            self._process = self._run(__name__, "main")
        assert self._process.stdin is not None
        self._process.stdin.write(b"\n")
        self._process.stdin.flush()
        ready = False
        while not (ready and self._child):
            match self._line():
                case ["is", number]:
                    self._child = int(number)
                case ["ready"]:
                    ready = True
                case _:
                    self._child = 0
                    raise self._not_started()

    def kill(self) -> list[int]:
        family = children(self.pid)
        self._end_child(signal.SIGKILL)
        return family

    def stop(self) -> int:
        code, process = self._end_child(signal.SIGTERM), self._process
        assert process is not None and process.stdin is not None and process.stdout is not None
        process.stdin.close()
        process.wait(_PATIENCE)
        process.stdout.close()
        self._process = None
        return code

    def _end_child(self, how: signal.Signals) -> int:
        os.kill(self._child, how)
        late = threading.Timer(_PATIENCE, os.kill, (self._child, signal.SIGKILL))
        late.start()
        try:
            match self._line():
                case ["ended", code]:
                    return int(code)
                case other:
                    raise RuntimeError(f"the zygote says {other}")
        finally:
            late.cancel()
            self._child = 0

    def _line(self) -> list[str]:
        """The next that the zygote or the server says."""
        assert self._process is not None and self._process.stdout is not None
        return self._process.stdout.readline().decode().split()
