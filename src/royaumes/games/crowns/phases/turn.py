"""A turn: the throw, then chips one by one until the player stops (CRW-2), with rivals or alone (CRW-6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from royaumes.core import Chance, Decide, Finished, Move, Phase, Refusal, Stop, Told, seat_name, tell
from royaumes.games.crowns.board import BIT, THINGS
from royaumes.games.crowns.dice import AFTER, ALLOWS, DICE, NO_HAND, OF_THROW
from royaumes.games.crowns.legal import demanding_cells, must_place, no_chip, no_removal, no_stop, open_cells
from royaumes.games.crowns.moves import REMOVE, Place, placing, placing_or_stop
from royaumes.games.crowns.scoring import result
from royaumes.games.crowns.state import Crowns, LastRound, Placed, Removed, Stopped, Threw

IDLE_ROUNDS = 3
_THROW = tuple(Chance(DICE, "crowns-ask-throw", seat) for seat in range(6))
_PLACE = tuple(Decide((seat,), "crowns-ask-place") for seat in range(6))


@dataclass(frozen=True, slots=True)
class Throwing(Phase):
    """Six dice, thrown once (CRW-2.1)."""

    section = "CRW-2"

    def pending(self, s: Crowns) -> Chance:
        """The dice are asked in the player's name."""
        return _THROW[s.seat]

    def advance(self, s: Crowns, seat: int | None, move: tuple[int, ...], told: list[Told] | None) -> None:
        """The dice lie; now chips may be placed."""
        s.throw = move
        s.hand = OF_THROW[move]
        s.placed = 0
        s.phase = PLACING
        if told is not None:
            told.append(Told(Threw(seat_name(s.seat), move), reveals=True))


@dataclass(frozen=True, slots=True)
class Placing(Phase):
    """The player places a chip or ends his turn (CRW-2.2)."""

    section = "CRW-3"

    def pending(self, s: Crowns) -> Decide:
        """The player whose throw lies on the table."""
        return _PLACE[s.seat]

    def options(self, s: Crowns, seat: int) -> Sequence[Move]:
        """Every cell that the dice allow, and stopping."""
        if s.demand:
            return self._alone(s)
        if s.chips[seat]:
            return placing_or_stop(ALLOWS[s.hand] & ~s.covered[seat])
        return placing_or_stop(0)

    def _alone(self, s: Crowns) -> Sequence[Move]:
        if must_place(s):
            return placing(demanding_cells(s))
        if s.placed:
            return placing_or_stop(open_cells(s))
        return (REMOVE,)

    def refusal(self, s: Crowns, seat: int, move: Move) -> Refusal | None:
        """The rule that forbids this chip, this stop or this removal."""
        if isinstance(move, Place):
            return no_chip(s, seat, move.cell)
        if isinstance(move, Stop):
            return no_stop(s)
        return no_removal(s)

    def advance(self, s: Crowns, seat: int | None, move: Move, told: list[Told] | None) -> None:
        """A chip lies; or the turn ends."""
        seat = s.seat
        if type(move) is Place:
            cell = move.cell
            s.covered[seat] |= BIT[cell]
            s.placed |= BIT[cell]
            s.chips[seat] -= 1
            s.hand = AFTER[s.hand][cell]
            if told is not None:
                tell(told, Placed(seat_name(seat), THINGS[cell], s.chips[seat]))
            return
        if move is REMOVE:
            s.removed += 1
            s.chips[seat] -= 1
            tell(told, Removed(seat_name(seat), s.chips[seat]))
        elif told is not None:
            tell(told, Stopped(seat_name(seat), s.placed.bit_count()))
        _end_turn(s, told)


def _end_turn(s: Crowns, told: list[Told] | None) -> None:
    """The next player throws, or the game ends (CRW-4, CRW-6.4)."""
    s.idle = 0 if s.placed or s.demand else s.idle + 1
    seats = len(s.chips)
    if not s.chips[s.seat] and not s.closing:  # CRW-4.1
        s.closing = True
        if seats > 1:
            tell(told, LastRound(seat_name(s.seat)))
    s.seat = (s.seat + 1) % seats
    s.throw, s.hand, s.placed = (), NO_HAND, 0
    s.phase = THROWING
    if s.seat == s.first:
        s.rounds += 1
        if s.closing:
            why, rule = ("crowns-over-solo", "CRW-6.4") if s.demand else ("crowns-over-chips", "CRW-4.1")
            s.phase = Finished(result(s, why, rule))
        elif s.idle >= IDLE_ROUNDS * seats:  # CRW-4.2
            s.phase = Finished(result(s, "crowns-over-idle", "CRW-4.2"))


THROWING, PLACING = Throwing(), Placing()
