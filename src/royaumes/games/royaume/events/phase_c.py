"""Phase C: what knights find, and the dragon."""

from __future__ import annotations

from dataclasses import dataclass

from royaumes.core import Event


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """A knight went from cell to cell."""

    message = "royaume-moved"
    knight: str
    origin: str
    cell: str


@dataclass(frozen=True, slots=True)
class Covered(Event):
    """A bare cell got a new open card."""

    message = "royaume-covered"
    cell: str
    card: str


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The discards have become the talon."""

    message = "royaume-reshuffled"
    cards: int


@dataclass(frozen=True, slots=True)
class TurnedUp(Event):
    """The card of a cell was turned."""

    message = "royaume-turned-up"
    cell: str
    card: str


@dataclass(frozen=True, slots=True)
class Caught(Event):
    """A trap or a monster holds a knight."""

    message = "royaume-caught"
    knight: str
    cell: str
    card: str


@dataclass(frozen=True, slots=True)
class TookWeapon(Event):
    """A weapon gave power."""

    message = "royaume-took-weapon"
    seat: str
    knight: str
    power: int


@dataclass(frozen=True, slots=True)
class TookTreasure(Event):
    """A treasure card gave a treasure."""

    message = "royaume-took-treasure"
    seat: str
    knight: str
    treasure: str
    left: int


@dataclass(frozen=True, slots=True)
class NoUse(Event):
    """A weapon or treasure card that gives nothing now and stays."""

    message = "royaume-no-use"
    seat: str
    knight: str
    card: str


@dataclass(frozen=True, slots=True)
class FoundNothing(Event):
    """A knight came to a bare cell."""

    message = "royaume-found-nothing"
    knight: str
    cell: str


@dataclass(frozen=True, slots=True)
class Rests(Event):
    """A knight was sent back into the castle, or with his crown into the lair."""

    message = "royaume-rests"
    knight: str
    cell: str


@dataclass(frozen=True, slots=True)
class DragonWoke(Event):
    """The dragon rolled against a knight."""

    message = "royaume-dragon"
    knight: str
    dragon: int


@dataclass(frozen=True, slots=True)
class DragonEven(Event):
    """The fight with the dragon stands even and goes on."""

    message = "royaume-dragon-even"
    seat: str
    knight: str
    dragon: int
    die: int
    power: int


@dataclass(frozen=True, slots=True)
class TookCrown(Event):
    """A knight beat the dragon, took his crown and set out for home."""

    message = "royaume-took-crown"
    seat: str
    knight: str
    dragon: int
    die: int
    power: int
    cell: str


@dataclass(frozen=True, slots=True)
class ThrownBack(Event):
    """The dragon threw a knight back."""

    message = "royaume-thrown-back"
    seat: str
    knight: str
    dragon: int
    die: int
    power: int
    cell: str
