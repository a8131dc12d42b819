"""What counts in a game of Crowns that goes on: for saying what one move brings more than another."""

from __future__ import annotations

from typing import Final

from royaumes.games.crowns.heuristics import throws_to_come, worth
from royaumes.games.crowns.scoring import crowns
from royaumes.games.crowns.state import Crowns

#: About what one of each is worth, in points.
TALLIES: Final = {"crowns": 1.0, "hoped": 1.0}


def tally(s: Crowns, seat: int) -> tuple[float, float]:
    """The crowns that are safe, and those in lines that may still be completed."""
    safe = crowns(s.covered[seat])
    return safe, max(0.0, worth(s.covered[seat], throws_to_come(s.chips)) - safe)
