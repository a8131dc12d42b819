"""Plants bugs in the memory of a process that has collected its tests, so that nothing is imported again.

Each bug gets a fork of its own, in which the functions that it changes have other code. What was worked out
when modules were imported stays as it was; whoever wants to be sure tries again over a copy of the tree.
"""

from __future__ import annotations

import gc
import os
import resource
import signal
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FunctionType

import pytest

#: Seconds on the clock after which even a test that only waits has been noticed.
PATIENCE = 1800


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change: the file, where in it, and the file's whole text with the bug in it."""

    path: Path
    line: int
    what: str
    text: str


def plant(mutant: Mutant) -> None:
    """Give the functions of this module the code that the bug makes of them."""
    name = str(mutant.path)
    new = {code.co_qualname: code for code in _codes(compile(mutant.text, name, "exec"))}
    for one in gc.get_objects():
        if type(one) is FunctionType and one.__code__.co_filename == name:
            code = new.get(one.__code__.co_qualname)
            if code is not None and len(code.co_freevars) == len(one.__code__.co_freevars):
                one.__code__ = code


def _codes(code: CodeType) -> Iterator[CodeType]:
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield inner
            yield from _codes(inner)


class Planting:
    """A plugin of pytest: instead of running its tests once, it runs them with each bug until one fails."""

    def __init__(self, mutants: Sequence[Mutant], jobs: int, seconds: int) -> None:
        self.alive: list[Mutant] = []
        #: Whether all tests pass as long as nothing is planted.
        self.sound = False
        self._mutants, self._jobs, self._seconds = mutants, jobs, seconds

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """The tests are collected: fork, plant, run."""
        if session.testsfailed or not session.items:
            return True
        _, status, used = os.wait4(self._fork(session, None), 0)
        self.sound = status == 0
        # With a bug they may take longer, but not for ever: most that do are caught in a loop.
        self._seconds = min(self._seconds, 5 + round(3 * (used.ru_utime + used.ru_stime)))
        waiting: dict[int, Mutant] = {}
        for mutant in self._mutants if self.sound else ():
            if len(waiting) == self._jobs:
                self._wait(waiting)
            waiting[self._fork(session, mutant)] = mutant
        while waiting:
            self._wait(waiting)
        return True

    def _wait(self, waiting: dict[int, Mutant]) -> None:
        pid, status = os.wait()
        mutant = waiting.pop(pid)
        if status == 0:
            self.alive.append(mutant)

    def _fork(self, session: pytest.Session, mutant: Mutant | None) -> int:
        """The process that runs all tests with a bug; it ends with 0 if they pass."""
        pid = os.fork()
        if pid:
            return pid
        status = 1
        try:
            resource.setrlimit(resource.RLIMIT_CPU, (self._seconds, self._seconds))
            signal.alarm(PATIENCE)
            session.config.pluginmanager.unregister(name="terminalreporter")
            if mutant is not None:
                plant(mutant)
            status = int(not _pass(session))
        finally:
            os._exit(status)


def _pass(session: pytest.Session) -> bool:
    for item, following in zip(session.items, [*session.items[1:], None], strict=True):
        session.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if session.testsfailed:
            return False
    return True
