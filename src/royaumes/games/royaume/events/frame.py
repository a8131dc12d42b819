"""The frame of the game: dealing, turns, the end."""

from __future__ import annotations

from dataclasses import dataclass

from royaumes.core import Event


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A prince got his secret order; only he knows which."""

    message = "royaume-dealt"
    seat: str


@dataclass(frozen=True, slots=True)
class DealtThis(Event):
    """What that prince himself hears."""

    message = "royaume-dealt-this"
    seat: str
    order: str
    wants: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Began(Event):
    """Lot chose who begins."""

    message = "royaume-began"
    seat: str


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A prince's turn begins."""

    message = "royaume-turn"
    seat: str
    turn: int


@dataclass(frozen=True, slots=True)
class TurnLost(Event):
    """A turn ends before any knight has moved."""

    message = "royaume-turn-lost"
    seat: str


@dataclass(frozen=True, slots=True)
class CameHome(Event):
    """A crown lies in its circle."""

    message = "royaume-came-home"
    knight: str
    crown: str
    circle: str


@dataclass(frozen=True, slots=True)
class LastCrown(Event):
    """The fifth crown goes to the last circle by itself."""

    message = "royaume-last-crown"
    crown: str
    circle: str


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    """The safety stop."""

    message = "royaume-stopped"
    turns: int


@dataclass(frozen=True, slots=True)
class Opened(Event):
    """A prince shows his secret order."""

    message = "royaume-opened"
    seat: str
    order: str
    wants: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FinalDuel(Event):
    """Princes tied for the throne must fight."""

    message = "royaume-final-duel"
    seats: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FinalRoll(Event):
    """What a claimant to the throne rolled."""

    message = "royaume-final-roll"
    seat: str
    die: int
    power: int
