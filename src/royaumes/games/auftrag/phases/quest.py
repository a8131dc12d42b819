"""IAK-8: fulfilling an adventure where it waits, for the virtues it demands."""

from __future__ import annotations

from royaumes.core import SEATS, Emit, Facts, Move, Refusal, members
from royaumes.games.auftrag.box import (
    ACTION_THINGS,
    ADVENTURE_THINGS,
    ADVENTURES,
    CARD_THINGS,
    PLACE_THINGS,
    QUEST,
    QUEST_BIT,
    WAITING,
)
from royaumes.games.auftrag.events import Fulfilled
from royaumes.games.auftrag.moves import FULFILS, Fulfil
from royaumes.games.auftrag.phases.cards import announce_target, hand_back, no_cards, put_down, score, unseen
from royaumes.games.auftrag.state import SIZE, Auftrag


def quests(s: Auftrag, seat: int) -> tuple[Move, ...]:
    """Every way to fulfil an adventure that waits here with the cards in hand (IAK-8.3)."""
    here = s.held[seat] & WAITING[s.knights[seat]]
    if not here or not s.holds[seat] & QUEST_BIT:
        return ()
    hand = s.hands[seat * SIZE : seat * SIZE + SIZE]
    return tuple(
        [
            move
            for adventure in members(here)
            for move, needs in FULFILS[adventure]
            if all(hand[card] >= count for card, count in needs)
        ]
    )


def no_quest(s: Auftrag, seat: int, move: Fulfil) -> Refusal | None:
    """Why this adventure cannot be fulfilled so."""
    adventure, thing = ADVENTURES[move.adventure], ADVENTURE_THINGS[move.adventure]
    if not s.held[seat] >> move.adventure & 1:
        return Refusal("IAK-8.1", "auftrag-no-such-quest", {"adventure": thing})
    if s.knights[seat] != adventure.place:
        place = PLACE_THINGS[adventure.place]
        return Refusal("IAK-8.2", "auftrag-no-quest-here", {"adventure": thing, "place": place})
    return _unpaid(s, seat, move.adventure) or no_cards(s, seat, move.cards, "IAK-8.4")


def nothing_to_fulfil(s: Auftrag, seat: int) -> Refusal | None:
    """Why no adventure can be fulfilled here at all."""
    action = ACTION_THINGS[QUEST]
    if not s.held[seat]:
        return Refusal("IAK-8.1", "auftrag-no-quest-held", {"action": action})
    here = s.held[seat] & WAITING[s.knights[seat]]
    if not here:
        places = dict.fromkeys(PLACE_THINGS[ADVENTURES[n].place] for n in members(s.held[seat]))
        return Refusal("IAK-8.2", "auftrag-no-quest-place", {"action": action, "places": tuple(places)})
    refusals = [_unpaid(s, seat, adventure) for adventure in members(here)]
    return None if None in refusals else refusals[0]


def _unpaid(s: Auftrag, seat: int, adventure: int) -> Refusal | None:
    """Which virtues the whole hand has too little of for an adventure (IAK-8.3)."""
    hand = s.hands[seat * SIZE : seat * SIZE + SIZE]
    lacking: list[str] = []
    for virtue, demand in enumerate(ADVENTURES[adventure].demands):
        one, two = 2 * virtue, 2 * virtue + 1
        short = max(0, demand - hand[one] - 2 * hand[two])
        lacking += [CARD_THINGS[two]] * (short // 2) + [CARD_THINGS[one]] * (short % 2)
    if not lacking:
        return None
    facts: Facts = {
        "action": ACTION_THINGS[QUEST],
        "adventure": ADVENTURE_THINGS[adventure],
        "lacking": tuple(lacking),
    }
    return Refusal("IAK-8.4", "auftrag-no-payment", facts)


def fulfil(s: Auftrag, seat: int, move: Fulfil, emit: Emit) -> None:
    """IAK-8.4, IAK-8.7; no change for what is too much (IAK-8.5)."""
    put_down(s, seat, QUEST)
    shown = [card for card in move.cards if hand_back(s, seat, card)]
    bit, shields = 1 << move.adventure, ADVENTURES[move.adventure].shields
    s.held[seat] ^= bit
    s.fulfilled[seat] |= bit
    paid = tuple([CARD_THINGS[card] for card in move.cards])
    s.scorings += 1
    score(s, seat, shields)
    emit(Fulfilled, SEATS[seat], ADVENTURE_THINGS[move.adventure], paid, shields, reveals=bool(shown))
    announce_target(s, seat, shields, emit)


def seems_possible(s: Auftrag, seat: int) -> bool:
    """Whether a quest may be fulfilled here, for all that others know of the hand (IAK-4.7)."""
    here = s.held[seat] & WAITING[s.knights[seat]]
    if not here or not s.holds[seat] & QUEST_BIT:
        return False
    return any(_may_pay(s, seat, adventure) for adventure in members(here))


def _may_pay(s: Auftrag, seat: int, adventure: int) -> bool:
    """Whether hidden cards, worth one each (IAK-1.9), can pay what the open cards of the hand lack."""
    base, left = seat * SIZE, s.hidden[seat]
    for virtue, demand in enumerate(ADVENTURES[adventure].demands):
        one = 2 * virtue
        short = demand - s.seen[base + one] - 2 * s.seen[base + one + 1]
        if short > 0:
            left -= short
            if left < 0 or short > unseen(s, one):
                return False
    return True
