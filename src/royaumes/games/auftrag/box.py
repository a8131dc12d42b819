"""What is in the box, as numbered tables: places, action cards, virtue cards, adventures, figures.

A virtue card's kind is a number: twice its virtue, plus its value less one. Sets of places,
adventures or action kinds are bits of an int.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

from royaumes.core import bits_of, load

_PLACES: Final[list[dict[str, Any]]] = load(__package__, "places")["place"]
_ACTIONS: Final[list[dict[str, Any]]] = load(__package__, "actions")["action"]
_VIRTUES: Final[list[dict[str, Any]]] = load(__package__, "virtues")["virtue"]
_ADVENTURES: Final[list[dict[str, Any]]] = load(__package__, "adventures")["adventure"]
_TABLE: Final[dict[str, Any]] = load(__package__, "table")

NONE: Final = -1

# Places (IAK-1.1) and knights (IAK-1.2).
PLACES: Final[tuple[str, ...]] = tuple(one["key"] for one in _PLACES)
PLACE_THINGS: Final = tuple(f"place:{name}" for name in PLACES)
CAMELOT: Final = PLACES.index("camelot")
KNIGHTS: Final = tuple(f"knight:{one['key']}" for one in load(__package__, "knights")["knight"])

# Action cards (IAK-1.3).
ACTIONS: Final[tuple[str, ...]] = tuple(one["key"] for one in _ACTIONS)
ACTION_THINGS: Final = tuple(f"action:{name}" for name in ACTIONS)
KINDS: Final = len(ACTIONS)
STEPS: Final[tuple[int, ...]] = tuple(one.get("steps", 0) for one in _ACTIONS)
ROUND_TABLE: Final = ACTIONS.index("round_table")
TOURNAMENT: Final = ACTIONS.index("tournament")
COURT: Final = ACTIONS.index("court")
QUEST: Final = ACTIONS.index("quest")
#: The exercise of each virtue.
EXERCISES: Final = tuple(ACTIONS.index(f"exercise_{one['key']}") for one in _VIRTUES)
HORSES: Final = tuple(n for n, one in enumerate(_ACTIONS) if one["kind"] == "horse")


EXERCISE_BITS: Final = bits_of(EXERCISES)
HORSE_BITS: Final = bits_of(HORSES)
TABLE_BIT: Final = 1 << ROUND_TABLE
TOURNAMENT_BIT: Final = 1 << TOURNAMENT
COURT_BIT: Final = 1 << COURT
QUEST_BIT: Final = 1 << QUEST
#: Where an action may be carried out: these at Camelot alone (IAK-4.3), court and quest outside (IAK-4.4).
AT_CAMELOT: Final = EXERCISE_BITS | TABLE_BIT

# Virtue cards (IAK-1.6): sword_1, sword_2, lance_1 and so on.
VIRTUES: Final[tuple[str, ...]] = tuple(one["key"] for one in _VIRTUES)
CARDS: Final = tuple(f"{virtue}_{value}" for virtue in VIRTUES for value in (1, 2))
CARD_THINGS: Final = tuple(f"virtue:{name}" for name in CARDS)
#: The same cards as they lie on their open piles.
PILE_THINGS: Final = tuple(f"pile:{name}" for name in CARDS)
WORTH: Final = tuple(kind % 2 + 1 for kind in range(len(CARDS)))
ONES: Final = range(0, len(CARDS), 2)
BOOKS: Final = tuple(
    2 * n + value for n, one in enumerate(_VIRTUES) if one["uses"] == "court" for value in (0, 1)
)
ARMS: Final = tuple(
    2 * n + value for n, one in enumerate(_VIRTUES) if one["uses"] == "tournament" for value in (0, 1)
)


class Adventure(NamedTuple):
    """An adventure: where it waits, what it demands of each virtue, how many shields it brings."""

    name: str
    place: int
    demands: tuple[int, ...]
    shields: int


ADVENTURES: Final = tuple(
    Adventure(
        one["key"],
        PLACES.index(one["place"]),
        tuple(one["demands"][virtue] for virtue in VIRTUES),
        one["shields"],
    )
    for one in _ADVENTURES
)
ADVENTURE_THINGS: Final = tuple(f"adventure:{one.name}" for one in ADVENTURES)
#: The adventures that wait at each place, as bits (IAK-8.10).
WAITING: Final = tuple(
    bits_of(n for n, one in enumerate(ADVENTURES) if one.place == place) for place in range(len(PLACES))
)

MOST_SEATS: Final = max(one["players"] for one in _TABLE["seats"])
OPEN: Final[int] = _TABLE["figures"]["open_adventures"]
FIRST_CARDS: Final[int] = _TABLE["figures"]["first_cards"]
COURT_POINTS: Final[int] = _TABLE["figures"]["court_points"]
WIN_POINTS: Final[int] = _TABLE["figures"]["tournament_win"]
TIE_POINTS: Final[int] = _TABLE["figures"]["tournament_tie"]
SAFETY: Final[tuple[int, int]] = (_TABLE["safety"]["rounds"], _TABLE["safety"]["short_rounds"])


class Setup(NamedTuple):
    """What differs with the number of players."""

    target: int
    picks: int
    supply: tuple[int, ...]
    piles: tuple[int, ...]
    bag: tuple[int, ...]


def _setup(one: dict[str, Any]) -> Setup:
    away = one["put_away"]
    supply = tuple(card["copies"] - (card["away"] if away else 0) for card in _ACTIONS)  # IAK-1.4, IAK-1.5
    bag = tuple(one["dealt"][virtue] for virtue in VIRTUES)  # IAK-1.9
    piles: list[int] = []
    for virtue, dealt in zip(_VIRTUES, bag, strict=True):
        ones = virtue["ones"] - (virtue["away"] if away else 0) - dealt  # IAK-1.7
        piles += [ones, virtue["twos"]]
    return Setup(one["target"], one["picks"], supply, tuple(piles), bag)


SETUPS: Final = {one["players"]: _setup(one) for one in _TABLE["seats"]}


@lru_cache(maxsize=1 << 10)
def apart(ring: tuple[int, ...], here: int, there: int) -> int:
    """How many places along the ring from one place to another, the shorter way."""
    gap = abs(ring.index(here) - ring.index(there))
    return min(gap, len(ring) - gap)


@lru_cache(maxsize=1 << 10)
def reach(ring: tuple[int, ...]) -> tuple[int, ...]:
    """By place and horse: the places (as bits) that this horse can carry a knight to (IAK-6.1).

    The entry for a place and the n-th horse is at place * len(HORSES) + n.
    """
    places = range(len(ring))
    return tuple(
        bits_of(there for there in places if apart(ring, here, there) <= STEPS[horse])
        for here in places
        for horse in HORSES
    )
