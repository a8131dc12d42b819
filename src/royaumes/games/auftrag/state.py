"""The state of a game of Im Auftrag des Königs, and what can be read off it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from royaumes.core import State
from royaumes.games.auftrag.box import CARDS, NONE

#: Virtue cards by kind for one seat, in the flat lists of all seats.
SIZE: Final = len(CARDS)


@dataclass(slots=True)
class Auftrag(State):
    """Cards as counts by kind, adventures as bits, knights by place; lists go by seat.

    Knights (IAK-4.9), hands of any size (IAK-2.4) and adventures in hand (IAK-8.9) simply stay
    as they are from round to round.
    """

    seats: int
    #: Points that end the game, and the round after which it stops anyhow.
    target: int
    last_round: int
    #: Action cards that each player takes in a round.
    picks: int
    #: Place by place around the circle, Camelot first, and what the horses reach on it.
    ring: tuple[int, ...]
    reach: tuple[int, ...]
    #: The knight that each seat leads, and the place where it stands.
    leads: tuple[int, ...]
    knights: list[int]
    #: Seats by tent, tent 1 first.
    order: tuple[int, ...]
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
    #: What the last tournament showed, by seat: the stake's number, or `NONE` for who did not ride.
    last_stakes: tuple[int, ...] = ()
    riders: int = 0
    to_move: int = 0
    #: Turns and rounds begun: a card taken in phase I is a turn, and so are a player's actions in phase II.
    turn: int = 0
    round: int = 0
    #: Cards taken in phase I, turns finished in phase II.
    step: int = 0

    def fork(self) -> Auftrag:
        new = Auftrag.__new__(Auftrag)
        new.phase = self.phase
        new.seats = self.seats
        new.target = self.target
        new.last_round = self.last_round
        new.picks = self.picks
        new.ring = self.ring
        new.reach = self.reach
        new.leads = self.leads
        new.knights = self.knights[:]
        new.order = self.order
        new.supply = self.supply[:]
        new.lying = self.lying
        new.chosen = self.chosen[:]
        new.holds = self.holds[:]
        new.bag = self.bag[:]
        new.piles = self.piles[:]
        new.hands = self.hands[:]
        new.seen = self.seen[:]
        new.hidden = self.hidden[:]
        new.deck = self.deck[:]
        new.open = self.open
        new.held = self.held[:]
        new.fulfilled = self.fulfilled[:]
        new.points = self.points[:]
        new.reached = self.reached[:]
        new.scorings = self.scorings
        new.courts = self.courts[:]
        new.wins = self.wins[:]
        new.ties = self.ties[:]
        new.stakes = self.stakes[:]
        new.last_stakes = self.last_stakes
        new.riders = self.riders
        new.to_move = self.to_move
        new.turn = self.turn
        new.round = self.round
        new.step = self.step
        return new


def waiting(s: Auftrag) -> int:
    """The riders (as bits) who have not staked yet."""
    still = s.riders
    for seat, stake in enumerate(s.stakes):
        if stake != NONE:
            still &= ~(1 << seat)
    return still
