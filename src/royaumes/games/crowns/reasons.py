"""What speaks for a move at Crowns, in words for a hint."""

from __future__ import annotations

from royaumes.core import Move, Reason, Stop
from royaumes.games.crowns.box import BIT, BORDER, CROWNS, LINES, FiveLine
from royaumes.games.crowns.heuristics import line_hope, throws_to_come
from royaumes.games.crowns.moves import Place
from royaumes.games.crowns.state import View


def reason(v: View, move: Move) -> Reason | None:
    """Why a sensible player would do this."""
    if isinstance(move, Place):
        return _chip(v, move.cell)
    return Reason("crowns-because-stop") if isinstance(move, Stop) and v.open else None


def _chip(v: View, cell: int) -> Reason:
    if cell in BORDER:
        return Reason("crowns-because-border", {"crowns": CROWNS[cell]})
    covered, throws = v.covered[v.to_move], throws_to_come(v.chips)
    after = covered | BIT[cell]
    through = [line for line in LINES if line.mask & BIT[cell]]
    complete = [line for line in through if after & line.mask == line.mask]
    if complete:
        line = max(complete, key=lambda line: line.crowns)
        return Reason("crowns-because-complete", {"line": line.name, "crowns": line.crowns})

    def gain(line: FiveLine) -> float:
        hope = line_hope(line, after & line.mask, throws) - line_hope(line, covered & line.mask, throws)
        return line.crowns * hope

    line = max(through, key=gain)
    if not covered & line.mask:
        return Reason("crowns-because-begin", {"line": line.name, "crowns": line.crowns})
    return Reason("crowns-because-line", {"line": line.name, "missing": (line.mask & ~after).bit_count()})
