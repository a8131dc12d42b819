"""Reviews of finished games: made in a worker, a few decisions at a time, then stored."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any

from royaumes.core import Record, UserError
from royaumes.core.to_json import to_json
from royaumes.games import game
from royaumes.review import Judged, Review, usual_depth
from royaumes.review.reviewing import concluded, judge_some, moments
from royaumes.server import protocol as p
from royaumes.server.config import Config
from royaumes.server.protocol.encoding import encode
from royaumes.server.protocol.errors import CodedError, of_reason, too_many
from royaumes.server.protocol.records import Raw, convert
from royaumes.server.storage import Reviewed, Storage
from royaumes.server.workers.pool import Workers, modest

_log = logging.getLogger(__name__)
#: Decisions that are judged before the page hears of them, and reviews that may wait for each other.
_BATCH, _MOST_WAITING = 2, 8
#: Reviews that could not be made, of which it is remembered why until somebody asks again.
_MOST_FAILED = 100
#: How many of these may be of games from files: those are quickly had, and whoever has played comes first.
_MOST_FILES = 2
#: More workers than this would be idle most of the day.
_MOST_WORKERS = 4


@dataclass(slots=True)
class _Work:
    """A review that is being made; `of` is 0 before its decisions have been counted."""

    from_file: bool
    done: int = 0
    of: int = 0


class Reviews:
    """A worker for each core, started when first wanted, which all let tables go first.

    A review is made once and stays with its table.
    """

    def __init__(self, config: Config, storage: Storage) -> None:
        self._abreast = min(os.cpu_count() or 1, _MOST_WORKERS)
        self._workers = Workers(self._abreast if config.workers else 0, modest)
        self.stop = self._workers.stop
        self._storage = storage
        self._running: dict[int, _Work] = {}
        self._failed: dict[int, UserError] = {}

    async def look(self, number: int) -> p.Reviewing | None:
        """How far the review of a table is, or all of it; None where nobody has asked for it yet.

        A `UserError` where it could not be made: asked again, it is tried again.
        """
        stored = await self._storage.review(number)
        if stored is not None:
            return p.Reviewing(0, 0, Raw(stored.encode()))  # type: ignore[arg-type]  # written already
        error = self._failed.pop(number, None)
        if error is not None:
            raise error
        work = self._running.get(number)
        if work is None:
            return None
        return p.Reviewing(work.done, work.of, None)

    def begin(self, number: int, record: Record, from_file: bool = False) -> Coroutine[Any, Any, None]:
        """The making of a review, to be carried out beside the tables; a `CodedError` where many wait."""
        files = sum(work.from_file for work in self._running.values())
        if len(self._running) >= _MOST_WAITING or (from_file and files >= _MOST_FILES):
            raise too_many()
        self._running[number] = work = _Work(from_file)
        return self._make(number, record, work)

    async def _make(self, number: int, record: Record, work: _Work) -> None:
        try:
            work.of = await self._workers.run(count, record)
            depth = usual_depth(record.header.game, record.header.seats)
            judged = await self._judged(record, depth, work)
            found = await self._workers.run(concluded, record, depth, judged)
            await self._storage.save(Reviewed(number, encode(message(found)).decode()))
        except UserError as error:
            self._fail(number, error)
        except Exception:
            _log.exception("the review of table %s failed", number)
            self._fail(number, CodedError("broken", "server-broken"))
        finally:
            del self._running[number]

    def _fail(self, number: int, error: UserError) -> None:
        self._failed[number] = error
        if len(self._failed) > _MOST_FAILED:
            del self._failed[next(iter(self._failed))]

    async def _judged(self, record: Record, depth: int, work: _Work) -> list[Judged]:
        """All decisions, some at a time: other reviews have their turn in between."""
        places = asyncio.Semaphore(self._abreast)

        async def some(first: int) -> list[Judged]:
            async with places:
                batch = range(first, min(first + _BATCH, work.of))
                found = await self._workers.run(judge_some, record, depth, batch)
                work.done += len(found)
                return found

        parts = await asyncio.gather(*map(some, range(0, work.of, _BATCH)))
        return [one for part in parts for one in part]


def count(record: Record) -> int:
    """How many decisions a record has; runs in the worker."""
    return len(moments(game(record.header.game), record))


def message(review: Review) -> p.Review:
    """A review as it goes over the wire."""
    whole: dict[str, Any] = to_json(review)
    decisions = [
        {**plain, "reason": of_reason(one.reason)}
        for plain, one in zip(whole.pop("decisions"), review.decisions, strict=True)
    ]
    return convert({**whole, "decisions": decisions}, p.Review)
