"""Many games, in this process, over several or on Ray; the results are the same and come in order."""

from __future__ import annotations

import os
import pickle
import signal
import sys
from collections.abc import Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Thread
from traceback import format_exc, format_exception

from royaumes.bots import BotFailed
from royaumes.core import UserError
from royaumes.sim.batches import batches, in_order
from royaumes.sim.on_ray import check_where, over_ray
from royaumes.sim.plan import Plan
from royaumes.sim.result import Result, played

#: Players that need milliseconds for a game, and so many games of theirs are worth a process.
_QUICK = ("random", "greedy")
_WORTH_A_COPY, _WORTH_A_START = 20, 200


class GameFailed(Exception):
    """A bot or a game broke: the game's number and seed, the trace as text, and what a bot did, if it did."""

    def __init__(self, number: int, seed: str, trace: str, bot: UserError | None = None) -> None:
        super().__init__(f"game {number} failed\n{trace}")
        self.number = number
        self.seed = seed
        self.trace = trace
        self.bot = bot


@dataclass(frozen=True, slots=True)
class _Failure:
    number: int
    trace: str
    bot: UserError | None = None


def results(plan: Plan, jobs: int = 1, on: str = "") -> Generator[Result, None, None]:
    """Every result of a plan, in the order of the games' numbers whatever `jobs` is.

    `on` is nothing for processes of this machine, "ray" for Ray, or the address of a cluster of it.
    A game that breaks raises `GameFailed` after the results before it. Closing the iterator
    (an interrupt does) ends all workers at once.
    """
    plan.check()
    with closing(_outcomes(plan, jobs, on)) as outcomes:
        for outcome in outcomes:
            if isinstance(outcome, _Failure):
                raise GameFailed(outcome.number, plan.seed_of(outcome.number), outcome.trace, outcome.bot)
            yield outcome


def _outcomes(plan: Plan, jobs: int, on: str) -> Generator[Result | _Failure, None, None]:
    check_where(on)
    if on:
        _check_travels(plan)
        return over_ray(_attempts, plan, jobs, on)
    return _here(plan) if jobs == 1 or plan.games == 1 else _elsewhere(plan, jobs)


def _attempt(plan: Plan, number: int) -> Result | _Failure:
    try:
        return played(plan, number)
    except BotFailed as failed:
        return _Failure(number, _own_trace(failed), UserError(failed.why, **failed.facts))
    except Exception:  # traces as text travel where exceptions may not
        return _Failure(number, format_exc())


def _own_trace(failed: BotFailed) -> str:
    """Where the bot was: its own frames alone, and the notes of the game."""
    cause = failed.__cause__
    lines = (
        format_exception(type(cause), cause, cause.__traceback__.tb_next)
        if cause is not None and cause.__traceback__
        else []
    )
    return "".join([*lines, *(f"{note}\n" for note in failed.__notes__)])


def _here(plan: Plan) -> Generator[Result | _Failure, None, None]:
    return (_attempt(plan, number) for number in range(plan.games))


def _elsewhere(plan: Plan, jobs: int) -> Generator[Result | _Failure, None, None]:
    wanted = batches(plan.games, jobs)
    context = get_context("fork" if can_fork() else "spawn")
    _check_travels(plan)
    lifeline, end = context.Pipe(duplex=False)
    inherited = end if context.get_start_method() == "fork" else None
    pool = ProcessPoolExecutor(min(jobs, len(wanted)), context, _prepare, (plan, lifeline, inherited))

    def begin(batch: range) -> Future[list[Result | _Failure]]:
        with _interrupts_held():
            return pool.submit(_work, batch)

    try:
        yield from in_order(wanted, jobs, begin, lambda begun: begun.result())
    except BrokenProcessPool as error:
        raise UserError("sim-worker-lost") from error
    finally:
        end.close()
        pool.shutdown(cancel_futures=True)
        lifeline.close()


def can_fork() -> bool:
    """Whether a worker can be a copy of this process: that takes hundredths of a second, not most of one.

    Not where other threads run: a copy would have their locks, but not them.
    """
    threads = Path("/proc/self/task")
    return sys.platform == "linux" and threads.is_dir() and len(list(threads.iterdir())) == 1


def usual_jobs(plan: Plan) -> int:
    """As many processes as this plan keeps busy for longer than they take to start."""
    worth = 1
    if all(player in _QUICK for player in plan.lineup):
        worth = _WORTH_A_COPY if can_fork() else _WORTH_A_START
    return max(1, min(os.cpu_count() or 1, plan.games // worth))


def _check_travels(plan: Plan) -> None:
    """A `UserError` where a bot of the plan cannot be sent to another process."""
    try:
        pickle.dumps(plan)
    except Exception as error:  # pickle raises whatever it stumbles over
        raise UserError("sim-cannot-travel", what=str(error)) from error


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
    """What a worker process gets once, at its start."""

    plan: Plan


def _prepare(plan: Plan, lifeline: Connection, inherited: Connection | None) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent decides when to end
    if inherited is not None:
        inherited.close()  # a copy has the parent's end of the line too
    _Worker.plan = plan
    Thread(target=_leave_with_parent, args=(lifeline,), daemon=True).start()


def _leave_with_parent(lifeline: Connection) -> None:
    """End at once when the parent lets go of its end of the line, or is gone."""
    lifeline.poll(None)
    os._exit(1)


def _work(batch: range) -> list[Result | _Failure]:
    return _attempts(_Worker.plan, batch)


def _attempts(plan: Plan, batch: range) -> list[Result | _Failure]:
    """The games of a batch, up to one that breaks."""
    found: list[Result | _Failure] = []
    for number in batch:
        found.append(_attempt(plan, number))
        if isinstance(found[-1], _Failure):
            break
    return found
