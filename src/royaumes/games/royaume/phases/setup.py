"""R5C-1, R5C-2: everything in its place, the secret orders, and the prince who begins."""

from __future__ import annotations

from typing import Final

from royaumes.core import SEATS, Chance, ChanceNode, Emit, FirstPlayer, Lot, Settings
from royaumes.games.royaume.box import (
    BARE,
    CARD_COUNTS,
    CASTLE,
    COLOURS,
    DOWN,
    EACH_COLOUR,
    ORDER_NAMES,
    ORDERS,
    WANTS,
)
from royaumes.games.royaume.events import Began, Dealt, DealtThis
from royaumes.games.royaume.phases import turn
from royaumes.games.royaume.state import Royaume


class Dealing(ChanceNode[Royaume]):
    """R5C-1.8: each prince in turn gets one of the cards that are left, unseen by the others (R5C-1.9)."""

    __slots__ = ()
    section = "R5C-1"
    rule = "R5C-1.8"

    def question(self, s: Royaume) -> Chance:
        left = [order for order in range(len(ORDERS)) if order not in s.orders]
        return Chance(Lot(left, ORDER_NAMES), "royaume-ask-order", len(s.orders), private=True)

    def resolve(self, s: Royaume, outcome: int, emit: Emit) -> None:
        owner = len(s.orders)
        s.orders += (outcome,)
        if len(s.orders) == s.seats:
            s.phase = BEGINNING
        secret = DealtThis, SEATS[owner], ORDER_NAMES[outcome], WANTS[outcome]
        emit(Dealt, SEATS[owner], private={owner: secret})


class Beginning(FirstPlayer):
    """R5C-1.2: the prince who begins is drawn at random."""

    __slots__ = ()
    section = "R5C-1"
    rule = "R5C-1.2"
    prompt = "royaume-ask-first"
    began = Began

    def begin(self, s: Royaume, emit: Emit) -> None:
        turn.begin(s, emit)


DEALING: Final = Dealing()
BEGINNING: Final = Beginning()


def set_up(seats: int, settings: Settings) -> Royaume:
    """R5C-1.3, R5C-1.7, R5C-2.1: knights in the castle, a card face down on each cell, empty hands."""
    cells = int(settings["path"])
    return Royaume.new(
        DEALING,
        seats=seats,
        cells=cells,
        calling=int(settings["calling_seconds"]) if settings["calling"] else 0,
        orders=(),
        power=[0] * seats,
        treasures=[[0] * len(COLOURS) for _ in range(seats)],
        bank=[EACH_COLOUR] * len(COLOURS),
        given=[[0] * len(COLOURS) for _ in range(seats)],
        places=[CASTLE] * len(COLOURS),
        circles=[],
        cards=[BARE, *[DOWN] * cells, BARE],
        fresh=sum(CARD_COUNTS) - cells,
    )
