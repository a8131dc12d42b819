"""Everything that can happen at a table of Bluff."""

from __future__ import annotations

from royaumes.core import Event, News


class Drew(News):
    """The leader took a card that nobody else knows."""

    seat: str


class DrewThis(News):
    """What the leader hears instead."""

    seat: str
    value: int


class Claimed(Event):
    """The leader claimed a value."""

    seat: str
    value: int


class Replied(Event):
    """A rival has decided; nobody else knows how."""

    seat: str


class Opened(News):
    """All replies at once."""

    doubters: tuple[str, ...]


class Shown(News):
    """The leader's card was turned up."""

    seat: str
    value: int
    held: int


class Rewarded(News):
    """The bank paid an unchallenged leader."""

    seat: str
    tokens: int
