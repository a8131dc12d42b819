"""What a game's nets have learnt: how likely the seat that looks will win, or what it will make alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from math import exp, log
from typing import Any, NamedTuple

from royaumes.bots.encoding import encoding
from royaumes.bots.net import Net, from_text, weight_count
from royaumes.core import Encoding, Over, State, View, load
from royaumes.core.tables import holds
from royaumes.games import AnyGame, package

#: The data files of a game that hold its nets, each with the command that made it: with rivals; with rivals
#: by whole turns, which goes before where there is one; and alone.
FILES = ("value", "turns", "alone")
#: The points that are as good as a victory to whoever plays alone.
GOOD_ALONE = 80.0
#: A share of winning below which nobody can tell one from another.
NEARLY_NEVER = 1e-3


def won(over: Over, seat: int) -> float:
    """A share of the victory; alone, the points on a scale of that size."""
    if len(over.scores) == 1:
        return over.scores[0] / GOOD_ALONE
    return float(over.share(seat))


class _Judge(NamedTuple):
    """What was learnt about tables of one size."""

    encode: Callable[[Any], list[float]]
    net: Net
    prior: float
    by_turns: bool


class Value:
    """Judges views of one game, with a net and a prior for each size of table that was learnt about.

    What was learnt `by_turns` can only compare views in which one's turn is over.
    """

    def __init__(
        self,
        known: Encoding[View],
        nets: Mapping[int, tuple[Net, float]],
        *,
        by_turns: bool = False,
    ) -> None:
        self._sealed = known.SEALED
        self._judges = {
            seats: _Judge(known.encode, net, prior, by_turns) for seats, (net, prior) in nets.items()
        }

    def add(self, other: Value) -> None:
        """Take over what somebody else has learnt; it goes before."""
        self._judges |= other._judges

    def covers(self, seats: int) -> bool:
        """Whether it knows tables of this size."""
        return seats in self._judges

    def judges(self, s: State | View) -> bool:
        """Whether it can also tell the moves apart that are asked for here: sealed answers it can't."""
        return self.covers(s.seats) and s.phase.name not in self._sealed

    def by_turns(self, s: State | View) -> bool:
        """Whether it can only tell the ends of turns apart, at a table of this size."""
        return s.seats in self._judges and self._judges[s.seats].by_turns

    def share(self, game: AnyGame, s: State, seat: int) -> float:
        """The share that a seat may expect, by its view of this world; at the end, what it has won."""
        question = s.phase.question(s)
        if type(question) is Over:
            return won(question, seat)
        judge = self._judges[s.seats]
        return judge.net.value(judge.encode(game.view(s, seat)))

    def shares(self, game: AnyGame, worlds: Sequence[State], seat: int) -> list[float]:
        """The same for worlds at the end of the same turn, in less time."""
        found, going_on = [0.0] * len(worlds), []
        for number, s in enumerate(worlds):
            question = s.phase.question(s)
            if type(question) is Over:
                found[number] = won(question, seat)
            else:
                going_on.append(number)
        if going_on:
            judge = self._judges[worlds[0].seats]
            values = judge.net.values([judge.encode(game.view(worlds[number], seat)) for number in going_on])
            for number, share in zip(going_on, values, strict=True):
                found[number] = share
        return found

    def prior(self, s: State | View) -> float:
        """How much a point that the heuristics see counts beside what was learnt, as `with_prior` counts."""
        return self._judges[s.seats].prior


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
    found: Value | None = None
    for file in FILES:
        if not holds(package(key), file):
            continue
        learnt, by_turns = load(package(key), file)["net"], file == "turns"
        known = encoding(key, turns=by_turns)
        inputs, hidden = len(known.FEATURES), learnt["hidden"]
        weights = from_text(learnt["weights"], weight_count(inputs, hidden))
        if weights and learnt["encoding"] == known.VERSION:
            net = (Net(inputs, hidden, weights), learnt.get("prior", 0.0))
            more = Value(known, dict.fromkeys(learnt["seats"], net), by_turns=by_turns)
            if found is None:
                found = more
            else:
                found.add(more)
    return found
