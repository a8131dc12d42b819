"""What is to be simulated: which game, who plays, how often, from which seed."""

from __future__ import annotations

from dataclasses import dataclass, field

from royaumes.bots import Bot, Player, seated
from royaumes.core import Settings, UserError
from royaumes.games import game


@dataclass(frozen=True, slots=True)
class Plan:
    """Many games that differ by their number alone; every result follows from plan and number."""

    key: str
    #: One player per seat: a bot by name, a bot, or what makes one; in game 0 they sit in this order.
    lineup: tuple[Player, ...]
    games: int
    seed: str = "0"
    settings: Settings = field(default_factory=dict)
    #: Whether all move up one seat after each game, so that all sit everywhere equally often.
    rotate: bool = True
    #: Whether results bring their records along.
    records: bool = False
    #: Whether results bring all their decisions and events along.
    tables: bool = False
    #: The seconds that a bot given as code has for each move; None is no limit.
    limit: float | None = None

    def check(self) -> tuple[str, ...]:
        """What the players are called; a `UserError` where this cannot be played at all."""
        game(self.key).start(len(self.lineup), self.settings)
        names = tuple(name for name, _ in self._made(self.lineup))
        if self.games < 1:
            raise UserError("sim-bad-games", games=self.games)
        return names

    def seed_of(self, number: int) -> str:
        """The seed of one game."""
        return f"{self.seed}/{number}"

    def seated(self, number: int) -> tuple[Player, ...]:
        """Who sits in which seat in one game."""
        moved = number % len(self.lineup) if self.rotate else 0
        return self.lineup[-moved:] + self.lineup[:-moved] if moved else self.lineup

    def bots(self, number: int) -> list[tuple[str, Bot]]:
        """The bots of one game by seat, each with what its player is called."""
        return self._made(self.seated(number))

    def _made(self, players: tuple[Player, ...]) -> list[tuple[str, Bot]]:
        return [seated(player, self.key, self.limit) for player in players]
