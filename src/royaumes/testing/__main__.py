"""`python -m royaumes.testing heralds`: every law and leak test over installed games, from many seeds."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

from royaumes.games import AnyGame, game
from royaumes.testing.laws import GAME_LAWS, STEP_LAWS, check
from royaumes.testing.leaks import LEAK_LAWS
from royaumes.testing.walks import tables


def broken(rules: AnyGame, seeds: int) -> Iterator[str]:
    """The laws that a game breaks, each with the first table where it does."""
    whole = {law.__name__: law for law in GAME_LAWS}
    steps = {law.__name__: law for law in (*STEP_LAWS, *LEAK_LAWS)}
    for name in (*whole, *steps):
        for seats, settings, seed in tables(rules, seeds):
            try:
                if name in whole:
                    whole[name](rules, seats, settings, seed)
                else:
                    check(steps[name], rules, seats, settings, seed)
            except AssertionError as error:
                yield f"{rules.key}: {name}: {error} ({seats} seats, {dict(settings)}, seed {seed})"
                break


def main() -> int:
    """Try all games that were asked for; the exit code says whether a law was broken."""
    parser = argparse.ArgumentParser(prog="python -m royaumes.testing", description=__doc__)
    parser.add_argument("games", nargs="+", help="keys of games")
    parser.add_argument("--seeds", type=int, default=10, help="random games for each number of seats")
    args = parser.parse_args()
    laws = len(GAME_LAWS) + len(STEP_LAWS) + len(LEAK_LAWS)
    wrong = 0
    for rules in map(game, args.games):
        found = list(broken(rules, args.seeds))
        print("\n".join([*found, f"{rules.key}: keeps {laws - len(found)} of {laws} laws"]))
        wrong += len(found)
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
