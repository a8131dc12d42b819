"""Many games, in this process or over several; the results are the same and come in order."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from threading import Thread
from traceback import format_exc
from typing import Any

from royaumes.core import UserError
from royaumes.sim.plan import Plan
from royaumes.sim.result import Result, played

_LARGEST_BATCH = 50
_BATCHES_AHEAD = 3


class GameFailed(Exception):
    """A bot or a game broke; carries the number of the game and the whole trace as text."""

    def __init__(self, number: int, trace: str) -> None:
        super().__init__(f"game {number} failed\n{trace}")
        self.number = number
        self.trace = trace


@dataclass(frozen=True, slots=True)
class _Failure:
    number: int
    trace: str


def results(plan: Plan, jobs: int = 1) -> Generator[Result, None, None]:
    """Every result of a plan, in the order of the games' numbers whatever `jobs` is.

    A game that breaks raises `GameFailed` after the results before it. Closing the iterator
    (an interrupt does) ends all workers after the game they are at.
    """
    plan.check()
    batches = _batches(plan.games, jobs)
    outcomes = _here(plan) if len(batches) == 1 or jobs == 1 else _elsewhere(plan, batches, jobs)
    with closing(outcomes):
        for outcome in outcomes:
            if isinstance(outcome, _Failure):
                raise GameFailed(outcome.number, outcome.trace)
            yield outcome


def _batches(games: int, jobs: int) -> list[range]:
    size = max(1, min(_LARGEST_BATCH, games // (jobs * 4)))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def _attempt(plan: Plan, number: int) -> Result | _Failure:
    try:
        return played(plan, number)
    except Exception:  # whatever a bot may raise; traces as text travel where exceptions may not
        return _Failure(number, format_exc())


def _here(plan: Plan) -> Generator[Result | _Failure, None, None]:
    return (_attempt(plan, number) for number in range(plan.games))


def _elsewhere(plan: Plan, batches: list[range], jobs: int) -> Generator[Result | _Failure, None, None]:
    context = get_context("spawn")  # a fork would copy threads and locks of the progress bar
    stop = context.Event()
    pool = ProcessPoolExecutor(min(jobs, len(batches)), context, _prepare, (plan, stop))
    waiting: deque[Future[list[Result | _Failure]]] = deque()
    try:
        for batch in batches:
            with _interrupts_held():
                waiting.append(pool.submit(_work, batch))
            if len(waiting) > jobs * _BATCHES_AHEAD:
                yield from waiting.popleft().result()
        while waiting:
            yield from waiting.popleft().result()
    except BrokenProcessPool as error:
        raise UserError("sim-worker-lost") from error
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """An interrupt waits until this is over; workers that start meanwhile never hear of any."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Worker:
    """What a worker process was told once, at its start."""

    plan: Plan
    stop: Any


def _prepare(plan: Plan, stop: Any) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent decides when to end
    _Worker.plan, _Worker.stop = plan, stop
    Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _work(batch: range) -> list[Result | _Failure]:
    found: list[Result | _Failure] = []
    for number in batch:
        if _Worker.stop.is_set():
            break
        found.append(_attempt(_Worker.plan, number))
        if isinstance(found[-1], _Failure):
            break
    return found
