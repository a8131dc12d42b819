"""Moves compared world by world."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from math import inf, sqrt
from typing import TypeAlias

from royaumes.bots.choice import Budget, Choice, Considered
from royaumes.core import Move

#: A move must be better than all others by so many standard errors for the choice to be clear.
_CLEAR = 3.0
#: After so many worlds, and again after as many more, one asks whether the choice is clear.
_GLANCE = 8
#: What these moves come to in the world with this number; None where the clock passes the end before.
Compare: TypeAlias = Callable[[Sequence[Move], int, float], Sequence[float] | None]


class Tournament:
    """What each move came to in the same worlds; the first one is the favourite.

    Another move must be better than the favourite by `doubt` standard errors to be preferred to it.
    What was thought of each move before (`shares`) counts as much as `trust` worlds.
    """

    def __init__(
        self, moves: Sequence[Move], doubt: float = 0.5, shares: Sequence[float] = (), trust: float = 0.0
    ) -> None:
        self._doubt = doubt
        self._trust = trust
        self._values: dict[Move, list[float]] = {move: [] for move in moves}
        self._before = dict(zip(moves, shares, strict=True)) if trust else dict.fromkeys(moves, 0.0)
        self._favourite = moves[0]
        #: The moves that are still compared; all of them have seen the same worlds.
        self.alive = list(moves)

    @property
    def worlds(self) -> int:
        """In how many worlds the moves still alive have been compared."""
        return len(self._values[self._favourite])

    def run(self, compare: Compare, budget: Budget, start: float = 0.0) -> None:
        """Compare the moves, in each round the better half of them, until it is clear or the budget is spent.

        The seconds of the budget count from `start`.
        """
        rounds = max(1, (len(self.alive) - 1).bit_length())
        for number in range(1, rounds + 1):
            end = inf if budget.seconds is None else start + budget.seconds * number / rounds
            worlds = None if budget.playouts is None else budget.playouts // (rounds * len(self.alive))
            if self._round(compare, worlds, end):
                break
            if number < rounds:
                self.halve()

    def _round(self, compare: Compare, worlds: int | None, end: float) -> bool:
        """Compare the moves still alive in more worlds, or until `end`; whether the choice is clear."""
        for _ in count() if worlds is None else range(max(1, worlds)):
            values = compare(self.alive, self.worlds, end)
            if values is None:
                return False
            self.add(values)
            if self.worlds % _GLANCE == 0 and self.is_clear():
                return True
        return False

    def add(self, values: Sequence[float]) -> None:
        """What the moves still alive came to in one more world."""
        for move, value in zip(self.alive, values, strict=True):
            self._values[move].append(value)

    def halve(self) -> None:
        """Give the worse half up, but never the favourite."""
        best = sorted(self.alive[1:], key=self._mean, reverse=True)
        self.alive = [self._favourite, *best[: max(1, len(self.alive) // 2 - 1)]]

    def is_clear(self) -> bool:
        """Whether one move is better than all others beyond doubt, or none is better than another."""
        leader = max(self.alive, key=self._mean)
        return all(
            self._values[move] == self._values[leader] or self._is_better(leader, move, _CLEAR)
            for move in self.alive
        )

    def choice(self) -> Choice:
        """The favourite, unless another move was better by more than chance may well explain."""
        leader = max(self.alive, key=self._mean)
        best = leader if self._is_better(leader, self._favourite, self._doubt) else self._favourite
        tried = sorted(self._values, key=lambda move: (move is not best, -self._mean(move)))
        return Choice(
            best, tuple(Considered(move, self._mean(move), len(self._values[move])) for move in tried)
        )

    def _mean(self, move: Move) -> float:
        values = self._values[move]
        worlds = self._trust + len(values)
        return (self._trust * self._before[move] + sum(values)) / worlds if worlds else 0.0

    def _is_better(self, move: Move, other: Move, errors: float) -> bool:
        """Whether one move did better than another by more than so many standard errors."""
        more = [mine - theirs for mine, theirs in zip(self._values[move], self._values[other], strict=True)]
        if len(more) < 2:
            return False
        mean = sum(more) / len(more)
        variance = sum((one - mean) ** 2 for one in more) / (len(more) - 1)
        return self._mean(move) - self._mean(other) > errors * sqrt(variance / (self._trust + len(more)))
