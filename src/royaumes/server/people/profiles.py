"""Public profiles: ratings, leaderboards, a person's page."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from royaumes.bots import LEVELS
from royaumes.server import protocol as p
from royaumes.server.people import history
from royaumes.server.people.rating_rules import DAYS, LIVE, SETTLED
from royaumes.server.people.ratings import standing
from royaumes.server.protocol.errors import CodedError, text
from royaumes.server.storage import COUNTED, ProfileHidden, Ranked, Standing, Storage
from royaumes.sim.strengths import strengths

_LISTED = 20
_RECENT = 6
#: Seconds for which a list that everybody gets is not made anew.
_FRESH = 10.0
#: Standard deviations that nineteen ratings of twenty are within.
_SURE = 1.96
Found = TypeVar("Found")


class Remembered(Generic[Found]):
    """A cache for lists that are the same for everybody."""

    def __init__(self, make: Callable[..., Awaitable[Found]]) -> None:
        self._make = make
        self._known: dict[tuple[str, ...], tuple[float, Found]] = {}

    async def get(self, *key: str) -> Found:
        """The list of this name; there must be few of them."""
        made, found = self._known.get(key, (0.0, None))
        if found is None or time.monotonic() - made > _FRESH:
            found = await self._make(*key)
            self._known[key] = (time.monotonic(), found)
        return found


class Profiles:
    """Answers what is asked about people and their ratings."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._best = Remembered(self._ranked)
        self._recent = Remembered(self._ended)

    async def leaderboard(self, person: str, game: str, pace: str) -> p.Leaderboard:
        """The best players of a game, and a person's place among them."""
        if pace not in (LIVE, DAYS):
            raise CodedError("bad", "server-bad-pace", text=pace[:40], known=(LIVE, DAYS))
        best = await self._best.get(game, pace)
        players = _with_bots(game, [_player(one, best, person) for one in best])
        mine = await standing(self._storage, person, game, pace)
        place = await self._place(person, mine) if mine else None
        return p.Leaderboard(game, pace, SETTLED, players, rating_info(mine) if mine else None, place)

    async def _ranked(self, game: str, pace: str) -> list[Ranked]:
        return await self._storage.leaderboard(game, pace, SETTLED, _LISTED)

    async def _place(self, person: str, mine: Standing) -> int | None:
        """A person's place on the leaderboard; None if they are not on it."""
        known = await self._storage.profile(person)
        if known is None or known.hidden or not known.name or mine.games < SETTLED:
            return None
        return await self._storage.above(mine.game, mine.pace, SETTLED, mine.rating) + 1

    async def recent(self, game: str) -> list[p.PastGame]:
        """The last games that ended at public tables, each as its winner had it."""
        return await self._recent.get(game)

    async def _ended(self, game: str) -> list[p.PastGame]:
        return [history.past_game(one) for one in await self._storage.recent(game, _RECENT)]

    async def profile(self, person: str, reader: str) -> p.Profile:
        """A person's profile; a `CodedError` if they have none."""
        known, ratings = await self._storage.profile(person), await self._ratings(person)
        if known is None or known.hidden or not known.name or not ratings:
            raise CodedError("not-found", "rating-no-profile")
        stranger = "" if reader == person else reader  # my own page shows me what others see
        games = await history.of(self._storage, person, stranger)
        return p.Profile(person, known.name, known.since, ratings, games)

    async def mine(self, person: str) -> p.MyProfile:
        """My own ratings, and whether others see them."""
        known, ratings = await self._storage.profile(person), await self._ratings(person)
        hidden = known is not None and known.hidden
        return p.MyProfile(hidden, bool(known and known.name and ratings) and not hidden, ratings)

    async def hide(self, person: str, hidden: bool) -> p.MyProfile:
        """Hide a person's profile, or show it again."""
        await self._storage.save(ProfileHidden(person, hidden))
        return await self.mine(person)

    async def _ratings(self, person: str) -> list[p.RatingInfo]:
        return [rating_info(one) for one in await self._storage.standings(person)]

    async def of_game(self, number: int, person: str, verdict: str) -> p.TableRating:
        """What a finished game did to a person's rating, or why it did nothing."""
        if verdict != COUNTED:
            return p.TableRating(text(f"rating-uncounted-{verdict}"), None, 0)
        for one in await self._storage.rating_changes(number):
            if one.person == person:
                return p.TableRating(None, rating_info(one.after), history.gain(one.before, one.after.rating))
        return p.TableRating(None, None, 0)


def rating_info(one: Standing) -> p.RatingInfo:
    """A rating as it goes over the wire."""
    return p.RatingInfo(
        one.game, one.pace, round(one.rating), round(_SURE * one.deviation), one.games, one.games < SETTLED
    )


def _player(one: Ranked, best: list[Ranked], reader: str) -> p.RankedPlayer:
    place = 1 + sum(other.rating > one.rating for other in best)
    margin = round(_SURE * one.deviation)
    return p.RankedPlayer(
        place, one.person, one.name, round(one.rating), margin, one.games, one.person == reader
    )


def _with_bots(game: str, people: list[p.RankedPlayer]) -> list[p.RankedPlayer]:
    """A leaderboard with computer players at their ratings."""
    bots = [
        p.RankedPlayer(None, "", f"bot:{name}", round(one.rating), round(_SURE * one.deviation), 0, False)
        for name, one in strengths(game).items()
        if name in LEVELS  # the others are yardsticks
    ]
    return sorted([*people, *bots], key=lambda one: -one.rating)
