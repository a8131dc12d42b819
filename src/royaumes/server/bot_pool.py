"""Computer players think in processes of their own, so that no table waits for another's bot."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cache, partial
from typing import Any

from royaumes import bots
from royaumes.core import Game, Move, Stream, UserError
from royaumes.games import game
from royaumes.play.preview import Preview, preview
from royaumes.server.workers import Workers

_log = logging.getLogger(__name__)


@cache
def _bot(name: str, key: str) -> bots.Bot:
    """A bot by name; where nobody has written its heuristics, the one that needs none."""
    try:
        return bots.make(name, key)
    except UserError:
        return bots.make("random", key)


def warm(keys: Sequence[str]) -> None:
    """Load what thinking needs, so that the first move is as quick as the second."""
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
        self._workers = Workers(workers, partial(warm, tuple(keys)))
        self.start = self._workers.start
        self.stop = self._workers.stop

    async def think(
        self, name: str, rules: Game[Any, Any], view: Any, options: Sequence[Move], stream: Stream
    ) -> Move:
        """What this bot does with this view; a single option needs no thought."""
        if len(options) == 1:
            return options[0]
        numbers = [rules.moves.number(move) for move in options]
        try:
            return rules.moves[await self._workers.run(choose, name, rules.key, view, numbers, stream)]
        except Exception:
            _log.exception("the bot %s failed at %s", name, rules.key)
            return stream.choice(options)

    async def preview(self, rules: Game[Any, Any], view: Any, seat: int, move: Move) -> Preview:
        """What a move would bring, worked out where no table waits for it."""
        return await self._workers.run(look_ahead, rules.key, view, seat, rules.moves.number(move))

    async def ping(self) -> None:
        """Ask for nothing: whether there is somebody to ask."""
        await self._workers.run(int)
