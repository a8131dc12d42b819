"""How long computer players think: what a move of each level takes, all over sensible games.

`python -m benchmarks.bots [GAME …]` prints milliseconds at the median and for the slowest; with --check the
exit code is 1 where a level is slower than it may be. What counts is processor time for levels that do not
look at the clock, and the clock for the king, who does: measure that on a quiet machine.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from statistics import median
from time import perf_counter, process_time
from typing import Any

from royaumes.bots import Bot, ask, level, make
from royaumes.core import Game, Move, Stream
from royaumes.games import game, keys
from royaumes.testing.walks import decisions

#: Milliseconds that a move may take at the median, where that is promised.
MOST = {"squire": 20.0, "knight": 5.0}
#: Milliseconds that a king's slowest move may take: its second, and a little to finish what it has begun.
KING = 1100.0
#: By level: how many moves are measured. Whoever thinks longer makes fewer.
_MOVES = {"page": 60, "squire": 60, "knight": 60, "baron": 20, "king": 8}
_GAMES = 3

Position = tuple[Any, Any]


def positions(key: str) -> list[Position]:
    """Views with a real choice, and the choice, of a few games between sensible players."""
    rules, greedy = game(key), make("greedy", key)
    found: list[Position] = []
    for number in range(_GAMES):
        stream = Stream(f"bench/bots/{number}")
        choose = partial(_sensible, rules, greedy, stream)
        for s, seat, options in decisions(rules, max(2, rules.seats[0]), stream, choose):
            if len(options) > 1:
                found.append((rules.view(s, seat), options))
    return found


def _sensible(rules: Game[Any, Any], bot: Bot, stream: Stream, s: Any, seat: int, _: Sequence[Move]) -> Move:
    return ask(rules, s, seat, bot, stream)


def times(bot: Bot, asked: list[Position], moves: int, clock: Callable[[], float]) -> Iterator[float]:
    """Milliseconds of some of these moves, spread over all; the first one, which loads things, apart."""
    bot.choose(*asked[0], Stream("bench/first"))
    for number in range(moves):
        view, options = asked[number * len(asked) // moves]
        begin = clock()
        bot.choose(view, options, Stream(f"bench/move/{number}"))
        yield 1000 * (clock() - begin)


def main() -> int:
    """Measure and report."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.bots", description=__doc__)
    parser.add_argument("games", nargs="*", help="keys of games (all)")
    parser.add_argument("--check", action="store_true", help="exit code 1 where a level is too slow")
    args = parser.parse_args()
    slow = []
    print("milliseconds per move: median, slowest")
    print(f"{'':12}" + "".join(f"{name:>20}" for name in _MOVES))
    for key in args.games or keys():
        asked = positions(key)
        print(f"{key:12}", end="", flush=True)
        for name, moves in _MOVES.items():
            clock = perf_counter if name == "king" else process_time
            found = list(times(level(name, key), asked, moves, clock))
            print(f"{median(found):12.1f}{max(found):8.1f}", end="", flush=True)
            if median(found) > MOST.get(name, float("inf")) or (name == "king" and max(found) > KING):
                slow.append(f"{name} of {key}")
        print()
    promised = ", ".join(f"{name} {most:.0f}" for name, most in MOST.items())
    print(f"\npromised: {promised} at the median, king {KING:.0f} at most")
    print(f"too slow: {', '.join(slow)}" if slow else "all keep to it")
    return int(args.check and bool(slow))


if __name__ == "__main__":
    sys.exit(main())
