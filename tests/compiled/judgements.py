"""What was learnt about a game, asked all along games of it: every value to the last bit.

Both builds must print the same.
"""

import sys

from royaumes.bots import make
from royaumes.bots.value import value
from royaumes.core import Chance, Over, Stream
from royaumes.games import game


def main(key: str) -> None:
    rules, learnt, greedy = game(key), value(key), make("greedy", key)
    assert learnt is not None
    for seats in filter(learnt.covers, rules.seats):
        s, stream = rules.start(seats), Stream(f"judgements/{seats}")
        while not isinstance(question := rules.pending(s), Over):
            if isinstance(question, Chance):
                rules.advance(s, None, question.source.sample(stream))
                continue
            seat = question.seats[0]
            options = rules.options(s, seat)
            worlds = []
            for move in options:
                worlds.append(s.fork())
                rules.advance(worlds[-1], seat, move)
            print(
                learnt.share(rules, s, seat).hex(), *[one.hex() for one in learnt.shares(rules, worlds, seat)]
            )
            rules.advance(s, seat, greedy.choose(rules.view(s, seat), options, stream))


if __name__ == "__main__":
    main(sys.argv[1])
