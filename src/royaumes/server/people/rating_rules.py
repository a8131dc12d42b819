"""Which games count for ratings, and at which pace."""

from __future__ import annotations

from royaumes.core.variant import game_and_changes
from royaumes.play.lesson import lesson_of
from royaumes.server.paces import PACES
from royaumes.server.storage import TableRow
from royaumes.sim.strengths import Strength, strengths

#: The paces that count apart: together at the table, and by correspondence.
LIVE, DAYS = "live", "days"
#: Where a newcomer is taken to stand on the scale of the ladder, and how little that says.
NEWCOMER = Strength(1200.0, 250.0)
#: Games after which a rating says something.
SETTLED = 10


def pace_of(row: TableRow) -> str:
    """The pace that a table's game counts for."""
    return LIVE if PACES[row.pace].together else DAYS


def refusal(row: TableRow) -> str:
    """Why a finished game does not count; empty where it does."""
    if row.from_file:
        return "file"
    if game_and_changes(row.game)[1]:
        return "variant"
    if row.origin is not None:
        return "origin"
    if lesson_of(row.game, row.seed) is not None:
        return "lesson"
    if len(row.seats) == 1:
        return "alone"
    if any(seat.kind == "guest" for seat in row.seats):
        return "shared"
    bots = [(seat, began) for seat, began in zip(row.seats, row.players, strict=True) if not seat.person]
    if any(seat.label != began for seat, began in bots):
        return "replaced"
    if any(seat.bot not in strengths(row.game) for seat, _ in bots):
        return "unmeasured"
    return ""
