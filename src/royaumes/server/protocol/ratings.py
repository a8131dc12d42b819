"""Ratings over HTTP: what a game did to mine, leaderboards, people's pages."""

from __future__ import annotations

from royaumes.server.protocol.archive import PastGame
from royaumes.server.protocol.parts import Body, Text


class RatingInfo(Body):
    """A rating in a game at a pace, "live" or "days"; nineteen times of twenty it is right within `margin`.

    `provisional` says that too few games have been played for it to mean much.
    """

    game: str
    pace: str
    rating: int
    margin: int
    games: int
    provisional: bool


class TableRating(Body):
    """Whether a finished game counted, `why` not, and what it did to my rating, where I played."""

    why: Text | None
    rating: RatingInfo | None
    change: int


class RankedPlayer(Body):
    """Somebody on a leaderboard, or a computer player ("bot:knight") among them, who has no place.

    `person` names their page; it is empty for a computer player.
    """

    place: int | None
    person: str
    name: str
    rating: int
    margin: int
    games: int
    me: bool


class Leaderboard(Body):
    """The best players of a game at a pace, computer players among them where they stand.

    A place takes `least` games. `mine` and `place` are my own rating and place, where I have them.
    """

    game: str
    pace: str
    least: int
    players: list[RankedPlayer]
    mine: RatingInfo | None
    place: int | None


class Profile(Body):
    """What all may know of somebody: name, since when (seconds since 1970), ratings, finished games.

    `games` are those at public tables, and those where the reader played too.
    """

    person: str
    name: str
    since: float
    ratings: list[RatingInfo]
    games: list[PastGame]


class MyProfile(Body):
    """My own ratings; `page` says that others see them, `hidden` that I do not want that."""

    hidden: bool
    page: bool
    ratings: list[RatingInfo]


class HideProfile(Body):
    """Whether others shall see my page and my place on leaderboards."""

    hidden: bool
