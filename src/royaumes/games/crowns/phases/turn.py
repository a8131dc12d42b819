"""CRW-2: a turn begins with a throw; CRW-4: when the last one is over."""

from __future__ import annotations

from typing import Final

from royaumes.core import SEATS, Chance, ChanceNode, Emit, Finished
from royaumes.games.crowns.box import MOST_SEATS
from royaumes.games.crowns.dice import DICE, NO_HAND, OF_THROW
from royaumes.games.crowns.events import LastRound, Threw
from royaumes.games.crowns.phases import placing, solitaire
from royaumes.games.crowns.scoring import result
from royaumes.games.crowns.state import Crowns, open_cells

IDLE_ROUNDS: Final = 3
_THROW: Final = tuple(Chance(DICE, "crowns-ask-throw", seat) for seat in range(MOST_SEATS))


class Throwing(ChanceNode[Crowns]):
    """CRW-2.1: six dice, thrown once."""

    __slots__ = ()
    section = "CRW-2"
    rule = "CRW-2.1"

    def question(self, s: Crowns) -> Chance:
        return _THROW[s.to_move]

    def resolve(self, s: Crowns, outcome: tuple[int, ...], emit: Emit) -> None:
        s.throw = outcome
        s.hand = hand = OF_THROW[outcome]
        s.open = open_cells(hand, s.covered[s.to_move], s.chips[s.to_move])
        s.placed = 0
        s.phase = solitaire.PLACING_ALONE if s.demand else placing.PLACING
        emit(Threw, SEATS[s.to_move], outcome)


THROWING: Final = Throwing()


def end_turn(s: Crowns, emit: Emit) -> None:
    """The next player throws, or the game ends (CRW-4, CRW-6.4)."""
    s.idle = 0 if s.placed or s.demand else s.idle + 1
    if not s.chips[s.to_move] and not s.closing:  # CRW-4.1
        s.closing = True
        if s.seats > 1:
            emit(LastRound, SEATS[s.to_move])
    s.to_move = (s.to_move + 1) % s.seats
    s.throw, s.hand, s.open, s.placed = (), NO_HAND, 0, 0
    s.phase = THROWING
    if s.to_move == s.first and _is_over(s):
        return
    s.turn += 1
    s.round += s.to_move == s.first


def _is_over(s: Crowns) -> bool:
    """Whether the round that has just been completed was the last one."""
    if s.closing:
        why, rule = ("crowns-over-solo", "CRW-6.4") if s.demand else ("crowns-over-chips", "CRW-4.1")
    elif s.idle >= IDLE_ROUNDS * s.seats:
        why, rule = "crowns-over-idle", "CRW-4.2"
    else:
        return False
    s.phase = Finished(result(s, why, rule))
    return True
