"""How long a bot may think, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from royaumes.bots.bot import Bot
from royaumes.core import Move, Stream


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


@dataclass(frozen=True, slots=True)
class Considered:
    """One move that was thought about.

    `worth` is a share of winning where there were playouts, else what the game's heuristics say.
    """

    move: Move
    worth: float
    playouts: int = 0


@dataclass(frozen=True, slots=True)
class Choice:
    """A move, and all that was thought about, best first."""

    move: Move
    considered: tuple[Considered, ...]


class Thinker(Bot, Protocol):
    """A bot that can say what it considered, and that can be told how long to think."""

    def consider(self, view: Any, options: Sequence[Move], budget: Budget, stream: Stream) -> Choice:
        """What it would do with this budget; bots that do not search need none of it."""
