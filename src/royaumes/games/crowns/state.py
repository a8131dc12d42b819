"""The state of a game of Crowns and the events that are told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from royaumes.core import Event, Phase, State


@dataclass(slots=True)
class Crowns(State):
    """Boards as bits of covered cells, chips left, the throw and what is left of it."""

    phase: Phase
    covered: list[int]
    chips: list[int]
    #: Chips that each turn demands: 0 with rivals, 1 or 2 in solitaire.
    demand: int
    first: int = 0
    seat: int = 0
    throw: tuple[int, ...] = ()
    hand: int = -1
    #: Cells that got a chip this turn, as bits.
    placed: int = 0
    removed: int = 0
    #: Somebody has placed his last chip: this is the last round.
    closing: bool = False
    #: Turns in a row in which nobody placed anything.
    idle: int = 0
    #: Rounds that have been played to their end.
    rounds: int = 0


@dataclass(frozen=True, slots=True)
class Began(Event):
    """The first player was drawn."""

    message: ClassVar[str] = "crowns-began"
    seat: str


@dataclass(frozen=True, slots=True)
class Threw(Event):
    """The six dice, highest first."""

    message: ClassVar[str] = "crowns-threw"
    seat: str
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A chip went to a cell."""

    message: ClassVar[str] = "crowns-placed"
    seat: str
    cell: str
    left: int


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    """A player ended the turn after so many chips."""

    message: ClassVar[str] = "crowns-stopped"
    seat: str
    chips: int


@dataclass(frozen=True, slots=True)
class Removed(Event):
    """Solitaire: a chip left the game."""

    message: ClassVar[str] = "crowns-removed"
    seat: str
    left: int


@dataclass(frozen=True, slots=True)
class LastRound(Event):
    """Somebody placed his last chip; the others finish the round."""

    message: ClassVar[str] = "crowns-last-round"
    seat: str
