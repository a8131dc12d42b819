"""What is in the box of Heralds: the road and the die."""

from __future__ import annotations

from royaumes.core import Dice, load

_DATA = load(__package__, "road")
LEAST_SEATS: int = _DATA["road"]["players"][0]
MOST_SEATS: int = _DATA["road"]["players"][1]
LENGTHS: tuple[int, ...] = tuple(_DATA["road"]["lengths"])
INNS: int = _DATA["road"]["inns"]
DIE = Dice(1, tuple(_DATA["die"]["faces"]))
SHIES: int = _DATA["die"]["shies"]


def last_inn(milestone: int) -> int:
    """The inn at this milestone or before it; the gate counts as one."""
    return milestone - milestone % INNS
