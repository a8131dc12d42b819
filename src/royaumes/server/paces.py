"""The paces of a table: how long an answer may take, and when a computer player takes over."""

from __future__ import annotations

from dataclasses import dataclass

_MINUTE, _DAY = 60.0, 24 * 3600.0


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds for an answer, and seconds that a person may be away while others wait; None is no limit.

    Questions with a window of a few seconds have it only where people are at the table `together`.
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
