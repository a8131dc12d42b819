"""The state of a game of Im Auftrag des Königs."""

from __future__ import annotations

from dataclasses import dataclass

from royaumes.core import Announcement, Phase, State, seat_name, tell
from royaumes.games.auftrag.box import ACTION_THINGS, CARDS, KINDS, TOURNAMENT_BIT
from royaumes.games.auftrag.events import LastRound

#: Virtue cards by kind for one seat, in the flat lists of all seats.
SIZE = len(CARDS)


@dataclass(slots=True)
class Auftrag(State):
    """Cards as counts by kind, adventures as bits, knights by place; lists go by seat.

    Knights (IAK-4.9), hands of any size (IAK-2.4) and adventures in hand (IAK-8.9) simply stay
    as they are from round to round.
    """

    phase: Phase
    #: Points that end the game, and the round after which it stops anyhow.
    target: int
    last_round: int
    #: Action cards that each player takes in a round.
    picks: int
    #: Place by place around the circle, Camelot first, and what the horses reach on it.
    ring: tuple[int, ...]
    reach: tuple[int, ...]
    knights: list[int]
    #: Seats by tent, tent 1 first.
    order: list[int]
    #: Action cards on the table by kind, and as bits.
    supply: list[int]
    lying: int
    #: Action cards chosen and not used yet: by seat and kind, and as bits by seat.
    chosen: list[int]
    holds: list[int]
    #: Virtue cards: first cards not dealt yet (by virtue), open piles, hands (by seat and kind).
    bag: list[int]
    piles: list[int]
    hands: list[int]
    #: The part of each hand that all have seen, and how many first cards nobody else knows.
    seen: list[int]
    hidden: list[int]
    #: Adventures: the face-down deck, those open, in hand and fulfilled.
    deck: list[int]
    open: int
    held: list[int]
    fulfilled: list[int]
    points: list[int]
    #: When each seat came to its points, counted in scorings so far.
    reached: list[int]
    scorings: int
    courts: list[int]
    wins: list[int]
    ties: list[int]
    #: Sealed stakes by number, `NONE` where there is none; who rides, as bits of seats.
    stakes: list[int]
    riders: int = 0
    #: Rounds begun.
    rounds: int = 0
    #: Cards taken in phase I, turns finished in phase II.
    step: int = 0

    @property
    def seats(self) -> int:
        """How many players there are."""
        return len(self.knights)


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


def score(s: Auftrag, seat: int, points: int, told: list[Announcement] | None) -> None:
    """Points for a seat, noted with their moment (IAK-11.4)."""
    s.points[seat] += points
    s.reached[seat] = s.scorings
    total = s.points[seat]
    if total >= s.target > total - points and told is not None:
        tell(told, LastRound(seat_name(seat), total))


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
