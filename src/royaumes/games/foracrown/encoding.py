"""A view of For a Crown as a row of numbers: chests as all can add them up, recruits at work, events."""

from __future__ import annotations

from functools import cache, lru_cache
from math import fsum
from typing import Final

from royaumes.games.foracrown.box import (
    BURGLARY,
    CARDS,
    CELLS,
    DECK_CARDS,
    HEIRLOOM_WORTH,
    ICONS,
    MERCENARY_SLOTS,
    NONE,
    PASSES,
    RECRUITS,
    ROUNDS,
    SCANDAL,
    SCANDAL_LOSS,
    EventKind,
)
from royaumes.games.foracrown.state import View

#: Goes up when the same view gives another row.
VERSION: Final = 1
SEALED: Final[tuple[str, ...]] = ()
#: What rubies, coins, raccoons and icons to come are measured by.
_RUBIES: Final = 20.0
_COINS: Final = 6.0
_RACCOONS: Final = 5.0
_WORK: Final = 6.0
#: Every recruit of a family.
_ALL: Final = (1 << RECRUITS) - 1
#: Me, the richest rival, and the one after it.
_SIDES: Final = ("mine", "first rival's", "second rival's")
_OF_SIDE: Final = (
    "rubies",
    "behind the richest",
    "coins",
    "raccoons",
    "most raccoons",
    "most coins",
    "heirloom",
    "influence",
    "most influential",
    "loss by a scandal",
    *(f"{icon} this round" for icon in ICONS),
    *(f"{icon} in rounds to come" for icon in ICONS),
)
_PHASES: Final = ("recruiting", "choosing", "giving", "robbing", "shifting", "bribing", "hiring", "rolling")

FEATURES: Final = (
    *(f"{what} {whose}" for whose in _SIDES for what in _OF_SIDE),
    "lead",
    "round",
    "passes",
    "burglary to come",
    "scandal to come",
    "cards to come",
    *(f"{phase} {whose}" for phase in _PHASES for whose in ("mine", "rival's")),
    *(f"{icon} now" for icon in ICONS),
    "seats beyond three",
)


def encode(v: View) -> list[float]:
    """What a seat sees, in the order of `FEATURES`; most numbers lie between 0 and 1."""
    me, seats = v.seat, v.seats
    assert me is not None, "a spectator does not play"
    wealth = [_wealth(v, seat) for seat in range(seats)]
    rivals = sorted(
        (seat for seat in range(seats) if seat != me), key=lambda seat: (-wealth[seat], -v.gallery[seat])
    )
    coins = [came - went for came, went in zip(v.coins_in, v.coins_out)]
    row: list[float] = []
    for seat in (me, *rivals[:2]):
        row += (wealth[seat] / _RUBIES, (max(wealth) - wealth[seat]) / _RUBIES, coins[seat] / _COINS)
        row += (v.raccoons[seat] / _RACCOONS, float(0 < v.raccoons[seat] == max(v.raccoons)))
        row += (float(0 < coins[seat] == max(coins)), float(v.heirlooms[seat]))
        row += (v.gallery[seat] / CELLS, float(v.gallery[seat] == max(v.gallery)))
        row.append(float(SCANDAL_LOSS[v.gallery[seat]]))
        row += _work(v, seat)
    row += ((wealth[me] - wealth[rivals[0]]) / _RUBIES, v.round / ROUNDS, v.passes / sum(PASSES))
    row += (_to_come(v, BURGLARY), _to_come(v, SCANDAL), v.pile.bit_count() / (MERCENARY_SLOTS + 3))
    name = v.phase.name
    for phase in _PHASES:
        here = name == phase
        row += (float(here and v.to_move == me), float(here and v.to_move != me))
    now = v.todo if v.to_move == me else ()
    row += [float(now.count(icon)) for icon in range(len(ICONS))]
    row.append((seats - 3) / 2)
    return row


def _wealth(v: View, seat: int) -> int:
    """What everybody could add up: all saw what a family gained and gave."""
    return v.rubies_in[seat] - v.rubies_out[seat] + HEIRLOOM_WORTH * v.heirlooms[seat]


def _work(v: View, seat: int) -> tuple[float, ...]:
    """The icons that a family's recruits will still carry out: in this round, then in all later ones."""
    first = seat * RECRUITS
    recruiting = v.phase.name in ("recruiting", "filling", "looking")
    waiting = _ALL if recruiting else v.pile >> first & _ALL
    return _carried_out(tuple(v.recruits[first : first + RECRUITS]), waiting, ROUNDS - v.round)


@lru_cache(maxsize=1 << 12)  # a family's recruits change once or twice in a round
def _carried_out(cards: tuple[int, ...], waiting: int, rounds: int) -> tuple[float, ...]:
    """The same of these cards, of which some are still waiting in this round, with so many more to come."""
    now, later = [0.0] * len(ICONS), [0.0] * len(ICONS)
    for slot, card in enumerate(cards):
        if card == NONE:
            continue
        works = waiting >> slot & 1
        for icon, count in enumerate(_icons(card)):
            later[icon] += rounds * count
            if works:
                now[icon] += count
    return tuple([count / _WORK for count in now + later])


@cache
def _icons(card: int) -> tuple[float, ...]:
    """The icons of a card; of a level 1 card half of each; of an unseen one the average of its deck."""
    if card < NONE:
        deck = DECK_CARDS[-card - 2]
        rows = [_icons(other) for other in deck]
        return tuple([fsum(column) / len(deck) for column in zip(*rows, strict=True)])
    share = 0.5 if CARDS[card].level == 1 else 1.0
    return tuple([share * CARDS[card].icons.count(icon) for icon in range(len(ICONS))])


def _to_come(v: View, kind: EventKind) -> float:
    """How likely such an event strikes in this round, as far as is known."""
    found = 0.0
    unseen = max(1, sum(v.event_bag))
    for which, event in enumerate(v.events):
        if v.pile >> MERCENARY_SLOTS + which & 1:
            found += float(event == kind) if event is not None else v.event_bag[kind] / unseen
    return found
