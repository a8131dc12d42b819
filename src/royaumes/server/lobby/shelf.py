"""What can be played: the games on the shelf, their settings and variants, the computer players."""

from __future__ import annotations

from collections.abc import Mapping

from royaumes import bots
from royaumes.core.variant import game_and_changes
from royaumes.games import game
from royaumes.play.lesson import lesson
from royaumes.review.puzzles import puzzles
from royaumes.server import protocol as p
from royaumes.server.config import Config
from royaumes.server.lobby.new_tables import usual
from royaumes.server.protocol.errors import CodedError


def shelf_of(config: Config, passkeys: bool) -> p.Shelf:
    """The shelf of a server."""
    games = [_game(key, config.variants) for key in config.keys]
    return p.Shelf(games, list(bots.LEVELS), bots.USUAL, config.address, passkeys)


def offered(config: Config, key: str, variant: str = "") -> str:
    """The key of a game, or of its variant with these changes; a `CodedError` where it is not played here."""
    for one in config.played:
        if game_and_changes(one) == (key, variant):
            return one
    raise CodedError("not-found", "table-bad-game", key=key[:40], known=config.keys)


def _game(key: str, variants: Mapping[str, str]) -> p.GameInfo:
    rules = game(key)
    settings = [p.SettingInfo(one.name, list(one.choices), one.rule) for one in rules.settings]
    chosen = rules.pieces
    pieces = p.PiecesInfo(chosen.name, list(chosen.things), chosen.rule) if chosen else None
    least, most, guided = rules.seats[0], rules.seats[-1], lesson(key) is not None
    found = len(puzzles(key))
    varied = [p.VariantInfo(one, name) for one, name in variants.items() if game_and_changes(one)[0] == key]
    return p.GameInfo(key, least, most, usual(key), settings, pieces, rules.hidden, guided, found, varied)
