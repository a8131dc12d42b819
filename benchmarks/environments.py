"""Environment steps a second: our games in PettingZoo beside its own card games and RLCard's, in one run.

Random agents, observations and masks made at every step, processor time. All play in turns, and the best of
several rounds counts. Ours run as they are written, and compiled where a compiled copy is up to date
(`python -m tools.compile --copy`). What is not installed is left out; `royaumes[bench]` brings it.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from functools import partial
from importlib import import_module
from statistics import median
from typing import Any

from tools.compile import COPY, fresh

from benchmarks.player import Elsewhere
from benchmarks.steps import run, run_rlcard
from royaumes import rl
from royaumes.games import keys

PETTINGZOO = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")
RLCARD = ("blackjack", "leduc-holdem", "limit-holdem", "gin-rummy", "uno")
STEPS, ROUNDS = 4_000, 5

Measure = Callable[[], float]


def ours() -> Iterator[tuple[str, Measure]]:
    """Our games in this process."""
    for key in keys():
        yield key, partial(_measured, run, partial(rl.env, key))


def ours_compiled(stack: ExitStack) -> Iterator[tuple[str, Measure]]:
    """Our games in another process, where there is a compiled copy of what stands in the sources now."""
    if not fresh():
        print("compiled: left out (python -m tools.compile --copy builds it)")
        return
    elsewhere = stack.enter_context(closing(Elsewhere(COPY, "benchmarks.steps")))
    for key in keys():
        yield f"{key}, compiled", partial(elsewhere.speed(key), STEPS)


def pettingzoo() -> Iterator[tuple[str, Measure]]:
    """PettingZoo's card games."""
    for name in PETTINGZOO:
        if theirs := _imported(f"pettingzoo.classic.{name}"):
            yield f"pettingzoo {name}", partial(_measured, run, theirs.env)


def rlcard() -> Iterator[tuple[str, Measure]]:
    """RLCard's games without PettingZoo."""
    if theirs := _imported("rlcard"):
        for name in RLCARD:
            yield f"rlcard {name}", partial(_measured, run_rlcard, partial(theirs.make, name))


def _measured(how: Callable[[Any, int], float], make: Callable[[], Any]) -> float:
    return how(make(), STEPS)


def _imported(module: str) -> Any:
    try:
        return import_module(module)
    except ImportError as error:
        print(f"{module}: left out ({error})")
        return None


def main() -> None:
    """Every environment in turn, several times; then each beside theirs."""
    with warnings.catch_warnings(action="ignore"), ExitStack() as stack:  # they import in a deprecated way
        groups = [dict(group) for group in (ours(), ours_compiled(stack), pettingzoo(), rlcard())]
        best = {name: 0.0 for group in groups for name in group}
        for _ in range(ROUNDS):
            for group in groups:
                for name, measure in group.items():
                    best[name] = max(best[name], measure())
    for name, speed in best.items():
        print(f"{name:36} {speed:10,.0f} steps/s{_beside(speed, [best[one] for one in groups[2]])}")
    if groups[3]:
        fastest = max(groups[3], key=best.__getitem__)
        for name in (*groups[0], *groups[1]):
            print(f"{name}: {best[name] / best[fastest]:.2f} times the speed of {fastest}, RLCard's fastest")


def _beside(speed: float, theirs: list[float]) -> str:
    """How many times as fast as PettingZoo's card games; nothing where they are not all here."""
    if len(theirs) < len(PETTINGZOO):
        return ""
    leduc, middle = theirs[0], median(theirs)
    return f"  {speed / leduc:4.1f} times Leduc, {speed / middle:4.1f} times the median of PettingZoo's"


if __name__ == "__main__":
    main()
