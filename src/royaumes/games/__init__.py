"""The games, found by entry point: a game is one package, here or elsewhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TypeAlias

from royaumes.core import Game, Parts, State, UserError, View
from royaumes.core.digest import Row
from royaumes.core.variant import split_key

#: A game of which nothing but the common surface is known.
AnyGame: TypeAlias = Game[State, View]
#: The entry point group in which a package offers its games, as key = "package:GAME".
GROUP = "royaumes.games"
#: The tiny game that adapters and laws are tried with first. A key with an underscore is never offered.
TOY = "_toy"


@cache
def _found() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


@cache
def keys() -> tuple[str, ...]:
    """The games that people are offered, in the order of the shelf."""
    offered = [key for key in _found() if not key.startswith("_")]
    return tuple(sorted(offered, key=lambda key: (game(key).shelf, key)))


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
def game(key: str) -> AnyGame:
    """The game with this key, or the variant; a `UserError` lists the keys there are."""
    home, (base, changes) = package(key), split_key(key)
    if changes:
        from royaumes.games.variants import variant_game

        return variant_game(home, key)
    found: AnyGame = _found()[base].load()
    return found


@cache
def parts(key: str) -> Parts[State, View]:
    """The optional parts of the game with this key."""
    return game(key).parts()


def reference(key: str) -> Mapping[str, Sequence[Row]]:
    """The rows of the tables in a game's digest, read off its box; by the key of the table."""
    known = parts(key).reference
    return {} if known is None else known()
