"""Everything that can happen at the table of Im Auftrag des Königs."""

from __future__ import annotations

from royaumes.core import Event, News


class Laid(News):
    """The next place of the ring."""

    place: str
    spot: int


class Dealt(News):
    """A player got a first card; nobody else knows which."""

    seat: str


class DealtThis(News):
    """What the player hears instead."""

    seat: str
    card: str


class Turned(News):
    """An adventure was turned up."""

    adventure: str


class Pitched(Event):
    """A player got a tent."""

    seat: str
    tent: int


class RoundBegan(Event):
    """A new round."""

    number: int


class Took(Event):
    """A player took an action card."""

    seat: str
    action: str


class Exercised(Event):
    """A player took a virtue card from its pile."""

    seat: str
    card: str


class Summoned(Event):
    """A player took an adventure from the middle."""

    seat: str
    adventure: str


class Rode(Event):
    """A knight rode to a place."""

    seat: str
    horse: str
    place: str


class Stayed(Event):
    """A horse was used to stay where the knight is."""

    seat: str
    horse: str
    place: str


class Judged(Event):
    """A player held court."""

    seat: str
    card: str
    points: int


class Fulfilled(Event):
    """A player fulfilled an adventure."""

    seat: str
    adventure: str
    cards: tuple[str, ...]
    points: int


class Stopped(Event):
    """A player ended the turn and gave up these cards."""

    seat: str
    lost: tuple[str, ...]


class Lost(Event):
    """The turn ended by itself: these cards could not be used any more."""

    seat: str
    lost: tuple[str, ...]


class Missed(Event):
    """A player with a tournament card is not at Camelot."""

    seat: str


class Sealed(Event):
    """A player has chosen a stake; nobody else knows it."""

    seat: str


class Staked(News):
    """A stake was shown."""

    seat: str
    cards: tuple[str, ...]
    total: int


class Won(Event):
    """A player won the tournament."""

    seat: str
    points: int


class Tied(Event):
    """Both riders staked the same."""

    riders: tuple[str, ...]
    points: int


class NobodyWon(Event):
    """Nothing was staked."""

    riders: tuple[str, ...]


class LastRound(Event):
    """A player has come to the points that end the game; the round is played out."""

    seat: str
    points: int
