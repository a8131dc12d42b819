"""Setting up: portraits at random, starting coins, the first open cards (FAC-1)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import permutations

from royaumes.core import Announcement, Chance, Lot, Phase, seat_name, tell
from royaumes.games.foracrown.box import FAMILIES, FIRST_CELL, SETUP
from royaumes.games.foracrown.phases import recruiting
from royaumes.games.foracrown.state import ForACrown
from royaumes.games.foracrown.tellings import Hung

_START = SETUP["start"]


@cache
def _orders(seats: int) -> tuple[tuple[int, ...], ...]:
    """Every order in which the portraits can be hung."""
    return tuple(permutations(range(seats)))


@cache
def _ask(seats: int) -> Chance:
    names = ["-".join(FAMILIES[seat] for seat in order) for order in _orders(seats)]
    return Chance(Lot(range(len(names)), names), "foracrown-ask-portraits")


@dataclass(frozen=True, slots=True)
class Hanging(Phase):
    """FAC-1.11: the portraits in random order, each left of the one before."""

    section = "FAC-1"

    def pending(self, s: ForACrown) -> Chance:
        """One of all orders."""
        return _ask(len(s.gallery))

    def advance(self, s: ForACrown, seat: int | None, move: int, told: list[Announcement] | None) -> None:
        """The portraits hang; coins are handed out; cards are opened."""
        order = _orders(len(s.gallery))[move]
        s.playing = (1 << len(order)) - 1
        for place, family in enumerate(order):
            coins = _coins(place, len(order))
            s.gallery[family] = FIRST_CELL - place
            s.coins[family] = coins
            s.bank_coins -= coins
            if told is not None:
                tell(told, Hung(seat_name(family), FIRST_CELL - place, coins), reveals=True)
        recruiting.fill(s)


def _coins(place: int, seats: int) -> int:
    """FAC-1.13: the less influential, the richer."""
    coins: int = _START["coins_between"]
    if place == 0:
        coins = _START["coins_most_influential"]
    elif place == seats - 1:
        coins = _START["coins_least_influential"]
    return coins


HANGING = Hanging()
