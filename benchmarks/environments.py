"""Environment steps a second: our games in PettingZoo beside its own card games and RLCard's, in one run.

Random agents, observations and masks made at every step, processor time. All play in turns, round after
round, so that whatever else the machine does hits all alike; what is printed are medians over the rounds.
Ours run as they are written, and compiled where a compiled copy is up to date (`python -m tools.compile
--copy`). What is not installed is left out; `royaumes[bench]` brings it.
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
STEPS, ROUNDS = 4_000, 9

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
    """Every environment in turn, round after round; then each beside theirs."""
    with warnings.catch_warnings(action="ignore"), ExitStack() as stack:  # they import in a deprecated way
        groups = [dict(group) for group in (ours(), ours_compiled(stack), pettingzoo(), rlcard())]
        speeds: dict[str, list[float]] = {name: [] for group in groups for name in group}
        for _ in range(ROUNDS):
            for group in groups:
                for name, measure in group.items():
                    speeds[name].append(measure())
    theirs, cards = ([speeds[name] for name in group] for group in groups[2:])
    yardsticks = {}
    if len(theirs) == len(PETTINGZOO):
        yardsticks["Leduc"] = theirs[0]
        yardsticks["the median of PettingZoo's"] = [median(each) for each in zip(*theirs, strict=True)]
    if cards:
        yardsticks["RLCard's fastest"] = max(cards, key=median)
    for name, mine in speeds.items():
        beside = ", ".join(f"{ratio(mine, rounds):4.1f} times {what}" for what, rounds in yardsticks.items())
        print(f"{name:36} {median(mine):10,.0f} steps/s  {beside}")


def ratio(mine: list[float], theirs: list[float]) -> float:
    """How many times as fast, round for round: the median."""
    return median(one / other for one, other in zip(mine, theirs, strict=True))


if __name__ == "__main__":
    main()
