"""The bot that takes the move after which its game's learnt value is highest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from royaumes.bots.choice import Budget, Choice, Considered
from royaumes.bots.greedy import Greedy
from royaumes.bots.value import Value, with_prior
from royaumes.core import Move, Stream
from royaumes.games import game

#: So many moves are tried, those that the heuristics like best: a march can be made in 40 ways.
_WIDEST = 12


class Learned:
    """Looks one move ahead in an imagined world; where the value can't judge, it follows the heuristics."""

    def __init__(self, key: str, name: str, judge: Value) -> None:
        self.name = name
        self._game = game(key)
        self._judge = judge
        self._greedy = Greedy(key)

    def choose(self, view: Any, options: Sequence[Move], stream: Stream) -> Move:
        return self.consider(view, options, stream).move

    def consider(
        self, view: Any, options: Sequence[Move], stream: Stream, budget: Budget | None = None
    ) -> Choice:
        world = self._game.imagine(view, stream.split("hidden"))
        if not self._judge.judges(world):
            return self._greedy.consider(view, options, stream)
        found, prior = [], self._judge.prior(world)
        for one in self._promising(view, options, stream, prior):
            after = world.fork()
            self._game.advance(after, view.seat, one.move)
            share = self._judge.share(self._game, after, view.seat)
            found.append(Considered(one.move, with_prior(share, one.worth, prior)))
        found.sort(key=lambda one: -one.worth)
        return Choice(found[0].move, tuple(found))

    def _promising(
        self, view: Any, options: Sequence[Move], stream: Stream, prior: float
    ) -> Sequence[Considered]:
        """The moves to try, with what the heuristics say of them where that matters."""
        if not prior and len(options) <= _WIDEST:
            return [Considered(move, 0.0) for move in options]
        return self._greedy.consider(view, options, stream).considered[:_WIDEST]
