"""CRW-3: chips on the cells that the dice allow, one by one, until the player stops."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from royaumes.core import SEATS, Decide, Decision, Emit, Move, Refusal, Stop, each_seat
from royaumes.games.crowns.box import BIT, MOST_SEATS, THINGS
from royaumes.games.crowns.dice import AFTER, ALLOWS, LEFT, SHOWN, left_at_least, needs
from royaumes.games.crowns.events import Placed, Stopped
from royaumes.games.crowns.moves import Place, placing_or_stop
from royaumes.games.crowns.phases import turn
from royaumes.games.crowns.state import Crowns

_PLACE: Final = each_seat("crowns-ask-place", MOST_SEATS, names=(Place, Stop))
_STOP: Final = each_seat("crowns-ask-stop", MOST_SEATS, names=(Stop,))


class Placing(Decision[Crowns]):
    """CRW-2.2: with rivals, a chip or the end of the turn."""

    __slots__ = ()
    section = "CRW-3"
    rule = "CRW-2.2"

    def question(self, s: Crowns) -> Decide:
        return _PLACE[s.to_move] if s.open else _STOP[s.to_move]

    def options(self, s: Crowns, seat: int) -> Sequence[Move]:
        return placing_or_stop(s.open)

    def refusal(self, s: Crowns, seat: int, move: Move) -> Refusal | None:
        if isinstance(move, Place):
            return no_chip(s, seat, move.cell)
        if isinstance(move, Stop):
            return None
        return Refusal("CRW-6.2", "crowns-no-remove-with-rivals")

    def play(self, s: Crowns, seat: int, move: Move, emit: Emit) -> None:
        if type(move) is Place:
            place(s, seat, move.cell, emit)
        else:
            stop(s, seat, emit)


def no_chip(s: Crowns, seat: int, cell: int) -> Refusal | None:
    """Why no chip can go to this cell now."""
    count, face = needs(cell)
    if not s.chips[seat]:
        return Refusal("CRW-2.3", "crowns-no-chips")
    if s.covered[seat] & BIT[cell]:
        return Refusal("CRW-3.1", "crowns-no-covered", {"cell": THINGS[cell]})
    if not SHOWN[s.hand] >> face & 1:
        if face > max(s.throw):
            return Refusal("CRW-3.6", "crowns-no-raise", {"face": face, "highest": max(s.throw)})
        return Refusal("CRW-3.4", "crowns-no-face", {"face": face})
    remain = left_at_least(LEFT[s.hand], face)
    if remain < count:
        # CRW-3.3 where the throw had enough dice and earlier chips have used them.
        rule = "CRW-3.3" if left_at_least(s.throw, face) >= count else "CRW-3.2"
        return Refusal(rule, "crowns-no-dice", {"needed": count, "face": face, "remain": remain})
    return None


def place(s: Crowns, seat: int, cell: int, emit: Emit) -> None:
    """A chip lies, for good (CRW-3.7), and its dice are used."""
    s.placed |= BIT[cell]
    s.covered[seat] = covered = s.covered[seat] | BIT[cell]
    s.chips[seat] = left = s.chips[seat] - 1
    s.hand = hand = AFTER[s.hand][cell]
    s.open = ALLOWS[hand] & ~covered if left else 0  # CRW-2.3
    emit(Placed, SEATS[seat], THINGS[cell], left)


def stop(s: Crowns, seat: int, emit: Emit) -> None:
    """The player ends the turn."""
    emit(Stopped, SEATS[seat], s.placed.bit_count())
    turn.end_turn(s, emit)


PLACING: Final = Placing()
