"""How the levels are set in a game: by its `data/levels.toml`, and as usual where it has none."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from royaumes.core import load
from royaumes.core.tables import holds
from royaumes.games import package

#: The data file of a game that holds them.
FILE: Final = "levels"
#: What the data file says about its figures.
_SAYS: Final = ("source", "mark", "why", "from")


@dataclass(frozen=True, slots=True)
class Tuning:
    """One game's figures, found on its ladder."""

    #: How hasty each level is, so that the next one wins about two games of three; None: not at all.
    squire_haste: float = 0.3
    knight_haste: float | None = None
    baron_haste: float | None = None
    #: How many more turns of its own a baron and a king play out before they judge, by what they judge with.
    turns_by_value: tuple[int, int] = (1, 2)
    turns_by_heuristics: tuple[int, int] = (4, 8)
    #: How many rounds an adviser plays in reviews before a learnt value judges; None: the heuristics play.
    advised_rounds: int | None = None


@cache
def tuning(key: str) -> Tuning:
    """That of the game with this key; a variant has its game's."""
    if not holds(package(key), FILE):
        return Tuning()
    tables = load(package(key), FILE)
    figures: dict[str, Any] = {
        name: tuple(figure) if isinstance(figure, list) else figure
        for title, table in tables.items()
        if title not in _SAYS
        for name, figure in table.items()
        if name not in _SAYS
    }
    return Tuning(**figures)
