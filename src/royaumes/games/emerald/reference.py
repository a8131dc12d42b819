"""The tables of the rules page: who plays which colours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from royaumes.core.digest import Row
from royaumes.games.emerald.box import BOARD, KNIGHTS, MOST_SEATS, PIECES, SEATING


def reference() -> Mapping[str, Sequence[Row]]:
    """The rows of the digest's tables."""
    return {"colours": [_players(seats, *row) for seats, row in SEATING.items()]}


def _players(seats: int, each: int, knights: int) -> Row:
    """EMR-1.12 to EMR-1.15: knights of each colour, and the colours of each seat where nobody chooses."""
    dealt = PIECES.dealt(seats, {}, each)
    colours = [" ".join(KNIGHTS[colour] for colour in dealt[seat::seats]) for seat in range(seats)]
    empty = [""] * (MOST_SEATS - seats)
    return Row((seats, knights, *colours, *empty), BOARD["knights"]["colours"]["mark"])
