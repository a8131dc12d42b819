"""What speaks for a move at Im Auftrag des Königs, in words for a hint."""

from __future__ import annotations

from royaumes.core import Move, Reason
from royaumes.games.auftrag.box import (
    ACTION_THINGS,
    ADVENTURE_THINGS,
    ADVENTURES,
    CAMELOT,
    COURT,
    COURT_POINTS,
    EXERCISES,
    HORSES,
    PLACE_THINGS,
    QUEST,
    ROUND_TABLE,
    TOURNAMENT,
    WIN_POINTS,
)
from royaumes.games.auftrag.moves import Exercise, Fulfil, Judge, Ride, Stake, Summon, Take
from royaumes.games.auftrag.planning import Planner
from royaumes.games.auftrag.state import View


def reason(v: View, move: Move) -> Reason | None:
    """Why a sensible player would do this."""
    match move:
        case Take(action):
            return _take(v, action)
        case Exercise():
            return Reason("auftrag-because-exercise")
        case Summon(adventure):
            return _adventure("auftrag-because-summon", adventure)
        case Ride(place=place):
            return _ride(v, place)
        case Judge():
            return Reason("auftrag-because-court", {"points": COURT_POINTS})
        case Fulfil(adventure):
            return _adventure("auftrag-because-fulfil", adventure)
        case Stake(cards):
            return _stake(v, bool(cards))
    return Reason("auftrag-because-stop")


def _adventure(why: str, number: int) -> Reason:
    return Reason(why, {"adventure": ADVENTURE_THINGS[number], "shields": ADVENTURES[number].shields})


def _take(v: View, action: int) -> Reason:
    """What the card is wanted for: the best plan that uses it begins so, or ends there."""
    assert v.seat is not None
    if action == TOURNAMENT:
        return Reason("auftrag-because-take-tournament", {"points": WIN_POINTS})
    if action == COURT:
        return Reason("auftrag-because-take-court", {"points": COURT_POINTS})
    if action == ROUND_TABLE:
        return Reason("auftrag-because-take-table")
    if action in EXERCISES:
        return Reason("auftrag-because-take-exercise")
    held = v.held[v.seat]
    if held:
        planner = Planner(v, v.seat)
        place, hand = v.knights[v.seat], v.my_hand
        best = max(held, key=lambda number: planner.hope(place, hand, number))
        if action == QUEST:
            return _adventure("auftrag-because-take-quest", best)
        return Reason("auftrag-because-take-horse", {"place": PLACE_THINGS[ADVENTURES[best].place]})
    facts = {"action": ACTION_THINGS[action]}
    return Reason("auftrag-because-take-ride" if action in HORSES else "auftrag-because-take-early", facts)


def _ride(v: View, place: int) -> Reason:
    assert v.seat is not None
    waiting = [number for number in v.held[v.seat] if ADVENTURES[number].place == place]
    if waiting:
        return _adventure("auftrag-because-ride-quest", max(waiting, key=lambda n: ADVENTURES[n].shields))
    if place == CAMELOT:
        return Reason("auftrag-because-ride-home")
    return Reason("auftrag-because-ride-court" if COURT in v.chosen[v.seat] else "auftrag-because-ride")


def _stake(v: View, anything: bool) -> Reason:
    if not anything:
        return Reason("auftrag-because-stake-nothing")
    alone = len(v.riders) == 1
    return Reason("auftrag-because-stake-alone" if alone else "auftrag-because-stake", {"points": WIN_POINTS})
