"""The score sheet: border cells, complete lines, and the solitaire's rank."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from royaumes.core import Line, Over, ranked
from royaumes.games.crowns.box import BIT, BORDER, CROWNS, DATA, LINES, MOST_SEATS, THINGS
from royaumes.games.crowns.state import Crowns

RANKS: Final[tuple[tuple[str, int], ...]] = tuple(
    (name, least) for name, least in DATA["ranks"].items() if isinstance(least, int)
)


def _lines(seat: int) -> tuple[tuple[int, Line], ...]:
    """Every line that a seat's sheet can have, with the cells (as bits) that it takes."""
    # CRW-5.1: a border cell counts alone.
    border = (
        (BIT[cell], Line(seat, "CRW-5.1", "crowns-line-border", CROWNS[cell], {"cell": THINGS[cell]}))
        for cell in BORDER
    )
    # CRW-5.3, CRW-5.4: every complete line counts whole, an incomplete one not at all.
    fives = (
        (line.mask, Line(seat, "CRW-5.2", "crowns-line-five", line.crowns, {"line": line.name}))
        for line in LINES
    )
    return (*border, *fives)


_SHEETS: Final = tuple(_lines(seat) for seat in range(MOST_SEATS))
_WORTH: Final = tuple((mask, line.points) for mask, line in _SHEETS[0])


@lru_cache(maxsize=1 << 12)
def crowns(covered: int) -> int:
    """The points of a board (given as bits), in one number."""
    return sum([worth for mask, worth in _WORTH if covered & mask == mask])


def sheet(seat: int, covered: int) -> list[Line]:
    """The points of a board line by line."""
    return [line for mask, line in _SHEETS[seat] if covered & mask == mask]


def rank(points: int) -> str:
    """The solitaire's rank for these points (CRW-6.5); 40 is the highest rank (CRW-6.6)."""
    return next(name for name, least in RANKS if points >= least)


def result(s: Crowns, why: str, rule: str) -> Over:
    """How the game ended: the most crowns win (CRW-5.6), equals together (CRW-5.7)."""
    scores = tuple(crowns(covered) for covered in s.covered)
    lines = [line for seat, covered in enumerate(s.covered) for line in sheet(seat, covered)]
    if s.demand:
        lines.append(Line(0, "CRW-6.5", "crowns-line-rank", 0, {"rank": f"rank:{rank(scores[0])}"}))
    return Over(ranked(scores), scores, why, rule, tuple(lines))
