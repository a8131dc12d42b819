"""A position to try rules on: what is offered, what is refused and why, what a move brings.

One vocabulary for the rule tests of every game::

    >>> from royaumes.games import game
    >>> from royaumes.testing.position import Position
    >>> position = Position.start(game("crowns"), 1).chance("6 6 5 5 3 2")
    >>> "cell:2x6" in position.offered()
    True
    >>> position.refused("cell:1x4").rule
    'CRW-3.4'
    >>> position.play("cell:2x6").events()
    [Placed(seat='seat:0', cell='cell:2x6', left=17)]
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from royaumes.core import Announcement, Chance, Decide, Event, Game, Over, Refusal, Settings, State, View
from royaumes.core.moves import notation

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


@dataclass(frozen=True, slots=True)
class Position(Generic[S, V]):
    """A state of a game, and what was announced when it came about."""

    game: Game[S, V]
    state: S
    announcements: Sequence[Announcement] = ()

    @staticmethod
    def start(game: Game[S, V], seats: int, settings: Settings | None = None) -> Position[S, V]:
        """The table before the first question."""
        return Position(game, game.start(seats, settings))

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that are asked now; none where chance is, or at the end."""
        question = self.game.pending(self.state)
        return question.seats if isinstance(question, Decide) else ()

    @property
    def prompt(self) -> str:
        """The message of the question; empty at the end."""
        question = self.game.pending(self.state)
        return "" if isinstance(question, Over) else question.prompt

    @property
    def over(self) -> Over:
        """The result; an AssertionError while the game goes on."""
        question = self.game.pending(self.state)
        assert isinstance(question, Over), f"the game goes on: {question.prompt}"
        return question

    def seat(self, seat: int | None = None) -> int:
        """The seat that is meant: this one, or else the only one that is asked."""
        if seat is not None:
            return seat
        assert len(self.asked) == 1, f"say which seat: {self.asked} are asked"
        return self.asked[0]

    def offered(self, seat: int | None = None) -> set[str]:
        """The moves that a seat may make now, as they are written."""
        return {notation(move) for move in self.game.options(self.state, self.seat(seat))}

    def refused(self, move: str, seat: int | None = None) -> Refusal:
        """Why a seat may not make this move; an AssertionError where it may."""
        refusal = self.game.refusal(self.state, self.seat(seat), self.game.moves.parse(move))
        assert refusal is not None, f"{move} is allowed"
        return refusal

    def play(self, *moves: str, seat: int | None = None) -> Position[S, V]:
        """The position after these moves, made by the rules one after the other."""
        position = self
        for move in moves:
            asked = position.seat(seat)
            position = position._after(asked, position.game.moves.parse(move))
        return position

    def chance(self, *outcomes: str) -> Position[S, V]:
        """The position after dice or bags have answered so."""
        position = self
        for text in outcomes:
            question = position.game.pending(position.state)
            assert isinstance(question, Chance), f"chance is not asked: {position.prompt}"
            position = position._after(None, question.source.parse(text))
        return position

    def _after(self, seat: int | None, move: Any) -> Position[S, V]:
        state, announcements = self.game.apply(self.state, seat, move)
        return Position(self.game, state, announcements)

    def events(self, seat: int | None = None) -> list[Event]:
        """What this seat (None: a spectator) heard of the last answer."""
        return [event for one in self.announcements if (event := one.to(seat)) is not None]

    def view(self, seat: int | None = None) -> V:
        """What this seat (None: a spectator) may know."""
        return self.game.view(self.state, seat)

    def display(self, seat: int | None = None) -> Any:
        """What the board shows this seat."""
        return self.game.display(self.view(seat))
