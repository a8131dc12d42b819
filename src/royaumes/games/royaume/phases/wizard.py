"""R5C-7, phase B: the wizard of doubles takes one knight forward or back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from royaumes.core import SEATS, Decide, Decision, Emit, Move, Refusal, each_seat
from royaumes.games.royaume.box import KNIGHTS, MONSTER, MOST_SEATS
from royaumes.games.royaume.events import Conjured, ConjuredBack
from royaumes.games.royaume.moves import Double, Lone, March, doubles
from royaumes.games.royaume.phases import arriving, freeing, marching
from royaumes.games.royaume.state import Royaume, retreats

_DOUBLE: Final = each_seat("royaume-ask-double", MOST_SEATS, names=(Double,))
_FORWARD: Final = each_seat("royaume-ask-double-forward", MOST_SEATS, names=(Double,))


class Doubling(Decision[Royaume]):
    """R5C-7.1: one knight, held or not, by the total, forward or back."""

    __slots__ = ()
    section = "R5C-7"
    rule = "R5C-7.1"

    def question(self, s: Royaume) -> Decide:
        return _DOUBLE[s.to_move] if retreats(s) else _FORWARD[s.to_move]

    def options(self, s: Royaume, seat: int) -> Sequence[Move]:
        return doubles(s.away, retreats(s))

    def refusal(self, s: Royaume, seat: int, move: Move) -> Refusal | None:
        match move:
            case Double(knight, back):
                if not s.away >> knight & 1:
                    return Refusal("R5C-6.9", "royaume-no-move-home", {"knight": KNIGHTS[knight]})
                if back and not retreats(s) >> knight & 1:
                    return Refusal("R5C-7.3", "royaume-no-back", {"knight": KNIGHTS[knight]})
                return None
            case March() | Lone():
                return Refusal("R5C-7.1", "royaume-no-single", {"total": sum(s.dice)})
        return marching.too_late(move) or self.not_now(s)

    def play(self, s: Royaume, seat: int, move: Double, emit: Emit) -> None:
        total = sum(s.dice)
        points = -total if move.back else total
        s.given[seat][move.knight] += points
        emit(ConjuredBack if move.back else Conjured, SEATS[seat], KNIGHTS[move.knight], total)
        cell = s.places[move.knight]
        if s.cards[cell] <= MONSTER:  # R5C-7.2
            freeing.clear(s, cell, emit)
        arriving.go(s, move.knight, points, emit)


DOUBLING: Final = Doubling()
