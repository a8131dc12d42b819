"""The games. A game imports only the core; what is here finds a game by its key."""

from __future__ import annotations

from importlib import import_module
from typing import Any, cast

from royaumes.core import Game, Problem

#: Keys of the games that people are offered, in the order of the shelf.
KEYS = ("crowns", "emerald", "royaume", "auftrag", "foracrown")
#: The tiny game that adapters and laws are tried with first; never offered.
TOY = "_toy"


def game(key: str) -> Game[Any, Any]:
    """The game with this key; a `Problem` lists the keys there are."""
    if key not in (*KEYS, TOY):
        raise Problem("table-bad-game", key=key, known=KEYS)
    return cast("Game[Any, Any]", import_module(f"royaumes.games.{key}").GAME)
