"""What nets cost: their values alone, with the view and the features they need, and in a king's playouts.

    python -m benchmarks.nets --beside ../old/src --beside-compiled ../old/build/compiled/cpython-311/src

All builds take turns, a short while each, round after round, and only processor time counts. Microseconds are
medians over the rounds, ratios are medians of the speed by that of the other build in the same round.
Without another checkout the compiled copy is measured beside the sources.
"""

from __future__ import annotations

import argparse
import sys
from contextlib import ExitStack, closing
from pathlib import Path
from statistics import median

from tools.compile import COPY, SOURCES, fresh

from benchmarks.judges import WORK
from benchmarks.player import Elsewhere
from royaumes.bots.value import value
from royaumes.games import keys

#: How many times as fast as the sources a compiled net must be: on packed arrays it is, on lists it is not.
MUST = 20.0


def main() -> int:
    """Measure and report."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.nets", description=__doc__)
    parser.add_argument("games", nargs="*", help="keys of games (all that have a net)")
    parser.add_argument("--beside", type=Path, help="the sources of another checkout")
    parser.add_argument("--beside-compiled", type=Path, help="its compiled copy")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.2, help="for each build in each round")
    parser.add_argument("--check", action="store_true", help="exit code 1 where a compiled net is too slow")
    args = parser.parse_args()
    folders = {"pure": SOURCES, "compiled": COPY if fresh() else None}
    folders |= {"pure before": args.beside, "compiled before": args.beside_compiled}
    slow = []
    with ExitStack() as stack:
        builds = {
            name: stack.enter_context(closing(Elsewhere(folder, "benchmarks.judges")))
            for name, folder in folders.items()
            if folder is not None
        }
        pairs = [pair for name in builds if (pair := _pair(name, builds)) is not None]
        print(
            f"{'microseconds':22}" + "".join(f"{name:>18}" for name in builds),
            *map("{0[0]}/{0[1]}".format, pairs),
        )
        for key in args.games or [key for key in keys() if value(key) is not None]:
            for work in WORK:
                speeds = _speeds(f"{work} {key}", builds, args.rounds, args.seconds)
                ratios = {pair: _ratio(speeds[pair[0]], speeds[pair[1]]) for pair in pairs}
                print(f"{key:12}{work:10}", end="")
                print("".join(f"{1e6 / median(speeds[name]):18.2f}" for name in builds), end="")
                print("".join(f"{ratio:8.2f}" for ratio in ratios.values()), flush=True)
                if (
                    work == "net"
                    and "compiled" in builds
                    and _ratio(speeds["compiled"], speeds["pure"]) < MUST
                ):
                    slow.append(key)
    print(f"too slow: nets of {', '.join(slow)}" if slow else "no compiled net is too slow")
    return int(args.check and bool(slow))


def _pair(name: str, builds: dict[str, Elsewhere]) -> tuple[str, str] | None:
    """A build, and the one to measure it by: its own past, else the sources."""
    if f"{name} before" in builds:
        return name, f"{name} before"
    return (name, "pure") if name == "compiled" else None


def _speeds(asked: str, builds: dict[str, Elsewhere], rounds: int, seconds: float) -> dict[str, list[float]]:
    """By build how often a second, in each round."""
    found: dict[str, list[float]] = {name: [] for name in builds}
    for _ in range(rounds):
        for name, build in builds.items():
            found[name].append(build.speed(asked)(seconds))
    return found


def _ratio(mine: list[float], theirs: list[float]) -> float:
    return median(one / other for one, other in zip(mine, theirs, strict=True))


if __name__ == "__main__":
    sys.exit(main())
