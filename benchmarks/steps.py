"""Random agents in environments, measured in this process or in one that runs another build.

As a program it is that other process: each line it reads is a game's key and how many steps to take, and each
line it answers is how many steps there were for each second of processor time.
"""

from __future__ import annotations

import random
import sys
from time import process_time
from typing import Any

from royaumes import rl


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
            # numpy looks through yes and no in a third of the time that it takes for small numbers
            env.step(draw.choice(observation["action_mask"].view(bool).nonzero()[0].tolist()))
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


def main() -> None:
    """Take the steps that the lines ask for."""
    for line in sys.stdin:
        key, steps = line.split()
        print(run(rl.env(key), int(steps)), flush=True)


if __name__ == "__main__":
    main()
