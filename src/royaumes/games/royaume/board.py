"""The box: colours, cards, path, secret orders and figures, and the names of things.

Small collections are packed into one number. A *pile* counts the path cards of each kind,
five bits a kind; a *hoard* counts treasures of each colour, three bits a colour.
"""

from __future__ import annotations

from functools import cache

from royaumes.core import load

_BOX, _PATH, _ORDERS = (load("royaume", name) for name in ("box", "path", "orders"))
NUMBERS = load(__package__, "numbers")

NONE = -1
FEWEST, MOST = _BOX["players"]["fewest"], _BOX["players"]["most"]  # R5C-1.1

# R5C-1.3: knight, crown and treasure of a colour share its number.
COLOURS: tuple[str, ...] = tuple(one["key"] for one in _BOX["colours"]["colour"])
KNIGHTS = tuple(f"knight:{colour}" for colour in COLOURS)
CROWNS = tuple(f"crown:{colour}" for colour in COLOURS)
TREASURES = tuple(f"treasure:{colour}" for colour in COLOURS)
TINTS = tuple(f"colour:{colour}" for colour in COLOURS)
BIT = tuple(1 << knight for knight in range(len(COLOURS)))
ALL_KNIGHTS = sum(BIT)
CIRCLES = tuple(f"circle:{number}" for number in range(1, _PATH["shape"]["arrival_circles"] + 1))

# R5C-1.6: what a path card can be; a cell can also be bare or carry a card face down.
KINDS: tuple[str, ...] = tuple(one["key"] for one in _BOX["path_cards"]["kind"])
TRAP, MONSTER, WEAPON, TREASURE, BARE, DOWN = range(6)
CARDS = tuple(f"card:{kind}" for kind in KINDS)
CARD_COUNTS: tuple[int, ...] = tuple(one["count"] for one in _BOX["path_cards"]["kind"])

CASTLE = 0
PATHS: tuple[int, ...] = (_PATH["standard"]["cells"], _PATH["short"]["cells"])  # R5C-1.4, R5C-1.5
STOP_TURNS: int = _PATH["stop"]["turns"]

#: R5C-1.8: by card, the colours wanted in circles I to V; and the circle in which each colour is wanted.
ORDERS = tuple(tuple(COLOURS.index(key) for key in card["wants"]) for card in _ORDERS["orders"]["card"])
WANTED_AT = tuple(tuple(order.index(colour) for colour in range(len(COLOURS))) for order in ORDERS)
ORDER_NAMES = tuple(f"order:{card['number']}" for card in _ORDERS["orders"]["card"])

MOST_POWER: int = _BOX["power"]["most_each"]  # R5C-2.2
POWER_TOKENS: int = _BOX["power"]["tokens"]
EACH_COLOUR: int = _BOX["treasure"]["each_colour"]  # R5C-2.3
ESCAPE_AT: int = NUMBERS["escape"]["at_least"]
WITCH: int = NUMBERS["witch"]["total"]
DUEL_POWER: int = NUMBERS["duel"]["power_needed"]
LAST_HOME: int = NUMBERS["finish"]["crowns_home"]

#: One card of each kind in a pile, one treasure of each colour in a hoard.
CARD = tuple(1 << 5 * kind for kind in range(len(KINDS)))
GEM = tuple(1 << 3 * colour for colour in range(len(COLOURS)))
ALL_CARDS = sum(unit * count for unit, count in zip(CARD, CARD_COUNTS, strict=True))
ALL_GEMS = sum(gem * EACH_COLOUR for gem in GEM)


def cards_in(pile: int) -> tuple[int, ...]:
    """How many cards of each kind a pile holds."""
    return pile & 31, pile >> 5 & 31, pile >> 10 & 31, pile >> 15


def gems_in(hoard: int) -> tuple[int, ...]:
    """How many treasures of each colour a hoard holds."""
    return hoard & 7, hoard >> 3 & 7, hoard >> 6 & 7, hoard >> 9 & 7, hoard >> 12


def gems_of(hoard: int, colour: int) -> int:
    """How many treasures of one colour a hoard holds."""
    return hoard >> 3 * colour & 7


@cache
def colours_in(hoard: int) -> tuple[int, ...]:
    """The colours of which a hoard holds a treasure."""
    return tuple(colour for colour, count in enumerate(gems_in(hoard)) if count)


def pile_of(counts: tuple[int, ...]) -> int:
    """The pile with these counts."""
    return sum(unit * count for unit, count in zip(CARD, counts, strict=True))


def hoard_of(counts: tuple[int, ...]) -> int:
    """The hoard with these counts."""
    return sum(gem * count for gem, count in zip(GEM, counts, strict=True))


def cell_name(cell: int, cells: int) -> str:
    """A place of the path as picks and facts name it."""
    if cell == CASTLE:
        return "cell:castle"
    return "cell:lair" if cell == cells + 1 else f"cell:{cell}"
