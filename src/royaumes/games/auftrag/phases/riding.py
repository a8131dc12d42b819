"""IAK-6: a horse carries the knight along the ring."""

from __future__ import annotations

from typing import Final

from royaumes.core import SEATS, Emit, Facts, Move, Refusal
from royaumes.games.auftrag.box import ACTION_THINGS, HORSES, PLACE_THINGS, STEPS, apart
from royaumes.games.auftrag.events import Rode, Stayed
from royaumes.games.auftrag.moves import RIDES, Ride
from royaumes.games.auftrag.phases.cards import put_down
from royaumes.games.auftrag.state import Auftrag

_COUNTED_HORSES: Final = tuple(enumerate(HORSES))


def rides(s: Auftrag, seat: int) -> tuple[Move, ...]:
    """Every place within the reach of a chosen horse."""
    holds, at = s.holds[seat], s.knights[seat] * len(HORSES)
    found: tuple[Move, ...] = ()
    for horse, action in _COUNTED_HORSES:
        if holds >> action & 1:
            found += RIDES[horse][s.reach[at + horse]]
    return found


def no_ride(s: Auftrag, seat: int, move: Ride) -> Refusal | None:
    """Why this horse does not get there."""
    steps, gap = STEPS[HORSES[move.horse]], apart(s.ring, s.knights[seat], move.place)
    if gap <= steps:
        return None
    facts: Facts = {"place": PLACE_THINGS[move.place], "apart": gap, "steps": steps}
    return Refusal("IAK-6.1", "auftrag-no-reach", facts)


def ride(s: Auftrag, seat: int, move: Ride, emit: Emit) -> None:
    """IAK-6.1; a knight may also stay where it is (IAK-6.2)."""
    action = HORSES[move.horse]
    put_down(s, seat, action)
    happened = Stayed if s.knights[seat] == move.place else Rode
    s.knights[seat] = move.place
    emit(happened, SEATS[seat], ACTION_THINGS[action], PLACE_THINGS[move.place])
