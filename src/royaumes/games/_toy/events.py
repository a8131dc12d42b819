"""Everything that can happen at a table of Bluff."""

from __future__ import annotations

from dataclasses import dataclass

from royaumes.core import Event, News


@dataclass(frozen=True, slots=True)
class Drew(News):
    """The leader took a card that nobody else knows."""

    seat: str


@dataclass(frozen=True, slots=True)
class DrewThis(News):
    """What the leader hears instead."""

    seat: str
    value: int


@dataclass(frozen=True, slots=True)
class Claimed(Event):
    """The leader claimed a value."""

    seat: str
    value: int


@dataclass(frozen=True, slots=True)
class Replied(Event):
    """A rival has decided; nobody else knows how."""

    seat: str


@dataclass(frozen=True, slots=True)
class Opened(News):
    """All replies at once."""

    doubters: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Shown(News):
    """The leader's card was turned up."""

    seat: str
    value: int
    held: int


@dataclass(frozen=True, slots=True)
class Rewarded(News):
    """The bank paid an unchallenged leader."""

    seat: str
    tokens: int
