"""What is in the box, as numbered tables: places, action cards, virtue cards, adventures, figures.

A virtue card's kind is a number: twice its virtue, plus its value less one. Sets of places,
adventures or action kinds are bits of an int.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from royaumes.core import bits_of, load

_PLACES: list[dict[str, Any]] = load(__package__, "places")["place"]
_ACTIONS: list[dict[str, Any]] = load(__package__, "actions")["action"]
_VIRTUES: list[dict[str, Any]] = load(__package__, "virtues")["virtue"]
_ADVENTURES: list[dict[str, Any]] = load(__package__, "adventures")["adventure"]
_TABLE: dict[str, Any] = load(__package__, "table")

NONE = -1

# Places (IAK-1.1) and knights (IAK-1.2).
PLACES: tuple[str, ...] = tuple(one["key"] for one in _PLACES)
PLACE_THINGS = tuple(f"place:{name}" for name in PLACES)
CAMELOT = PLACES.index("camelot")
KNIGHTS: tuple[str, ...] = tuple(one["key"] for one in load(__package__, "knights")["knight"])

# Action cards (IAK-1.3).
ACTIONS: tuple[str, ...] = tuple(one["key"] for one in _ACTIONS)
ACTION_THINGS = tuple(f"action:{name}" for name in ACTIONS)
KINDS = len(ACTIONS)
STEPS: tuple[int, ...] = tuple(one.get("steps", 0) for one in _ACTIONS)
ROUND_TABLE, TOURNAMENT = ACTIONS.index("round_table"), ACTIONS.index("tournament")
COURT, QUEST = ACTIONS.index("court"), ACTIONS.index("quest")
#: The exercise of each virtue.
EXERCISES = tuple(ACTIONS.index(f"exercise_{one['key']}") for one in _VIRTUES)
HORSES = tuple(n for n, one in enumerate(_ACTIONS) if one["kind"] == "horse")


EXERCISE_BITS, HORSE_BITS = bits_of(EXERCISES), bits_of(HORSES)
TABLE_BIT, TOURNAMENT_BIT, COURT_BIT, QUEST_BIT = 1 << ROUND_TABLE, 1 << TOURNAMENT, 1 << COURT, 1 << QUEST
#: Where an action may be carried out: these at Camelot alone (IAK-4.3), court and quest outside (IAK-4.4).
AT_CAMELOT = EXERCISE_BITS | TABLE_BIT

# Virtue cards (IAK-1.6): sword_1, sword_2, lance_1 and so on.
VIRTUES: tuple[str, ...] = tuple(one["key"] for one in _VIRTUES)
CARDS = tuple(f"{virtue}_{value}" for virtue in VIRTUES for value in (1, 2))
CARD_THINGS = tuple(f"virtue:{name}" for name in CARDS)
#: The same cards as they lie on their open piles.
PILE_THINGS = tuple(f"pile:{name}" for name in CARDS)
WORTH = tuple(kind % 2 + 1 for kind in range(len(CARDS)))
ONES, TWOS = range(0, len(CARDS), 2), range(1, len(CARDS), 2)
BOOKS = tuple(2 * n + value for n, one in enumerate(_VIRTUES) if one["uses"] == "court" for value in (0, 1))
ARMS = tuple(
    2 * n + value for n, one in enumerate(_VIRTUES) if one["uses"] == "tournament" for value in (0, 1)
)


class Adventure(NamedTuple):
    """An adventure: where it waits, what it demands of each virtue, how many shields it brings."""

    name: str
    place: int
    demands: tuple[int, ...]
    shields: int


ADVENTURES = tuple(
    Adventure(
        one["key"],
        PLACES.index(one["place"]),
        tuple(one["demands"].get(virtue, 0) for virtue in VIRTUES),
        one["shields"],
    )
    for one in _ADVENTURES
)
ADVENTURE_THINGS = tuple(f"adventure:{one.name}" for one in ADVENTURES)
#: The adventures that wait at each place, as bits (IAK-8.10).
WAITING = tuple(
    bits_of(n for n, one in enumerate(ADVENTURES) if one.place == place) for place in range(len(PLACES))
)

MOST_SEATS = max(one["players"] for one in _TABLE["seats"])
OPEN: int = _TABLE["figures"]["open_adventures"]
FIRST_CARDS: int = _TABLE["figures"]["first_cards"]
COURT_POINTS: int = _TABLE["figures"]["court_points"]
WIN_POINTS: int = _TABLE["figures"]["tournament_win"]
TIE_POINTS: int = _TABLE["figures"]["tournament_tie"]
SAFETY: tuple[int, int] = (_TABLE["safety"]["rounds"], _TABLE["safety"]["short_rounds"])


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


SETUPS = {one["players"]: _setup(one) for one in _TABLE["seats"]}


def apart(ring: tuple[int, ...], here: int, there: int) -> int:
    """How many places along the ring from one place to another, the shorter way."""
    gap = abs(ring.index(here) - ring.index(there))
    return min(gap, len(ring) - gap)


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
