"""Revealing: the common pile is turned up card by card (FAC-4.1)."""

from __future__ import annotations

from dataclasses import dataclass

from royaumes.core import Chance, Draw, Phase, Told, seat_name, tell
from royaumes.games.foracrown.box import (
    CARDS,
    EVENTS,
    MERCENARY_SLOTS,
    NONE,
    PILES,
    RECRUITS,
    SLOT_NAMES,
    TODO,
)
from royaumes.games.foracrown.phases import ending, events, icons
from royaumes.games.foracrown.state import ForACrown
from royaumes.games.foracrown.tellings import EventUp, Ignored, Revealed


@dataclass(frozen=True, slots=True)
class Revealing(Phase):
    """A card is drawn from the pile: that is the same as turning up a shuffled one."""

    section = "FAC-4"

    def pending(self, s: ForACrown) -> Chance:
        """The pile is asked."""
        return Chance(Draw(s.pile, SLOT_NAMES), "foracrown-ask-reveal")

    def advance(self, s: ForACrown, seat: int | None, move: int, told: list[Told] | None) -> None:
        """The card is carried out at once."""
        s.pile[move] = 0
        if move < MERCENARY_SLOTS:
            _mercenary(s, move, told)
            return
        kind = s.events[move - MERCENARY_SLOTS]
        if kind == NONE:
            s.gap = move - MERCENARY_SLOTS
            s.phase = UNMASKING
            tell(told, EventUp(), reveals=True)
        else:
            events.happen(s, kind, told)


def _mercenary(s: ForACrown, slot: int, told: list[Told] | None) -> None:
    seat, card = slot // RECRUITS, s.recruits[slot]
    s.blind &= ~(1 << slot)
    ignored = not s.gallery[seat]
    if told is not None:
        event = Ignored if ignored else Revealed
        tell(told, event(seat_name(seat), CARDS[card].thing), reveals=True)
    if ignored:  # FAC-6.6
        next_card(s, told)
        return
    s.actor, s.card = seat, card
    if card < PILES:
        s.phase = icons.CHOOSING
    else:
        s.todo = TODO[card]
        icons.go_on(s, told)


def next_card(s: ForACrown, told: list[Told] | None) -> None:
    """FAC-4.1: the next card is turned up when this one is done; an empty pile ends the round."""
    s.actor = s.card = s.event = NONE
    if any(s.pile):
        s.phase = REVEALING
    else:
        ending.end_round(s, told)


@dataclass(frozen=True, slots=True)
class Unmasking(Phase):
    """FAC-7.2: which event it is that nobody had looked at."""

    section = "FAC-5"

    def pending(self, s: ForACrown) -> Chance:
        """The events never seen are asked."""
        return Chance(Draw(s.event_bag, EVENTS), "foracrown-ask-event")

    def advance(self, s: ForACrown, seat: int | None, move: int, told: list[Told] | None) -> None:
        """The event is known from now on, and takes place."""
        s.event_bag[move] -= 1
        s.events[s.gap] = move
        s.gap = 0
        events.happen(s, move, told)


REVEALING, UNMASKING = Revealing(), Unmasking()
