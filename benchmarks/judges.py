"""What was learnt, at work in this process or in one that runs another build.

As a program it is that other process: each line it reads is what to time, a game's key and for how many
seconds, and each line it answers is how often that was done for each second of processor time.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import cache
from time import process_time
from typing import Any

from benchmarks.player import Speed
from royaumes.bots import Budget, ask, level, make
from royaumes.bots.value import value
from royaumes.core import Stream
from royaumes.games import game
from royaumes.testing.walks import decisions

#: Playouts of a king's move, and how many of its moves are timed: always these, so that ratios compare.
_PLAYOUTS, _MOVES = 64, 4


@cache
def seats(key: str) -> int:
    """At how many seats a game is measured: its nets know this table."""
    return max(2, game(key).seats[0])


@cache
def _positions(key: str) -> list[tuple[Any, Any, Any, int]]:
    """Worlds of a game between sensible players, what their seats see and may do, and these seats."""
    rules, greedy, stream = game(key), make("greedy", key), Stream("bench/judges")
    found: list[tuple[Any, Any, Any, int]] = []

    def sensible(s: Any, seat: int, options: Any) -> Any:
        found.append((s.fork(), rules.view(s, seat), options, seat))
        return ask(rules, s, seat, greedy, stream)

    for _ in decisions(rules, seats(key), stream, sensible):
        pass
    return found


def net(key: str) -> Callable[[], int]:
    """A net's value of rows that were made before."""
    judge = _judge(key)
    rows = [judge.encode(view) for _, view, _, _ in _positions(key)]

    def once() -> int:
        for row in rows:
            judge.net.value(row)
        return len(rows)

    return once


def view(key: str) -> Callable[[], int]:
    """A seat's view of a world: part of what follows."""
    rules, asked = game(key), _positions(key)

    def once() -> int:
        for s, _, _, seat in asked:
            rules.view(s, seat)
        return len(asked)

    return once


def encode(key: str) -> Callable[[], int]:
    """The features of a view: part of what follows."""
    judge, asked = _judge(key), _positions(key)

    def once() -> int:
        for _, seen, _, _ in asked:
            judge.encode(seen)
        return len(asked)

    return once


def share(key: str) -> Callable[[], int]:
    """The share that a seat may expect of a world: a view of it, its features, and the net's value."""
    rules, learnt, asked = game(key), value(key), _positions(key)
    assert learnt is not None

    def once() -> int:
        for s, _, _, seat in asked:
            learnt.share(rules, s, seat)
        return len(asked)

    return once


def king(key: str) -> Callable[[], int]:
    """Playouts of a king."""
    bot = level("king", key, Budget(playouts=_PLAYOUTS))
    chosen = [one for one in _positions(key) if len(one[2]) > 2]
    chosen = chosen[:: max(1, len(chosen) // _MOVES)][:_MOVES]

    def once() -> int:
        for number, (_, seen, options, _) in enumerate(chosen):
            bot.choose(seen, options, Stream(f"bench/king/{number}"))
        return len(chosen) * _PLAYOUTS

    return once


def _judge(key: str) -> Any:
    learnt = value(key)
    assert learnt is not None
    return learnt._judges[seats(key)]


WORK = {work.__name__: work for work in (net, view, encode, share, king)}


def speed(work: str, key: str) -> Speed:
    """How often a second something can be done here."""
    once = WORK[work](key)
    once()

    def timed(seconds: float) -> float:
        done = 0
        begin = now = process_time()
        while now - begin < seconds:
            done += once()
            now = process_time()
        return done / (now - begin)

    return timed


def _asked() -> Iterator[tuple[str, str, float]]:
    for line in sys.stdin:
        work, key, seconds = line.split()
        yield work, key, float(seconds)


def main() -> None:
    """Time what the lines ask for."""
    speeds = cache(speed)
    for work, key, seconds in _asked():
        print(speeds(work, key)(seconds), flush=True)


if __name__ == "__main__":
    main()
