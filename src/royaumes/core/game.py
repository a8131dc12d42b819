"""A game: a state, the question now pending, the answers allowed, what each seat may know."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from royaumes.core.digest import Digest, Row
from royaumes.core.fork import Forks
from royaumes.core.moves import Move, Moves
from royaumes.core.options import Options, Setting, checked
from royaumes.core.pending import Chance, Decide, Over, Pending
from royaumes.core.refusal import Problem, Refusal, Refused
from royaumes.core.stream import Stream
from royaumes.core.telling import Told


class Phase(ABC):
    """A small frozen record on the state: who is asked, what may be answered, what follows."""

    __slots__ = ()
    #: The digest section that a player in this phase wants to read.
    section: ClassVar[str] = ""

    @abstractmethod
    def pending(self, s: Any) -> Pending:
        """The question now asked: cheap, shared where it can be."""

    def options(self, s: Any, seat: int) -> Sequence[Move]:
        """Exactly the moves that `refusal` does not refuse to a seat that is asked."""
        return ()

    def refusal(self, s: Any, seat: int, move: Move) -> Refusal | None:
        """Why an asked seat may not do this; None where it may."""
        return wrong_kind(move)

    @abstractmethod
    def advance(self, s: Any, seat: int | None, move: Any, told: list[Told] | None) -> None:
        """Carry out an allowed move (or a chance outcome, seat None) in place."""


@dataclass(frozen=True, slots=True)
class Finished(Phase):
    """The last phase of every game: nothing is asked any more."""

    over: Over

    def pending(self, s: Any) -> Over:
        """The result."""
        return self.over

    def advance(self, s: Any, seat: int | None, move: Any, told: list[Told] | None) -> None:
        """Never called: nothing is asked."""
        raise AssertionError("a finished game does not go on")


class State(Forks):
    """What every game's state has: the phase it is in."""

    __slots__ = ()
    phase: Phase


S = TypeVar("S", bound=State)
V = TypeVar("V")


def wrong_kind(move: Move) -> Refusal:
    """The refusal of a move that answers another question."""
    return Refusal("TBL-1.3", "table-no-such-answer", {"move": " ".join(move.picks)})


class Game(ABC, Generic[S, V]):
    """The whole surface of a game; tables, bots, replays and simulations know only this."""

    key: ClassVar[str]
    prefix: ClassVar[str]
    #: Goes up when a stored record would replay differently.
    rules: ClassVar[int]
    seats: ClassVar[range]
    settings: ClassVar[tuple[Setting, ...]] = ()
    moves: ClassVar[Moves]
    #: Whether some seat may not know everything; False only where every view shows the same.
    hidden: ClassVar[bool] = True

    @property
    def digest(self) -> Digest:
        """The game's rules, numbered, in our own words."""
        return Digest.of(self.key)

    def reference(self) -> Mapping[str, Sequence[Row]]:
        """The rows of the digest's tables by their key, read off what is in the box."""
        return {}

    @abstractmethod
    def setup(self, seats: int, options: Options) -> S:
        """The state before the first question, for a checked number of seats and options."""

    @abstractmethod
    def view(self, s: S, seat: int | None) -> V:
        """What this seat (None: a spectator) may know, built up field by field."""

    @abstractmethod
    def imagine(self, v: V, stream: Stream) -> S:
        """A world that a seat with this view cannot rule out, at random."""

    @abstractmethod
    def census(self, s: S) -> Mapping[str, int]:
        """Every piece of the box counted where it lies; the same after every move."""

    def start(self, seats: int, options: Options | None = None) -> S:
        """A new game; a `Problem` where the number of seats or an option is not possible."""
        if seats not in self.seats:
            raise Problem("table-bad-seats", seats=seats, least=self.seats[0], most=self.seats[-1])
        return self.setup(seats, checked(self.settings, options or {}))

    def pending(self, s: S) -> Pending:
        """The question now asked."""
        return s.phase.pending(s)

    def options(self, s: S, seat: int) -> Sequence[Move]:
        """Exactly the moves that are not refused; none for a seat that is not asked."""
        question = s.phase.pending(s)
        if type(question) is Decide and seat in question.seats:
            return s.phase.options(s, seat)
        return ()

    def refusal(self, s: S, seat: int, move: Move) -> Refusal | None:
        """Why this seat may not make this move now, or None."""
        match self.pending(s):
            case Over():
                return Refusal("TBL-1.1", "table-no-over")
            case Chance():
                return Refusal("TBL-1.2", "table-no-chance-first")
            case Decide(seats) if seat not in seats:
                return Refusal("TBL-1.2", "table-no-not-asked", {"seats": tuple(f"seat:{n}" for n in seats)})
        return s.phase.refusal(s, seat, move)

    def apply(self, s: S, seat: int | None, move: Any) -> tuple[S, list[Told]]:
        """The state after an answer, checked; the state given stays as it is."""
        if seat is None:
            question = self.pending(s)
            if not isinstance(question, Chance) or not question.source.admits(move):
                raise Refused(Refusal("TBL-1.4", "table-no-such-outcome"))
        else:
            refused = self.refusal(s, seat, move)
            if refused is not None:
                raise Refused(refused)
        after = s.fork()
        told: list[Told] = []
        after.phase.advance(after, seat, move, told)
        return after, told

    def advance(self, s: S, seat: int | None, move: Any, told: list[Told] | None = None) -> None:
        """The same in place, unchecked and fast; tells only where somebody listens."""
        s.phase.advance(s, seat, move, told)
