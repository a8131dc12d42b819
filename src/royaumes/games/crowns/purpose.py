"""What a thing on the table is for, and the fact that keeps it from being used now."""

from __future__ import annotations

from royaumes.core import SEATS, Refusal
from royaumes.games.crowns.box import COLOURS, LINES
from royaumes.games.crowns.state import View


def purpose(v: View, thing: str) -> Refusal | None:
    """Why this thing answers no question now; None where nothing more can be said than what is asked."""
    if v.seat is None:
        return None
    if thing in COLOURS:
        return _chips(v, COLOURS.index(thing))
    for line in LINES:
        if line.name == thing:
            covered = (v.covered[v.seat] & line.mask).bit_count()
            return Refusal("CRW-5.2", "crowns-why-line", {"line": thing, "covered": covered})
    return None


def _chips(v: View, colour: int) -> Refusal:
    """CRW-2.3: one's own chips go onto cells, which are chosen; others' are theirs."""
    if colour not in v.colours:
        return Refusal("CRW-1.5", "crowns-why-chip-nobody", {"chip": COLOURS[colour]})
    owner = v.colours.index(colour)
    if owner != v.seat:
        return Refusal("CRW-1.5", "crowns-why-chip-other", {"chip": COLOURS[colour], "seat": SEATS[owner]})
    return Refusal("CRW-2.3", "crowns-why-chip", {"count": v.chips[owner]})
