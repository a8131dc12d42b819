"""What is to be simulated: which game, who plays, how often, from which seed."""

from __future__ import annotations

from dataclasses import dataclass, field

from royaumes.bots import make
from royaumes.core import Settings, UserError
from royaumes.games import game


@dataclass(frozen=True, slots=True)
class Plan:
    """Many games that differ by their number alone; every result follows from plan and number."""

    key: str
    #: Bots by name, one a seat; in game 0 they sit in this order.
    lineup: tuple[str, ...]
    games: int
    seed: str = "0"
    settings: Settings = field(default_factory=dict)
    #: Whether all move up one seat after each game, so that all sit everywhere equally often.
    rotate: bool = True
    #: Whether results bring their records along.
    keep: bool = False

    def check(self) -> None:
        """A `UserError` where this cannot be played at all."""
        game(self.key).start(len(self.lineup), self.settings)
        for name in self.lineup:
            make(name, self.key)
        if self.games < 1:
            raise UserError("sim-bad-games", games=self.games)

    def seed_of(self, number: int) -> str:
        """The seed of one game."""
        return f"{self.seed}/{number}"

    def seated(self, number: int) -> tuple[str, ...]:
        """Who sits in which seat in one game."""
        moved = number % len(self.lineup) if self.rotate else 0
        return self.lineup[-moved:] + self.lineup[:-moved] if moved else self.lineup
