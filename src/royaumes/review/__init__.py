"""After a game: what luck did, what each decision was worth by what its player could know (ADR 0030)."""

from royaumes.review.decision import Judged, usual_depth
from royaumes.review.report import Parts, Review
from royaumes.review.reviewing import reviewed

__all__ = ["Judged", "Parts", "Review", "reviewed", "usual_depth"]
