"""IAK-1: the ring of places and the first two cards."""

from __future__ import annotations

from typing import Final

from royaumes.core import SEATS, Chance, ChanceNode, Draw, Emit, Settings, bits_of
from royaumes.games.auftrag.box import (
    ADVENTURES,
    CAMELOT,
    CARD_THINGS,
    FIRST_CARDS,
    KINDS,
    NONE,
    ONES,
    PLACE_THINGS,
    PLACES,
    SETUPS,
    reach,
)
from royaumes.games.auftrag.events import Dealt, DealtThis, Laid
from royaumes.games.auftrag.phases.renewal import refill
from royaumes.games.auftrag.state import SIZE, Auftrag

_FIRST: Final = tuple(CARD_THINGS[card] for card in ONES)


class Laying(ChanceNode[Auftrag]):
    """IAK-1.1: the places go around the circle in random order.

    A circle has no beginning, so Camelot lies first and only the other seven are drawn.
    """

    __slots__ = ()
    section = "IAK-1"
    rule = "IAK-1.1"

    def question(self, s: Auftrag) -> Chance:
        left = [int(place not in s.ring) for place in range(len(PLACES))]
        return Chance(Draw(left, PLACE_THINGS), "auftrag-ask-place")

    def resolve(self, s: Auftrag, outcome: int, emit: Emit) -> None:
        s.ring = (*s.ring, outcome)
        emit(Laid, PLACE_THINGS[outcome], len(s.ring))
        if len(s.ring) == len(PLACES):
            s.reach = reach(s.ring)
            s.phase = DEALING


class Dealing(ChanceNode[Auftrag]):
    """IAK-1.9: two first cards for everybody, each seen by its owner alone (IAK-2.1)."""

    __slots__ = ()
    section = "IAK-1"
    rule = "IAK-1.9"

    def question(self, s: Auftrag) -> Chance:
        return Chance(Draw(s.bag, _FIRST), "auftrag-ask-first-card", _next_dealt(s), private=True)

    def resolve(self, s: Auftrag, outcome: int, emit: Emit) -> None:
        to = _next_dealt(s)
        s.bag[outcome] -= 1
        s.hands[to * SIZE + ONES[outcome]] += 1
        s.hidden[to] += 1
        emit(Dealt, SEATS[to], private={to: (DealtThis, SEATS[to], _FIRST[outcome])})
        if min(s.hidden) == FIRST_CARDS:
            refill(s, emit)


def _next_dealt(s: Auftrag) -> int:
    return s.hidden.index(min(s.hidden))


LAYING: Final = Laying()
DEALING: Final = Dealing()


def set_up(seats: int, settings: Settings, leads: tuple[int, ...]) -> Auftrag:
    """Cards put away by number of players, all knights at Camelot (IAK-1.2)."""
    setup = SETUPS[seats]
    return Auftrag.new(
        LAYING,
        seats=seats,
        target=setup.target,
        last_round=int(settings["rounds"]),
        picks=setup.picks,
        ring=(CAMELOT,),
        leads=leads,
        knights=[CAMELOT] * seats,
        supply=list(setup.supply),
        lying=bits_of(kind for kind, count in enumerate(setup.supply) if count),
        chosen=[0] * (seats * KINDS),
        holds=[0] * seats,
        bag=list(setup.bag),
        piles=list(setup.piles),  # IAK-1.8
        hands=[0] * (seats * SIZE),
        seen=[0] * (seats * SIZE),
        hidden=[0] * seats,
        deck=[1] * len(ADVENTURES),
        held=[0] * seats,
        fulfilled=[0] * seats,
        points=[0] * seats,
        reached=[0] * seats,
        courts=[0] * seats,
        wins=[0] * seats,
        ties=[0] * seats,
        stakes=[NONE] * seats,
    )
