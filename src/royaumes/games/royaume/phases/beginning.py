"""Before the first turn: secret orders and the prince who begins (R5C-1)."""

from __future__ import annotations

from dataclasses import dataclass

from royaumes.core import Announcement, Chance, Draw, Phase, seat_name, tell
from royaumes.games.royaume.board import NONE, ORDER_NAMES, ORDERS, TINTS
from royaumes.games.royaume.events.frame import Began, Dealt, DealtThis
from royaumes.games.royaume.phases import turn
from royaumes.games.royaume.state import Royaume


@dataclass(frozen=True, slots=True)
class Dealing(Phase):
    """R5C-1.8: each prince in turn gets one of the cards that are left; he alone sees it (R5C-1.9)."""

    section = "R5C-1"

    def pending(self, s: Royaume) -> Chance:
        """The cards not yet dealt are asked."""
        left = [int(order not in s.orders) for order in range(len(ORDERS))]
        return Chance(Draw(left, ORDER_NAMES), "royaume-ask-order", s.orders.index(NONE), private=True)

    def advance(self, s: Royaume, seat: int | None, move: int, told: list[Announcement] | None) -> None:
        """The card is this seat's secret."""
        owner = s.orders.index(NONE)
        s.orders[owner] = move
        if NONE not in s.orders:
            s.phase = BEGINNING
        if told is not None:
            wants = tuple(TINTS[colour] for colour in ORDERS[move])
            private = {owner: DealtThis(seat_name(owner), ORDER_NAMES[move], wants)}
            told.append(Announcement(Dealt(seat_name(owner)), private, reveals=True))


@dataclass(frozen=True, slots=True)
class Beginning(Phase):
    """R5C-1.2: lot decides who begins."""

    section = "R5C-1"

    def pending(self, s: Royaume) -> Chance:
        """A bag with every seat in it once."""
        seats = range(len(s.power))
        return Chance(Draw([1] * len(seats), [seat_name(seat) for seat in seats]), "royaume-ask-first")

    def advance(self, s: Royaume, seat: int | None, move: int, told: list[Announcement] | None) -> None:
        """The first turn."""
        s.first = s.seat = move
        tell(told, Began(seat_name(move)), reveals=True)
        turn.begin(s, told)


DEALING, BEGINNING = Dealing(), Beginning()
