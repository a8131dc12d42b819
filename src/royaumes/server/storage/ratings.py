"""Ratings in storage: people's present ratings, and what each rated game changed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Standing:
    """Where somebody stands in a game at a pace, how far off that may be, and after how many games."""

    game: str
    pace: str
    rating: float
    deviation: float
    games: int


@dataclass(frozen=True, slots=True)
class RatingChange:
    """The change of a person's rating by one game; it was `before`."""

    person: str
    before: float
    after: Standing


@dataclass(frozen=True, slots=True)
class Rated:
    """A finished table has been looked at for good: `verdict` is `COUNTED`, or why it does not count.

    It is not saved where the game has changed ratings before, or another game has changed them in between.
    """

    number: int
    verdict: str
    changes: Sequence[RatingChange]


@dataclass(frozen=True, slots=True)
class ProfileHidden:
    """A person has hidden their profile, or shows it again."""

    person: str
    hidden: bool


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a table's game ended, and whether it counted; `verdict` is empty before anybody has looked."""

    ranking: list[list[int]]
    verdict: str


@dataclass(frozen=True, slots=True)
class Ranked:
    """A person on a leaderboard."""

    person: str
    name: str
    rating: float
    deviation: float
    games: int


@dataclass(frozen=True, slots=True)
class Profile:
    """The public data of a person who has a name or a rating."""

    name: str
    since: float
    hidden: bool


#: The verdict on a game that changed ratings.
COUNTED = "counted"
