"""Everything that can happen at a table of Crowns."""

from __future__ import annotations

from royaumes.core import Event, News


class Began(News):
    """The first player was drawn."""

    seat: str


class Threw(News):
    """The six dice, highest first."""

    seat: str
    dice: tuple[int, ...]


class Placed(Event):
    """A chip went to a cell."""

    seat: str
    cell: str
    left: int


class Stopped(Event):
    """A player ended the turn after so many chips."""

    seat: str
    chips: int


class Removed(Event):
    """Solitaire: a chip left the game."""

    seat: str
    left: int


class LastRound(Event):
    """Somebody placed their last chip; the others finish the round."""

    seat: str
