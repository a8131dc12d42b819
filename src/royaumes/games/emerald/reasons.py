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
    OWNERS,
    TREASURE_POINTS,
    VALUES,
)
from royaumes.games.emerald.flight import WAKES
from royaumes.games.emerald.heuristics import gem_worth, lead
from royaumes.games.emerald.moves import SURRENDER, Feed, March, Pay, Take
from royaumes.games.emerald.scoring import MOST_NAMES
from royaumes.games.emerald.view import View


def reason(v: View, move: Move) -> Reason | None:
    """Why a sensible player would do this."""
    match move:
        case March():
            return _march(v, move)
        case Take(sort):
            return _card(v, v.at, sort)
        case Feed(colour):
            return _prey(v, OWNERS[v.seats][colour])
        case Pay(kind):
            return Reason("emerald-why-pay", {"card": GOLD_NAMES[kind]})
    if move is SURRENDER:
        ends = v.in_play[OWNERS[v.seats][v.captive]] == 2
        return Reason("emerald-why-end" if ends else "emerald-why-surrender")
    return Reason("emerald-why-stop")


def _march(v: View, move: March) -> Reason:
    seat = v.to_move
    count = sum([places.count(move.place) for places in v.knights])
    goal = GOAL[move.place][count]
    if goal == CHAMBER:
        ends = v.treasures_left == 1 or v.in_play[seat] == 2
        if ends and lead(v, seat, TREASURE_POINTS) > 0:
            return Reason("emerald-why-end")
        return Reason("emerald-why-treasure", {"points": TREASURE_POINTS})
    if goal < FOOT:
        return Reason("emerald-why-closer" if v.second else "emerald-why-free-step")
    cell = goal - FOOT
    gold, gem = v.open[GOLD][cell], v.open[GEM][cell]
    if gold == NONE and gem == NONE:
        return Reason("emerald-why-closer" if v.second else "emerald-why-free-step")
    sort = GOLD if gem == NONE or (gold != NONE and VALUES[gold] >= gem_worth(v, seat, gem)) else GEM
    if WAKES[v.bar][v.dragon] >> cell & 1:
        name = GOLD_NAMES[gold] if sort is GOLD else GEM_NAMES[gem]
        return Reason("emerald-why-card-despite", {"card": name})
    return _card(v, cell, sort)


def _card(v: View, cell: int, sort: int) -> Reason:
    """What the open card of a pile brings."""
    kind, seat = v.open[sort][cell], v.to_move
    if sort == GOLD:
        return Reason("emerald-why-gold", {"card": GOLD_NAMES[kind]})
    kinds = sum([count > 0 for count in v.gems[seat]])
    if v.four == NONE and not v.gems[seat][kind] and kinds == len(GEMS) - 1:
        return Reason("emerald-why-four", {"gem": GEM_NAMES[kind]})
    others = max([gems[kind] for other, gems in enumerate(v.gems) if other != seat])
    if v.gems[seat][kind] + 1 > others:
        return Reason("emerald-why-most", {"gem": GEM_NAMES[kind], "most": MOST_NAMES[kind]})
    return Reason("emerald-why-gem", {"gem": GEM_NAMES[kind]})


def _prey(v: View, owner: int) -> Reason | None:
    if owner == v.to_move:
        return None
    facts = {"seat": SEATS[owner]}
    return Reason("emerald-why-prey" if v.purse[owner] else "emerald-why-prey-poor", facts)
