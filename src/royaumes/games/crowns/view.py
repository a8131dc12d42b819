"""What a seat may know: at Crowns everything lies open."""

from __future__ import annotations

from dataclasses import dataclass

from royaumes.core import Phase
from royaumes.games.crowns.dice import LEFT, NO_HAND, OF_THROW, SHOWN
from royaumes.games.crowns.legal import open_cells
from royaumes.games.crowns.scoring import crowns
from royaumes.games.crowns.state import Crowns


@dataclass(frozen=True, slots=True)
class View:
    """The whole table as one seat sees it (a spectator's seat is None)."""

    seat: int | None
    phase: Phase
    demand: int
    first: int
    turn: int
    #: The throw as it fell, and the dice that no chip has used yet.
    throw: tuple[int, ...]
    dice: tuple[int, ...]
    #: Cells that may take a chip now, as bits.
    open: int
    #: Cells that got a chip this turn, as bits.
    placed: int
    covered: tuple[int, ...]
    chips: tuple[int, ...]
    scores: tuple[int, ...]
    removed: int
    closing: bool
    idle: int
    rounds: int


def view(s: Crowns, seat: int | None) -> View:
    """Everything on the table."""
    thrown = s.hand != NO_HAND
    return View(
        seat=seat,
        phase=s.phase,
        demand=s.demand,
        first=s.first,
        turn=s.seat,
        throw=s.throw,
        dice=LEFT[s.hand] if thrown else (),
        open=open_cells(s) if thrown else 0,
        placed=s.placed,
        covered=tuple(s.covered),
        chips=tuple(s.chips),
        scores=tuple(crowns(covered) for covered in s.covered),
        removed=s.removed,
        closing=s.closing,
        idle=s.idle,
        rounds=s.rounds,
    )


def imagine(v: View) -> Crowns:
    """The only world behind a view, since nothing is hidden."""
    hand = NO_HAND
    if v.throw:
        shown = SHOWN[OF_THROW[v.throw]]
        hand = next(n for n, dice in enumerate(LEFT) if dice == v.dice and SHOWN[n] == shown)
    return Crowns(
        phase=v.phase,
        covered=list(v.covered),
        chips=list(v.chips),
        demand=v.demand,
        first=v.first,
        seat=v.turn,
        throw=v.throw,
        hand=hand,
        placed=v.placed,
        removed=v.removed,
        closing=v.closing,
        idle=v.idle,
        rounds=v.rounds,
    )
