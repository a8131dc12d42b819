"""The bot that plays otherwise where it plays alone."""

from __future__ import annotations

from collections.abc import Sequence

from royaumes.bots.choice import Budget, Choice, Thinker
from royaumes.core import Move, Stream, View


class SoloOrRivals:
    """One player for tables with rivals, another for whoever has none."""

    def __init__(self, name: str, with_rivals: Thinker, alone: Thinker) -> None:
        self.name = name
        self._with_rivals = with_rivals
        self._alone = alone

    def choose(self, view: View, options: Sequence[Move], stream: Stream) -> Move:
        return self.consider(view, options, stream).move

    def consider(
        self, view: View, options: Sequence[Move], stream: Stream, budget: Budget | None = None
    ) -> Choice:
        player = self._alone if view.seats == 1 else self._with_rivals
        return player.consider(view, options, stream, budget)
