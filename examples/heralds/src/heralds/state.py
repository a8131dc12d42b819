"""The fields of a race."""

from __future__ import annotations

from heralds.box import LENGTHS
from royaumes import core
from royaumes.core import COUNT, SEAT, Flag, Int, State, declared, public, seats_of, view_only

_MILESTONE = Int(0, max(LENGTHS))


class Table(core.Table):
    """How far everybody has come, and whose horse must rest."""

    first = public(SEAT, 0)
    to_move = public(SEAT, 0)
    turn = public(COUNT, 1)
    round = public(COUNT, 1)
    length = public(_MILESTONE)
    milestones = public(seats_of(_MILESTONE), listed=False)
    scores = view_only(seats_of(_MILESTONE))
    resting = public(seats_of(Flag()))


@declared
class Heralds(Table, State):
    """Where a race stands."""


@declared
class View(Table, core.View):
    """What a herald knows: everything."""
