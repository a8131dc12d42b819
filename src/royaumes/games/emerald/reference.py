"""The tables of the rules page: who plays which colours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from royaumes.core.digest import Row
from royaumes.games.emerald.board import CASTLE, DATA, KEEP, KNIGHTS, MOST_SEATS, SEATING
from royaumes.games.emerald.state import colours_of


def reference() -> Mapping[str, Sequence[Row]]:
    """The rows of the digest's tables."""
    return {"colours": [_players(seats, keep) for seats, (_, keep) in SEATING.items()]}


def _players(seats: int, keep: bool) -> Row:
    """EMR-1.12 to EMR-1.15: knights of each colour, and the colours of each seat."""
    colours = [" ".join(KNIGHTS[colour] for colour in colours_of(seats, seat)) for seat in range(seats)]
    empty = [""] * (MOST_SEATS - seats)
    return Row((seats, CASTLE if keep else KEEP, *colours, *empty), DATA["knights"]["colours"]["mark"])
