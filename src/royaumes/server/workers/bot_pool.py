"""Bots, hints and previews in worker processes, so that no table waits for another's bot."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from functools import cache, partial

from royaumes import bots
from royaumes.bots.gains import Gain
from royaumes.bots.search import Search
from royaumes.core import Move, Reason, Stream, UserError, View
from royaumes.games import AnyGame, game
from royaumes.play.preview import Preview, preview
from royaumes.server.workers.pool import Workers, modest

_log = logging.getLogger(__name__)
#: Seconds after the start in which everybody comes back at once; who asks the helper then starts it.
_RUSH = 5.0


@cache
def _bot(name: str, key: str) -> bots.Bot:
    """A bot by name; for a game without heuristics, the random one."""
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


def assist(keys: Sequence[str]) -> None:
    """Load what hints and previews need, at a low priority: tables go first."""
    modest()
    warm(keys)


def choose(name: str, key: str, view: View, numbers: list[int], stream: Stream, among: float = 1.0) -> int:
    """The number of the move that a bot makes, out of these; runs in a worker.

    A bot that searches for a time shares it `among` all who want to think now.
    """
    moves, bot = game(key).moves, _bot(name, key)
    options = [moves[number] for number in numbers]
    if isinstance(bot, Search):
        move = bot.consider(view, options, stream, bot.budget.shared(among)).move
    else:
        move = bot.choose(view, options, stream)
    if move not in options:
        raise bots.NotAnOption(name, -1, move, [str(option) for option in options])
    return moves.number(move)


#: What speaks for a move that is advised, and what it brings that the next best does not.
Why = tuple[Reason | None, tuple[Gain, ...]]


def advise(key: str, view: View, numbers: list[int], stream: Stream) -> list[tuple[int, Why]]:
    """The numbers of the moves that are advised, out of these, and what speaks for each; runs in a worker."""
    moves = game(key).moves
    found = bots.hints(key, view, [moves[number] for number in numbers], stream)
    return [(moves.number(one.move), (one.reason, one.gains)) for one in found]


def look_ahead(key: str, view: View, seat: int, number: int) -> Preview:
    """What the move with this number would bring; runs in a worker."""
    rules = game(key)
    return preview(rules, view, seat, rules.moves[number])


class BotPool:
    """Asks bots. A bot that fails is replaced by a random choice: the game goes on, the log says why.

    What people ask (hints, previews) has a worker of its own, so that it never waits for bots.
    """

    def __init__(self, workers: int, keys: Sequence[str]) -> None:
        self._workers = Workers(workers, partial(warm, tuple(keys)))
        self._helper = Workers(min(workers, 1), partial(assist, tuple(keys)))
        self._count = max(1, workers)
        self._thinking = 0
        self._later: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Start all workers: those that games wait for first, the helper when the rush is over."""
        self._workers.start()
        self._later = asyncio.get_running_loop().call_later(_RUSH, self._helper.start)

    def stop(self) -> None:
        """Let all workers go."""
        if self._later is not None:
            self._later.cancel()
        self._workers.stop()
        self._helper.stop()

    async def think(
        self, name: str, rules: AnyGame, view: View, options: Sequence[Move], stream: Stream
    ) -> Move:
        """What this bot does with this view; a single option needs no thought."""
        if len(options) == 1:
            return options[0]
        numbers = [rules.moves.number(move) for move in options]
        self._thinking += 1
        among = self._thinking / self._count
        try:
            number = await self._workers.run(choose, name, rules.key, view, numbers, stream, among)
            return rules.moves[number]
        except Exception:
            _log.exception("the bot %s failed at %s", name, rules.key)
            return stream.choice(options)
        finally:
            self._thinking -= 1

    async def advise(
        self, rules: AnyGame, view: View, options: Sequence[Move], stream: Stream
    ) -> list[tuple[Move, Why]]:
        """The move that a sensible player would make, then the next best; and what speaks for each."""
        numbers = [rules.moves.number(move) for move in options]
        found = await self._helper.run(advise, rules.key, view, numbers, stream)
        return [(rules.moves[number], why) for number, why in found]

    async def preview(self, rules: AnyGame, view: View, seat: int, move: Move) -> Preview:
        """What a move would bring, worked out where no table waits for it."""
        return await self._helper.run(look_ahead, rules.key, view, seat, rules.moves.number(move))

    async def ping(self) -> None:
        """Check that a worker answers."""
        await self._workers.run(int)
