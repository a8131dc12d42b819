"""What a seat may know (at Crowns everything lies open), and the world behind it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from royaumes.core import Frozen, Phase
from royaumes.games.crowns.dice import LEFT, NO_HAND, NUMBER, shown_by
from royaumes.games.crowns.scoring import crowns
from royaumes.games.crowns.state import Crowns


@dataclass(frozen=True, slots=True)
class View(Frozen):
    """The whole table as one seat sees it (a spectator's seat is None); sets of cells as bits."""

    seat: int | None
    phase: Phase[Any]
    demand: int
    #: The colour of each seat's chips.
    colours: tuple[int, ...]
    first: int
    to_move: int
    turn: int
    round: int
    #: The throw as it fell, and the dice that no chip has used yet.
    throw: tuple[int, ...]
    dice: tuple[int, ...]
    #: Cells that may take a chip now.
    open: int
    #: Cells that got a chip this turn.
    placed: int
    covered: tuple[int, ...]
    chips: tuple[int, ...]
    scores: tuple[int, ...]
    removed: int
    closing: bool
    idle: int


def view(s: Crowns, seat: int | None) -> View:
    """Everything on the table."""
    return View(
        seat=seat,
        phase=s.phase,
        demand=s.demand,
        colours=s.colours,
        first=s.first,
        to_move=s.to_move,
        turn=s.turn,
        round=s.round,
        throw=s.throw,
        dice=LEFT[s.hand] if s.hand != NO_HAND else (),
        open=s.open,
        placed=s.placed,
        covered=tuple(s.covered),
        chips=tuple(s.chips),
        scores=tuple([crowns(covered) for covered in s.covered]),
        removed=s.removed,
        closing=s.closing,
        idle=s.idle,
    )


def imagine(v: View) -> Crowns:
    """The only world behind a view, since nothing is hidden."""
    return Crowns(
        phase=v.phase,
        seats=len(v.chips),
        covered=list(v.covered),
        chips=list(v.chips),
        colours=v.colours,
        demand=v.demand,
        first=v.first,
        to_move=v.to_move,
        turn=v.turn,
        round=v.round,
        throw=v.throw,
        hand=NUMBER[shown_by(v.throw), v.dice] if v.throw else NO_HAND,
        open=v.open,
        placed=v.placed,
        removed=v.removed,
        closing=v.closing,
        idle=v.idle,
    )
