"""What can be told in a game of For a Crown: the story of a reveal, line by line."""

from __future__ import annotations

from dataclasses import dataclass

from royaumes.core import Event


@dataclass(frozen=True, slots=True)
class Hung(Event):
    """A portrait was hung in the gallery, and its family got its first coins."""

    message = "foracrown-hung"
    seat: str
    cell: int
    coins: int


@dataclass(frozen=True, slots=True)
class Opened(Event):
    """A card was turned up below its deck."""

    message = "foracrown-opened"
    card: str


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A new round: so many events are in the pile, and this column is now the dearest."""

    message = "foracrown-round-began"
    round: int
    events: int
    level: int


@dataclass(frozen=True, slots=True)
class Recruited(Event):
    """A family took an open card and paid for it."""

    message = "foracrown-recruited"
    seat: str
    card: str
    coins: int
    rubies: int


@dataclass(frozen=True, slots=True)
class RecruitedBlind(Event):
    """A family took the hidden top card of a deck and paid for it."""

    message = "foracrown-recruited-blind"
    seat: str
    deck: str
    coins: int
    rubies: int


@dataclass(frozen=True, slots=True)
class Looked(Event):
    """A family looked at its hidden recruit."""

    message = "foracrown-looked"
    seat: str
    deck: str


@dataclass(frozen=True, slots=True)
class LookedAt(Event):
    """What the family itself saw."""

    message = "foracrown-looked-at"
    seat: str
    card: str


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """A mercenary came out of the pile."""

    message = "foracrown-revealed"
    seat: str
    card: str


@dataclass(frozen=True, slots=True)
class Ignored(Event):
    """A mercenary of a family that is out came out of the pile."""

    message = "foracrown-ignored"
    seat: str
    card: str


@dataclass(frozen=True, slots=True)
class EventUp(Event):
    """An event that nobody knows yet came out of the pile."""

    message = "foracrown-event-up"


@dataclass(frozen=True, slots=True)
class Happened(Event):
    """An event takes place."""

    message = "foracrown-happened"
    event: str


@dataclass(frozen=True, slots=True)
class Chose(Event):
    """A family chose one of the two effects of a level 1 card."""

    message = "foracrown-chose"
    seat: str
    effect: str


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """The magic die fell."""

    message = "foracrown-rolled"
    seat: str
    effect: str


@dataclass(frozen=True, slots=True)
class GainedRuby(Event):
    """A ruby from the bank."""

    message = "foracrown-gained-ruby"
    seat: str


@dataclass(frozen=True, slots=True)
class GainedCoin(Event):
    """A coin from the bank."""

    message = "foracrown-gained-coin"
    seat: str


@dataclass(frozen=True, slots=True)
class GotRaccoon(Event):
    """A family sent a raccoon to another."""

    message = "foracrown-got-raccoon"
    seat: str
    target: str


@dataclass(frozen=True, slots=True)
class Robbed(Event):
    """A family made another lose a ruby."""

    message = "foracrown-robbed"
    seat: str
    target: str


@dataclass(frozen=True, slots=True)
class Lost(Event):
    """A family gave back rubies for an event."""

    message = "foracrown-lost"
    seat: str
    rubies: int


@dataclass(frozen=True, slots=True)
class Shifted(Event):
    """A portrait was moved to another cell."""

    message = "foracrown-shifted"
    seat: str
    portrait: str
    cell: int


@dataclass(frozen=True, slots=True)
class RaccoonsLeft(Event):
    """A burgled family's raccoons went back to the bank."""

    message = "foracrown-raccoons-left"
    seat: str
    raccoons: int


@dataclass(frozen=True, slots=True)
class NoBurglary(Event):
    """A burglary found no raccoon anywhere."""

    message = "foracrown-no-burglary"


@dataclass(frozen=True, slots=True)
class NoScandal(Event):
    """A scandal found every portrait in the safe zone."""

    message = "foracrown-no-scandal"


@dataclass(frozen=True, slots=True)
class Bribed(Event):
    """A family bought a raccoon off."""

    message = "foracrown-bribed"
    seat: str
    paid: str
    left: int


@dataclass(frozen=True, slots=True)
class Hired(Event):
    """A family paid for a roll of the magic die."""

    message = "foracrown-hired"
    seat: str
    paid: str


@dataclass(frozen=True, slots=True)
class Declined(Event):
    """A family paid nothing more."""

    message = "foracrown-declined"
    seat: str


@dataclass(frozen=True, slots=True)
class Sold(Event):
    """A family sold its heirloom."""

    message = "foracrown-sold"
    seat: str
    heirloom: str
    rubies: int


@dataclass(frozen=True, slots=True)
class Ruined(Event):
    """A family is out of the game."""

    message = "foracrown-ruined"
    seat: str
