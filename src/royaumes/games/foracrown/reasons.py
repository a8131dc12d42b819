"""What speaks for a move at For a Crown, in words for a hint."""

from __future__ import annotations

from royaumes.core import Move, Reason
from royaumes.games.foracrown.box import (
    BRIBE,
    COIN,
    EFFECT_THINGS,
    FAMILY_THINGS,
    RACCOON,
    ROUNDS,
    SCANDAL_LOSS,
    Icon,
)
from royaumes.games.foracrown.gallery import next_free
from royaumes.games.foracrown.moves import FIRST_DECK, Aim, Choose, Pay, Recruit, Shift
from royaumes.games.foracrown.state import View


def reason(v: View, move: Move) -> Reason | None:
    """Why a sensible player would do this."""
    match move:
        case Recruit():
            return _recruit(v, move)
        case Choose(icon):
            return _icon(v, icon)
        case Aim(seat):
            return Reason("foracrown-because-victim", {"family": FAMILY_THINGS[seat]})
        case Shift():
            return _shift(v, move)
        case Pay():
            return Reason("foracrown-because-bribe" if v.event == BRIBE else "foracrown-because-mage")
    return Reason("foracrown-because-decline")


def _recruit(v: View, move: Recruit) -> Reason:
    rounds = ROUNDS - v.round + 1
    if move.source >= FIRST_DECK:
        return Reason("foracrown-because-blind", {"rounds": rounds})
    if move.rubies:
        return Reason("foracrown-because-recruit-dear", {"rounds": rounds, "rubies": move.rubies})
    return Reason("foracrown-because-recruit", {"rounds": rounds})


def _icon(v: View, icon: Icon) -> Reason:
    if icon == COIN:
        return Reason("foracrown-because-coin")
    if icon == RACCOON:
        return Reason("foracrown-because-raccoon")
    return Reason("foracrown-because-effect", {"effect": EFFECT_THINGS[icon]})


def _shift(v: View, move: Shift) -> Reason:
    owner = v.families.index(move.family)
    cell = v.gallery[owner]
    spared = SCANDAL_LOSS[cell] - SCANDAL_LOSS[next_free(v.gallery, cell, move.step)]
    if owner == v.seat:
        return Reason("foracrown-because-safer" if spared else "foracrown-because-influence")
    facts = {"family": FAMILY_THINGS[move.family]}
    return Reason("foracrown-because-exposed" if spared < 0 else "foracrown-because-held-back", facts)
