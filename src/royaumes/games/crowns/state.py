"""The state of a game of Crowns, and what can be read off it."""

from __future__ import annotations

from dataclasses import dataclass

from royaumes.core import State
from royaumes.games.crowns.dice import ALLOWS, NO_HAND


@dataclass(slots=True)
class Crowns(State):
    """Boards as bits of covered cells, chips left, the throw and what is left of it."""

    seats: int
    covered: list[int]
    chips: list[int]
    #: The colour of each seat's chips.
    colours: tuple[int, ...]
    #: Chips that each turn demands: 0 with rivals, 1 or 2 in solitaire.
    demand: int
    first: int = 0
    to_move: int = 0
    turn: int = 1
    round: int = 1
    throw: tuple[int, ...] = ()
    hand: int = NO_HAND
    #: Cells as bits: those that may take a chip now, and those that got one this turn.
    open: int = 0
    placed: int = 0
    removed: int = 0
    #: Somebody has placed their last chip: this is the last round.
    closing: bool = False
    #: Turns in a row in which nobody placed anything.
    idle: int = 0

    def fork(self) -> Crowns:
        new = Crowns.__new__(Crowns)
        new.phase = self.phase
        new.seats = self.seats
        new.covered = self.covered[:]
        new.chips = self.chips[:]
        new.colours = self.colours
        new.demand = self.demand
        new.first = self.first
        new.to_move = self.to_move
        new.turn = self.turn
        new.round = self.round
        new.throw = self.throw
        new.hand = self.hand
        new.open = self.open
        new.placed = self.placed
        new.removed = self.removed
        new.closing = self.closing
        new.idle = self.idle
        return new


def open_cells(hand: int, covered: int, chips: int) -> int:
    """The cells (as bits) that a hand of dice allows and that are free, while chips last (CRW-2.3)."""
    if hand == NO_HAND or not chips:
        return 0
    return ALLOWS[hand] & ~covered
