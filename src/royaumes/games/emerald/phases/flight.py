"""EMR-6: the dragon wakes, flies, and its bar moves on."""

from __future__ import annotations

from typing import Final

from royaumes.core import SEATS, Chance, ChanceNode, Emit
from royaumes.games.emerald.box import CELLS, MOST_SEATS
from royaumes.games.emerald.events import Flew, FlewBack, Shifted
from royaumes.games.emerald.flight import DIE, FLIGHT, LAST_BAR, LENGTH, WAKES, turned
from royaumes.games.emerald.phases import capture, turn
from royaumes.games.emerald.state import Emerald

_FLY: Final = tuple(Chance(DIE, "emerald-ask-die", seat) for seat in range(MOST_SEATS))


def wake(s: Emerald) -> None:
    """EMR-6.1: the die is thrown, or the dragon sleeps on."""
    if WAKES[s.bar][s.dragon] >> s.at & 1:
        s.phase = FLYING
    else:
        turn.settle(s)


class Flying(ChanceNode[Emerald]):
    """EMR-6.2: the dragon's die, thrown by the player who woke it."""

    __slots__ = ()
    section = "EMR-6"
    rule = "EMR-6.2"

    def question(self, s: Emerald) -> Chance:
        return _FLY[s.to_move]

    def resolve(self, s: Emerald, outcome: tuple[int, ...], emit: Emit) -> None:
        start, (s.die,) = s.dragon, outcome
        s.dragon, s.facing = FLIGHT[s.bar][start][s.facing][s.die]
        if s.dragon == start:
            emit(FlewBack, SEATS[s.to_move], s.die, CELLS[start])
        else:
            emit(Flew, SEATS[s.to_move], s.die, CELLS[start], CELLS[s.dragon])
        capture.land(s, emit)


FLYING: Final = Flying()


def shift(s: Emerald, emit: Emit) -> None:
    """EMR-6.7: the bar moves on; EMR-6.8: at the end it stays."""
    if s.bar < LAST_BAR:
        s.bar += 1
        s.facing = turned(s.bar, s.dragon, s.facing)
        emit(Shifted, CELLS[s.bar], CELLS[s.bar + LENGTH - 1])
    turn.settle(s)
