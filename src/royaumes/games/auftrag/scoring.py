"""The score sheet: adventures, courts, tournaments, and who stands ahead among equals (IAK-11)."""

from __future__ import annotations

from royaumes.core import Line, Over, ranked
from royaumes.games.auftrag.box import ADVENTURE_THINGS, ADVENTURES, COURT_POINTS, TIE_POINTS, WIN_POINTS
from royaumes.games.auftrag.state import Auftrag


def standing(s: Auftrag, seat: int) -> tuple[int, int, int]:
    """What ranks a seat: points (IAK-11.3), the earlier moment (IAK-11.4), the lower tent (IAK-11.5)."""
    return s.points[seat], -s.reached[seat], -s.order.index(seat)


def sheet(s: Auftrag, seat: int) -> list[Line]:
    """A seat's points line by line."""
    lines = [
        Line(seat, "IAK-8.7", "auftrag-line-adventure", one.shields, {"adventure": ADVENTURE_THINGS[n]})
        for n, one in enumerate(ADVENTURES)
        if s.fulfilled[seat] >> n & 1
    ]
    counted = (
        ("IAK-7.1", "auftrag-line-courts", s.courts[seat], COURT_POINTS),
        ("IAK-9.5", "auftrag-line-wins", s.wins[seat], WIN_POINTS),
        ("IAK-9.6", "auftrag-line-ties", s.ties[seat], TIE_POINTS),
    )
    lines += [Line(seat, rule, what, n * each, {"count": n}) for rule, what, n, each in counted if n]
    return lines


def result(s: Auftrag, why: str, rule: str) -> Over:
    """How the game ended; nobody shares a place, since tents break the last ties."""
    keys = [standing(s, seat) for seat in range(s.seats)]
    ranking = ranked(keys)
    lines = [line for seat in range(s.seats) for line in sheet(s, seat)]
    first, second = (keys[group[0]] for group in ranking[:2])
    if first[0] == second[0]:
        what, by = (
            ("auftrag-line-lower-tent", "IAK-11.5")
            if first[1] == second[1]
            else ("auftrag-line-earlier", "IAK-11.4")
        )
        lines.append(Line(ranking[0][0], by, what, 0))
    return Over(ranking, tuple(s.points), why, rule, tuple(lines))
