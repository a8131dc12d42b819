"""FAC-4.1: the common pile is turned up card by card."""

from __future__ import annotations

from typing import Final

from royaumes.core import SEATS, Chance, ChanceNode, Draw, Emit, Lot
from royaumes.games.foracrown.box import (
    CARD_ICONS,
    CARD_THINGS,
    EVENTS,
    MERCENARY_SLOTS,
    NONE,
    OWNER,
    PILES,
    EventKind,
)
from royaumes.games.foracrown.events import EventUp, Ignored, Revealed
from royaumes.games.foracrown.phases import event_cards, icons
from royaumes.games.foracrown.state import ForACrown


class Revealing(ChanceNode[ForACrown]):
    """A card is drawn from the pile: that is the same as turning up a shuffled one."""

    __slots__ = ()
    section = "FAC-4"
    rule = "FAC-4.1"

    def question(self, s: ForACrown) -> Chance:
        return Chance(Lot(s.pile, s.slots), "foracrown-ask-reveal")

    def resolve(self, s: ForACrown, outcome: int, emit: Emit) -> None:
        s.turn += 1
        s.pile.remove(outcome)
        if outcome >= MERCENARY_SLOTS:
            _event(s, outcome - MERCENARY_SLOTS, emit)
            return
        owner, card = OWNER[outcome], s.recruits[outcome]
        if s.blind:
            s.blind &= ~(1 << outcome)
        if not s.gallery[owner]:  # FAC-6.6
            emit(Ignored, SEATS[owner], CARD_THINGS[card])
            icons.go_on(s, emit)
            return
        s.to_move, s.slot = owner, outcome
        if card < PILES:
            s.phase = icons.CHOOSING
            emit(Revealed, SEATS[owner], CARD_THINGS[card])
        else:
            s.todo = CARD_ICONS[card]
            emit(Revealed, SEATS[owner], CARD_THINGS[card])
            icons.go_on(s, emit)


def _event(s: ForACrown, which: int, emit: Emit) -> None:
    """One of the events in play takes place; one that nobody has seen must first come to light."""
    kind = s.events[which]
    if kind is not None:
        event_cards.happen(s, kind, emit)
    else:
        s.unknown = which
        s.phase = UNMASKING
        emit(EventUp)


class Unmasking(ChanceNode[ForACrown]):
    """FAC-7.2: which event it is that nobody had looked at."""

    __slots__ = ()
    section = "FAC-5"
    rule = "FAC-7.2"

    def question(self, s: ForACrown) -> Chance:
        return Chance(Draw(s.event_bag, EVENTS), "foracrown-ask-event")

    def resolve(self, s: ForACrown, outcome: int, emit: Emit) -> None:
        kind = EventKind(outcome)
        s.event_bag[kind] -= 1
        s.events[s.unknown] = kind
        s.unknown = NONE
        event_cards.happen(s, kind, emit)


REVEALING: Final = Revealing()
UNMASKING: Final = Unmasking()
