"""The bot that takes what looks best now; what looks best is what the game's heuristics say."""

from __future__ import annotations

from collections.abc import Sequence

from royaumes.bots.choice import Budget, Choice, Considered, Plan
from royaumes.bots.heuristics import heuristics, ranked
from royaumes.core import Move, Stream, View


class Greedy:
    """Follows the game's heuristics; a `UserError` where it has none."""

    def __init__(self, key: str, name: str = "greedy") -> None:
        self.name = name
        self._known = heuristics(key)

    def choose(self, view: View, options: Sequence[Move], stream: Stream) -> Move:
        return self._known.choose(view, options, stream)

    def consider(
        self, view: View, options: Sequence[Move], stream: Stream, budget: Budget | None = None
    ) -> Choice:
        found = ranked(self._known, view, options, stream)
        return Choice(found[0][0], tuple(Considered(move, worth) for move, worth in found))

    def plans(self, view: View, options: Sequence[Move], stream: Stream) -> list[tuple[Plan, float]]:
        return [((one.move,), one.worth) for one in self.consider(view, options, stream).considered]
