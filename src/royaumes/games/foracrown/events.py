"""Everything that can happen at a table of For a Crown."""

from __future__ import annotations

from royaumes.core import Event, News


class Hung(News):
    """A portrait was hung in the gallery, and its family got its first coins."""

    seat: str
    cell: int
    coins: int


class Opened(News):
    """A card was turned up below its deck."""

    card: str


class RoundBegan(Event):
    """A new round: so many events are in the pile, and this column is now the dearest."""

    round: int
    events: int
    level: int


class Recruited(Event):
    """A family took an open card and paid for it."""

    seat: str
    card: str
    coins: int
    rubies: int


class RecruitedBlind(Event):
    """A family took the hidden top card of a deck and paid for it."""

    seat: str
    deck: str
    coins: int
    rubies: int


class Looked(Event):
    """A family looked at its hidden recruit."""

    seat: str
    deck: str


class LookedAt(News):
    """What the family itself saw."""

    seat: str
    card: str


class Revealed(News):
    """A mercenary came out of the pile."""

    seat: str
    card: str


class Ignored(News):
    """A mercenary of a family that is out came out of the pile."""

    seat: str
    card: str


class EventUp(News):
    """An event that nobody knows yet came out of the pile."""


class Happened(News):
    """An event takes place."""

    event: str


class Chose(Event):
    """A family chose one of the two effects of a level 1 card."""

    seat: str
    effect: str


class Rolled(News):
    """The magic die fell."""

    seat: str
    effect: str


class GainedRuby(Event):
    """A ruby from the bank."""

    seat: str


class GainedCoin(Event):
    """A coin from the bank."""

    seat: str


class GotRaccoon(Event):
    """A family sent a raccoon to another."""

    seat: str
    target: str


class Robbed(Event):
    """A family made another lose a ruby."""

    seat: str
    target: str


class Lost(Event):
    """A family gave back rubies for an event."""

    seat: str
    rubies: int


class Shifted(Event):
    """A portrait was moved to another cell."""

    seat: str
    portrait: str
    cell: int


class RaccoonsLeft(Event):
    """A burgled family's raccoons went back to the bank."""

    seat: str
    raccoons: int


class NoBurglary(Event):
    """A burglary found no raccoon anywhere."""


class NoScandal(Event):
    """A scandal found every portrait in the safe zone."""


class Bribed(Event):
    """A family bought a raccoon off."""

    seat: str
    paid: str
    left: int


class Hired(Event):
    """A family paid for a roll of the magic die."""

    seat: str
    paid: str


class Declined(Event):
    """A family paid nothing more."""

    seat: str


class Sold(Event):
    """A family sold its heirloom."""

    seat: str
    heirloom: str
    rubies: int


class Ruined(Event):
    """A family is out of the game."""

    seat: str
