"""The score sheet of Heralds: milestones count."""

from __future__ import annotations

from heralds.state import Heralds
from royaumes.core import Line, Over, ranked


def result(s: Heralds) -> Over:
    """The farthest wins, equals together (HER-3.2)."""
    far = tuple(s.milestones)
    sheet = tuple(Line(seat, "HER-3.2", "heralds-line-road", miles) for seat, miles in enumerate(far))
    return Over(ranked(far), far, "heralds-over", "HER-3.1", sheet)
