"""HTTP handlers for ratings, leaderboards and profiles."""

from __future__ import annotations

from litestar import get, put
from litestar.params import FromPath, FromQuery, JSONBody

from royaumes.server import protocol as p
from royaumes.server.handlers.requests import ApiRequest, lobby_of, offered, person_of
from royaumes.server.people.rating_rules import LIVE
from royaumes.server.protocol.errors import CodedError


@get("/api/games/{key:str}/leaderboard")
async def leaderboard(request: ApiRequest, key: FromPath[str], pace: FromQuery[str] = LIVE) -> p.Leaderboard:
    """The best players of a game, computer players among them, and my own place."""
    return await lobby_of(request).profiles.leaderboard(person_of(request), offered(request, key), pace)


@get("/api/games/{key:str}/finished")
async def finished(request: ApiRequest, key: FromPath[str]) -> p.History:
    """The last games that ended at public tables, each as its winner had it."""
    return p.History(await lobby_of(request).profiles.recent(offered(request, key)))


@get("/api/people/{person:str}")
async def profile(request: ApiRequest, person: FromPath[str]) -> p.Profile:
    """A person's profile: ratings and finished games."""
    return await lobby_of(request).profiles.profile(person, person_of(request))


@get("/api/me/profile")
async def my_profile(request: ApiRequest) -> p.MyProfile:
    """My ratings, and whether others see them."""
    return await lobby_of(request).profiles.mine(person_of(request))


@put("/api/me/profile")
async def hide_profile(request: ApiRequest, data: JSONBody[p.HideProfile]) -> p.MyProfile:
    """Say whether others shall see them."""
    return await lobby_of(request).profiles.hide(person_of(request), data.hidden)


@get("/api/tables/{table:str}/rating")
async def table_rating(request: ApiRequest, table: FromPath[str]) -> p.TableRating:
    """What a finished game did to my rating; the game is rated now if it was not before."""
    lobby = lobby_of(request)
    row, verdict = await lobby.services.row(table), await lobby.ratings.settle(table)
    if not verdict:
        raise CodedError("not-now", "server-not-over")
    return await lobby.profiles.of_game(row.number, person_of(request), verdict)


HANDLERS = (leaderboard, finished, profile, my_profile, hide_profile, table_rating)
