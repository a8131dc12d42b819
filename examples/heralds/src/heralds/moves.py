"""The moves of Heralds: walk or ride."""

from __future__ import annotations

from royaumes.core import Move, Moves


class Walk(Move):
    """One milestone on foot."""

    @property
    def picks(self) -> tuple[str, ...]:
        return ("walk",)


class Ride(Move):
    """As far as the die says."""

    @property
    def picks(self) -> tuple[str, ...]:
        return ("ride",)


WALK, RIDE = Walk(), Ride()
MOVES = Moves((WALK, RIDE))
