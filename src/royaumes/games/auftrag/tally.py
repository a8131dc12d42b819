"""What counts in a game of Im Auftrag that goes on: for saying what one move brings more than another."""

from __future__ import annotations

from typing import Final

from royaumes.games.auftrag.box import ADVENTURES
from royaumes.games.auftrag.heuristics import prospect
from royaumes.games.auftrag.state import SIZE, Auftrag
from royaumes.games.auftrag.view import view

#: About what one of each is worth, in points. What is in sight counts hands and adventures already, so these
#: are named only where they differ most.
TALLIES: Final = {"points": 1.0, "hoped": 1.0, "shields": 0.3, "virtues": 0.3}


def tally(s: Auftrag, seat: int) -> tuple[float, ...]:
    """Points; those in sight besides; what the adventures in hand will bring; virtue cards in hand."""
    shields = sum([one.shields for number, one in enumerate(ADVENTURES) if s.held[seat] >> number & 1])
    virtues = sum(s.hands[seat * SIZE : (seat + 1) * SIZE])
    return s.points[seat], prospect(view(s, seat)) - s.points[seat], shields, virtues
