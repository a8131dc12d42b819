"""FAC-4.1: the common pile is turned up card by card."""

from __future__ import annotations

from royaumes.core import SEATS, Chance, ChanceNode, Draw, Emit, Lot
from royaumes.games.foracrown.box import (
    CARD_THINGS,
    CARDS,
    EVENTS,
    MERCENARY_SLOTS,
    NONE,
    OWNER,
    PILES,
    SLOT_NAMES,
)
from royaumes.games.foracrown.events import EventUp, Ignored, Revealed
from royaumes.games.foracrown.phases import event_cards, icons
from royaumes.games.foracrown.state import ForACrown


class Revealing(ChanceNode[ForACrown]):
    """A card is drawn from the pile: that is the same as turning up a shuffled one."""

    __slots__ = ()
    section = "FAC-4"

    def question(self, s: ForACrown) -> Chance:
        return Chance(Lot(s.pile, SLOT_NAMES), "foracrown-ask-reveal")

    def resolve(self, s: ForACrown, outcome: int, emit: Emit) -> None:
        s.turn += 1
        s.pile.remove(outcome)
        if outcome < MERCENARY_SLOTS:
            _reveal(s, outcome, emit)
            return
        which = outcome - MERCENARY_SLOTS
        if s.events[which] != NONE:
            event_cards.happen(s, s.events[which], emit)
        else:
            s.unknown = which
            s.phase = UNMASKING
            emit(EventUp)


def _reveal(s: ForACrown, slot: int, emit: Emit) -> None:
    """A mercenary is carried out at once."""
    owner, card = OWNER[slot], s.recruits[slot]
    s.blind &= ~(1 << slot)
    if not s.gallery[owner]:  # FAC-6.6
        emit(Ignored, SEATS[owner], CARD_THINGS[card])
        icons.go_on(s, emit)
        return
    emit(Revealed, SEATS[owner], CARD_THINGS[card])
    s.to_move, s.slot = owner, slot
    if card < PILES:
        s.phase = icons.CHOOSING
    else:
        s.todo = CARDS[card].icons
        icons.go_on(s, emit)


class Unmasking(ChanceNode[ForACrown]):
    """FAC-7.2: which event it is that nobody had looked at."""

    __slots__ = ()
    section = "FAC-5"

    def question(self, s: ForACrown) -> Chance:
        return Chance(Draw(s.event_bag, EVENTS), "foracrown-ask-event")

    def resolve(self, s: ForACrown, outcome: int, emit: Emit) -> None:
        s.event_bag[outcome] -= 1
        s.events[s.unknown] = outcome
        s.unknown = NONE
        event_cards.happen(s, outcome, emit)


REVEALING, UNMASKING = Revealing(), Unmasking()
