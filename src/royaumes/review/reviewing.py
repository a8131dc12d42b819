"""Reviewing a record, decision by decision, in this process or over several."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from functools import cache, lru_cache
from itertools import pairwise
from multiprocessing import get_context
from typing import Any

from royaumes.bots.outlook import result
from royaumes.core import Decide, Move, Over, Record, UserError
from royaumes.core.codec import dump_line, load
from royaumes.core.record import Step, replay
from royaumes.games import AnyGame, game
from royaumes.review.consecutive import lost_once
from royaumes.review.decision import Judge, Judged, unit_of, usual_depth
from royaumes.review.report import Review, report

#: So many decisions are sent to another process at once.
_BATCH = 4

#: Hears how many decisions of how many have been judged.
Progress = Callable[[int, int], None]
#: A decision in a record: how many answers came before, the state, who was asked, what they chose.
Moment = tuple[int, Any, int, Move]


def moments(rules: AnyGame, record: Record) -> list[Moment]:
    """The real decisions of a finished game: those where there was a choice."""
    return list(_moments(rules, _finished(rules, record)))


def reviewed(
    record: Record, depth: int | None = None, jobs: int = 1, progress: Progress = lambda done, of: None
) -> Review:
    """The review of a finished game; the same record and depth always give the same one.

    A `UserError` where the record can't be replayed, is not finished, or nobody knows how to play the game.
    """
    rules = game(record.header.game)
    depth = depth or usual_depth(rules.key, record.header.seats)
    count = len(moments(rules, record))
    judged: list[Judged] = []
    progress(0, count)
    with closing(_judged(record, depth, count, jobs)) as found:
        for one in found:
            judged.append(one)
            progress(len(judged), count)
    return concluded(record, depth, judged)


def concluded(record: Record, depth: int, judged: Sequence[Judged]) -> Review:
    """The review of a finished game, from all of its decisions."""
    rules, seats = game(record.header.game), record.header.seats
    over = rules.pending(_finished(rules, record)[-1].state)
    assert isinstance(over, Over)
    unit = unit_of(seats)
    even = seats > 1 and record.header.origin is None
    start = (unit // seats,) * seats if even or not judged else judged[0].chances
    return report(rules.key, depth, start, lost_once(judged), [round(unit * one) for one in result(over)])


def judge_some(record: Record, depth: int, numbers: range) -> list[Judged]:
    """The decisions of a record with these numbers, judged."""
    found = _remembered(dump_line(record))
    judge = _judge(record.header.game, record.header.seats, depth)
    return [
        judge.judge(state, step, seat, move)
        for step, state, seat, move in found[numbers.start : numbers.stop]
    ]


@lru_cache(maxsize=2)  # whoever judges some decisions is given the next ones of the same record soon
def _remembered(written: str) -> list[Moment]:
    record = load(written)
    return moments(game(record.header.game), record)


def _judged(record: Record, depth: int, count: int, jobs: int) -> Generator[Judged, None, None]:
    batches = [range(first, min(first + _BATCH, count)) for first in range(0, count, _BATCH)]
    if jobs == 1 or len(batches) < 2:
        for batch in batches:
            yield from judge_some(record, depth, batch)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        tasks = [pool.submit(judge_some, record, depth, batch) for batch in batches]
        try:
            for task in tasks:
                yield from task.result()
        finally:
            pool.shutdown(cancel_futures=True)


@cache
def _judge(key: str, seats: int, depth: int) -> Judge:
    return Judge(key, seats, depth)


def _finished(rules: AnyGame, record: Record) -> list[Step]:
    steps = list(replay(rules, record))
    if not isinstance(rules.pending(steps[-1].state), Over):
        raise UserError("review-unfinished")
    return steps


def _moments(rules: AnyGame, steps: Sequence[Step]) -> Iterator[Moment]:
    for number, (before, after) in enumerate(pairwise(steps)):
        assert after.answer is not None
        seat = after.answer.seat
        if seat is None or not isinstance(rules.pending(before.state), Decide):
            continue
        if len(rules.options(before.state, seat)) > 1:
            yield number, before.state, seat, rules.moves.parse(after.answer.text)
