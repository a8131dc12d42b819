"""The games, found by entry point: a game is one package, here or elsewhere."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from royaumes.core import Game, UserError
from royaumes.core.variant import split_key

#: The entry point group in which a package offers its games, as key = "package:GAME".
GROUP = "royaumes.games"
#: The tiny game that adapters and laws are tried with first. A key with an underscore is never offered.
TOY = "_toy"
_SHELF = ("crowns", "emerald", "royaume", "auftrag", "foracrown")


@cache
def _found() -> dict[str, Any]:
    return {point.name: point for point in entry_points(group=GROUP)}


@cache
def keys() -> tuple[str, ...]:
    """The games that people are offered, in the order of the shelf; games from elsewhere come last."""
    offered = [key for key in _found() if not key.startswith("_")]
    return tuple(sorted(offered, key=lambda key: (_SHELF.index(key) if key in _SHELF else len(_SHELF), key)))


def package(key: str) -> str:
    """The package of a game, without importing it; a `UserError` lists the keys there are.

    That of a variant is built.
    """
    base, changes = split_key(key)
    if base not in _found():
        raise UserError("table-bad-game", key=key, known=keys())
    module: str = _found()[base].module
    if changes:
        from royaumes.games.variants import variant_package

        return variant_package(module, key)
    return module


@cache
def game(key: str) -> Game[Any, Any]:
    """The game with this key, or the variant; a `UserError` lists the keys there are."""
    home, (base, changes) = package(key), split_key(key)
    if changes:
        from royaumes.games.variants import variant_game

        return variant_game(home, key)
    found: Game[Any, Any] = _found()[base].load()
    return found
