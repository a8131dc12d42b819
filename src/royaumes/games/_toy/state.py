"""The state of Bluff and what happens in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from royaumes.core import Event, Phase, State, load

DATA = load("_toy", "box")
VALUES: tuple[int, ...] = tuple(DATA["cards"]["values"])
COPIES: int = DATA["cards"]["copies"]
NAMES = tuple(f"card-{value}" for value in VALUES)
NOBODY = NONE = -1


@dataclass(slots=True)
class Bluff(State):
    """Who leads, who owns how many tokens, where the cards are."""

    phase: Phase
    tokens: list[int]
    bank: int
    bag: list[int]
    buried: list[list[int]]
    shown: list[int]
    replies: list[int]
    lead: int = 0
    card: int = NONE
    claim: int = 0
    last: int = 0


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """The leader took a card; only he knows which."""

    message: ClassVar[str] = "toy-drew"
    seat: str


@dataclass(frozen=True, slots=True)
class DrewThis(Event):
    """What the leader himself hears."""

    message: ClassVar[str] = "toy-drew-this"
    seat: str
    value: int


@dataclass(frozen=True, slots=True)
class Claimed(Event):
    """The leader claimed a value."""

    message: ClassVar[str] = "toy-claimed"
    seat: str
    value: int


@dataclass(frozen=True, slots=True)
class Replied(Event):
    """A rival has made up his mind; nobody else knows how."""

    message: ClassVar[str] = "toy-replied"
    seat: str


@dataclass(frozen=True, slots=True)
class RepliesOpened(Event):
    """All replies at once."""

    message: ClassVar[str] = "toy-opened"
    doubters: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Shown(Event):
    """The leader's card was turned up."""

    message: ClassVar[str] = "toy-shown"
    seat: str
    value: int
    held: int


@dataclass(frozen=True, slots=True)
class Rewarded(Event):
    """The bank paid an unchallenged leader."""

    message: ClassVar[str] = "toy-rewarded"
    seat: str
    tokens: int
