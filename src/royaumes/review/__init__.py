"""After a game: what luck did, what each decision was worth by what its player could know (ADR 0030)."""

from royaumes.review.decision import Judged
from royaumes.review.report import Parts, Review
from royaumes.review.reviewing import USUAL_DEPTH, reviewed

__all__ = ["USUAL_DEPTH", "Judged", "Parts", "Review", "reviewed"]
