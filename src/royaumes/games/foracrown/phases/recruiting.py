"""FAC-3: recruiting in order of influence, and the royal square that is filled again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from royaumes.core import SEATS, Chance, ChanceNode, Decide, Decision, Emit, Lot, Move, Refusal, each_seat
from royaumes.games.foracrown.box import (
    CARD_NAMES,
    CARD_THINGS,
    COSTS,
    DECK_OF_PLACE,
    MOST_SEATS,
    NONE,
    PASSES,
    PILES,
    PLACES,
    RECRUITS,
)
from royaumes.games.foracrown.chest import pay, too_poor
from royaumes.games.foracrown.events import Looked, LookedAt, Opened, Recruited, RecruitedBlind
from royaumes.games.foracrown.gallery import by_influence
from royaumes.games.foracrown.moves import FIRST_DECK, LEVEL_OF, SOURCES, Decline, Recruit, recruiting
from royaumes.games.foracrown.phases import revealing
from royaumes.games.foracrown.state import ForACrown

#: FAC-3.3: how many passes have been completed when a round's recruiting ends.
_PASSES: Final = tuple(sum(PASSES[:n]) for n in range(1, len(PASSES) + 1))
_RECRUIT: Final = each_seat("foracrown-ask-recruit", MOST_SEATS, names=(Recruit,))


class Filling(ChanceNode[ForACrown]):
    """FAC-1.8, FAC-3.14: open cards are turned up from the decks, one by one."""

    __slots__ = ()
    section = "FAC-3"
    rule = "FAC-3.14"

    def question(self, s: ForACrown) -> Chance:
        return Chance(Lot(s.decks[DECK_OF_PLACE[s.gap]], CARD_NAMES), "foracrown-ask-open")

    def resolve(self, s: ForACrown, outcome: int, emit: Emit) -> None:
        s.decks[DECK_OF_PLACE[s.gap]].remove(outcome)
        s.open[s.gap] = outcome
        emit(Opened, CARD_THINGS[outcome])
        fill(s, s.gap + 1)


def fill(s: ForACrown, first: int = 0) -> None:
    """Turn to the next gap that its deck can fill, from this place on, or to what comes after filling."""
    if NONE in s.open:
        for place in range(first, PLACES):
            if s.open[place] == NONE and s.decks[DECK_OF_PLACE[place]]:
                s.gap = place
                s.phase = FILLING
                return
    s.gap = NONE
    if s.passes == _PASSES[s.round - 1]:  # FAC-3.3: twice in the first round
        s.phase = revealing.REVEALING  # FAC-2.2
    else:
        begin_pass(s)


def begin_pass(s: ForACrown) -> None:
    """FAC-3.1: the order of a pass is set when it begins."""
    s.order = by_influence(s)
    s.to_move = s.order[0]
    s.turn += 1
    s.phase = RECRUITING


class Recruiting(Decision[ForACrown]):
    """FAC-3.2: one family takes one mercenary and pays for it."""

    __slots__ = ()
    section = "FAC-3"
    rule = "FAC-3.2"

    def question(self, s: ForACrown) -> Decide:
        return _RECRUIT[s.to_move]

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
        if isinstance(move, Decline):
            return Refusal("FAC-3.2", "foracrown-no-skip")
        if not isinstance(move, Recruit):
            return self.not_now(s)
        level = LEVEL_OF[move.source]
        if level > len(COSTS[s.round - 1]):
            return Refusal("FAC-3.4", "foracrown-no-tile", {"level": level})
        return _not_there(s, move.source) or _not_paid(s, seat, move, COSTS[s.round - 1][level - 1])

    def play(self, s: ForACrown, seat: int, move: Recruit, emit: Emit) -> None:
        source = move.source
        pay(s, seat, move.coins, move.rubies)
        if source >= FIRST_DECK:
            s.deck = source - FIRST_DECK
            s.phase = LOOKING
            emit(RecruitedBlind, SEATS[seat], SOURCES[source], move.coins, move.rubies)
            return
        if source < PILES:
            s.piles[source] -= 1
        else:
            place = s.open.index(source)
            s.open[place] = NONE
            s.taken[place] = seat
        emit(Recruited, SEATS[seat], SOURCES[source], move.coins, move.rubies)
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
        if price > s.coins[seat] + s.rubies[seat]:  # FAC-3.9: no payment will do
            facts = {"price": price, "coins": s.coins[seat], "rubies": s.rubies[seat]}
            return Refusal("FAC-3.9", "foracrown-no-means", facts)
        return Refusal("FAC-3.7", "foracrown-no-price", {"price": price, "paid": move.coins + move.rubies})
    return too_poor(s, seat, move.coins, move.rubies)


def enlist(s: ForACrown, seat: int, card: int) -> None:
    """FAC-3.13: the recruit joins the common pile; the next family recruits."""
    slot = seat * RECRUITS + s.passes
    s.recruits[slot] = card
    s.pile.append(slot)
    recruited = s.order.index(seat) + 1
    if recruited < len(s.order):
        s.to_move = s.order[recruited]
        s.turn += 1
        s.phase = RECRUITING
        return
    s.passes += 1
    s.order = ()
    s.to_move = NONE
    s.taken = [NONE] * PLACES
    fill(s)


class Looking(ChanceNode[ForACrown]):
    """FAC-3.10: the top card of a deck, seen by its new owner alone."""

    __slots__ = ()
    section = "FAC-3"
    rule = "FAC-3.10"

    def question(self, s: ForACrown) -> Chance:
        return Chance(Lot(s.decks[s.deck], CARD_NAMES), "foracrown-ask-hidden", s.to_move, private=True)

    def resolve(self, s: ForACrown, outcome: int, emit: Emit) -> None:
        owner, deck = s.to_move, s.deck
        s.decks[deck].remove(outcome)
        s.blind |= 1 << owner * RECRUITS + s.passes
        s.deck = NONE
        seen = (LookedAt, SEATS[owner], CARD_THINGS[outcome])
        emit(Looked, SEATS[owner], SOURCES[FIRST_DECK + deck], private={owner: seen})
        enlist(s, owner, outcome)


FILLING: Final = Filling()
RECRUITING: Final = Recruiting()
LOOKING: Final = Looking()
