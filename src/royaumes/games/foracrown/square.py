"""The royal square as a board shows it: five columns with their costs, and who took what in this pass."""

from __future__ import annotations

from dataclasses import dataclass

from royaumes.games.foracrown.box import COSTS, DECK_OF_PLACE, NONE, PILES, PLACES, RECRUITS, ROUNDS
from royaumes.games.foracrown.moves import FIRST_DECK, SOURCES
from royaumes.games.foracrown.phases.recruiting import LOOKING, RECRUITING
from royaumes.games.foracrown.stage import Mercenary, mercenary
from royaumes.games.foracrown.state import View
from royaumes.games.foracrown.view import level_of


@dataclass(frozen=True, slots=True)
class Deck:
    """A face-down deck, and who took its top card in this pass (the last who did)."""

    name: str
    cards: int
    taken_by: int | None


@dataclass(frozen=True, slots=True)
class Place:
    """A place for open cards, how many lie there, and who took from it in this pass (the last who did)."""

    card: Mercenary | None
    cards: int
    taken_by: int | None


@dataclass(frozen=True, slots=True)
class Column:
    """A column of the royal square; a cost of null is a column without a tile."""

    level: int
    cost: int | None
    next_cost: int | None
    opens_in: int | None
    deck: Deck | None
    places: tuple[Place, ...]


def is_last_round(v: View) -> bool:
    """Whether no round follows this one (FAC-6.7, FAC-8.1)."""
    return v.round == ROUNDS or bool(v.out)


def _cost(round_: int, level: int) -> int | None:
    costs = COSTS[round_ - 1]
    return costs[level - 1] if level <= len(costs) else None


def column(v: View, level: int) -> Column:
    """A column of the royal square in this round."""
    cost = _cost(v.round, level)
    opens_in = None
    if cost is None:
        opens_in = next(n for n in range(v.round, ROUNDS + 1) if _cost(n, level) is not None)
    return Column(
        level=level,
        cost=cost,
        next_cost=None if is_last_round(v) else _cost(v.round + 1, level),
        opens_in=opens_in,
        deck=None if level == 1 else _deck(v, level - 2),
        places=_piles(v) if level == 1 else _places(v, level - 2),
    )


def _recruited(v: View) -> list[tuple[int, int]]:
    """The seats that have recruited in this pass, and the slots of their recruits."""
    if v.phase not in (RECRUITING, LOOKING):
        return []
    return [(seat, seat * RECRUITS + v.passes) for seat in v.order[: v.order.index(v.to_move)]]


def _deck(v: View, deck: int) -> Deck:
    takers = [
        seat for seat, slot in _recruited(v) if v.blind >> slot & 1 and level_of(v.recruits[slot]) == deck + 2
    ]
    if v.deck == deck:
        takers.append(v.to_move)
    return Deck(SOURCES[FIRST_DECK + deck], v.decks[deck], takers[-1] if takers else None)


def _piles(v: View) -> tuple[Place, ...]:
    places = []
    for kind in range(PILES):
        takers = [seat for seat, slot in _recruited(v) if v.recruits[slot] == kind]
        left = v.piles[kind]
        places.append(Place(mercenary(kind) if left else None, left, takers[-1] if takers else None))
    return tuple(places)


def _places(v: View, deck: int) -> tuple[Place, ...]:
    found = []
    for place in range(PLACES):
        if DECK_OF_PLACE[place] == deck:
            card, taker = v.open[place], v.taken[place]
            taken_by = None if taker == NONE else taker
            found.append(Place(None if card == NONE else mercenary(card), int(card != NONE), taken_by))
    return tuple(found)
