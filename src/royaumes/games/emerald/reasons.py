"""What speaks for a move at Emerald, in words for a hint."""

from __future__ import annotations

from royaumes.core import SEATS, Move, Reason
from royaumes.games.emerald.box import (
    CHAMBER,
    FOOT,
    GEM,
    GEM_NAMES,
    GEMS,
    GOAL,
    GOLD,
    GOLD_NAMES,
    NONE,
    TREASURE_POINTS,
    VALUES,
)
from royaumes.games.emerald.flight import wakes
from royaumes.games.emerald.heuristics import gem_worth, last_entry, lead
from royaumes.games.emerald.moves import SURRENDER, Feed, March, Pay, Take
from royaumes.games.emerald.scoring import MOST_NAMES
from royaumes.games.emerald.state import View


def reason(v: View, move: Move) -> Reason | None:
    """Why a sensible player would do this."""
    match move:
        case March():
            return _march(v, move)
        case Take(sort):
            return _card(v, v.at, sort)
        case Feed(colour):
            return _prey(v, v.owners[colour])
        case Pay(kind):
            return Reason("emerald-because-pay", {"card": GOLD_NAMES[kind]})
    if move is SURRENDER:
        ends = v.in_play[v.owners[v.captive]] == 2
        return Reason("emerald-because-end" if ends else "emerald-because-surrender")
    return Reason("emerald-because-stop")


def _march(v: View, move: March) -> Reason:
    seat = v.to_move
    count = sum([places.count(move.place) for places in v.knights])
    goal = GOAL[move.place][count]
    if goal == CHAMBER:
        if last_entry(v, seat) and lead(v, seat, TREASURE_POINTS) > 0:
            return Reason("emerald-because-end")
        return Reason("emerald-because-treasure", {"points": TREASURE_POINTS})
    cell = goal - FOOT
    gold, gem = (row[cell] if cell >= 0 else NONE for row in v.open)  # no cards on the plain
    if gold == NONE and gem == NONE:
        return Reason("emerald-because-closer" if v.second else "emerald-because-free-step")
    sort = GOLD if gem == NONE or (gold != NONE and VALUES[gold] >= gem_worth(v, seat, gem)) else GEM
    if wakes(v.bar, v.dragon, cell):
        name = GOLD_NAMES[gold] if sort is GOLD else GEM_NAMES[gem]
        return Reason("emerald-because-card-despite", {"card": name})
    return _card(v, cell, sort)


def _card(v: View, cell: int, sort: int) -> Reason:
    """What the open card of a pile brings."""
    kind, seat = v.open[sort][cell], v.to_move
    if sort == GOLD:
        return Reason("emerald-because-gold", {"card": GOLD_NAMES[kind]})
    kinds = sum([count > 0 for count in v.gems[seat]])
    if v.four == NONE and not v.gems[seat][kind] and kinds == len(GEMS) - 1:
        return Reason("emerald-because-four", {"gem": GEM_NAMES[kind]})
    others = max([gems[kind] for other, gems in enumerate(v.gems) if other != seat])
    if v.gems[seat][kind] + 1 > others:
        return Reason("emerald-because-most", {"gem": GEM_NAMES[kind], "most": MOST_NAMES[kind]})
    return Reason("emerald-because-gem", {"gem": GEM_NAMES[kind]})


def _prey(v: View, owner: int) -> Reason | None:
    if owner == v.to_move:
        return None
    facts = {"seat": SEATS[owner]}
    return Reason("emerald-because-prey" if v.purse[owner] else "emerald-because-prey-poor", facts)
