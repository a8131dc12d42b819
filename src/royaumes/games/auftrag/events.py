"""What is told at the table of Im Auftrag des Königs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from royaumes.core import Event


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """The next place of the ring."""

    message = "auftrag-laid"
    place: str
    spot: int


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A player got a first card; only he knows which."""

    message = "auftrag-dealt"
    seat: str


@dataclass(frozen=True, slots=True)
class DealtThis(Event):
    """What the player himself hears."""

    message = "auftrag-dealt-this"
    seat: str
    card: str


@dataclass(frozen=True, slots=True)
class Turned(Event):
    """An adventure was turned up."""

    message = "auftrag-turned"
    adventure: str


@dataclass(frozen=True, slots=True)
class Pitched(Event):
    """A player got a tent."""

    message = "auftrag-pitched"
    seat: str
    tent: int


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A new round."""

    message = "auftrag-round"
    number: int


@dataclass(frozen=True, slots=True)
class Took(Event):
    """A player took an action card."""

    message = "auftrag-took"
    seat: str
    action: str


@dataclass(frozen=True, slots=True)
class Exercised(Event):
    """A player took a virtue card from its pile."""

    message = "auftrag-exercised"
    seat: str
    card: str


@dataclass(frozen=True, slots=True)
class Summoned(Event):
    """A player took an adventure from the middle."""

    message = "auftrag-summoned"
    seat: str
    adventure: str


@dataclass(frozen=True, slots=True)
class Rode(Event):
    """A knight rode to a place."""

    message = "auftrag-rode"
    seat: str
    horse: str
    place: str


@dataclass(frozen=True, slots=True)
class Stayed(Event):
    """A horse was used to stay where the knight is."""

    message = "auftrag-stayed"
    seat: str
    horse: str
    place: str


@dataclass(frozen=True, slots=True)
class Judged(Event):
    """A player held court."""

    message = "auftrag-judged"
    seat: str
    card: str
    points: int


@dataclass(frozen=True, slots=True)
class Fulfilled(Event):
    """A player fulfilled an adventure."""

    message = "auftrag-fulfilled"
    seat: str
    adventure: str
    cards: tuple[str, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    """A player ended the turn and gave up these cards."""

    message = "auftrag-stopped"
    seat: str
    lost: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Lost(Event):
    """The turn ended by itself: these cards could not be used any more."""

    message = "auftrag-lost"
    seat: str
    lost: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Missed(Event):
    """A player with a tournament card is not at Camelot."""

    message = "auftrag-missed"
    seat: str


@dataclass(frozen=True, slots=True)
class Sealed(Event):
    """A player has chosen his stake; nobody else knows it."""

    message = "auftrag-sealed"
    seat: str


@dataclass(frozen=True, slots=True)
class Staked(Event):
    """A stake was shown."""

    message = "auftrag-staked"
    seat: str
    cards: tuple[str, ...]
    total: int


@dataclass(frozen=True, slots=True)
class Won(Event):
    """A player won the tournament."""

    message = "auftrag-won"
    seat: str
    points: int


@dataclass(frozen=True, slots=True)
class Tied(Event):
    """Both riders staked the same."""

    message = "auftrag-tied"
    riders: tuple[str, ...]
    points: int


@dataclass(frozen=True, slots=True)
class NobodyWon(Event):
    """Nothing was staked."""

    message = "auftrag-nobody-won"
    riders: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LastRound(Event):
    """A player has come to the points that end the game; the round is played out."""

    message = "auftrag-last-round"
    seat: str
    points: int
