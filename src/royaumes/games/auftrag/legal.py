"""Why something cannot be done: the one place where actions and stakes are allowed or refused."""

from __future__ import annotations

from royaumes.core import Facts, Move, Refusal, Stop, wrong_kind
from royaumes.games.auftrag.box import (
    ACTION_THINGS,
    ADVENTURE_THINGS,
    ADVENTURES,
    BOOKS,
    CAMELOT,
    CARD_THINGS,
    COURT,
    COURT_BIT,
    EXERCISE_BITS,
    EXERCISES,
    HORSE_BITS,
    HORSES,
    PLACE_THINGS,
    QUEST,
    QUEST_BIT,
    ROUND_TABLE,
    STEPS,
    TABLE_BIT,
    TOURNAMENT,
    TOURNAMENT_BIT,
    WAITING,
    apart,
)
from royaumes.games.auftrag.moves import Exercise, Fulfil, Judge, Ride, Stake, Summon, Take
from royaumes.games.auftrag.state import SIZE, Auftrag

AT_CAMELOT = EXERCISE_BITS | TABLE_BIT


def no_taking(s: Auftrag, seat: int, move: Move) -> Refusal | None:
    """Why this card cannot be taken in phase I."""
    if isinstance(move, Stop):
        return Refusal("IAK-3.5", "auftrag-no-pass")
    if not isinstance(move, Take):
        return wrong_kind(move)
    if move.action == TOURNAMENT and s.holds[seat] & TOURNAMENT_BIT:
        return Refusal("IAK-3.8", "auftrag-no-second-tournament")
    if not s.supply[move.action]:
        return Refusal("IAK-3.4", "auftrag-no-card-left", {"action": ACTION_THINGS[move.action]})
    return None


def no_action(s: Auftrag, seat: int, move: Move) -> Refusal | None:
    """Why this cannot be done in phase II."""
    match move:
        case Stop():
            return None
        case Exercise():
            return _no_card(s, seat, move.action) or _no_ground(s, seat, move.action) or _no_exercise(s, move)
        case Summon():
            return _no_card(s, seat, ROUND_TABLE) or _no_ground(s, seat, ROUND_TABLE) or _no_summons(s, move)
        case Ride():
            return _no_card(s, seat, HORSES[move.horse]) or _no_ride(s, seat, move)
        case Judge():
            return _no_card(s, seat, COURT) or _no_ground(s, seat, COURT) or _no_court(s, seat, move)
        case Fulfil():
            return _no_card(s, seat, QUEST) or _no_ground(s, seat, QUEST) or _no_quest(s, seat, move)
    return wrong_kind(move)


def _no_card(s: Auftrag, seat: int, action: int) -> Refusal | None:
    if s.holds[seat] >> action & 1:
        return None
    if action == QUEST:
        return Refusal("IAK-8.8", "auftrag-no-quest-card")
    return Refusal("IAK-4.2", "auftrag-no-card", {"action": ACTION_THINGS[action]})


def _no_ground(s: Auftrag, seat: int, action: int) -> Refusal | None:
    at_camelot = s.knights[seat] == CAMELOT
    if AT_CAMELOT >> action & 1:
        if at_camelot:
            return None
        facts = {"action": ACTION_THINGS[action], "place": PLACE_THINGS[s.knights[seat]]}
        return Refusal("IAK-4.3", "auftrag-no-camelot", facts)
    if at_camelot:
        return Refusal("IAK-4.4", "auftrag-no-province", {"action": ACTION_THINGS[action]})
    return None


def _no_exercise(s: Auftrag, move: Exercise) -> Refusal | None:
    if s.piles[move.card]:
        return None
    return Refusal("IAK-5.2", "auftrag-no-virtue-left", {"card": CARD_THINGS[move.card]})


def _no_summons(s: Auftrag, move: Summon) -> Refusal | None:
    if not s.open:
        return Refusal("IAK-5.4", "auftrag-no-adventure-left")
    if not s.open >> move.adventure & 1:
        return Refusal("IAK-5.3", "auftrag-no-open", {"adventure": ADVENTURE_THINGS[move.adventure]})
    return None


def _no_ride(s: Auftrag, seat: int, move: Ride) -> Refusal | None:
    here, there, steps = s.knights[seat], move.place, STEPS[HORSES[move.horse]]
    gap = apart(s.ring, here, there)
    if gap <= steps:
        return None
    return Refusal(
        "IAK-6.1", "auftrag-no-reach", {"place": PLACE_THINGS[there], "apart": gap, "steps": steps}
    )


def _no_court(s: Auftrag, seat: int, move: Judge) -> Refusal | None:
    if s.hands[seat * SIZE + move.card]:
        return None
    return Refusal("IAK-7.2", "auftrag-no-book", {"card": CARD_THINGS[move.card]})


def _no_quest(s: Auftrag, seat: int, move: Fulfil) -> Refusal | None:
    adventure = ADVENTURES[move.adventure]
    thing = ADVENTURE_THINGS[move.adventure]
    if not s.held[seat] >> move.adventure & 1:
        return Refusal("IAK-8.1", "auftrag-no-such-quest", {"adventure": thing})
    if s.knights[seat] != adventure.place:
        place = PLACE_THINGS[adventure.place]
        return Refusal("IAK-8.2", "auftrag-no-quest-here", {"adventure": thing, "place": place})
    return _no_cards(s, seat, move.cards, "IAK-8.4")


def no_stake(s: Auftrag, seat: int, move: Move) -> Refusal | None:
    """Why this cannot be staked."""
    if not isinstance(move, Stake):
        return wrong_kind(move)
    return _no_cards(s, seat, move.cards, "IAK-9.3")


def _no_cards(s: Auftrag, seat: int, cards: tuple[int, ...], rule: str) -> Refusal | None:
    """Why these virtue cards cannot leave the hand: one of them is not there."""
    for card in cards:
        have, needed = s.hands[seat * SIZE + card], cards.count(card)
        if have < needed:
            facts: Facts = {"card": CARD_THINGS[card], "needed": needed, "have": have}
            return Refusal(rule, "auftrag-no-virtue", facts)
    return None


def may_go_on(s: Auftrag, seat: int) -> bool:
    """Whether a chosen card may still be of use, by what everybody sees (IAK-4.7).

    Nobody's hidden cards are looked at, so that the end of a turn gives nothing away.
    """
    holds = s.holds[seat]
    if holds & HORSE_BITS:
        return True
    place = s.knights[seat]
    if place == CAMELOT:
        if holds & TABLE_BIT and s.open:
            return True
        return holds & EXERCISE_BITS != 0 and any(
            holds >> action & 1 and (s.piles[2 * virtue] or s.piles[2 * virtue + 1])
            for virtue, action in enumerate(EXERCISES)
        )
    if holds & QUEST_BIT and s.held[seat] & WAITING[place]:
        return True
    if holds & COURT_BIT:
        return s.hidden[seat] > 0 or any(s.seen[seat * SIZE + book] for book in BOOKS)
    return False
