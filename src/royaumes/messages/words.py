"""A catalogue bound to one table: its game, and the people who sit there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from royaumes.messages.catalogue import Catalogue
from royaumes.messages.source import prefix

if TYPE_CHECKING:
    from royaumes.core import Decide, Event, Fact, Facts, Move, Reason, Refusal, UserError

_MINUS = "\N{MINUS SIGN}"


@dataclass(frozen=True)
class Words:
    """Everything that is said at one table, in one language."""

    catalogue: Catalogue
    game: str = ""
    names: Sequence[str] = ()
    #: The seat of the one person who reads: to them messages say "you".
    me: int | None = None

    @property
    def lang(self) -> str:
        """The language spoken."""
        return self.catalogue.lang

    def say(self, message: str, /, **facts: Fact) -> str:
        """A message with its facts in words."""
        return self._say(message, facts)

    def thing(self, name: str) -> str:
        """What a thing such as "cell:12" is called."""
        return self.catalogue.thing(name, game=self.game, names=self.names)

    def field(self, name: str) -> str:
        """What a field of the view is called, by the game or at every table; "" is not for people."""
        part = name.replace("_", "-")
        own = f"{prefix(self.game)}-field-{part}"
        message = own if self.catalogue.has(own) else f"table-field-{part}"
        return self.say(message) if self.catalogue.has(message) else name.replace("_", " ")

    def seat(self, seat: int) -> str:
        """The name of the player who sits there."""
        return self.catalogue.player(seat, self.names)

    def listed(self, parts: Sequence[str]) -> str:
        """Several words as the language lists them."""
        return self.catalogue.listed(parts)

    def tenths(self, value: int) -> str:
        """A number of tenths as the language writes it."""
        size = abs(value)
        return (_MINUS if value < 0 else "") + self.say("review-tenths", whole=size // 10, tenths=size % 10)

    def change(self, value: int) -> str:
        """The same with its sign."""
        return ("+" if value > 0 else "") + self.tenths(value)

    def move(self, move: Move) -> str:
        """A move's label: the things that it picks, in order."""
        return ", ".join(self.thing(pick) for pick in move.picks)

    def event(self, event: Event) -> str:
        """Something that happened."""
        return self._say(event.message, event.facts)

    def then(self, events: Iterable[Event]) -> str:
        """What these events come to, for the option that leads to them: a few words or none."""
        return ", ".join(filter(None, (self._aside(event.message, "then", event.facts) for event in events)))

    def coach(self, question: Decide) -> str:
        """What a question is about and why one might choose what; nothing where nobody says so."""
        return self._aside(question.prompt, "coach", question.facts)

    def _aside(self, message: str, attribute: str, facts: Facts) -> str:
        return self.catalogue.aside(message, attribute, facts, game=self.game, names=self.names)

    def why(self, error: UserError | Refusal | Reason) -> str:
        """Why something is not possible, or is advised."""
        return self._say(error.why, error.facts)

    def _say(self, message: str, facts: Facts) -> str:
        return self.catalogue.say(message, facts, game=self.game, names=self.names, me=self.me)
