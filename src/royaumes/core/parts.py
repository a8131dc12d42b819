"""What a game may have beside its rules. Everything here is optional, and what is missing has a fallback."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from royaumes.core.digest import Row
from royaumes.core.moves import Move
from royaumes.core.refusal import Reason, Refusal
from royaumes.core.state import State, View
from royaumes.core.stream import Stream

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
S_in = TypeVar("S_in", bound=State, contravariant=True)
V_in = TypeVar("V_in", bound=View, contravariant=True)


@dataclass(frozen=True, slots=True)
class Heuristics(Generic[S, V]):
    """What a sensible player knows, seen from a seat's view; without any, moves are made at random."""

    #: The option that looks best.
    choose: Callable[[V, Sequence[Move], Stream], Move]
    #: What each option promises, in points; else the chosen one promises a lead, the others nothing.
    ranking: Callable[[V, Sequence[Move], Stream], Sequence[float]] | None = None
    #: The points that the seat may expect at the end; else searches play games out.
    prospect: Callable[[V], float] | None = None
    #: A world like those of the game's `imagine`, the likelier ones more often.
    likely: Callable[[V, Stream], S] | None = None
    #: The points that make a lead.
    lead: float = 4.0


class Encoding(Protocol[V_in]):
    """A view as a row of numbers for learners. Equal views give equal rows."""

    #: Goes up when the same view gives another row.
    VERSION: int
    #: What each number says.
    FEATURES: tuple[str, ...]
    #: Names of phases whose answers nobody sees at once: learnt values can't tell these moves apart.
    SEALED: tuple[str, ...]

    def encode(self, v: V_in, /) -> list[float]:
        """The features of a seat's view, in the order of `FEATURES`."""


class Tally(Protocol[S_in]):
    """What counts while a game goes on: reviews and hints say by it what a move brings."""

    #: What each thing is worth in points, by name.
    TALLIES: dict[str, float]

    def tally(self, s: S_in, seat: int, /) -> Sequence[float]:
        """How much a seat has of each."""


@dataclass(frozen=True, slots=True)
class Terminal(Generic[V]):
    """A board drawn in the terminal; without one, the fields of the view are listed."""

    #: Both take a view and the `Words` of a language, and return what rich can print.
    draw: Callable[[V, Any], Any]
    draw_small: Callable[[V, Any], Any]
    #: The columns that even the small one needs.
    columns: int = 0


@dataclass(frozen=True, slots=True)
class Parts(Generic[S, V]):
    """The optional parts of one game."""

    heuristics: Heuristics[S, V] | None = None
    #: Rows for learners: of any view, and of views at the end of one's turn.
    encoding: Encoding[V] | None = None
    turn_encoding: Encoding[V] | None = None
    tally: Tally[S] | None = None
    #: What speaks for a move.
    reason: Callable[[V, Move], Reason | None] | None = None
    #: What a thing on the board is for, and what keeps it from being used now, as far as a view can tell.
    purpose: Callable[[V, str], Refusal | None] | None = None
    #: The rows of the digest's tables by their key.
    reference: Callable[[], Mapping[str, Sequence[Row]]] | None = None
