"""Computer players think in processes of their own, so that no table waits for another's bot."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import Any, TypeVar

from royaumes import bots
from royaumes.core import Game, Move, Stream, UserError
from royaumes.games import game
from royaumes.play.preview import Preview, preview

T = TypeVar("T")
_log = logging.getLogger(__name__)


@cache
def _bot(name: str, key: str) -> bots.Bot:
    """A bot by name; where nobody has written its know-how, the one that needs none."""
    try:
        return bots.make(name, key)
    except UserError:
        return bots.make("random", key)


def warm(keys: Sequence[str]) -> None:
    """Load what thinking needs, so that the first move is as quick as the second."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to stop
    for key in keys:
        game(key)
        for name in bots.NAMES:
            _bot(name, key)


def choose(name: str, key: str, view: Any, numbers: list[int], stream: Stream) -> int:
    """The number of the move that a bot makes, out of these; runs in a worker."""
    moves = game(key).moves
    options = [moves[number] for number in numbers]
    move = _bot(name, key).choose(view, options, stream)
    if move not in options:
        raise bots.NotAnOption(name, -1, move, [str(option) for option in options])
    return moves.number(move)


def look_ahead(key: str, view: Any, seat: int, number: int) -> Preview:
    """What the move with this number would bring; runs in a worker."""
    rules = game(key)
    return preview(rules, view, seat, rules.moves[number])


class BotPool:
    """Asks bots. A bot that fails is replaced by a random choice: the game goes on, the log says why."""

    def __init__(self, workers: int, keys: Sequence[str]) -> None:
        self._workers = workers
        self._keys = tuple(keys)
        self._pool: Executor | None = None

    def start(self) -> None:
        """Start the workers; they load the games while people find their seats."""
        self._pool = self._new()

    def stop(self) -> None:
        """Let the workers go."""
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None

    async def think(
        self, name: str, rules: Game[Any, Any], view: Any, options: Sequence[Move], stream: Stream
    ) -> Move:
        """What this bot does with this view; a single option needs no thought."""
        if len(options) == 1:
            return options[0]
        numbers = [rules.moves.number(move) for move in options]
        try:
            return rules.moves[await self._run(choose, name, rules.key, view, numbers, stream)]
        except Exception:
            _log.exception("the bot %s failed at %s", name, rules.key)
            return stream.choice(options)

    async def preview(self, rules: Game[Any, Any], view: Any, seat: int, move: Move) -> Preview:
        """What a move would bring, worked out where no table waits for it."""
        return await self._run(look_ahead, rules.key, view, seat, rules.moves.number(move))

    async def _run(self, work: Callable[..., T], *question: Any) -> T:
        loop = asyncio.get_running_loop()
        pool = self._pool = self._pool or self._new()
        try:
            return await loop.run_in_executor(pool, work, *question)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = self._new()
            return await loop.run_in_executor(self._pool, work, *question)

    def _new(self) -> Executor:
        if self._workers == 0:
            return ThreadPoolExecutor(1, "royaumes-bot")
        spawn = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(self._workers, spawn, warm, (self._keys,))
        for _ in range(self._workers):
            pool.submit(int)
        return pool
