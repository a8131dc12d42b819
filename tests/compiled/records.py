"""Games of bots, one line each: the record's digest and the result. Both builds must print the same."""

import sys
from hashlib import sha256

from royaumes.bots import make
from royaumes.core import codec
from royaumes.games import game
from royaumes.sim import play


def main(key: str) -> None:
    rules = game(key)
    for seats in rules.seats:
        for bot in ("random", "greedy"):
            for seed in ("one", "two"):
                record, over = play(rules, seats, {}, [make(bot, key) for _ in range(seats)], seed)
                print(seats, bot, seed, sha256(codec.dump(record).encode()).hexdigest(), over)


if __name__ == "__main__":
    main(sys.argv[1])
