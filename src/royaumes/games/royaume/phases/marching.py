"""R5C-6, phase B: two dice, and the knights that march by them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from royaumes.core import SEATS, Chance, ChanceNode, Decide, Decision, Emit, Move, Refusal, each_seat
from royaumes.games.royaume.box import KNIGHTS, MOST_SEATS, WITCH
from royaumes.games.royaume.dice import MARCH
from royaumes.games.royaume.events import Committed, Rolled
from royaumes.games.royaume.moves import MARCHES, Challenge, Double, Free, Lone, March, Roll
from royaumes.games.royaume.phases import arriving, witch, wizard
from royaumes.games.royaume.state import Royaume

_ROLL: Final = tuple(Chance(MARCH, "royaume-ask-dice", seat) for seat in range(MOST_SEATS))
_MARCH: Final = each_seat("royaume-ask-march", MOST_SEATS, names=(March,))
_LONE: Final = each_seat("royaume-ask-lone", MOST_SEATS, names=(Lone,))


class Rolling(ChanceNode[Royaume]):
    """R5C-6.1: the two dice of the marches: a double, a seven, or neither."""

    __slots__ = ()
    section = "R5C-6"
    rule = "R5C-6.1"

    def question(self, s: Royaume) -> Chance:
        return _ROLL[s.to_move]

    def resolve(self, s: Royaume, outcome: tuple[int, ...], emit: Emit) -> None:
        s.dice = outcome
        emit(Rolled, SEATS[s.to_move], outcome)
        high, low = outcome
        if high == low:
            s.phase = wizard.DOUBLING
        elif high + low != WITCH:
            s.phase = MARCHING
        else:
            witch.appear(s, emit)


class Marching(Decision[Royaume]):
    """Two different dice for two different knights, or one of them for the only free one."""

    __slots__ = ()
    section = "R5C-6"
    rule = "R5C-6.1"

    def question(self, s: Royaume) -> Decide:
        free = s.away & ~s.held
        return _MARCH[s.to_move] if free & free - 1 else _LONE[s.to_move]

    def options(self, s: Royaume, seat: int) -> Sequence[Move]:
        return MARCHES[s.dice][s.away & ~s.held]

    def refusal(self, s: Royaume, seat: int, move: Move) -> Refusal | None:
        match move:
            case March(knight, die, other, other_die):
                no_die = _no_die(s, die) or _no_die(s, other_die)
                return no_die or _no_going(s, knight) or _no_going(s, other)
            case Lone(knight, die):
                return _no_die(s, die) or _no_going(s, knight) or _not_alone(s)
            case Double(_, back):
                rule = "R5C-6.6" if back else "R5C-6.3"
                return Refusal(rule, "royaume-no-double", {"dice": s.dice})
        return too_late(move) or self.not_now(s)

    def not_now(self, s: Royaume) -> Refusal:
        if (s.away & ~s.held).bit_count() == 1:
            return replace(super().not_now(s), rule="R5C-6.2")
        return super().not_now(s)

    def play(self, s: Royaume, seat: int, move: March | Lone, emit: Emit) -> None:
        if type(move) is March:  # R5C-6.4: both dice are given out before the first knight goes
            given = s.given[seat]
            given[move.knight] += move.die
            given[move.other] += move.other_die
            s.second, s.second_die = move.other, move.other_die
            emit(Committed, SEATS[seat], KNIGHTS[move.knight], move.die, KNIGHTS[move.other], move.other_die)
        arriving.go(s, move.knight, move.die, emit)


def too_late(move: Move) -> Refusal | None:
    """R5C-4.1: what belongs to phase A cannot be done in phase B."""
    if isinstance(move, Free | Challenge | Roll):
        return Refusal("R5C-4.1", "royaume-no-phase-a-over")
    return None


def _no_die(s: Royaume, die: int) -> Refusal | None:
    if die in s.dice:
        return None
    return Refusal("R5C-6.1", "royaume-no-die", {"die": die, "dice": s.dice})


def _no_going(s: Royaume, knight: int) -> Refusal | None:
    """Why a knight cannot be given a die."""
    if not s.away >> knight & 1:
        return Refusal("R5C-6.9", "royaume-no-move-home", {"knight": KNIGHTS[knight]})
    if s.held >> knight & 1:
        return Refusal("R5C-5.1", "royaume-no-move-held", {"knight": KNIGHTS[knight]})
    return None


def _not_alone(s: Royaume) -> Refusal | None:
    free = (s.away & ~s.held).bit_count()
    return None if free == 1 else Refusal("R5C-6.1", "royaume-no-lone", {"free": free})


ROLLING: Final = Rolling()
MARCHING: Final = Marching()
