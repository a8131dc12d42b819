"""Everything that can happen at a table of Emerald."""

from __future__ import annotations

from royaumes.core import Event, News


class Opened(News):
    """A card was turned face up on its pile."""

    place: str
    card: str


class Began(News):
    """The first player was drawn."""

    seat: str


class Marched(Event):
    """A knight moved along the path."""

    seat: str
    knight: str
    start: str
    goal: str
    steps: int


class Entered(Event):
    """A knight reached the chamber and its player took a treasure; so many are left."""

    seat: str
    knight: str
    start: str
    left: int


class Stopped(Event):
    """A player moved no second knight."""

    seat: str


class Took(Event):
    """A player took the open card of a pile; all have seen which."""

    seat: str
    card: str
    place: str


class FourGems(Event):
    """A player was the first to own all four kinds of gem."""

    seat: str


class Flew(News):
    """The die was thrown and the dragon flew."""

    seat: str
    die: int
    start: str
    goal: str


class FlewBack(News):
    """The die was thrown, and the dragon turned round and landed where it had set out."""

    seat: str
    die: int
    goal: str


class Captured(Event):
    """The dragon holds a knight; its owner is the seat."""

    seat: str
    knight: str
    place: str


class Ransomed(Event):
    """A gold card was given for a knight; nobody else knows which."""

    seat: str
    knight: str


class RansomedWith(Event):
    """What the giver hears instead."""

    seat: str
    knight: str
    card: str


class Devoured(Event):
    """A knight was carried to the nest; its owner has so many left in play."""

    seat: str
    knight: str
    left: int


class Shifted(Event):
    """The bar moved on; it lies beside these cells now."""

    start: str
    goal: str


class Counted(News):
    """The game is over: all gold is turned up and counted."""
