"""Computer players by rank, from a first game with a child to a rival of practised players.

How strong each is in each game stands in docs/ladder.md.
"""

from __future__ import annotations

from collections.abc import Callable

from royaumes.bots.apart import Apart
from royaumes.bots.choice import Budget, Planner, Thinker
from royaumes.bots.greedy import Greedy
from royaumes.bots.hasty import Hasty
from royaumes.bots.learned import Learned
from royaumes.bots.playout import Playouts
from royaumes.bots.search import Search
from royaumes.bots.value import value
from royaumes.games import game

#: What a level does where it has a budget of its own, and where somebody gives it another.
_Maker = Callable[[str, str, Budget | None], Thinker]


#: How hasty a squire is, by game: found on the ladder, so that a knight wins about two games of three.
_HASTE = {"crowns": 0.45, "emerald": 0.24, "royaume": 0.7, "auftrag": 0.2, "foracrown": 0.45}
_USUAL_HASTE = 0.3
#: The same for a knight, so that a baron wins about two games of three.
_KNIGHT_HASTE = {"crowns": 0.58, "emerald": 0.26, "royaume": 0.75, "auftrag": 0.06, "foracrown": 0.5}
#: The same for a baron, so that a king wins about two games of three; elsewhere looking further is enough.
_BARON_HASTE = {"crowns": 0.45, "emerald": 0.12, "royaume": 0.58, "foracrown": 0.45}
#: The same for whoever plays alone.
_HASTE_ALONE = {"knight": 0.35, "baron": 0.22}
#: How many more turns of its own a baron and a king play out before they judge, by what they judge with.
_TURNS_BY_VALUE = {"royaume": (1, 1)}
_USUAL_TURNS_BY_VALUE = (1, 2)
_TURNS_BY_HEURISTICS = {"royaume": (1, 2), "auftrag": (2, 4)}
_USUAL_TURNS = (4, 8)


def _page(key: str, name: str, budget: Budget | None) -> Thinker:
    return Hasty(Greedy(key), name, haste=2 * _HASTE.get(key, _USUAL_HASTE), overlooks=0.15)


def _squire(key: str, name: str, budget: Budget | None) -> Thinker:
    return Hasty(Greedy(key), name, haste=_HASTE.get(key, _USUAL_HASTE))


def adviser(key: str, name: str) -> Planner:
    """Whoever knows best what to do at once: by what was learnt, or by the heuristics where nothing was."""
    learnt = value(key)
    return Greedy(key, name) if learnt is None else Learned(key, name, learnt)


def _knight(key: str, name: str, budget: Budget | None) -> Thinker:
    return _hasty(key, name, adviser(key, name), _KNIGHT_HASTE.get(key))


def _baron(key: str, name: str, budget: Budget | None) -> Thinker:
    search = _searching(key, name, budget or Budget(playouts=32), 0)
    return _hasty(key, name, search, _BARON_HASTE.get(key))


def _king(key: str, name: str, budget: Budget | None) -> Thinker:
    return _searching(key, name, budget or Budget(seconds=1.0), 1)


def _hasty(key: str, name: str, adviser: Thinker, haste: float | None) -> Thinker:
    if haste is None:
        return adviser
    hasty = Hasty(adviser, name, haste=haste)
    if game(key).seats[0] > 1:
        return hasty
    return Apart(key, name, hasty, Hasty(adviser, name, haste=_HASTE_ALONE[name]))


def _searching(key: str, name: str, budget: Budget, rank: int) -> Thinker:
    """A search that begins with what looks best at once, and judges where it ends in the same way."""
    learnt, first = value(key), adviser(key, name)
    if learnt is None:
        turns = _TURNS_BY_HEURISTICS.get(key, _USUAL_TURNS)[rank]
        return Search(key, name, budget, first, Playouts(key, turns))
    turns = _TURNS_BY_VALUE.get(key, _USUAL_TURNS_BY_VALUE)[rank]
    return Search(key, name, budget, first, Playouts(key, turns, learnt, first))


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
