"""Phase B: which knights move, and how far (R5C-6, R5C-7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from royaumes.core import Announcement, Decide, Move, Phase, Refusal, seat_name, tell, wrong_kind
from royaumes.games.royaume.board import BIT, CASTLE, COLOURS, KNIGHTS, MONSTER, MOST, NONE
from royaumes.games.royaume.events.phase_b import Committed, Conjured, ConjuredBack
from royaumes.games.royaume.leaning import lean_double, lean_march
from royaumes.games.royaume.moves import (
    MARCHES,
    Challenge,
    Double,
    Free,
    Lone,
    March,
    doubles,
)
from royaumes.games.royaume.phases import arriving, freeing
from royaumes.games.royaume.state import Royaume

_MARCH = tuple(Decide((seat,), "royaume-ask-march") for seat in range(MOST))
_DOUBLE = tuple(Decide((seat,), "royaume-ask-double") for seat in range(MOST))


def _no_going(s: Royaume, knight: int) -> Refusal | None:
    """Why a knight cannot be given a die."""
    if not s.away & BIT[knight]:
        return Refusal("R5C-6.9", "royaume-no-move-home", {"knight": KNIGHTS[knight]})
    if s.held & BIT[knight]:
        return Refusal("R5C-5.1", "royaume-no-move-held", {"knight": KNIGHTS[knight]})
    return None


def _other_phase(move: Move) -> Refusal:
    """An answer of phase A comes too late (R5C-4.1); others answer no question of phase B."""
    if isinstance(move, (Free, Challenge)):
        return Refusal("R5C-4.1", "royaume-no-phase-a-over")
    return wrong_kind(move)


@dataclass(frozen=True, slots=True)
class Marching(Phase):
    """Two different dice for two different knights, or one of them for the only free one."""

    section = "R5C-6"

    def pending(self, s: Royaume) -> Decide:
        """The prince who rolled."""
        return _MARCH[s.seat]

    def options(self, s: Royaume, seat: int) -> Sequence[Move]:
        """All ways to give out the dice, in either order."""
        return MARCHES[s.dice][s.away & ~s.held]

    def refusal(self, s: Royaume, seat: int, move: Move) -> Refusal | None:
        """The rule that forbids this march."""
        match move:
            case March(knight, die, other, other_die):
                no_die = _no_die(s, die) or _no_die(s, other_die)
                return no_die or _no_going(s, knight) or _no_going(s, other)
            case Lone(knight, die):
                return _no_die(s, die) or _no_going(s, knight) or _not_alone(s)
            case Double():
                return Refusal("R5C-6.3", "royaume-no-double", {"dice": s.dice})
        return _other_phase(move)

    def advance(
        self, s: Royaume, seat: int | None, move: March | Lone, told: list[Announcement] | None
    ) -> None:
        """R5C-6.4: both dice are given out; the first knight goes."""
        if type(move) is March:
            lean_march(s, move)
            s.second, s.second_die = move.other, move.other_die
            if told is not None:
                names = KNIGHTS[move.knight], move.die, KNIGHTS[move.other], move.other_die
                tell(told, Committed(seat_name(s.seat), *names))
        arriving.go(s, move.knight, move.die, told)


def _no_die(s: Royaume, die: int) -> Refusal | None:
    if die in s.dice:
        return None
    return Refusal("R5C-6.1", "royaume-no-die", {"die": die, "dice": s.dice})


def _not_alone(s: Royaume) -> Refusal | None:
    free = s.away & ~s.held
    if free.bit_count() == 1:
        return None
    return Refusal("R5C-6.1", "royaume-no-lone", {"free": free.bit_count()})


def at_limit(s: Royaume, knight: int) -> bool:
    """R5C-7.3: whether there is no way back for this knight."""
    return s.places[knight] == (s.cells + 1 if s.crowned & BIT[knight] else CASTLE)


@dataclass(frozen=True, slots=True)
class Doubling(Phase):
    """R5C-7.1: one knight, held or not, by the total, forward or back."""

    section = "R5C-7"

    def pending(self, s: Royaume) -> Decide:
        """The prince who rolled."""
        return _DOUBLE[s.seat]

    def options(self, s: Royaume, seat: int) -> Sequence[Move]:
        """Every knight not home, both ways where there are two."""
        retreat = 0
        for knight in range(len(COLOURS)):
            if s.away & BIT[knight] and not at_limit(s, knight):
                retreat |= BIT[knight]
        return doubles(s.away, retreat)

    def refusal(self, s: Royaume, seat: int, move: Move) -> Refusal | None:
        """The rule that forbids this knight or this way."""
        match move:
            case Double(knight, back):
                if not s.away & BIT[knight]:
                    return Refusal("R5C-6.9", "royaume-no-move-home", {"knight": KNIGHTS[knight]})
                if back and at_limit(s, knight):
                    return Refusal("R5C-7.3", "royaume-no-back", {"knight": KNIGHTS[knight]})
                return None
            case March() | Lone():
                return Refusal("R5C-7.1", "royaume-no-single", {"total": sum(s.dice)})
        return _other_phase(move)

    def advance(self, s: Royaume, seat: int | None, move: Double, told: list[Announcement] | None) -> None:
        """R5C-7.2: what held the knight vanishes, and off he goes."""
        total = sum(s.dice)
        points = -total if move.back else total
        lean_double(s, move.knight, points)
        s.second = NONE
        if told is not None:
            event = ConjuredBack if move.back else Conjured
            tell(told, event(seat_name(s.seat), KNIGHTS[move.knight], total))
        cell = s.places[move.knight]
        if s.cards[cell] <= MONSTER:
            freeing.clear(s, cell, told)
        arriving.go(s, move.knight, points, told)


MARCHING, DOUBLING = Marching(), Doubling()
