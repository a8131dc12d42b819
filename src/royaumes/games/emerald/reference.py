"""The tables of the rules page: who plays which colours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from royaumes.core.digest import Row
from royaumes.games.emerald.box import BOARD, MOST_SEATS, PIECES, SEATING


def reference() -> Mapping[str, Sequence[Row]]:
    """The rows of the digest's tables."""
    return {"colours": [_players(seats, each) for seats, (_, each) in SEATING.items()]}


def _players(seats: int, each: int) -> Row:
    """EMR-1.12 to EMR-1.15: knights of each colour, and the colours of each seat where nobody chooses."""
    colours = [" ".join(PIECES.things_of(seat, seats, {})) for seat in range(seats)]
    empty = [""] * (MOST_SEATS - seats)
    return Row((seats, each, *colours, *empty), BOARD["knights"]["colours"]["mark"])
