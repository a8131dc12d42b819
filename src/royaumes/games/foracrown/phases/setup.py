"""FAC-1: chests, piles and events; portraits at random, starting coins, the first open cards."""

from __future__ import annotations

from functools import cache
from itertools import permutations
from typing import Final

from royaumes.core import SEATS, Chance, ChanceNode, Emit, Lot, Settings, bits_of
from royaumes.games.foracrown.box import (
    COPIES,
    DECK_CARDS,
    EVENT_BAG,
    EVENT_SLOTS,
    FAMILIES,
    FIRST_CELL,
    MERCENARY_SLOTS,
    NONE,
    PIECES,
    PILES,
    PLACES,
    RECRUITS,
    SETUP,
    STARTING,
    slot_names,
)
from royaumes.games.foracrown.events import Hung
from royaumes.games.foracrown.phases import recruiting
from royaumes.games.foracrown.state import ForACrown

_START: Final = SETUP["start"]
_RUBIES: Final[int] = _START["rubies"]
_BANK: Final = SETUP["bank"]


@cache
def _orders(seats: int) -> tuple[tuple[int, ...], ...]:
    """Every order in which the portraits can be hung."""
    return tuple(permutations(range(seats)))


@cache
def _hang(families: tuple[int, ...]) -> Chance:
    orders = _orders(len(families))
    names = ["-".join(FAMILIES[families[seat]] for seat in order) for order in orders]
    return Chance(Lot(range(len(names)), names), "foracrown-ask-portraits")


class Hanging(ChanceNode[ForACrown]):
    """FAC-1.11: the portraits in random order, each left of the one before."""

    __slots__ = ()
    section = "FAC-1"
    rule = "FAC-1.11"

    def question(self, s: ForACrown) -> Chance:
        return _hang(s.families)

    def resolve(self, s: ForACrown, outcome: int, emit: Emit) -> None:
        order = _orders(s.seats)[outcome]
        s.playing = bits_of(s.families)
        for place, seat in enumerate(order):
            cell, coins = FIRST_CELL - place, _coins(place, s.seats)
            s.gallery[seat] = cell
            s.coins[seat] = coins
            s.bank_coins -= coins
            emit(Hung, SEATS[seat], cell, coins)
        recruiting.fill(s)


def _coins(place: int, seats: int) -> int:
    """FAC-1.13: the less influential, the richer."""
    coins: int = _START["coins_between"]
    if place == 0:
        coins = _START["coins_most_influential"]
    elif place == seats - 1:
        coins = _START["coins_least_influential"]
    return coins


HANGING: Final = Hanging()


def set_up(seats: int, settings: Settings) -> ForACrown:
    """Chests, piles, decks and events (FAC-1.3, FAC-1.7, FAC-1.9, FAC-1.10)."""
    families = PIECES.dealt(seats, settings)
    return ForACrown.new(
        HANGING,
        seats=seats,
        memory_aid=bool(settings["memory_aid"]),
        families=families,
        slots=slot_names(families),
        gallery=[0] * seats,
        coins=[0] * seats,
        rubies=[_RUBIES] * seats,
        coins_out=[0] * seats,
        rubies_out=[0] * seats,
        raccoons=[0] * seats,
        heirlooms=[True] * seats,
        bank_rubies=_BANK["rubies"] - _RUBIES * seats,
        bank_coins=_BANK["coins"],
        bank_raccoons=_BANK["raccoons"],
        piles=[COPIES] * PILES,
        open=[NONE] * PLACES,
        taken=[NONE] * PLACES,
        decks=[list(cards) for cards in DECK_CARDS],
        recruits=[NONE] * (RECRUITS * seats),
        pile=[MERCENARY_SLOTS + n for n in range(len(STARTING))],
        events=[*STARTING, *[None] * (EVENT_SLOTS - len(STARTING))],
        event_bag=list(EVENT_BAG),
    )
