"""What is in the box: colours, path cards, the path, secret orders, tokens, and the names of things."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from royaumes.core import Bags, load, members

_BOX, _PATH, _ORDERS = (load(__package__, name) for name in ("box", "path", "orders"))
NUMBERS: Final = load(__package__, "numbers")

NONE: Final = -1
LEAST_SEATS: Final[int] = _BOX["players"]["fewest"]  # R5C-1.1
MOST_SEATS: Final[int] = _BOX["players"]["most"]

# R5C-1.3: knight, crown and treasure of a colour share its number.
COLOURS: Final[tuple[str, ...]] = tuple(one["key"] for one in _BOX["colours"]["colour"])
assert len(COLOURS) == _BOX["knights"]["knights"] == _BOX["knights"]["crowns"]
KNIGHTS: Final = tuple(f"knight:{colour}" for colour in COLOURS)
CROWNS: Final = tuple(f"crown:{colour}" for colour in COLOURS)
TREASURES: Final = tuple(f"treasure:{colour}" for colour in COLOURS)
TINTS: Final = tuple(f"colour:{colour}" for colour in COLOURS)
ALL_KNIGHTS: Final = (1 << len(COLOURS)) - 1
#: By set of knights (as bits): their names.
KNIGHTS_IN: Final = tuple(
    tuple(KNIGHTS[knight] for knight in members(some)) for some in range(ALL_KNIGHTS + 1)
)
CIRCLES: Final = tuple(f"circle:{number}" for number in range(1, _PATH["shape"]["arrival_circles"] + 1))
assert len(CIRCLES) == len(COLOURS)


class Card(IntEnum):
    """What lies on a cell: an open path card (R5C-1.6), no card, or a card face down."""

    TRAP = 0
    MONSTER = 1
    WEAPON = 2
    TREASURE = 3
    BARE = 4
    DOWN = 5


ON_CELL: Final = tuple(Card)
TRAP: Final = Card.TRAP
MONSTER: Final = Card.MONSTER
WEAPON: Final = Card.WEAPON
TREASURE: Final = Card.TREASURE
BARE: Final = Card.BARE
DOWN: Final = Card.DOWN
KINDS: Final = tuple(card.name.lower() for card in ON_CELL[:BARE])
assert [one["key"] for one in _BOX["path_cards"]["kind"]] == [*KINDS]
CARDS: Final = tuple(f"card:{kind}" for kind in KINDS)
CARD_COUNTS: Final[tuple[int, ...]] = tuple(one["count"] for one in _BOX["path_cards"]["kind"])
assert sum(CARD_COUNTS) == _BOX["path_cards"]["total"]
#: Piles of path cards. A draw from one is a look at a question made before: played at random, games run
#: a tenth faster than with a list of counts and a new question for every card.
PILES: Final = Bags(KINDS, CARD_COUNTS, "royaume-ask-card")

CASTLE: Final = 0
PATHS: Final[tuple[int, ...]] = (_PATH["standard"]["cells"], _PATH["short"]["cells"])  # R5C-1.4, R5C-1.5
#: By length of the path: the names of castle, forest cells and lair.
CELLS: Final = {
    cells: ("cell:castle", *(f"cell:{cell}" for cell in range(1, cells + 1)), "cell:lair") for cells in PATHS
}
STOP_TURNS: Final[int] = _PATH["stop"]["turns"]

#: R5C-1.8: by card, the colours wanted in circles I to V; and the circle in which each colour is wanted.
ORDERS: Final = tuple(
    tuple(COLOURS.index(key) for key in card["wants"]) for card in _ORDERS["orders"]["card"]
)
WANTED_AT: Final = tuple(tuple(order.index(colour) for colour in range(len(COLOURS))) for order in ORDERS)
WANTS: Final = tuple(tuple(TINTS[colour] for colour in order) for order in ORDERS)
ORDER_NAMES: Final = tuple(f"order:{card['number']}" for card in _ORDERS["orders"]["card"])

MOST_POWER: Final[int] = _BOX["power"]["most_each"]  # R5C-2.2
POWER_TOKENS: Final[int] = _BOX["power"]["tokens"]
EACH_COLOUR: Final[int] = _BOX["treasure"]["each_colour"]  # R5C-2.3
assert EACH_COLOUR * len(COLOURS) == _BOX["treasure"]["tokens"]
WITCH: Final[int] = NUMBERS["witch"]["total"]
#: R5C-8.4: how long a seven may stand where the witch must be called, the usual time first.
CALLING_SECONDS: Final[tuple[int, ...]] = tuple(NUMBERS["calling"]["seconds"])
DUEL_POWER: Final[int] = NUMBERS["duel"]["power_needed"]
LAST_HOME: Final[int] = NUMBERS["finish"]["crowns_home"]
assert len(COLOURS) - 1 == LAST_HOME  # the last crown follows by itself
