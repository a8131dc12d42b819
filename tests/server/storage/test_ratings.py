"""What every store promises about ratings, whichever it is."""

import asyncio
from dataclasses import replace

import pytest
from tests.server.storage.test_contract import a_row, added

from royaumes.core import Over
from royaumes.server.people.ratings import Ratings
from royaumes.server.protocol.errors import NotSaved
from royaumes.server.storage import (
    COUNTED,
    Moves,
    Named,
    Outcome,
    Profile,
    ProfileHidden,
    Ranked,
    Rated,
    RatingChange,
    Seat,
    Standing,
)

pytestmark = pytest.mark.anyio
OVER = Over(((1,), (0,)), (5, 8), "why", "CRW-1", ())
FIRST = Standing("crowns", "live", 1290.5, 231.0, 1)


async def ended(storage, name, **changes):
    """A table whose game is over."""
    row = await added(storage, a_row(name, **{"stage": "over", "players": ["Anne", "Ben"], **changes}))
    await storage.save(Moves(row, [], OVER))
    return row


async def test_a_game_counts_once_and_stands_with_its_table(storage):
    row = await ended(storage, "a")
    assert await storage.unrated(("crowns",), 9) == ["a"] and not await storage.unrated(("emerald",), 9)
    assert await storage.outcome(row.number) == Outcome([[1], [0]], "")
    change = RatingChange("anne", 1200.0, FIRST)
    await storage.save(Rated(row.number, COUNTED, [change]))
    with pytest.raises(NotSaved):
        await storage.save(Rated(row.number, COUNTED, [replace(change, after=replace(FIRST, games=2))]))
    assert await storage.standings("anne") == [FIRST]
    assert await storage.rating_changes(row.number) == [change]
    assert await storage.outcome(row.number) == Outcome([[1], [0]], COUNTED)
    assert not await storage.unrated(("crowns",), 9)
    (found,) = await storage.finished("anne", "anne", 9)
    assert (found.verdict, found.before, found.rating) == (COUNTED, 1200.0, 1290.5)


async def test_of_two_games_that_follow_the_same_one_the_second_is_refused_whole(storage):
    one, other = await ended(storage, "a"), await ended(storage, "b")
    await storage.save(Rated(one.number, COUNTED, [RatingChange("anne", 1200.0, FIRST)]))
    late = [
        RatingChange("ben", 1200.0, FIRST),
        RatingChange("anne", 1200.0, replace(FIRST, rating=1100.0)),
    ]
    with pytest.raises(NotSaved):
        await storage.save(Rated(other.number, COUNTED, late))
    assert await storage.standings("anne") == [FIRST] and not await storage.standings("ben")
    assert await storage.unrated(("crowns",), 9) == ["b"]


async def test_games_of_one_person_that_are_rated_at_once_all_count(storage):
    people = [Seat("person", "anne", "Anne"), Seat("person", "ben", "Ben")]
    rows = [await ended(storage, str(n), seats=people) for n in range(3)]
    processes = [Ratings(storage, ("crowns",)) for _ in rows]
    await asyncio.gather(*(one.settle(row.id) for one, row in zip(processes, rows, strict=True)))
    assert [one.games for one in await storage.standings("anne")] == [3]
    changes = [
        one for row in rows for one in await storage.rating_changes(row.number) if one.person == "anne"
    ]
    ways = sorted((one.before, one.after.rating) for one in changes)
    assert [before for before, _ in ways[::-1]][1:] == [after for _, after in ways[::-1]][:-1], (
        "one after another"
    )


async def test_what_ended_is_looked_at_in_its_order_and_ratings_outlive_their_tables(storage):
    rows = [await ended(storage, name, updated=at) for name, at in (("late", 9.0), ("early", 5.0))]
    assert await storage.unrated(("crowns",), 9) == ["early", "late"]
    assert await storage.unrated(("crowns",), 1) == ["early"]
    await storage.save(Rated(rows[0].number, "alone", []))
    await storage.save(Rated(rows[1].number, COUNTED, [RatingChange("anne", 1200.0, FIRST)]))
    await storage.delete([row.number for row in rows])
    assert await storage.standings("anne") == [FIRST]
    assert await storage.outcome(rows[0].number) is None and not await storage.rating_changes(rows[1].number)


async def test_a_leaderboard_shows_whom_all_may_see(storage):
    row = await ended(storage, "a")
    ratings = {"anne": 1300.0, "ben": 1500.0, "cleo": 1400.0, "dan": 1600.0, "nameless": 1700.0}
    changes = [
        RatingChange(person, 1200.0, replace(FIRST, rating=rating, games=12))
        for person, rating in ratings.items()
    ]
    await storage.save(Rated(row.number, COUNTED, changes))
    for person in ("anne", "ben", "cleo", "dan"):
        await storage.save(Named(person, person.title()))
    await storage.save(ProfileHidden("dan", True), ProfileHidden("ben", True), ProfileHidden("ben", False))
    found = await storage.leaderboard("crowns", "live", 12, 2)
    assert found == [Ranked("ben", "Ben", 1500.0, 231.0, 12), Ranked("cleo", "Cleo", 1400.0, 231.0, 12)]
    assert await storage.above("crowns", "live", 12, 1300.0) == 2
    assert not await storage.leaderboard("crowns", "live", 13, 9)
    assert not await storage.leaderboard("crowns", "days", 1, 9)
    dan = await storage.profile("dan")
    assert dan == Profile("Dan", dan.since, True) and dan.since > 0
    assert await storage.profile("nobody") is None


async def test_games_at_public_tables_are_for_all_others_for_those_who_sat_there(storage):
    ben = [Seat("person", "anne", "Anne"), Seat("person", "ben", "Ben")]
    await ended(storage, "public", updated=1.0)
    await ended(storage, "private", updated=2.0, public=False, seats=ben)
    assert [one.table for one in await storage.finished("anne", "stranger", 9)] == ["public"]
    assert [one.table for one in await storage.finished("anne", "ben", 9)] == ["private", "public"]
    (found,) = await storage.recent("crowns", 9)
    assert (found.table, found.at, found.players, found.seat) == ("public", 1.0, ["Anne", "Ben"], 1)
    assert not await storage.recent("emerald", 9)
