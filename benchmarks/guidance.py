"""What people are told before they move: how soon previews come, and whose rules say why not.

`python -m benchmarks.guidance [GAME …]` prints the figures; with --check the exit code is 1 where a
preview takes too long at the median.
"""

from __future__ import annotations

import argparse
import sys
from statistics import median
from time import perf_counter
from typing import Any

from royaumes.core import Decide, Game, Settings, Stream
from royaumes.games import game, keys
from royaumes.play.preview import preview
from royaumes.testing.guidance import Answers, count_answers
from royaumes.testing.walks import spread, walk

#: Milliseconds that a preview may take at the median.
MOST = 50.0
_STEPS, _MOVES = 40, 3


def usual(rules: Game[Any, Any]) -> Settings:
    """The settings that a table has where nobody chooses others."""
    return {one.name: one.choices[0] for one in rules.settings}


def latencies(rules: Game[Any, Any]) -> list[float]:
    """Milliseconds of previews all over random games with every number of seats, sorted."""
    found = []
    for seats in rules.seats:
        stream = Stream(f"bench/preview/{seats}")
        for step in spread(list(walk(rules, seats, usual(rules), stream)), _STEPS):
            if isinstance(step.question, Decide) and step.seat is not None:
                view = rules.view(step.state, step.seat)
                for move in stream.shuffled(rules.options(step.state, step.seat))[:_MOVES]:
                    begin = perf_counter()
                    preview(rules, view, step.seat, move)
                    found.append(1000 * (perf_counter() - begin))
    return sorted(found)


def answered(rules: Game[Any, Any]) -> Answers:
    """What refused things say, in games with every number of seats."""
    counts = (
        count_answers(rules, seats, usual(rules), f"bench/why/{seats}", _STEPS) for seats in rules.seats
    )
    return sum(counts, Answers())


def main() -> int:
    """Measure, count, and report."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.guidance", description=__doc__)
    parser.add_argument("games", nargs="*", help="keys of games (all)")
    parser.add_argument("--check", action="store_true", help="exit code 1 where previews are too slow")
    args = parser.parse_args()
    slow = []
    print(f"{'':12}{'preview, ms':>14}{'19 in 20':>10}{'own rule':>12}{'table rule':>12}{'no answer':>11}")
    for key in args.games or keys():
        times, said = latencies(game(key)), answered(game(key))
        slow += [key] if median(times) > MOST else []
        print(f"{key:12}{median(times):14.1f}{times[len(times) * 19 // 20]:10.1f}", end="")
        print(f"{said.share:12.2%}{said.table.total():12,}{said.bad.total():11,}")
        for what, times_said in (said.table + said.bad).most_common(5):
            print(f"{'':12}{times_said:8,} × {what}")
    print(
        f"\na preview may take {MOST:.0f} ms at the median"
        + (f"; too slow: {', '.join(slow)}" if slow else "")
    )
    return int(args.check and bool(slow))


if __name__ == "__main__":
    sys.exit(main())
