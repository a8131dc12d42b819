"""The moves of For a Crown, and the ready tuples of them that phases offer."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from royaumes.core import Move, Moves
from royaumes.games.foracrown.box import (
    CARD_THINGS,
    CARDS,
    COSTS,
    DECKS,
    EFFECT_THINGS,
    FAMILIES,
    FAMILY_THINGS,
    PILES,
    PORTRAIT_THINGS,
    Icon,
)


def payment(coins: int, rubies: int) -> tuple[str, ...]:
    """What is paid, as picks."""
    paid = (*((f"coin:{coins}",) if coins else ()), *((f"ruby:{rubies}",) if rubies else ()))
    return paid or ("pay:nothing",)


class Recruit(Move):
    """Take a mercenary, an open card or (from `FIRST_DECK` on) the top of a deck, and pay."""

    source: int
    coins: int
    rubies: int

    @property
    def picks(self) -> tuple[str, ...]:
        return (SOURCES[self.source], *payment(self.coins, self.rubies))


class Choose(Move):
    """Which of the two effects a level 1 card has this time."""

    icon: Icon

    @property
    def picks(self) -> tuple[str, ...]:
        return (EFFECT_THINGS[self.icon],)


class Aim(Move):
    """The family that gets a raccoon or loses a ruby."""

    family: int

    @property
    def picks(self) -> tuple[str, ...]:
        return (FAMILY_THINGS[self.family],)


class Shift(Move):
    """A family's portrait goes left (-1) or right (+1)."""

    family: int
    step: int

    @property
    def picks(self) -> tuple[str, ...]:
        return (PORTRAIT_THINGS[self.family], "side:right" if self.step > 0 else "side:left")


class Pay(Move):
    """A coin or a ruby for a bribe or a mage."""

    ruby: bool

    @property
    def picks(self) -> tuple[str, ...]:
        return payment(int(not self.ruby), int(self.ruby))


class Decline(Move):
    """Pay nothing, or nothing more."""

    @property
    def picks(self) -> tuple[str, ...]:
        return ("decline",)


#: What a recruit is taken from: every card face, then the decks of levels 2 to 5.
SOURCES: Final = (*CARD_THINGS, *(f"deck:{deck + 2}" for deck in range(DECKS)))
LEVEL_OF: Final = (*(card.level for card in CARDS), *(deck + 2 for deck in range(DECKS)))
FIRST_DECK: Final = len(CARDS)
_FAMILIES: Final = range(len(FAMILIES))
_PRICES: Final = sorted({cost for costs in COSTS for cost in costs})
#: FAC-3.8: every mix of coins and rubies that makes up a price.
MIXES: Final = {price: tuple((price - rubies, rubies) for rubies in range(price + 1)) for price in _PRICES}

RECRUITS: Final = {
    (source, coins, rubies): Recruit(source, coins, rubies)
    for source in range(len(SOURCES))
    for mixes in MIXES.values()
    for coins, rubies in mixes
}
CHOOSE: Final = tuple(Choose(icon) for icon in Icon)
AIM: Final = tuple(Aim(family) for family in _FAMILIES)
SHIFTS: Final = tuple((Shift(family, -1), Shift(family, +1)) for family in _FAMILIES)
PAY_COIN: Final = Pay(False)
PAY_RUBY: Final = Pay(True)
DECLINE: Final = Decline()
MOVES: Final = Moves(
    (
        *RECRUITS.values(),
        *CHOOSE,
        *AIM,
        *(shift for pair in SHIFTS for shift in pair),
        PAY_COIN,
        PAY_RUBY,
        DECLINE,
    )
)

#: No price is higher: a chest with more of something can do no more with it.
_DEAREST: Final = max(_PRICES)


@cache
def _ways(source: int, price: int, coins: int, rubies: int) -> tuple[Move, ...]:
    return tuple(RECRUITS[source, c, r] for c, r in MIXES[price] if c <= coins and r <= rubies)


#: Ways to recruit: from each source (an empty place, NONE, leads to the last: none), all piles, all decks.
Offer = tuple[tuple[Sequence[Move], ...], Sequence[Move], Sequence[Move]]


@cache
def recruiting(round_: int, coins: int, rubies: int) -> Offer:
    """All that a chest can pay for in a round, if it is there (FAC-3.4, FAC-3.9)."""
    if coins > _DEAREST or rubies > _DEAREST:
        return recruiting(round_, min(coins, _DEAREST), min(rubies, _DEAREST))
    costs = COSTS[round_ - 1]
    ways = [
        _ways(source, costs[level - 1], coins, rubies) if level <= len(costs) else ()
        for source, level in enumerate(LEVEL_OF)
    ]
    return (*ways, ()), sum(ways[:PILES], ()), sum(ways[FIRST_DECK:], ())


#: FAC-4.11: for each set of families in play (as bits) and each one that aims, all the others.
AIMING: Final = tuple(
    tuple(
        tuple(AIM[family] for family in _FAMILIES if playing >> family & 1 and family != actor)
        for actor in _FAMILIES
    )
    for playing in range(1 << len(FAMILIES))
)


@cache
def shifting(playing: int, stuck_left: int, stuck_right: int) -> tuple[Move, ...]:
    """FAC-4.12, FAC-4.13: every portrait to both sides, but for those (as bits) that are stuck on one."""
    found: list[Move] = []
    for family in _FAMILIES:
        if playing >> family & 1:
            left, right = SHIFTS[family]
            found += [left] * (not stuck_left >> family & 1) + [right] * (not stuck_right >> family & 1)
    return tuple(found)


#: The same where nobody hangs at an end of the gallery, by the families in play.
BOTH_SIDES: Final = tuple(shifting(playing, 0, 0) for playing in range(1 << len(FAMILIES)))
#: FAC-4.4: the two effects of each level 1 card.
EFFECTS: Final[tuple[tuple[Move, ...], ...]] = tuple(
    tuple(CHOOSE[icon] for icon in card.icons) for card in CARDS if card.level == 1
)
#: Ways to pay one token, by whether there are coins and rubies; declining is always possible.
PAYING: Final[tuple[tuple[tuple[Move, ...], ...], ...]] = (
    ((DECLINE,), (PAY_RUBY, DECLINE)),
    ((PAY_COIN, DECLINE), (PAY_COIN, PAY_RUBY, DECLINE)),
)
