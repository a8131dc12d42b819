"""EMR-1: knights in the castle, cards beside the mountain, and who begins."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Final

from royaumes.core import Chance, ChanceNode, Emit, FirstPlayer, Settings
from royaumes.games.emerald.box import (
    GEM,
    GEMS,
    GOLD,
    MOUNTAIN,
    NONE,
    PIECES,
    PILES,
    PLACES,
    SEATING,
    UNSEEN,
    VALUES,
    Sort,
)
from royaumes.games.emerald.events import Began
from royaumes.games.emerald.phases.cards import turn_up
from royaumes.games.emerald.phases.turn import MARCHING
from royaumes.games.emerald.state import Emerald


class Dealing(ChanceNode[Emerald]):
    """EMR-1.8: the top card of each pile is turned face up, from the castle on."""

    __slots__ = ()
    section = "EMR-1"
    rule = "EMR-1.8"
    sort: ClassVar[Sort]

    def question(self, s: Emerald) -> Chance:
        return UNSEEN[self.sort].questions[s.unseen[self.sort]]

    def resolve(self, s: Emerald, outcome: int, emit: Emit) -> None:
        turn_up(s, self.sort, outcome, emit)
        s.at += 1
        if s.at == MOUNTAIN:
            s.at = 0
            s.phase = DEALING_GEMS if self.sort is GOLD else BEGINNING


class DealingGold(Dealing):
    """First all gold."""

    __slots__ = ()
    sort = GOLD


class DealingGems(Dealing):
    """Then all gems."""

    __slots__ = ()
    sort = GEM


class Beginning(FirstPlayer):
    """EMR-1.16: the first player is drawn by lot."""

    __slots__ = ()
    section = "EMR-1"
    rule = "EMR-1.16"
    prompt = "emerald-ask-first"
    began = Began

    def begin(self, s: Emerald, emit: Emit) -> None:
        s.phase = MARCHING


DEALING_GOLD: Final = DealingGold()
DEALING_GEMS: Final = DealingGems()
BEGINNING: Final = Beginning()


def set_up(seats: int, settings: Settings) -> Emerald:
    """The table before the first card is turned."""
    s = _laid_out(seats, PIECES.dealt(seats, settings)).fork()
    s.fair = int(settings["fair"])
    return s


@cache
def _laid_out(seats: int, colours: tuple[int, ...]) -> Emerald:
    """EMR-1.12, EMR-1.13, EMR-1.14: laid out once for the colours in play, and copied for every game.

    The colours go round the seats (EMR-1.15). Those that nobody plays have no knights.
    """
    each, buildings = SEATING[seats]
    castle = [1] * buildings + [0] * (PLACES - buildings)
    rows = range(max(colours) + 1)
    return Emerald.new(
        DEALING_GOLD,
        seats=seats,
        fair=0,
        colours=tuple(colours[seat::seats] for seat in range(seats)),
        owners=tuple(colours.index(row) % seats if row in colours else NONE for row in rows),
        knights=[castle[:] if row in colours else [0] * PLACES for row in rows],
        crowd=[len(colours) * count for count in castle],
        in_play=[each * buildings] * seats,
        where=[(1 << buildings) - 1 if row in colours else 0 for row in rows],
        chamber=[],
        nest=[],
        open=[[NONE] * MOUNTAIN for _ in Sort],
        below=[list(PILES[sort]) for sort in Sort],
        unseen=[UNSEEN[sort].full for sort in Sort],
        gold=[[0] * len(VALUES) for _ in range(seats)],
        gems=[[0] * len(GEMS) for _ in range(seats)],
        hoard=[0] * len(VALUES),
        ledger=[],
    )
