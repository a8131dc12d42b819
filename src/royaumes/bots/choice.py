"""How long a bot may think, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from royaumes.bots.bot import Bot
from royaumes.bots.gains import Gain
from royaumes.core import Move, Reason, Stream, View

#: However many want to think, nobody thinks for less.
_LEAST_SECONDS = 0.05


@dataclass(frozen=True, slots=True)
class Budget:
    """So many playouts or so many seconds for a move, whichever is spent first.

    A move can be made again from its seed only where no seconds are counted.
    """

    playouts: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if self.playouts is None and self.seconds is None:
            raise ValueError("a budget without playouts and without seconds never ends")

    def shared(self, among: float) -> Budget:
        """The part of one among so many who want the same machine; playouts are the same for all."""
        if self.seconds is None or among <= 1:
            return self
        return Budget(self.playouts, max(_LEAST_SECONDS, self.seconds / among))


#: The moves of a turn in order, or only the next one: what follows is decided then.
Plan = tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Considered:
    """One move that was thought about.

    `worth` is a share of winning where there were playouts, else what the game's heuristics say.
    """

    move: Move
    worth: float
    playouts: int = 0
    #: What speaks for it, and what it brings that the next best does not; only where somebody wants advice.
    reason: Reason | None = None
    gains: tuple[Gain, ...] = ()


@dataclass(frozen=True, slots=True)
class Choice:
    """A move, and all that was thought about, best first."""

    move: Move
    considered: tuple[Considered, ...]


class Thinker(Bot, Protocol):
    """A bot that can say what it considered, and that can be given a time to think."""

    def consider(
        self, view: View, options: Sequence[Move], stream: Stream, budget: Budget | None = None
    ) -> Choice:
        """What it would do, with this budget instead of its own; bots that do not search need none."""


class Planner(Thinker, Protocol):
    """A bot that can also say how it would go on with its turn, where it thinks of whole turns."""

    def plans(self, view: View, options: Sequence[Move], stream: Stream) -> list[tuple[Plan, float]]:
        """Plans that begin with one of the options, each with its worth, best first."""
