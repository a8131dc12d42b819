"""The bot that takes the move after which its game's learnt value is highest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from royaumes.bots.choice import Budget, Choice, Considered
from royaumes.bots.greedy import Greedy
from royaumes.bots.value import Value
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
        judged = self._judge.judges(world)
        if not judged or len(options) > _WIDEST:
            sensible = self._greedy.consider(view, options, stream)
            if not judged:
                return sensible
            options = [one.move for one in sensible.considered[:_WIDEST]]
        found = []
        for move in options:
            after = world.fork()
            self._game.advance(after, view.seat, move)
            found.append(Considered(move, self._judge.share(self._game, after, view.seat)))
        found.sort(key=lambda one: -one.worth)
        return Choice(found[0].move, tuple(found))
