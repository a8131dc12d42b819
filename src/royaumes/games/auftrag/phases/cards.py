"""IAK-2 and IAK-4.8: cards that go back where they lay, and points that are noted."""

from __future__ import annotations

from royaumes.core import SEATS, Emit, Facts, Refusal
from royaumes.games.auftrag.box import ACTION_THINGS, CARD_THINGS, KINDS, SETUPS, TOURNAMENT_BIT
from royaumes.games.auftrag.events import LastRound
from royaumes.games.auftrag.state import SIZE, Auftrag


def no_cards(s: Auftrag, seat: int, cards: tuple[int, ...], rule: str) -> Refusal | None:
    """Why these virtue cards cannot leave the hand: one of them is not there."""
    for card in cards:
        have, needed = s.hands[seat * SIZE + card], cards.count(card)
        if have < needed:
            facts: Facts = {"card": CARD_THINGS[card], "needed": needed, "have": have}
            return Refusal(rule, "auftrag-no-virtue", facts)
    return None


def hand_back(s: Auftrag, seat: int, card: int) -> bool:
    """A virtue card goes back to its pile; whether that showed a card nobody else knew (IAK-2.1)."""
    at = seat * SIZE + card
    s.hands[at] -= 1
    s.piles[card] += 1
    if s.seen[at]:
        s.seen[at] -= 1
        return False
    s.hidden[seat] -= 1
    return True


def unseen(s: Auftrag, card: int) -> int:
    """How many cards of value 1 no pile and no open hand accounts for: they are in hidden hands (IAK-1.9)."""
    setup = SETUPS[s.seats]
    return setup.piles[card] + setup.bag[card // 2] - s.piles[card] - sum(s.seen[card::SIZE])


def put_down(s: Auftrag, seat: int, action: int) -> None:
    """One chosen action card goes back to the table (IAK-4.8)."""
    at = seat * KINDS + action
    s.chosen[at] -= 1
    if not s.chosen[at]:
        s.holds[seat] ^= 1 << action
    s.supply[action] += 1
    s.lying |= 1 << action


def put_down_all(s: Auftrag, seat: int) -> tuple[str, ...]:
    """All that is left but a tournament card goes back; which cards these were (IAK-4.6, IAK-4.8)."""
    lost: list[str] = []
    while left := s.holds[seat] & ~TOURNAMENT_BIT:
        action = (left & -left).bit_length() - 1
        put_down(s, seat, action)
        lost.append(ACTION_THINGS[action])
    return tuple(lost)


def score(s: Auftrag, seat: int, points: int) -> None:
    """Points for a seat, noted with their moment (IAK-11.4)."""
    s.points[seat] += points
    s.reached[seat] = s.scorings


def announce_target(s: Auftrag, seat: int, points: int, emit: Emit) -> None:
    """Say that these points brought a seat to those that end the game."""
    total = s.points[seat]
    if total >= s.target > total - points:
        emit(LastRound, SEATS[seat], total)
