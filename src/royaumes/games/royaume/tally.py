"""What counts in a game of Le Royaume that goes on: for saying what one move brings more than another."""

from __future__ import annotations

from typing import Final

from royaumes.games.royaume.heuristics import Plans
from royaumes.games.royaume.scoring import CROWN_IN_PLACE, TREASURE_IN_PLACE, TREASURE_OTHER
from royaumes.games.royaume.state import Royaume
from royaumes.games.royaume.view import view

#: About what one of each is worth, in points.
TALLIES: Final = {"places": float(CROWN_IN_PLACE), "treasures": 1.0, "power": 1.0}


def tally(s: Royaume, seat: int) -> tuple[float, float, float]:
    """Crowns that may be expected where the prince wants them; points for treasures then; power."""
    hope, more = Plans(view(s, seat)).hope, TREASURE_IN_PLACE - TREASURE_OTHER
    owned = enumerate(s.treasures[seat])
    treasures = sum([count * (TREASURE_OTHER + more * hope[colour]) for colour, count in owned])
    return sum(hope), treasures, s.power[seat]
