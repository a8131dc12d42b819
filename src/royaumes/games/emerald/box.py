"""What is in the box: castle and path, knights and who plays them, cards and the bags they come out of."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from royaumes.core import Bags, Pieces, load

NONE: Final = -1

# The board: places are numbered from the castle on.

BOARD: Final = load(__package__, "board")
#: EMR-1.2: four towers and the keep, which is the last of them.
CASTLE: Final = len(BOARD["castle"]["towers"]) + 1
KEEP: Final = CASTLE - 1
#: EMR-1.1: then the plain, then the mountain, then the chamber.
PLAIN: Final[int] = BOARD["path"]["plain"]
MOUNTAIN: Final[int] = BOARD["path"]["mountain"]
FOOT: Final = CASTLE + PLAIN  # the place of the first mountain cell
PLACES: Final = FOOT + MOUNTAIN  # where knights stand that can still move
CHAMBER: Final = PLACES
NAMES: Final = (
    *(f"tower:{n}" for n in range(1, CASTLE)),
    "tower:keep",
    *(f"plain:{n}" for n in range(1, PLAIN + 1)),
    *(f"mountain:{n}" for n in range(1, MOUNTAIN + 1)),
)
#: Mountain cells are also counted by themselves, from 0.
CELLS: Final = NAMES[FOOT:]
BIT: Final = tuple(1 << place for place in range(PLACES))

# The knights

COLOURS: Final[tuple[str, ...]] = tuple(BOARD["knights"]["colours"]["names"])
KNIGHTS: Final = tuple(f"knight:{colour}" for colour in COLOURS)
#: By number of seats: colours that each seat plays, and buildings that hold a knight of each colour.
SEATING: Final[dict[int, tuple[int, int]]] = {
    row["seats"]: (row["colours_each"], CASTLE if row["keep"] else KEEP) for row in BOARD["seating"]
}
MOST_SEATS: Final = max(SEATING)
MOST_KNIGHTS: Final = max(seats * each * buildings for seats, (each, buildings) in SEATING.items())
#: EMR-1.15: players choose a colour; with two players each gets another one besides.
PIECES: Final = Pieces(
    "colours", KNIGHTS, "EMR-1.15", pairs=tuple(seats for seats, (each, _) in SEATING.items() if each == 2)
)


def goal(place: int, count: int) -> int:
    """Where a knight gets to that starts here among so many knights, itself included."""
    start = KEEP if place < CASTLE else place  # EMR-3.4: every building is one step before the path
    # EMR-3.5: always onwards; EMR-3.6, EMR-4.1: only the chamber cuts a count short
    return min(start + count, CHAMBER)


#: The same as a table: GOAL[place][count].
GOAL: Final = tuple(tuple(goal(place, count) for count in range(MOST_KNIGHTS + 1)) for place in range(PLACES))

# The cards

CARDS: Final = load(__package__, "cards")


class Sort(IntEnum):
    """A mountain cell has a pile of each sort."""

    GOLD = 0
    GEM = 1


# By themselves, because asking the class for a member takes eight times as long.
GOLD: Final = Sort.GOLD
GEM: Final = Sort.GEM

VALUES: Final[tuple[int, ...]] = tuple(CARDS["gold"]["values"])  # EMR-1.3
GEMS: Final[tuple[str, ...]] = tuple(CARDS["gems"]["kinds"])  # EMR-1.4
GOLD_NAMES: Final = tuple(f"gold:{value}" for value in VALUES)
GEM_NAMES: Final = tuple(f"gem:{kind}" for kind in GEMS)
CARD_NAMES: Final = (GOLD_NAMES, GEM_NAMES)
#: EMR-1.8, EMR-1.9: by sort, the bags of cards that nobody has seen, piles and leftovers alike.
UNSEEN: Final = (
    Bags(GOLD_NAMES, [CARDS["gold"]["each"]] * len(VALUES), "emerald-ask-gold"),
    Bags(GEM_NAMES, [CARDS["gems"]["each"]] * len(GEMS), "emerald-ask-gem"),
)
#: EMR-1.7: by sort, how many cards lie beside each mountain cell.
PILES: Final[tuple[tuple[int, ...], ...]] = (tuple(CARDS["piles"]["gold"]), tuple(CARDS["piles"]["gems"]))
TREASURES: Final[int] = CARDS["treasure"]["cards"]  # EMR-1.5

TREASURE_POINTS: Final[int] = CARDS["treasure"]["points"]
BONUS_POINTS: Final[int] = CARDS["bonus"]["points"]
GEM_POINTS: Final[int] = CARDS["points"]["gem"]
FAIR_STARTS: Final[tuple[int, ...]] = tuple(CARDS["fair_start"]["points"])
