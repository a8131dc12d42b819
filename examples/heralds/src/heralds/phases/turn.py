"""HER-2: on foot or on horseback; HER-3: the end of the road."""

from __future__ import annotations

from collections.abc import Sequence

from heralds.box import DIE, MOST_SEATS, SHIES, last_inn
from heralds.events import Arrived, Mounted, Rode, Shied, Walked
from heralds.moves import RIDE, WALK, Ride, Walk
from heralds.scoring import result
from heralds.state import Heralds
from royaumes.core import (
    SEATS,
    Chance,
    ChanceNode,
    Decide,
    Decision,
    Emit,
    Finished,
    Move,
    Refusal,
    each_seat,
)

_EITHER = each_seat("heralds-ask-either", MOST_SEATS, names=(Walk, Ride))
_WALK = each_seat("heralds-ask-walk", MOST_SEATS, names=(Walk,))
_RIDE = tuple(Chance(DIE, "heralds-ask-die", seat) for seat in range(MOST_SEATS))


class Choosing(Decision[Heralds]):
    """HER-2.1: walk or ride."""

    __slots__ = ()
    section = "HER-2"
    rule = "HER-2.1"

    def question(self, s: Heralds) -> Decide:
        return (_WALK if s.resting[s.to_move] else _EITHER)[s.to_move]

    def options(self, s: Heralds, seat: int) -> Sequence[Move]:
        return (WALK,) if s.resting[seat] else (WALK, RIDE)

    def refusal(self, s: Heralds, seat: int, move: Move) -> Refusal | None:
        if move is RIDE and s.resting[seat]:
            return Refusal("HER-2.4", "heralds-no-rest")
        return None

    def play(self, s: Heralds, seat: int, move: Move, emit: Emit) -> None:
        if move is RIDE:
            s.phase = RIDING
            emit(Mounted, SEATS[seat])
            return
        s.milestones[seat] += 1  # HER-2.2
        s.resting[seat] = False
        emit(Walked, SEATS[seat], s.milestones[seat])
        end_turn(s, emit)


class Riding(ChanceNode[Heralds]):
    """HER-2.3: the die decides."""

    __slots__ = ()
    section = "HER-2"

    def question(self, s: Heralds) -> Chance:
        return _RIDE[s.to_move]

    def resolve(self, s: Heralds, outcome: tuple[int, ...], emit: Emit) -> None:
        (die,), seat = outcome, s.to_move
        s.resting[seat] = True  # HER-2.4
        if die == SHIES:
            s.milestones[seat] = last_inn(s.milestones[seat])
            emit(Shied, SEATS[seat], s.milestones[seat])
        else:
            s.milestones[seat] = min(s.milestones[seat] + die, s.length)
            emit(Rode, SEATS[seat], die, s.milestones[seat])
        end_turn(s, emit)


def end_turn(s: Heralds, emit: Emit) -> None:
    """The next herald, or the end of the race (HER-3.1)."""
    if s.milestones[s.to_move] == s.length:
        emit(Arrived, SEATS[s.to_move])
    s.to_move = (s.to_move + 1) % s.seats
    s.phase = CHOOSING
    if s.to_move == s.first and max(s.milestones) == s.length:
        s.phase = Finished(result(s))
        return
    s.turn += 1
    s.round += s.to_move == s.first


CHOOSING, RIDING = Choosing(), Riding()
