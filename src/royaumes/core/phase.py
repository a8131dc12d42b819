"""Phases: where a game stands. A decision asks seats, a chance node asks dice or a bag."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar, Generic, TypeVar

from royaumes.core.chance import Source
from royaumes.core.compiled import mypyc_attr
from royaumes.core.events import Emit, kebab, word_of
from royaumes.core.moves import Move
from royaumes.core.pending import Chance, Decide, Over, Pending
from royaumes.core.refusal import Refusal

S = TypeVar("S", contravariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[S]):
    """Where a game stands: one shared instance per class."""

    __slots__ = ()

    #: The digest section that a player in this phase wants to read.
    section: ClassVar[str] = ""
    #: The digest rule that asks the question; it refuses whatever does not answer it.
    rule: ClassVar[str] = ""

    @property
    def name(self) -> str:
        """What views and boards call it: its class's name, as in "placing-alone"."""
        return kebab(type(self).__name__)

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self)

    def __hash__(self) -> int:
        return hash(type(self))

    def question(self, s: S) -> Pending:
        """What is asked now: cheap, a shared object where it can be."""
        raise AssertionError(f"{type(self).__name__} is neither a decision nor a chance node")

    def options(self, s: S, seat: int) -> Sequence[Move]:
        """Exactly the moves that `refusal` does not refuse to a seat that is asked."""
        return ()

    def play(self, s: S, seat: int, move: Any, emit: Emit) -> None:
        """Carry out an allowed move in place."""
        raise AssertionError(f"{type(self).__name__} asks nobody")

    def resolve(self, s: S, outcome: Any, emit: Emit) -> None:
        """Carry out what chance answered, in place."""
        raise AssertionError(f"{type(self).__name__} does not ask chance")


@cache
def _asked(kind: type[Phase[Any]], seat: int) -> Decide:
    return Decide((seat,), _prompt(kind))


@cache
def _thrown(kind: type[ChanceNode[Any]], seat: int) -> Chance:
    return Chance(kind.source, _prompt(kind), seat)


def _prompt(kind: type) -> str:
    return f"{word_of(kind.__module__)}-ask-{kebab(kind.__name__)}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Phase[S]):
    """Seats are asked: the question, what is legal, what follows."""

    __slots__ = ()

    def question(self, s: S) -> Decide:
        """Who is asked what: by default the player whose turn it is, with a prompt named after the phase."""
        return _asked(self.__class__, s.to_move)  # type: ignore[attr-defined, arg-type]

    def refusal(self, s: S, seat: int, move: Move) -> Refusal | None:
        """Why an asked seat may not do this; None where it may."""
        return None if move in self.options(s, seat) else self.not_now(s)

    def not_now(self, s: S) -> Refusal:
        """The refusal of a move that answers another question: it says what is asked now.

        The words stand in the catalogue beside the prompt: "…-ask-march" asks, "…-now-march" refuses.
        """
        question = self.question(s)  # TBL-1.3
        return Refusal(self.rule, question.prompt.replace("-ask-", "-now-"), question.facts)


@mypyc_attr(allow_interpreted_subclasses=True)
class ChanceNode(Phase[S]):
    """Dice or a bag are asked, and what they answer is carried out."""

    __slots__ = ()

    #: What is thrown, where it is always the same.
    source: ClassVar[Source]

    def question(self, s: S) -> Chance:
        """What is thrown or drawn, and in whose name: by default `source`, for whoever has the turn."""
        return _thrown(self.__class__, s.to_move)  # type: ignore[attr-defined, arg-type]


@mypyc_attr(allow_interpreted_subclasses=True)
class Finished(Phase[Any]):
    """The last phase of every game: nothing is asked any more."""

    __slots__ = ("over",)

    def __init__(self, over: Over) -> None:
        self.over = over

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Finished) and other.over == self.over

    def __hash__(self) -> int:
        return hash((self.over.why, self.over.scores))

    def question(self, s: object) -> Over:
        return self.over
