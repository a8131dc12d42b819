"""Everything that can happen on the road."""

from __future__ import annotations

from royaumes.core import Event, News


class Began(News):
    """The first player was drawn."""

    seat: str


class Walked(Event):
    """A herald walked to a milestone."""

    seat: str
    milestone: int


class Mounted(Event):
    """A herald will ride; the die is still to be thrown."""

    seat: str


class Rode(News):
    """A herald rode to a milestone."""

    seat: str
    die: int
    milestone: int


class Shied(News):
    """A horse shied and went back to an inn."""

    seat: str
    milestone: int


class Arrived(Event):
    """A herald stands before the palace: this is the last round."""

    seat: str
