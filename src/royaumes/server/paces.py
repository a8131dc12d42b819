"""The paces of a table: how long an answer may take, and when a computer player takes over."""

from __future__ import annotations

from dataclasses import dataclass

_MINUTE, _DAY = 60.0, 24 * 3600.0


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds for an answer, and seconds that somebody may be away while others wait; None is no limit.

    Where people sit at the table `together`, a question that stands for a few seconds only does so.
    """

    limit: float | None
    grace: float | None
    together: bool = True


#: The first is the usual one.
PACES = {
    "normal": Pace(None, 3 * _MINUTE),
    "relaxed": Pace(None, None),
    "quick": Pace(1 * _MINUTE, 1 * _MINUTE),
    "days": Pace(3 * _DAY, None, together=False),
}
