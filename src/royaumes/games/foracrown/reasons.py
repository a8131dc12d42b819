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
from royaumes.games.foracrown.view import View


def reason(v: View, move: Move) -> Reason | None:
    """Why a sensible player would do this."""
    match move:
        case Recruit():
            return _recruit(v, move)
        case Choose(icon):
            return _icon(v, icon)
        case Aim(seat):
            return Reason("foracrown-why-victim", {"family": FAMILY_THINGS[seat]})
        case Shift():
            return _shift(v, move)
        case Pay():
            return Reason("foracrown-why-bribe" if v.event == BRIBE else "foracrown-why-mage")
    return Reason("foracrown-why-decline")


def _recruit(v: View, move: Recruit) -> Reason:
    rounds = ROUNDS - v.round + 1
    if move.source >= FIRST_DECK:
        return Reason("foracrown-why-blind", {"rounds": rounds})
    if move.rubies:
        return Reason("foracrown-why-recruit-dear", {"rounds": rounds, "rubies": move.rubies})
    return Reason("foracrown-why-recruit", {"rounds": rounds})


def _icon(v: View, icon: Icon) -> Reason:
    if icon == COIN:
        return Reason("foracrown-why-coin")
    if icon == RACCOON:
        return Reason("foracrown-why-raccoon")
    return Reason("foracrown-why-effect", {"effect": EFFECT_THINGS[icon]})


def _shift(v: View, move: Shift) -> Reason:
    cell = v.gallery[move.seat]
    spared = SCANDAL_LOSS[cell] - SCANDAL_LOSS[next_free(v.gallery, cell, move.step)]
    if move.seat == v.seat:
        return Reason("foracrown-why-safer" if spared else "foracrown-why-influence")
    facts = {"family": FAMILY_THINGS[move.seat]}
    return Reason("foracrown-why-exposed" if spared < 0 else "foracrown-why-held-back", facts)
