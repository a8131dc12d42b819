"""A catalogue bound to one table: its game, and the people who sit there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from royaumes.messages.catalogue import Catalogue

if TYPE_CHECKING:
    from royaumes.core import Event, Fact, Move, Reason, Refusal, UserError


@dataclass(frozen=True)
class Words:
    """Everything that is said at one table, in one language."""

    catalogue: Catalogue
    game: str = ""
    names: Sequence[str] = ()

    @property
    def lang(self) -> str:
        """The language spoken."""
        return self.catalogue.lang

    def say(self, message: str, /, **facts: Fact) -> str:
        """A message with its facts in words."""
        return self.catalogue.say(message, facts, game=self.game, names=self.names)

    def thing(self, name: str) -> str:
        """What a thing such as "cell:12" is called."""
        return self.catalogue.thing(name, game=self.game, names=self.names)

    def seat(self, seat: int) -> str:
        """The name of the player who sits there."""
        return self.catalogue.player(seat, self.names)

    def listed(self, parts: Sequence[str]) -> str:
        """Several words as the language lists them."""
        return self.catalogue.listed(parts)

    def move(self, move: Move) -> str:
        """A move's label: the things that it picks, in order."""
        return ", ".join(self.thing(pick) for pick in move.picks)

    def event(self, event: Event) -> str:
        """Something that happened."""
        return self.catalogue.say(event.message, event.facts, game=self.game, names=self.names)

    def why(self, problem: UserError | Refusal | Reason) -> str:
        """Why something is not possible, or is advised."""
        return self.catalogue.say(problem.why, problem.facts, game=self.game, names=self.names)
