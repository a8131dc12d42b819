"""HTTP handlers for games: what is played here, rules, words."""

from __future__ import annotations

from litestar import get
from litestar.params import FromPath, FromQuery

from royaumes.games import game
from royaumes.messages import LANGUAGES
from royaumes.messages.source import whole
from royaumes.server import protocol as p
from royaumes.server.handlers.requests import ApiRequest, lobby_of, offered
from royaumes.server.handlers.rules import rules_of
from royaumes.server.lobby.shelf import shelf_of
from royaumes.server.people.passkeys import AVAILABLE
from royaumes.server.protocol.errors import CodedError


@get("/api/games")
async def shelf(request: ApiRequest) -> p.Shelf:
    """What can be played here."""
    return shelf_of(lobby_of(request).config, AVAILABLE)


@get("/api/games/{key:str}/rules", cache_control=None)
async def rules(request: ApiRequest, key: FromPath[str], variant: FromQuery[str] = "") -> p.Rules:
    """A game's rules, and those of the table itself; the tables among them with what a variant changes."""
    return rules_of(game(offered(request, key, variant)))


@get("/api/games/{key:str}/words/{lang:str}", cache_control=None)
async def words(request: ApiRequest, key: FromPath[str], lang: FromPath[str]) -> p.GameWords:
    """All that a game says in a language."""
    offered(request, key)
    if lang not in LANGUAGES:
        raise CodedError("not-found", "server-no-page")
    return p.GameWords(key, lang, whole(lang, key))


HANDLERS = (shelf, rules, words)
