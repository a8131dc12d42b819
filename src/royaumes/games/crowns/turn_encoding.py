"""A view of Crowns at the end of one's turn: one's board and the best rival's, by cells and by lines."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from royaumes.games.crowns.box import BIT, CELLS, CHIPS, LINES, NAMES
from royaumes.games.crowns.heuristics import board_worth, line_worths, throws_to_come
from royaumes.games.crowns.state import View

#: Goes up when the same view gives another row.
VERSION: Final = 1
SEALED: Final[tuple[str, ...]] = ()
_LINES: Final = tuple(line.name.removeprefix("line:") for line in LINES)
_FIVE: Final = 5
#: What all crowns are measured by: a good game brings about 40. A lead of half as many is a great one.
_CROWNS: Final = 40.0
_LEAD: Final = 20.0
_THROWS: Final = 10.0
#: So few chips left mean that the end is near.
_FEW: Final = 6
_SIDES: Final = ("mine", "rival's")
_OF_SIDE: Final = (
    *(f"covered {name}" for name in NAMES),
    *(f"{count} of {line}" for line in _LINES for count in range(1, _FIVE + 1)),
    *(f"hope {line}" for line in _LINES),
    "prospect",
    "chips",
    *(f"at most {few} chips" for few in range(_FEW)),
    "score",
)
_PROSPECT: Final = _OF_SIDE.index("prospect")

FEATURES: Final = (
    *(f"{what}, {whose}" for whose in _SIDES for what in _OF_SIDE),
    "lead in score",
    "lead in prospects",
    "lead in chips",
    "throws to come",
    "last round",
    "rival throws once more",
    "I throw before the rival",
    *(f"{what}, second rival's" for what in ("chips", "score", "prospect")),
    "rivals but one",
)


def encode(v: View) -> list[float]:
    """What a seat sees, in the order of `FEATURES`; most numbers lie between 0 and 1."""
    me, seats = v.seat, v.seats
    assert me is not None, "a spectator does not play"
    throws = throws_to_come(v.chips)
    row = [*_board(v.covered[me], throws), *_counts(v, me)]
    if seats == 1:
        return [*row, *_NOBODY, 0.0, 0.0, 0.0, throws / _THROWS, *_NOBODY_THROWS]
    prospects = [_board(covered, throws)[_PROSPECT] for covered in v.covered]
    rivals = sorted([seat for seat in range(seats) if seat != me], key=lambda seat: -prospects[seat])
    rival = rivals[0]
    row += _board(v.covered[rival], throws)
    row += _counts(v, rival)
    row += (
        (v.scores[me] - v.scores[rival]) / _LEAD,
        (prospects[me] - prospects[rival]) * _CROWNS / _LEAD,
        (v.chips[me] - v.chips[rival]) / CHIPS,
        throws / _THROWS,
        float(v.closing),
        float(v.closing and (rival - v.first) % seats >= (v.to_move - v.first) % seats),
        float((me - v.first) % seats < (rival - v.first) % seats),
    )
    if seats == 2:
        row += (0.0, 0.0, 0.0, 0.0)
    else:
        second = rivals[1]
        row += (v.chips[second] / CHIPS, v.scores[second] / _CROWNS, prospects[second], (seats - 2) / 2)
    return row


@lru_cache(maxsize=1 << 12)
def _board(covered: int, throws: float) -> tuple[float, ...]:
    """Cells, lines by how many of their cells are covered and by the hope for them, and what all promise."""
    row = [1.0 if covered & bit else 0.0 for bit in BIT]
    for line in LINES:
        row += _STEPS[(covered & line.mask).bit_count()]
    lines = line_worths(covered, throws)
    row += [one / line.crowns for one, line in zip(lines, LINES, strict=True)]
    row.append(board_worth(covered, lines) / _CROWNS)
    return tuple(row)


def _counts(v: View, seat: int) -> tuple[float, ...]:
    chips = v.chips[seat]
    return (chips / CHIPS, *_FEW_CHIPS[min(chips, _FEW)], v.scores[seat] / _CROWNS)


#: By the number of cells that are covered in a line: at least one, at least two, …
_STEPS: Final = tuple(
    tuple([float(count < covered) for count in range(_FIVE)]) for covered in range(_FIVE + 1)
)
#: By the number of chips left: none, at most one, …
_FEW_CHIPS: Final = tuple(tuple([float(chips <= few) for few in range(_FEW)]) for chips in range(_FEW + 1))
#: The rival of whoever plays alone.
_NOBODY: Final = (0.0,) * len(_OF_SIDE)
_NOBODY_THROWS: Final = (0.0,) * 7

assert len(FEATURES) == 2 * (CELLS + (_FIVE + 1) * len(LINES) + _FEW + 3) + 11
