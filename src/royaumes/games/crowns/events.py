"""Everything that can happen at a table of Crowns."""

from __future__ import annotations

from dataclasses import dataclass

from royaumes.core import Event, News


@dataclass(frozen=True, slots=True)
class Began(News):
    """The first player was drawn."""

    seat: str


@dataclass(frozen=True, slots=True)
class Threw(News):
    """The six dice, highest first."""

    seat: str
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A chip went to a cell."""

    seat: str
    cell: str
    left: int


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    """A player ended the turn after so many chips."""

    seat: str
    chips: int


@dataclass(frozen=True, slots=True)
class Removed(Event):
    """Solitaire: a chip left the game."""

    seat: str
    left: int


@dataclass(frozen=True, slots=True)
class LastRound(Event):
    """Somebody placed their last chip; the others finish the round."""

    seat: str
