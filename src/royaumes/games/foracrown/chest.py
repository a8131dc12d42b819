"""Chests and the bank: gains, payments, losses, the heirloom and ruin (FAC-6).

The bank may go below zero: it never runs dry (FAC-1.6).
"""

from __future__ import annotations

from royaumes.core import SEATS, Emit, Refusal
from royaumes.core.events import Private
from royaumes.games.foracrown.box import HEIRLOOM_THINGS, HEIRLOOM_WORTH
from royaumes.games.foracrown.events import Ruined, Sold
from royaumes.games.foracrown.state import ForACrown


def too_poor(s: ForACrown, seat: int, coins: int, rubies: int) -> Refusal | None:
    """FAC-3.9: only what is in the chest can be paid with, the heirloom aside."""
    if coins > s.coins[seat]:
        return Refusal("FAC-3.9", "foracrown-no-coins", {"needed": coins, "held": s.coins[seat]})
    if rubies > s.rubies[seat]:
        return Refusal("FAC-3.9", "foracrown-no-rubies", {"needed": rubies, "held": s.rubies[seat]})
    return None


def pay(s: ForACrown, seat: int, coins: int, rubies: int) -> None:
    """Coins and rubies out of the chest go to the bank, for all to see."""
    if coins:
        s.coins[seat] -= coins
        s.coins_out[seat] += coins
        s.bank_coins += coins
    if rubies:
        s.rubies[seat] -= rubies
        s.rubies_out[seat] += rubies
        s.bank_rubies += rubies


def lose(s: ForACrown, seat: int, owed: int, emit: Emit, loss: Private | None = None) -> bool:
    """Give back rubies that are owed, never coins (FAC-5.11); whether the family can't.

    FAC-6.3: what is at hand goes first, as the event `loss` says. FAC-6.2: then the heirloom is sold.
    FAC-6.1: an empty chest matters only to one who owes.
    """
    paid = min(s.rubies[seat], owed)
    pay(s, seat, 0, paid)
    if loss:
        emit(*loss)
    if paid == owed:
        return False
    if not s.heirlooms[seat]:
        return True
    s.heirlooms[seat] = False  # FAC-6.4: for good
    s.rubies[seat] += HEIRLOOM_WORTH
    s.bank_rubies -= HEIRLOOM_WORTH
    pay(s, seat, 0, owed - paid)
    emit(Sold, SEATS[seat], HEIRLOOM_THINGS[s.families[seat]], HEIRLOOM_WORTH)
    return False


def ruin(s: ForACrown, seats: list[int], emit: Emit) -> None:
    """FAC-6.5: portraits come down, raccoons go back, coins are lost.

    Of families ruined at the same moment the less influential leave first (FAC-6.9).
    """
    for seat in sorted(seats, key=s.gallery.__getitem__):
        s.out = (*s.out, seat)
        s.playing &= ~(1 << s.families[seat])
        s.gallery[seat] = 0
        pay(s, seat, s.coins[seat], 0)
        free_of_raccoons(s, seat)
        emit(Ruined, SEATS[seat])


def free_of_raccoons(s: ForACrown, seat: int) -> None:
    """All raccoons of a family go back to the bank."""
    s.bank_raccoons += s.raccoons[seat]
    s.raccoons[seat] = 0
