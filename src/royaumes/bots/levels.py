"""Computer players by rank, from a first game with a child to a rival of practised players.

How strong each is in each game stands in docs/ladder.md.
"""

from __future__ import annotations

from collections.abc import Callable

from royaumes.bots.choice import Budget, Thinker
from royaumes.bots.greedy import Greedy
from royaumes.bots.hasty import Hasty
from royaumes.bots.learned import Learned
from royaumes.bots.playout import Playouts
from royaumes.bots.search import Search
from royaumes.bots.value import value

#: What a level does where it has a budget of its own, and where somebody gives it another.
_Maker = Callable[[str, str, Budget | None], Thinker]


#: How hasty a squire is, by game: found on the ladder, so that a knight wins about two games of three.
_HASTE = {"crowns": 0.45, "emerald": 0.22, "royaume": 0.45, "auftrag": 0.16, "foracrown": 0.45}
_USUAL_HASTE = 0.3
#: How many more turns of its own a baron and a king play out before they judge, by what they judge with.
_TURNS_BY_VALUE = (1, 2)
_TURNS_BY_HEURISTICS = (4, 8)


def _page(key: str, name: str, budget: Budget | None) -> Thinker:
    return Hasty(key, name, haste=2 * _HASTE.get(key, _USUAL_HASTE), overlooks=0.15)


def _squire(key: str, name: str, budget: Budget | None) -> Thinker:
    return Hasty(key, name, haste=_HASTE.get(key, _USUAL_HASTE))


def _knight(key: str, name: str, budget: Budget | None) -> Thinker:
    learnt = value(key)
    return Greedy(key, name) if learnt is None else Learned(key, name, learnt)


def _baron(key: str, name: str, budget: Budget | None) -> Thinker:
    return _searching(key, name, budget or Budget(playouts=32), 0)


def _king(key: str, name: str, budget: Budget | None) -> Thinker:
    return _searching(key, name, budget or Budget(seconds=1.0), 1)


def _searching(key: str, name: str, budget: Budget, rank: int) -> Thinker:
    """A search that begins with what a knight would do and ends with how a knight sees the table."""
    learnt, knight = value(key), _knight(key, name, None)
    if learnt is None:
        return Search(key, name, budget, knight, Playouts(key, _TURNS_BY_HEURISTICS[rank]))
    return Search(key, name, budget, knight, Playouts(key, _TURNS_BY_VALUE[rank], learnt, knight))


#: From weakest to strongest.
LEVELS: dict[str, _Maker] = {
    "page": _page,
    "squire": _squire,
    "knight": _knight,
    "baron": _baron,
    "king": _king,
}
#: Those who look ahead by playouts.
SEARCHING = ("baron", "king")


def level(name: str, key: str, budget: Budget | None = None) -> Thinker:
    """The player of this rank for the game with this key; a budget replaces its own where it searches."""
    return LEVELS[name](key, name, budget)
