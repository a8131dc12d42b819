"""What happens in a game of Emerald, as it is told."""

from __future__ import annotations

from dataclasses import dataclass

from royaumes.core import Event


@dataclass(frozen=True, slots=True)
class Opened(Event):
    """A card was turned face up on its pile."""

    message = "emerald-opened"
    place: str
    card: str


@dataclass(frozen=True, slots=True)
class Began(Event):
    """The first player was drawn."""

    message = "emerald-began"
    seat: str


@dataclass(frozen=True, slots=True)
class Marched(Event):
    """A knight moved along the path."""

    message = "emerald-marched"
    seat: str
    knight: str
    start: str
    goal: str
    steps: int


@dataclass(frozen=True, slots=True)
class Entered(Event):
    """A knight reached the chamber and its player took a treasure; so many are left."""

    message = "emerald-entered"
    seat: str
    knight: str
    start: str
    left: int


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    """A player moved no second knight."""

    message = "emerald-stopped"
    seat: str


@dataclass(frozen=True, slots=True)
class Took(Event):
    """A player took the open card of a pile; all have seen which."""

    message = "emerald-took"
    seat: str
    card: str
    place: str


@dataclass(frozen=True, slots=True)
class FourGems(Event):
    """A player was the first to own all four kinds of gem."""

    message = "emerald-four-gems"
    seat: str


@dataclass(frozen=True, slots=True)
class Flew(Event):
    """The die was thrown and the dragon flew."""

    message = "emerald-flew"
    seat: str
    die: int
    start: str
    goal: str


@dataclass(frozen=True, slots=True)
class Captured(Event):
    """The dragon holds a knight; its owner is the seat."""

    message = "emerald-captured"
    seat: str
    knight: str
    place: str


@dataclass(frozen=True, slots=True)
class Ransomed(Event):
    """A gold card was given for a knight; nobody else knows which."""

    message = "emerald-ransomed"
    seat: str
    knight: str


@dataclass(frozen=True, slots=True)
class RansomedWith(Event):
    """What the giver himself hears."""

    message = "emerald-ransomed-with"
    seat: str
    knight: str
    card: str


@dataclass(frozen=True, slots=True)
class Devoured(Event):
    """A knight was carried to the nest; its owner has so many left in play."""

    message = "emerald-devoured"
    seat: str
    knight: str
    left: int


@dataclass(frozen=True, slots=True)
class Shifted(Event):
    """The bar moved on; it lies beside these cells now."""

    message = "emerald-shifted"
    start: str
    goal: str


@dataclass(frozen=True, slots=True)
class Counted(Event):
    """The game is over: all gold is turned up and counted."""

    message = "emerald-counted"
