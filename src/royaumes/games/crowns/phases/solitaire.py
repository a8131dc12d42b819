"""CRW-6: alone, every turn demands chips; where none can be placed, one leaves the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from royaumes.core import SEATS, Decide, Decision, Emit, Move, Refusal, Stop, bits_of, members
from royaumes.games.crowns.box import BIT, THINGS
from royaumes.games.crowns.dice import AFTER, ALLOWS
from royaumes.games.crowns.events import Removed
from royaumes.games.crowns.moves import REMOVE, Place, Remove, placing, placing_or_stop
from royaumes.games.crowns.phases import turn
from royaumes.games.crowns.phases.placing import no_chip, place, stop
from royaumes.games.crowns.state import Crowns

_MUST_PLACE: Final = Decide((0,), "crowns-ask-must-place", names=(Place,))
_PLACE: Final = Decide((0,), "crowns-ask-place", names=(Place, Stop))
_STOP: Final = Decide((0,), "crowns-ask-stop", names=(Stop,))
_REMOVE: Final = Decide((0,), "crowns-ask-remove", names=(Remove,))


class PlacingAlone(Decision[Crowns]):
    """A chip as long as one is demanded, then another or the end of the turn; or a chip taken out."""

    __slots__ = ()
    section = "CRW-6"
    rule = "CRW-6.1"

    def question(self, s: Crowns) -> Decide:
        if must_place(s):
            return _MUST_PLACE
        if not s.placed:
            return _REMOVE
        return _PLACE if s.open else _STOP

    def options(self, s: Crowns, seat: int) -> Sequence[Move]:
        if must_place(s):
            return placing(demanding_cells(s))
        if s.placed:
            return placing_or_stop(s.open)
        return (REMOVE,)

    def refusal(self, s: Crowns, seat: int, move: Move) -> Refusal | None:
        if isinstance(move, Place):
            return no_chip(s, seat, move.cell) or _no_lone_chip(s, move.cell)
        if isinstance(move, Stop):
            return _no_stop(s)
        if s.placed or s.open:
            return Refusal("CRW-6.2", "crowns-no-remove-yet")
        return None

    def play(self, s: Crowns, seat: int, move: Move, emit: Emit) -> None:
        if type(move) is Place:
            place(s, seat, move.cell, emit)
        elif move is REMOVE:
            s.removed += 1
            s.chips[seat] -= 1
            emit(Removed, SEATS[seat], s.chips[seat])
            turn.end_turn(s, emit)
        else:
            stop(s, seat, emit)


def must_place(s: Crowns) -> bool:
    """Whether the turn still demands a chip that can be placed (CRW-6.1, CRW-6.3)."""
    return s.placed.bit_count() < s.demand and bool(s.open)


def demanding_cells(s: Crowns) -> int:
    """The hard solitaire's first chip: cells after which a second can follow, if there are any."""
    if s.demand < 2 or s.placed:
        return s.open
    return _leading_cells(s) or s.open


def _leading_cells(s: Crowns) -> int:
    """The open cells (as bits) after which a second chip can follow."""
    return bits_of(cell for cell in members(s.open) if _leads_on(s, cell))


def _leads_on(s: Crowns, cell: int) -> bool:
    """Whether another chip could follow one on this cell."""
    follow = ALLOWS[AFTER[s.hand][cell]] & ~(s.covered[s.to_move] | BIT[cell])
    return bool(follow) and s.chips[s.to_move] > 1


def _no_lone_chip(s: Crowns, cell: int) -> Refusal | None:
    if demanding_cells(s) & BIT[cell]:
        return None
    return Refusal("CRW-6.3", "crowns-no-lone-chip", {"cell": THINGS[cell]})


def _no_stop(s: Crowns) -> Refusal | None:
    if must_place(s):
        two = s.demand == 2 and bool(s.placed or _leading_cells(s))
        rule, needed = ("CRW-6.3", 2) if two else ("CRW-6.1", 1)
        return Refusal(rule, "crowns-no-stop-yet", {"needed": needed, "placed": s.placed.bit_count()})
    if not s.placed:
        return Refusal("CRW-6.2", "crowns-no-stop-remove")
    return None


PLACING_ALONE: Final = PlacingAlone()
