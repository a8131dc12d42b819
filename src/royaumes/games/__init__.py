"""The games, found by entry point: a game is one package, here or elsewhere, or a file that was opened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import TypeAlias

from royaumes.core import Game, Parts, State, UserError, View
from royaumes.core.digest import Row
from royaumes.core.variant import split_key
from royaumes.games import files

#: A game of which nothing but the common surface is known.
AnyGame: TypeAlias = Game[State, View]
#: The entry point group in which a package offers its games, as key = "package:GAME".
GROUP = "royaumes.games"
#: The tiny game that adapters and laws are tried with first. A key with an underscore is never offered.
TOY = "_toy"


@cache
def _installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def _found() -> dict[str, str]:
    """The modules of all games by key: those of opened files come last."""
    return {key: point.module for key, point in _installed().items()} | {
        key: files.module(key) for key in files.known() if key not in _installed()
    }


def opened(file: str) -> str:
    """Open a game in a single Python file, here and in processes that this one starts; its key.

    A `UserError` says what is wrong with the file.
    """
    if Path(file).stem in _installed():
        raise UserError("table-game-taken", text=file, name=Path(file).stem)
    return game(files.add(file)).key


def keys() -> tuple[str, ...]:
    """The games that people are offered, in the order of the shelf."""
    offered = [key for key in _found() if not key.startswith("_")]
    return tuple(sorted(offered, key=lambda key: (game(key).shelf, key)))


def package(key: str) -> str:
    """The package of a game, or the file; a `UserError` lists the keys there are.

    That of a variant is built. All others are not imported.
    """
    if files.is_file(key):
        key = opened(key)
    base, changes = split_key(key)
    if base not in _found():
        raise UserError("table-bad-game", key=key, known=keys())
    module = _found()[base]
    if changes:
        from royaumes.games.variants import variant_package

        return variant_package(module, key)
    return module


@cache
def game(key: str) -> AnyGame:
    """The game with this key or in this file, or the variant; a `UserError` lists the keys there are."""
    if files.is_file(key):
        return game(opened(key))
    home, (base, changes) = package(key), split_key(key)
    if changes:
        from royaumes.games.variants import variant_game

        return variant_game(home, key)
    if base not in _installed():
        return files.load(base)
    found: AnyGame = _installed()[base].load()
    return found


@cache
def parts(key: str) -> Parts[State, View]:
    """The optional parts of the game with this key."""
    return game(key).parts()


def reference(key: str) -> Mapping[str, Sequence[Row]]:
    """The rows of the tables in a game's digest, read off its box; by the key of the table."""
    known = parts(key).reference
    return {} if known is None else known()
