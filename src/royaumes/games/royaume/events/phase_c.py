"""Phase C: what knights find, and the dragon."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from royaumes.core import Event


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """A knight went from cell to cell."""

    message: ClassVar[str] = "royaume-moved"
    knight: str
    origin: str
    cell: str


@dataclass(frozen=True, slots=True)
class Covered(Event):
    """A bare cell got a new open card."""

    message: ClassVar[str] = "royaume-covered"
    cell: str
    card: str


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The discards have become the talon."""

    message: ClassVar[str] = "royaume-reshuffled"
    cards: int


@dataclass(frozen=True, slots=True)
class TurnedUp(Event):
    """The card of a cell was turned."""

    message: ClassVar[str] = "royaume-turned-up"
    cell: str
    card: str


@dataclass(frozen=True, slots=True)
class Caught(Event):
    """A trap or a monster holds a knight."""

    message: ClassVar[str] = "royaume-caught"
    knight: str
    cell: str
    card: str


@dataclass(frozen=True, slots=True)
class TookWeapon(Event):
    """A weapon gave power."""

    message: ClassVar[str] = "royaume-took-weapon"
    seat: str
    knight: str
    power: int


@dataclass(frozen=True, slots=True)
class TookTreasure(Event):
    """A treasure card gave a treasure."""

    message: ClassVar[str] = "royaume-took-treasure"
    seat: str
    knight: str
    treasure: str
    left: int


@dataclass(frozen=True, slots=True)
class NoUse(Event):
    """A weapon or treasure card that gives nothing now and stays."""

    message: ClassVar[str] = "royaume-no-use"
    seat: str
    knight: str
    card: str


@dataclass(frozen=True, slots=True)
class FoundNothing(Event):
    """A knight came to a bare cell."""

    message: ClassVar[str] = "royaume-found-nothing"
    knight: str
    cell: str


@dataclass(frozen=True, slots=True)
class Rests(Event):
    """A knight was sent back into the castle, or with his crown into the lair."""

    message: ClassVar[str] = "royaume-rests"
    knight: str
    cell: str


@dataclass(frozen=True, slots=True)
class DragonWoke(Event):
    """The dragon rolled against a knight."""

    message: ClassVar[str] = "royaume-dragon"
    knight: str
    dragon: int


@dataclass(frozen=True, slots=True)
class DragonEven(Event):
    """The fight with the dragon stands even and goes on."""

    message: ClassVar[str] = "royaume-dragon-even"
    seat: str
    knight: str
    dragon: int
    die: int
    power: int


@dataclass(frozen=True, slots=True)
class TookCrown(Event):
    """A knight beat the dragon, took his crown and set out for home."""

    message: ClassVar[str] = "royaume-took-crown"
    seat: str
    knight: str
    dragon: int
    die: int
    power: int
    cell: str


@dataclass(frozen=True, slots=True)
class ThrownBack(Event):
    """The dragon threw a knight back."""

    message: ClassVar[str] = "royaume-thrown-back"
    seat: str
    knight: str
    dragon: int
    die: int
    power: int
    cell: str
