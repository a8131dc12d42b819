"""What a prince's marching orders show of his wishes: points given beyond an equal share.

When a prince shares out two dice among free knights, each knight is given a share of the
points by chance alone; what he gets beyond it (or below) leans towards (or away from) him.
A double leans by all its points, forward or back. Nothing leans where there was no choice.
Counted in sixtieths of a point, so that a share among one to five knights is whole.
"""

from __future__ import annotations

from royaumes.games.royaume.board import ALL_KNIGHTS, BIT, COLOURS
from royaumes.games.royaume.moves import March
from royaumes.games.royaume.state import Royaume

POINT = 60
_FIVE = len(COLOURS)
_IN = tuple(tuple(k for k in range(_FIVE) if mask & BIT[k]) for mask in range(ALL_KNIGHTS + 1))


def lean_march(s: Royaume, move: March) -> None:
    """Note whom two dice went to, and whom they could have gone to."""
    row, leanings = s.seat * _FIVE, s.leanings
    free = _IN[s.away & ~s.held]
    share = POINT * (move.die + move.other_die) // len(free)
    for knight in free:
        leanings[row + knight] -= share
    leanings[row + move.knight] += POINT * move.die
    leanings[row + move.other] += POINT * move.other_die


def lean_double(s: Royaume, knight: int, points: int) -> None:
    """Note whom a double took forward or back (negative points)."""
    s.leanings[s.seat * _FIVE + knight] += POINT * points
