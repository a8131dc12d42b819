"""Environment steps a second: our games in PettingZoo beside PettingZoo's own card games, in one run.

Random agents, observations and masks made at every step, processor time. What is not installed is left out.
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

THEIRS = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "connect_four_v3")
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


def environments() -> Iterator[tuple[str, Callable[[], Any]]]:
    """All that can be made here, with their names."""
    for key in keys():
        yield f"royaumes {key}", partial(rl.env, key)
    for name in THEIRS:
        try:
            yield f"pettingzoo {name}", import_module(f"pettingzoo.classic.{name}").env
        except ImportError as error:
            print(f"pettingzoo {name}: left out ({error})")


def main() -> None:
    """Every environment in turn, several times; the best of each counts."""
    with warnings.catch_warnings(action="ignore"):  # their games are imported in a way that they deprecate
        found = list(environments())
        best = dict.fromkeys((name for name, _ in found), 0.0)
        for _ in range(ROUNDS):
            for name, make in found:
                best[name] = max(best[name], run(make(), STEPS))
    for name, speed in best.items():
        print(f"{name:36} {speed:10,.0f} steps/s")


if __name__ == "__main__":
    main()
