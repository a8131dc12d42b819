"""IAK-10: phase III, adventures are filled up and tents go by points. The game begins with it, too."""

from __future__ import annotations

from typing import Final

from royaumes.core import SEATS, Chance, ChanceNode, Draw, Emit, Lot, bits_of, members
from royaumes.games.auftrag.box import ADVENTURE_THINGS, MOST_SEATS, OPEN
from royaumes.games.auftrag.events import Pitched, RoundBegan, Turned
from royaumes.games.auftrag.phases import choosing
from royaumes.games.auftrag.state import Auftrag

#: IAK-10.4: lots for the next tent, by the tied seats as bits.
_LOTS: Final = tuple(
    Chance(Lot(members(tied), SEATS[:MOST_SEATS]), "auftrag-ask-tent") for tied in range(1 << MOST_SEATS)
)


def refill(s: Auftrag, emit: Emit) -> None:
    """IAK-10.1, IAK-10.2: up to three adventures lie open, while the deck lasts."""
    if s.open.bit_count() < OPEN and any(s.deck):
        s.phase = TURNING
        return
    s.order = ()
    _pitch(s, emit)


def _pitch(s: Auftrag, emit: Emit) -> None:
    """IAK-10.3: the next tents, as far as points alone decide; then the round begins."""
    while len(s.order) < s.seats:
        tied = poorest(s)
        if tied.bit_count() > 1:
            s.phase = PITCHING
            return
        _give_tent(s, tied.bit_length() - 1, False, emit)
    choosing.begin_round(s)
    emit(RoundBegan, s.round)


def poorest(s: Auftrag) -> int:
    """The seats (as bits) that have the fewest points among those without a tent."""
    waiting = [seat for seat in range(s.seats) if seat not in s.order]
    fewest = min([s.points[seat] for seat in waiting])
    return bits_of(seat for seat in waiting if s.points[seat] == fewest)


def _give_tent(s: Auftrag, seat: int, lot: bool, emit: Emit) -> None:
    s.order = (*s.order, seat)
    emit(Pitched, SEATS[seat], len(s.order), reveals=lot)


class Turning(ChanceNode[Auftrag]):
    """IAK-1.11, IAK-10.1: an adventure is turned up."""

    __slots__ = ()
    section = "IAK-10"
    rule = "IAK-10.1"

    def question(self, s: Auftrag) -> Chance:
        return Chance(Draw(s.deck, ADVENTURE_THINGS), "auftrag-ask-adventure")

    def resolve(self, s: Auftrag, outcome: int, emit: Emit) -> None:
        s.deck[outcome] -= 1
        s.open |= 1 << outcome
        emit(Turned, ADVENTURE_THINGS[outcome])
        refill(s, emit)


class Pitching(ChanceNode[Auftrag]):
    """IAK-1.10, IAK-10.4: the next tent is drawn among seats with equal points."""

    __slots__ = ()
    section = "IAK-10"
    rule = "IAK-10.4"

    def question(self, s: Auftrag) -> Chance:
        return _LOTS[poorest(s)]

    def resolve(self, s: Auftrag, outcome: int, emit: Emit) -> None:
        _give_tent(s, outcome, True, emit)
        _pitch(s, emit)


TURNING: Final = Turning()
PITCHING: Final = Pitching()
