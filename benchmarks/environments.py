"""Environment steps a second: our games in PettingZoo beside its own card games and RLCard's, in one run.

Random agents, observations and masks made at every step, processor time. What is not installed is left out
(`pip install 'royaumes[bench]'` brings it). After `make fast` ours are compiled.
"""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from time import process_time
from typing import Any

import numpy as np

from royaumes import rl
from royaumes.games import keys

PETTINGZOO = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")
RLCARD = ("blackjack", "leduc-holdem", "limit-holdem", "gin-rummy", "uno")
STEPS, ROUNDS = 4_000, 3


def run(env: Any, steps: int) -> float:
    """Steps for each second of processor time."""
    draw = random.Random(0)
    env.reset(seed=0)
    start = process_time()
    for _ in range(steps):
        observation, _, over, cut, _ = env.last()
        if over or cut:
            env.reset()
        else:
            env.step(draw.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    return steps / (process_time() - start)


def run_rlcard(env: Any, steps: int) -> float:
    """The same for RLCard, whose states come with what is legal."""
    draw = random.Random(0)
    state, _ = env.reset()
    start = process_time()
    for _ in range(steps):
        if env.is_over():
            state, _ = env.reset()
        else:
            state, _ = env.step(draw.choice(list(state["legal_actions"])))
    return steps / (process_time() - start)


def contenders() -> Iterator[tuple[str, Callable[[], float]]]:
    """All that can be measured here, with their names."""
    for key in keys():
        yield f"royaumes {key}", partial(_measured, run, partial(rl.env, key))
    for name in PETTINGZOO:
        if theirs := _imported(f"pettingzoo.classic.{name}"):
            yield f"pettingzoo {name}", partial(_measured, run, theirs.env)
    if rlcard := _imported("rlcard"):
        for name in RLCARD:
            yield f"rlcard {name}", partial(_measured, run_rlcard, partial(rlcard.make, name))


def _measured(how: Callable[[Any, int], float], make: Callable[[], Any]) -> float:
    return how(make(), STEPS)


def _imported(module: str) -> Any:
    try:
        return import_module(module)
    except ImportError as error:
        print(f"{module}: left out ({error})")
        return None


def main() -> None:
    """Every environment in turn, several times; the best of each counts."""
    with warnings.catch_warnings(action="ignore"):  # their games are imported in a way that they deprecate
        found = list(contenders())
        best = dict.fromkeys((name for name, _ in found), 0.0)
        for _ in range(ROUNDS):
            for name, measure in found:
                best[name] = max(best[name], measure())
    leduc = best.get(f"pettingzoo {PETTINGZOO[0]}")
    for name, speed in best.items():
        beside = f"{speed / leduc:6.1f} × Leduc" if leduc else ""
        print(f"{name:36} {speed:10,.0f} steps/s {beside}")


if __name__ == "__main__":
    main()
