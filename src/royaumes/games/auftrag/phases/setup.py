"""Setting up: the ring of places and the first two cards (IAK-1)."""

from __future__ import annotations

from dataclasses import dataclass

from royaumes.core import Announcement, Chance, Draw, Phase, seat_name, tell
from royaumes.games.auftrag.box import CARD_THINGS, FIRST_CARDS, ONES, PLACE_THINGS, PLACES, reach
from royaumes.games.auftrag.events import Dealt, DealtThis, Laid
from royaumes.games.auftrag.phases.renewal import refill
from royaumes.games.auftrag.state import SIZE, Auftrag

_FIRST = tuple(CARD_THINGS[card] for card in ONES)


@dataclass(frozen=True, slots=True)
class Laying(Phase):
    """IAK-1.1: the places go around the circle in random order.

    A circle has no beginning, so Camelot lies first and only the other seven are drawn.
    """

    section = "IAK-1"

    def pending(self, s: Auftrag) -> Chance:
        """A bag with every place that does not lie yet."""
        return Chance(
            Draw([int(place not in s.ring) for place in range(len(PLACES))], PLACE_THINGS),
            "auftrag-ask-place",
        )

    def advance(self, s: Auftrag, seat: int | None, move: int, told: list[Announcement] | None) -> None:
        """The place lies; after the last one the cards are dealt."""
        s.ring = (*s.ring, move)
        tell(told, Laid(PLACE_THINGS[move], len(s.ring)), reveals=True)
        if len(s.ring) == len(PLACES):
            s.reach = reach(s.ring)
            s.phase = DEALING


@dataclass(frozen=True, slots=True)
class Dealing(Phase):
    """IAK-1.9: two first cards for everybody, each seen by its owner alone (IAK-2.1)."""

    section = "IAK-1"

    def pending(self, s: Auftrag) -> Chance:
        """The bag of ones, in the name of the next seat that lacks a card."""
        seat = s.hidden.index(min(s.hidden))
        return Chance(Draw(s.bag, _FIRST), "auftrag-ask-first-card", seat, private=True)

    def advance(self, s: Auftrag, seat: int | None, move: int, told: list[Announcement] | None) -> None:
        """The card goes to the hand; after the last one the adventures are turned up."""
        to = s.hidden.index(min(s.hidden))
        s.bag[move] -= 1
        s.hands[to * SIZE + ONES[move]] += 1
        s.hidden[to] += 1
        if told is not None:
            private = {to: DealtThis(seat_name(to), _FIRST[move])}
            told.append(Announcement(Dealt(seat_name(to)), private, reveals=True))
        if min(s.hidden) == FIRST_CARDS:
            refill(s, told)


LAYING, DEALING = Laying(), Dealing()
