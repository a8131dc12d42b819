"""EMR-3: a knight advances as many cells as there are knights where it starts."""

from __future__ import annotations

from royaumes.core import SEATS, Emit
from royaumes.games.emerald.box import BIT, CHAMBER, FOOT, GOAL, KNIGHTS, NAMES
from royaumes.games.emerald.events import Marched
from royaumes.games.emerald.moves import March
from royaumes.games.emerald.phases import cards, chamber, turn
from royaumes.games.emerald.state import Emerald


def set_out(s: Emerald, move: March, emit: Emit) -> None:
    """The knight leaves its place, and all follows that its arrival brings."""
    colour, place = move.colour, move.place
    count = s.crowd[place]  # EMR-3.1, EMR-3.2, EMR-3.3: all who stand here now, and only here
    goal = GOAL[place][count]
    leave(s, colour, place)
    if goal == CHAMBER:
        chamber.enter(s, colour, place, emit)
        return
    s.knights[colour][goal] += 1  # EMR-3.7: there is always room
    s.crowd[goal] += 1
    s.where[colour] |= BIT[goal]
    if not s.second:
        s.colour, s.moved = colour, goal
    emit(Marched, SEATS[s.to_move], KNIGHTS[colour], NAMES[place], NAMES[goal], count)
    if goal < FOOT:
        turn.settle(s)
    else:
        cards.arrive(s, goal - FOOT, emit)


def leave(s: Emerald, colour: int, place: int) -> None:
    """One knight fewer here."""
    knights = s.knights[colour]
    knights[place] -= 1
    s.crowd[place] -= 1
    if not knights[place]:
        s.where[colour] &= ~BIT[place]
