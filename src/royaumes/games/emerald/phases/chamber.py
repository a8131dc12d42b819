"""EMR-4: the treasure chamber."""

from __future__ import annotations

from royaumes.core import SEATS, Emit
from royaumes.games.emerald.box import KNIGHTS, NAMES
from royaumes.games.emerald.events import Entered
from royaumes.games.emerald.phases import turn
from royaumes.games.emerald.phases.ending import ended
from royaumes.games.emerald.state import Emerald, treasures_left


def enter(s: Emerald, colour: int, start: int, emit: Emit) -> None:
    """EMR-4.2, EMR-4.4: the knight has a place in the chamber for good, its player a treasure."""
    s.chamber.append(colour)
    s.in_play[s.to_move] -= 1
    emit(Entered, SEATS[s.to_move], KNIGHTS[colour], NAMES[start], treasures_left(s))
    if not ended(s, s.in_play[s.to_move], emit):
        turn.next_turn(s)  # EMR-4.3
