"""What the dice of a throw allow, chip after chip, as tables.

A *hand* is what is left of a throw: which faces the throw showed (only these can be asked
for, CRW-3.4, CRW-3.5) and the dice not used yet. Since a die may count as a lower face but
never as a higher one (CRW-3.6), a chip on a cell of face f can take any dice showing f or
more; taking the lowest of them leaves the most for later, so one hand stands for every way
of sharing out the dice, and a set of cells is possible exactly when its chips can be placed
one by one like this, in any order.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from royaumes.core import Dice, bits_of, members
from royaumes.games.crowns.box import CELLS, COLUMN, DATA, FACE, SIDE

DICE: Final = Dice(DATA["box"]["dice"])
NO_HAND: Final = -1


def left_at_least(dice: tuple[int, ...], face: int) -> int:
    """How many of these dice can count as this face."""
    return sum(die >= face for die in dice)


def without(dice: tuple[int, ...], face: int, count: int) -> tuple[int, ...]:
    """The dice (highest first) after taking the lowest ones that can count as this face."""
    fit = left_at_least(dice, face)
    return dice[: fit - count] + dice[fit:]


def allowed(shown: int, dice: tuple[int, ...]) -> int:
    """The cells (as bits) that one more chip could go to, by the dice alone (CRW-3.2)."""
    bits = 0
    for face in range(1, SIDE + 1):
        if shown >> face & 1:
            bits |= (1 << left_at_least(dice, face)) - 1 << (face - 1) * SIDE
    return bits


#: The number of a hand by the faces that the throw showed (as bits) and the dice that are left.
NUMBER: Final[dict[tuple[int, tuple[int, ...]], int]] = {}
#: The number of a fresh throw's hand.
OF_THROW: Final[dict[tuple[int, ...], int]] = {}
#: By the number of a hand: the dice that are left,
LEFT: Final[list[tuple[int, ...]]] = []
#: the faces that the throw showed, as bits of face numbers,
SHOWN: Final[list[int]] = []
#: the cells that can take a chip, covered or not, as bits,
ALLOWS: Final[list[int]] = []
#: and the hand after a chip on each cell (`NO_HAND` where none is allowed).
AFTER: Final[list[list[int]]] = []


def shown_by(throw: tuple[int, ...]) -> int:
    """The faces that a throw shows, as bits of face numbers: it decides, whatever is used later (CRW-3.5)."""
    return bits_of(throw)


def _number(shown: int, dice: tuple[int, ...]) -> int:
    """The number of a hand; all hands that it can come to are worked out with it."""
    known = NUMBER.get((shown, dice))
    if known is not None:
        return known
    new = NUMBER[shown, dice] = len(LEFT)
    LEFT.append(dice)
    SHOWN.append(shown)
    ALLOWS.append(allowed(shown, dice))
    row = [NO_HAND] * CELLS
    AFTER.append(row)
    for face in range(1, SIDE + 1):
        if shown >> face & 1:
            for count in range(1, left_at_least(dice, face) + 1):
                row[(face - 1) * SIDE + count - 1] = _number(shown, without(dice, face, count))
    return new


for _throw, _ in DICE.outcomes():
    assert isinstance(_throw, tuple)
    OF_THROW[_throw] = _number(shown_by(_throw), _throw)


def chances() -> tuple[Fraction, ...]:
    """How likely a fresh throw is to allow a chip on each cell."""
    found = [Fraction(0)] * CELLS
    for throw, chance in DICE.outcomes():
        assert isinstance(throw, tuple)
        for cell in members(ALLOWS[OF_THROW[throw]]):
            found[cell] += chance
    return tuple(found)


def needs(cell: int) -> tuple[int, int]:
    """How many dice a cell takes and which face they must count as."""
    return COLUMN[cell], FACE[cell]
