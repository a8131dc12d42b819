"""HTTP handlers for games: what is played here, rules, words."""

from __future__ import annotations

from collections.abc import Mapping

from litestar import get
from litestar.params import FromPath, FromQuery

from royaumes import bots
from royaumes.core.variant import game_and_changes
from royaumes.games import game
from royaumes.messages import LANGUAGES
from royaumes.messages.source import whole
from royaumes.play.lesson import lesson
from royaumes.review.puzzles import puzzles
from royaumes.server import protocol as p
from royaumes.server.handlers.requests import ApiRequest, lobby_of, offered
from royaumes.server.handlers.rules import rules_of
from royaumes.server.lobby.new_tables import usual
from royaumes.server.people.passkeys import AVAILABLE
from royaumes.server.protocol.errors import CodedError


@get("/api/games")
async def shelf(request: ApiRequest) -> p.Shelf:
    """What can be played here."""
    config = lobby_of(request).config
    games = [_game(key, config.variants) for key in config.keys]
    return p.Shelf(games, list(bots.LEVELS), bots.USUAL, config.address, AVAILABLE)


def _game(key: str, variants: Mapping[str, str]) -> p.GameInfo:
    rules = game(key)
    settings = [p.SettingInfo(one.name, list(one.choices), one.rule) for one in rules.settings]
    chosen = rules.pieces
    pieces = p.PiecesInfo(chosen.name, list(chosen.things), chosen.rule) if chosen else None
    least, most, guided = rules.seats[0], rules.seats[-1], lesson(key) is not None
    found = len(puzzles(key))
    varied = [p.VariantInfo(one, name) for one, name in variants.items() if game_and_changes(one)[0] == key]
    return p.GameInfo(key, least, most, usual(key), settings, pieces, rules.hidden, guided, found, varied)


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
