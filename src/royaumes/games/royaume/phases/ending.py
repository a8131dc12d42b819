"""R5C-12, R5C-13: crowns come home, the last circle is filled, orders lie open, the final duel."""

from __future__ import annotations

from typing import Final

from royaumes.core import SEATS, Chance, ChanceNode, Emit, Finished, bits_of, members, seat_names
from royaumes.games.royaume.box import CIRCLES, CROWNS, KNIGHTS, LAST_HOME, NONE, ORDER_NAMES, WANTS
from royaumes.games.royaume.dice import FINAL
from royaumes.games.royaume.events import CameHome, FinalDuel, FinalRoll, LastCrown, Opened, Stopped
from royaumes.games.royaume.phases import arriving
from royaumes.games.royaume.scoring import result, scores
from royaumes.games.royaume.state import Royaume

_FINAL: Final = {count: Chance(dice, "royaume-ask-final") for count, dice in FINAL.items()}


def come_home(s: Royaume, emit: Emit) -> None:
    """R5C-12.1, R5C-12.2: the crown goes to the next circle; R5C-12.3: the fourth ends the game at once."""
    s.circles.append(s.knight)
    s.away &= ~(1 << s.knight)
    emit(CameHome, KNIGHTS[s.knight], CROWNS[s.knight], CIRCLES[len(s.circles) - 1])
    if len(s.circles) < LAST_HOME:
        arriving.next_knight(s, emit)
        return
    (last,) = members(s.away)
    s.circles.append(last)
    s.away = 0
    emit(LastCrown, CROWNS[last], CIRCLES[len(s.circles) - 1])
    _count(s, emit)


def stop(s: Royaume, emit: Emit) -> None:
    """R5C-12.4: long enough."""
    emit(Stopped, s.turn)
    _count(s, emit)


def _count(s: Royaume, emit: Emit) -> None:
    """R5C-13.1: the orders are shown; a tie for the throne leads to the final duel (R5C-13.6)."""
    s.dice, s.knight, s.second = (), NONE, NONE  # R5C-6.5
    for seat, order in enumerate(s.orders):
        emit(Opened, SEATS[seat], ORDER_NAMES[order], WANTS[order])
    got = scores(s)
    best = max(got)
    s.claimants = bits_of([seat for seat, points in enumerate(got) if points == best])
    if s.claimants.bit_count() == 1:
        s.phase = Finished(result(s, fought=False))
    else:
        s.phase = LAST_DUEL
        emit(FinalDuel, seat_names(members(s.claimants)))


class LastDuel(ChanceNode[Royaume]):
    """R5C-13.6: a die and power each; the highest is king, those tied for it roll again."""

    __slots__ = ()
    section = "R5C-13"
    rule = "R5C-13.6"

    @property
    def name(self) -> str:
        return "final"

    def question(self, s: Royaume) -> Chance:
        return _FINAL[s.claimants.bit_count()]

    def resolve(self, s: Royaume, outcome: tuple[int, ...], emit: Emit) -> None:
        totals = {}
        for seat, die in zip(members(s.claimants), outcome, strict=True):
            totals[seat] = die + s.power[seat]
            emit(FinalRoll, SEATS[seat], die, s.power[seat])
        best = max(totals.values())
        s.claimants = bits_of([seat for seat, total in totals.items() if total == best])
        if s.claimants.bit_count() == 1:
            s.phase = Finished(result(s, fought=True))


LAST_DUEL: Final = LastDuel()
