"""TOY-1: the table."""

from __future__ import annotations

from royaumes.games._toy.box import BANK, COPIES, NONE, TOKENS, VALUES
from royaumes.games._toy.phases.turn import DRAWING
from royaumes.games._toy.state import Bluff


def set_up(seats: int) -> Bluff:
    """Tokens out, cards in the bag (TOY-1.1)."""
    return Bluff.new(
        DRAWING,
        seats=seats,
        tokens=[TOKENS] * seats,
        bank=BANK,
        bag=[COPIES] * len(VALUES),
        buried=[[] for _ in range(seats)],
        shown=[0] * len(VALUES),
        replies=[NONE] * seats,
    )
