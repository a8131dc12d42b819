"""A view of Crowns as a row of numbers: one's own board cell by cell, the rivals by what they may expect."""

from __future__ import annotations

from typing import Final

from royaumes.games.crowns.box import BIT, CELLS, CHIPS, LINES, NAMES
from royaumes.games.crowns.heuristics import line_hope, throws_to_come, worth
from royaumes.games.crowns.state import View

#: Goes up when the same view gives another row.
VERSION: Final = 1
SEALED: Final[tuple[str, ...]] = ()
_LINES: Final = tuple(line.name.removeprefix("line:") for line in LINES)
#: The best lines of a rival, and what all crowns are measured by: a good game brings about 40.
_BEST: Final = 4
_CROWNS: Final = 40.0
_THROWS: Final = 10.0

FEATURES: Final = (
    *(f"covered {name}" for name in NAMES),
    *(f"open {name}" for name in NAMES),
    *(f"covered {line}" for line in _LINES),
    *(f"hope {line}" for line in _LINES),
    *(f"{what} {whose}" for whose in ("mine", "rival's") for what in ("chips", "score", "prospect")),
    *(f"rival's hope {rank + 1}" for rank in range(_BEST)),
    "lead",
    "throws to come",
    "chips placed",
    "dice left",
    "my turn",
    "last round",
    "turns of mine to come in the last round",
    "turns of the rival to come in the last round",
    "rivals but one",
)


def encode(v: View) -> list[float]:
    """What a seat sees, in the order of `FEATURES`; most numbers lie between 0 and 1."""
    me = v.seat
    assert me is not None, "a spectator does not play"
    throws = throws_to_come(v.chips)
    prospects = [worth(covered, throws) for covered in v.covered]
    rivals = [seat for seat in range(v.seats) if seat != me]
    rival = max(rivals, key=lambda seat: prospects[seat]) if rivals else me  # alone, one's own rival
    mine, theirs = v.covered[me], v.covered[rival]
    open_cells = v.open if v.to_move == me else 0
    hopes = sorted([line.crowns * line_hope(line, theirs & line.mask, throws) for line in LINES])
    row = [1.0 if mine & bit else 0.0 for bit in BIT]
    row += [1.0 if open_cells & bit else 0.0 for bit in BIT]
    row += [(mine & line.mask).bit_count() / 5 for line in LINES]
    row += [line_hope(line, mine & line.mask, throws) for line in LINES]
    for seat in (me, rival):
        row += (v.chips[seat] / CHIPS, v.scores[seat] / _CROWNS, prospects[seat] / _CROWNS)
    row += [hope / _CROWNS for hope in hopes[: -_BEST - 1 : -1]]
    row += (
        (prospects[me] - prospects[rival]) / _CROWNS,
        throws / _THROWS,
        v.placed.bit_count() / 6 if v.to_move == me else 0.0,
        len(v.dice) / 6 if v.to_move == me else 0.0,
        float(v.to_move == me),
        float(v.closing),
        _still_to_come(v, me),
        _still_to_come(v, rival),
        (v.seats - 2) / 2,
    )
    return row


def _still_to_come(v: View, seat: int) -> float:
    """Whether a seat will throw once more although somebody has placed the last chip."""
    seats = v.seats
    return float(v.closing and (seat - v.first) % seats >= (v.to_move - v.first) % seats)


assert len(FEATURES) == 2 * CELLS + 2 * len(LINES) + 6 + _BEST + 9
