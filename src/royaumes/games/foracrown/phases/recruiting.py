"""Recruiting in order of influence, and the royal square that is filled again (FAC-3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from royaumes.core import Announcement, Chance, Decide, Lot, Move, Phase, Refusal, seat_name, tell, wrong_kind
from royaumes.games.foracrown.box import (
    CARD_NAMES,
    CARDS,
    COSTS,
    DECK_OF_PLACE,
    FAMILIES,
    NONE,
    PILES,
    PLACES,
    RECRUITS,
    SETUP,
)
from royaumes.games.foracrown.chest import pay
from royaumes.games.foracrown.gallery import by_influence
from royaumes.games.foracrown.moves import FIRST_DECK, LEVEL_OF, SOURCES, Decline, Recruit, recruiting
from royaumes.games.foracrown.phases import revealing
from royaumes.games.foracrown.state import ForACrown
from royaumes.games.foracrown.tellings import Looked, LookedAt, Opened, Recruited, RecruitedBlind

#: FAC-3.3: how many passes have been completed when a round's recruiting ends.
_PASSES = tuple(sum(SETUP["rounds"]["recruits"][:n]) for n in range(1, len(COSTS) + 1))
_ASK = tuple(Decide((seat,), "foracrown-ask-recruit") for seat in range(len(FAMILIES)))


@dataclass(frozen=True, slots=True)
class Filling(Phase):
    """FAC-1.8, FAC-3.14: open cards are turned up from the decks, one by one."""

    section = "FAC-3"

    def pending(self, s: ForACrown) -> Chance:
        """The deck above the gap is asked."""
        return Chance(Lot(s.decks[DECK_OF_PLACE[s.gap]], CARD_NAMES), "foracrown-ask-open")

    def advance(self, s: ForACrown, seat: int | None, move: int, told: list[Announcement] | None) -> None:
        """The card lies open; on to the next gap."""
        s.decks[DECK_OF_PLACE[s.gap]].remove(move)
        s.open[s.gap] = move
        if told is not None:
            tell(told, Opened(CARDS[move].thing), reveals=True)
        fill(s)


def fill(s: ForACrown) -> None:
    """Turn to the next gap that its deck can fill, or to what comes after filling."""
    for place in range(s.gap, PLACES):
        if s.open[place] == NONE and s.decks[DECK_OF_PLACE[place]]:
            s.gap = place
            s.phase = FILLING
            return
    s.gap = 0
    if s.passes == _PASSES[s.round - 1]:  # FAC-3.3: twice in the first round
        s.phase = revealing.REVEALING
    else:
        begin_pass(s)


def begin_pass(s: ForACrown) -> None:
    """FAC-3.1: the order of a pass is set when it begins."""
    s.order = by_influence(s)
    s.turn = 0
    s.phase = RECRUITING


@dataclass(frozen=True, slots=True)
class Recruiting(Phase):
    """One family takes one mercenary and pays for it."""

    section = "FAC-3"

    def pending(self, s: ForACrown) -> Decide:
        """The family whose turn it is."""
        return _ASK[s.order[s.turn]]

    def options(self, s: ForACrown, seat: int) -> Sequence[Move]:
        """Every card and deck on offer with every way to pay for it (FAC-3.5, FAC-3.8, FAC-3.10).

        There is always some (FAC-3.11): the columns that cost nothing hold more cards than can have been
        recruited, even when level 1 is gone (FAC-3.12).
        """
        ways, piles, decks = recruiting(s.round, s.coins[seat], s.rubies[seat])
        if not all(s.piles):
            piles = [move for kind, left in enumerate(s.piles) if left for move in ways[kind]]
        if not all(s.decks):
            decks = [move for deck, left in enumerate(s.decks) if left for move in ways[FIRST_DECK + deck]]
        found = [*piles]
        for card in s.open:
            found += ways[card]
        found += decks
        return found

    def refusal(self, s: ForACrown, seat: int, move: Move) -> Refusal | None:
        """The rule that forbids this recruit or this payment."""
        if isinstance(move, Decline):
            return Refusal("FAC-3.2", "foracrown-no-skip")
        if not isinstance(move, Recruit):
            return wrong_kind(move)
        level = LEVEL_OF[move.source]
        if level > len(COSTS[s.round - 1]):
            return Refusal("FAC-3.4", "foracrown-no-tile", {"level": level})
        return _not_there(s, move.source) or _not_paid(s, seat, move, COSTS[s.round - 1][level - 1])

    def advance(self, s: ForACrown, seat: int | None, move: Recruit, told: list[Announcement] | None) -> None:
        """The price is paid and the card taken; a hidden one must be drawn first."""
        seat = s.order[s.turn]
        source = move.source
        pay(s, seat, move.coins, move.rubies)
        if source >= FIRST_DECK:
            s.gap = source - FIRST_DECK
            s.phase = LOOKING
            if told is not None:
                tell(told, RecruitedBlind(seat_name(seat), SOURCES[source], move.coins, move.rubies))
            return
        if source < PILES:
            s.piles[source] -= 1
        else:
            s.open[s.open.index(source)] = NONE
        if told is not None:
            tell(told, Recruited(seat_name(seat), SOURCES[source], move.coins, move.rubies))
        enlist(s, seat, source)


def _not_there(s: ForACrown, source: int) -> Refusal | None:
    """Why nothing can be taken from here."""
    facts = {"source": SOURCES[source]}
    if source < PILES:
        return None if s.piles[source] else Refusal("FAC-3.6", "foracrown-no-cards-left", facts)
    if source >= FIRST_DECK:
        return None if s.decks[source - FIRST_DECK] else Refusal("FAC-3.6", "foracrown-no-cards-left", facts)
    return None if source in s.open else Refusal("FAC-3.5", "foracrown-no-such-card", facts)


def _not_paid(s: ForACrown, seat: int, move: Recruit, price: int) -> Refusal | None:
    """Why this is not a good payment for something at this price."""
    if move.coins + move.rubies != price:
        return Refusal("FAC-3.7", "foracrown-no-price", {"price": price, "paid": move.coins + move.rubies})
    return too_poor(s, seat, move.coins, move.rubies)


def too_poor(s: ForACrown, seat: int, coins: int, rubies: int) -> Refusal | None:
    """FAC-3.9: only what is in the chest can be paid with."""
    if coins > s.coins[seat]:
        return Refusal("FAC-3.9", "foracrown-no-coins", {"needed": coins, "held": s.coins[seat]})
    if rubies > s.rubies[seat]:
        return Refusal("FAC-3.9", "foracrown-no-rubies", {"needed": rubies, "held": s.rubies[seat]})
    return None


def enlist(s: ForACrown, seat: int, card: int) -> None:
    """FAC-3.13: the recruit joins the common pile; the next family recruits."""
    slot = seat * RECRUITS + s.passes
    s.recruits[slot] = card
    s.pile.append(slot)
    s.turn += 1
    if s.turn < len(s.order):
        s.phase = RECRUITING
        return
    s.passes += 1
    s.order = []
    s.turn = 0
    fill(s)


@dataclass(frozen=True, slots=True)
class Looking(Phase):
    """FAC-3.10: the top card of a deck, seen by its new owner alone."""

    section = "FAC-3"

    def pending(self, s: ForACrown) -> Chance:
        """The deck is asked for the family that recruits."""
        return Chance(Lot(s.decks[s.gap], CARD_NAMES), "foracrown-ask-hidden", s.order[s.turn], private=True)

    def advance(self, s: ForACrown, seat: int | None, move: int, told: list[Announcement] | None) -> None:
        """The owner knows the card; the others know its level."""
        seat, deck = s.order[s.turn], s.gap
        s.decks[deck].remove(move)
        s.blind |= 1 << seat * RECRUITS + s.passes
        if told is not None:
            private = {seat: LookedAt(seat_name(seat), CARDS[move].thing)}
            told.append(
                Announcement(Looked(seat_name(seat), SOURCES[FIRST_DECK + deck]), private, reveals=True)
            )
        s.gap = 0
        enlist(s, seat, move)


FILLING, RECRUITING, LOOKING = Filling(), Recruiting(), Looking()
