"""Computer players by rank, from a first game with a child to a rival of practised players.

How strong each is in each game stands in docs/ladder.md.
"""

from __future__ import annotations

from collections.abc import Callable

from royaumes.bots.choice import Budget, Planner, Thinker
from royaumes.bots.greedy import Greedy
from royaumes.bots.hasty import Hasty
from royaumes.bots.learned import Learned
from royaumes.bots.playout import Playouts
from royaumes.bots.search import Search
from royaumes.bots.solo import SoloOrRivals
from royaumes.bots.tuning import tuning
from royaumes.bots.value import value
from royaumes.games import game, parts

#: What a level does where it has a budget of its own, and where somebody gives it another.
_Maker = Callable[[str, str, Budget | None], Thinker]


#: How hasty a knight and a baron are who play alone.
_HASTE_ALONE = {"knight": 0.35, "baron": 0.22}
#: Random playouts by which the levels below the king, and hints, choose where a game has no heuristics.
_PAGE, _SQUIRE, _KNIGHT, _BARON = 16, 32, 128, 256


def _page(key: str, name: str, budget: Budget | None) -> Thinker:
    return Hasty(_at_once(key, name, _PAGE), name, haste=2 * tuning(key).squire_haste, overlooks=0.15)


def _squire(key: str, name: str, budget: Budget | None) -> Thinker:
    return Hasty(_at_once(key, name, _SQUIRE), name, haste=tuning(key).squire_haste)


def adviser(key: str, name: str, playouts: int = _KNIGHT) -> Planner:
    """Whoever knows best what to do at once: by what was learnt, or by the heuristics where nothing was.

    Without heuristics it plays so many games out at random.
    """
    learnt = value(key)
    return _at_once(key, name, playouts) if learnt is None else Learned(key, name, learnt)


def _at_once(key: str, name: str, playouts: int) -> Planner:
    """A player by the game's heuristics; where it has none, by so many random playouts."""
    if parts(key).heuristics is not None:
        return Greedy(key, name)
    return Search(key, name, Budget(playouts=playouts), Greedy(key, name), Playouts(key, 0))


def _knight(key: str, name: str, budget: Budget | None) -> Thinker:
    return _hasty(key, name, adviser(key, name), tuning(key).knight_haste)


def _baron(key: str, name: str, budget: Budget | None) -> Thinker:
    usual = 32 if parts(key).heuristics is not None else _BARON
    search = _searching(key, name, budget or Budget(playouts=usual), 0)
    return _hasty(key, name, search, tuning(key).baron_haste)


def _king(key: str, name: str, budget: Budget | None) -> Thinker:
    return _searching(key, name, budget or Budget(seconds=1.0), 1)


def _hasty(key: str, name: str, adviser: Thinker, haste: float | None) -> Thinker:
    if haste is None:
        return adviser
    hasty = Hasty(adviser, name, haste=haste)
    if game(key).seats[0] > 1:
        return hasty
    return SoloOrRivals(name, hasty, Hasty(adviser, name, haste=_HASTE_ALONE[name]))


def _searching(key: str, name: str, budget: Budget, rank: int) -> Thinker:
    """A search that begins with what looks best at once, and judges where it ends in the same way."""
    learnt = value(key)
    first = Greedy(key, name) if learnt is None else Learned(key, name, learnt)
    if learnt is None:
        turns = tuning(key).turns_by_heuristics[rank]
        return Search(key, name, budget, first, Playouts(key, turns))
    turns = tuning(key).turns_by_value[rank]
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
