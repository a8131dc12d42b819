"""Revealing: the common pile is turned up card by card (FAC-4.1)."""

from __future__ import annotations

from dataclasses import dataclass

from royaumes.core import Announcement, Chance, Draw, Lot, Phase, seat_name, tell
from royaumes.games.foracrown.box import (
    CARDS,
    EVENTS,
    MERCENARY_SLOTS,
    NONE,
    PILES,
    PROGRAMME,
    RECRUITS,
    SLOT_NAMES,
)
from royaumes.games.foracrown.phases import events, icons
from royaumes.games.foracrown.state import ForACrown
from royaumes.games.foracrown.tellings import EventUp, Ignored, Revealed

_OWNER = tuple(slot // RECRUITS for slot in range(MERCENARY_SLOTS))


@dataclass(frozen=True, slots=True)
class Revealing(Phase):
    """A card is drawn from the pile: that is the same as turning up a shuffled one."""

    section = "FAC-4"

    def pending(self, s: ForACrown) -> Chance:
        """The pile is asked."""
        return Chance(Lot(s.pile, SLOT_NAMES), "foracrown-ask-reveal")

    def advance(self, s: ForACrown, seat: int | None, move: int, told: list[Announcement] | None) -> None:
        """The card is carried out at once."""
        s.pile.remove(move)
        if move >= MERCENARY_SLOTS:
            _event(s, move - MERCENARY_SLOTS, told)
            return
        actor, card = _OWNER[move], s.recruits[move]
        if s.blind:
            s.blind &= ~(1 << move)
        ignored = not s.gallery[actor]
        if told is not None:
            event = Ignored if ignored else Revealed
            tell(told, event(seat_name(actor), CARDS[card].thing), reveals=True)
        if ignored:  # FAC-6.6
            icons.go_on(s, told)
            return
        s.actor, s.card = actor, card
        if card < PILES:
            s.phase = icons.CHOOSING
        else:
            s.todo = PROGRAMME[card]
            icons.go_on(s, told)


def _event(s: ForACrown, which: int, told: list[Announcement] | None) -> None:
    if s.events[which] != NONE:
        events.happen(s, s.events[which], told)
        return
    s.gap = which
    s.phase = UNMASKING
    if told is not None:
        tell(told, EventUp(), reveals=True)


@dataclass(frozen=True, slots=True)
class Unmasking(Phase):
    """FAC-7.2: which event it is that nobody had looked at."""

    section = "FAC-5"

    def pending(self, s: ForACrown) -> Chance:
        """The events never seen are asked."""
        return Chance(Draw(s.event_bag, EVENTS), "foracrown-ask-event")

    def advance(self, s: ForACrown, seat: int | None, move: int, told: list[Announcement] | None) -> None:
        """The event is known from now on, and takes place."""
        s.event_bag[move] -= 1
        s.events[s.gap] = move
        s.gap = 0
        events.happen(s, move, told)


REVEALING, UNMASKING = Revealing(), Unmasking()
