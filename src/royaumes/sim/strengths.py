"""How strong computer players are, as a ladder found: kept with the game, so that people can be compared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from royaumes.bots import LEVELS
from royaumes.core import load
from royaumes.core.tables import holds
from royaumes.games import package
from royaumes.sim.ladder import Rung, intervals, ratings

#: The data file of a game that holds them.
FILE = "ladder"
#: Standard deviations from the middle of an interval of 95 % to its ends.
_SIDE = 1.96
_HEAD = "# How strong the computer players are in this game; royaumes.sim.strengths reads it."
_WHY = "Ours: measured in games among themselves; no rule depends on it."


@dataclass(frozen=True, slots=True)
class Strength:
    """A rating of the ladder, and how far it may be off: its standard deviation."""

    rating: float
    deviation: float


@cache
def strengths(key: str) -> dict[str, Strength]:
    """Those of all computer players that were measured in the game with this key, the weakest first."""
    if not holds(package(key), FILE):
        return {}
    found = load(package(key), FILE)["bots"]
    known = {bot["name"]: Strength(bot["rating"], bot["deviation"]) for bot in found["bot"]}
    return dict(sorted(known.items(), key=lambda one: one[1].rating))


def data_file(command: str, climbed: Sequence[Rung]) -> str:
    """A ladder as the data file of its game."""
    rated, sides = ratings(climbed), intervals(climbed)
    lines = [
        _HEAD,
        "",
        "[source]",
        f'note = "Measured: {command}"',
        "",
        "[bots]",
        'mark = "H"',
        f'why = "{_WHY}"',
    ]
    for name, rating in sorted(rated.items(), key=lambda one: one[1]):
        low, high = sides[name]
        deviation = round((high - low) / 2 / _SIDE)
        lines += [
            "",
            "[[bots.bot]]",
            f'name = "{_player(name)}"',
            f"rating = {rating:.0f}",
            f"deviation = {deviation}",
        ]
    return "\n".join([*lines, ""])


def _player(name: str) -> str:
    """Who sits at tables for a player of the ladder: king@128 is a king who counts playouts.

    A second allows more of them, so that the king at a table is no weaker.
    """
    level = name.partition("@")[0]
    return level if level in LEVELS else name
