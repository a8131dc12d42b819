"""What a game's nets have learnt: how likely the seat that looks will win, or what it will make alone."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from math import exp, log
from typing import Any

from royaumes.bots.encoding import Encoding, encoding
from royaumes.bots.net import Net, from_text, weight_count
from royaumes.core import Over, load
from royaumes.games import package

#: The data files of a game that hold its nets, each with the command that made it: with rivals, and alone.
FILES = ("value", "alone")
#: The points that are as good as a victory to whoever plays alone.
GOOD_ALONE = 80.0
#: A share of winning below which nobody can tell one from another.
NEARLY_NEVER = 1e-3


def won(over: Over, seat: int) -> float:
    """A share of the victory; alone, the points on a scale of that size."""
    if len(over.scores) == 1:
        return over.scores[0] / GOOD_ALONE
    return (seat in over.winners) / len(over.winners)


class Value:
    """Judges views of one game, with a net and a prior for each size of table that was learnt about."""

    def __init__(self, known: Encoding, nets: Mapping[int, tuple[Net, float]]) -> None:
        self._encode = known.encode
        self._sealed = frozenset(getattr(known, "SEALED", ()))
        self._nets = nets

    def covers(self, s: Any) -> bool:
        """Whether it knows tables of this world's size."""
        return s.seats in self._nets

    def judges(self, s: Any) -> bool:
        """Whether it can also tell the moves apart that are asked for here: sealed answers it can't."""
        return self.covers(s) and s.phase.name not in self._sealed

    def share(self, game: Any, s: Any, seat: int) -> float:
        """The share that a seat may expect, by its view of this world; at the end, what it has won."""
        question = s.phase.question(s)
        if type(question) is Over:
            return won(question, seat)
        return self._nets[s.seats][0].value(self._encode(game.view(s, seat)))

    def prior(self, s: Any) -> float:
        """How much a point that the heuristics see counts beside what was learnt, as `with_prior` counts."""
        return self._nets[s.seats][1]


def with_prior(share: float, points: float, prior: float) -> float:
    """A share of winning, and what the heuristics promise: a point adds `prior` to the odds' logarithm."""
    if not prior:
        return share
    within = max(NEARLY_NEVER, min(1 - NEARLY_NEVER, share))
    return 1 / (1 + exp(-log(within / (1 - within)) - prior * points))


@cache
def value(key: str) -> Value | None:
    """That of the game with this key; None where none was learnt, or for another encoding.

    A variant may have more or fewer features than the game that was learnt: then it has none either.
    """
    nets: dict[int, tuple[Net, float]] = {}
    for file in FILES:
        if not files(package(key)).joinpath(f"data/{file}.toml").is_file():
            continue
        known, learnt = encoding(key), load(package(key), file)["net"]
        inputs, hidden, weights = len(known.FEATURES), learnt["hidden"], from_text(learnt["weights"])
        if learnt["encoding"] == known.VERSION and len(weights) == weight_count(inputs, hidden):
            net = Net(inputs, hidden, weights)
            nets |= dict.fromkeys(learnt["seats"], (net, learnt.get("prior", 0.0)))
    return Value(encoding(key), nets) if nets else None
