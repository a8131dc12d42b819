"""What a seat may know: everything lies open on the road."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from heralds.state import Heralds
from royaumes.core import Frozen, Phase


@dataclass(frozen=True, slots=True)
class View(Frozen):
    """The road as one seat sees it (a spectator's seat is None)."""

    seat: int | None
    phase: Phase[Any]
    first: int
    to_move: int
    turn: int
    round: int
    length: int
    scores: tuple[int, ...]
    resting: tuple[bool, ...]


def view(s: Heralds, seat: int | None) -> View:
    """Everything on the road; the milestone reached is the score."""
    return View(
        seat, s.phase, s.first, s.to_move, s.turn, s.round, s.length, tuple(s.milestones), tuple(s.resting)
    )


def imagine(v: View) -> Heralds:
    """The only world behind a view."""
    return Heralds(
        phase=v.phase,
        seats=len(v.scores),
        length=v.length,
        milestones=list(v.scores),
        resting=list(v.resting),
        first=v.first,
        to_move=v.to_move,
        turn=v.turn,
        round=v.round,
    )
