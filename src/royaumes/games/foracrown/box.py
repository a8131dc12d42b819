"""What is in the box: families, icons, mercenaries, events, costs, all from the data files."""

from __future__ import annotations

from typing import NamedTuple

from royaumes.core import load

SETUP = load(__package__, "setup")
NONE = -1

FAMILIES: tuple[str, ...] = tuple(SETUP["families"]["order"])  # FAC-1.2: one for each seat, in this order
MOST_SEATS: int = SETUP["game"]["seats_max"]
LEAST_SEATS: int = SETUP["game"]["seats_min"]
HEIRLOOMS: tuple[str, ...] = tuple(
    {**SETUP["heirlooms"], **SETUP["heirlooms"]["named"]}[family] for family in FAMILIES
)
HEIRLOOM_WORTH: int = SETUP["start"]["heirloom_worth"]
ROUNDS: int = SETUP["rounds"]["count"]
RECRUITS: int = sum(SETUP["rounds"]["recruits"])

# Icons, as small numbers; three bits each, so that what is left of a card is one number.
ICONS = ("", "ruby", "loss", "die", "coin", "raccoon", "portrait")
RUBY, LOSS, DIE, COIN, RACCOON, PORTRAIT = range(1, 7)
ICON_BITS = 3
ICON_MASK = (1 << ICON_BITS) - 1
DIE_FACES: tuple[int, ...] = tuple(ICONS.index(face) for face in load(__package__, "die")["die"]["faces"])


def packed(icons: tuple[int, ...]) -> int:
    """Icons as one number, the first in the lowest bits (FAC-4.2: from left to right)."""
    return sum(icon << n * ICON_BITS for n, icon in enumerate(icons))


def unpacked(todo: int) -> tuple[int, ...]:
    """The icons in such a number, first to last."""
    icons = []
    while todo:
        icons.append(todo & ICON_MASK)
        todo >>= ICON_BITS
    return tuple(icons)


class Card(NamedTuple):
    """A mercenary: its name (its icons' letters), its level, its icons (level 1: one of the two)."""

    name: str
    level: int
    icons: tuple[int, ...]

    @property
    def thing(self) -> str:
        """The card as picks and facts name it."""
        return f"card:{self.name}"


_MERCENARIES = load(__package__, "mercenaries")
LEVELS = (1, 2, 3, 4, 5)


def _cards(level: int) -> list[Card]:
    letters = {
        letter: ICONS.index(icon) for letter, icon in _MERCENARIES["icons"].items() if len(letter) == 1
    }
    faces = _MERCENARIES[f"level_{level}"]["cards"]
    return [
        Card(face.replace("/", "-"), level, tuple(letters[letter] for letter in face if letter != "/"))
        for face in faces
    ]


#: Every face of a mercenary card once: level 1 first.
CARDS: tuple[Card, ...] = tuple(card for level in LEVELS for card in _cards(level))
PROGRAMME = tuple(packed(card.icons) for card in CARDS)
PILES = len(_cards(1))
COPIES: int = _MERCENARIES["level_1"]["copies"]
#: Cards in each deck of levels 2 to 5, and the number of the first card of each.
DECK = len(_cards(2))
DECKS = len(LEVELS) - 1
FIRST_OF_DECK = tuple(PILES + DECK * deck for deck in range(DECKS))
CARD_NAMES = tuple(card.name for card in CARDS)
OPEN_PER_DECK: int = _MERCENARIES["open"]["cards_per_deck"]
#: Places for open cards below the decks, and the deck that each belongs to.
PLACES = DECKS * OPEN_PER_DECK
DECK_OF_PLACE = tuple(place // OPEN_PER_DECK for place in range(PLACES))

# FAC-7.4, FAC-7.5: the cost of each level's column by round (round 1 at index 0); no entry, no tile.
COSTS: tuple[tuple[int, ...], ...] = (
    tuple(SETUP["costs"]["round_1"]),
    tuple(SETUP["costs"]["round_2"]),
    tuple(SETUP["costs"]["round_3"]["levels"]),
    tuple(SETUP["costs"]["round_4"]["levels"]),
)

_EVENTS = load(__package__, "events")
EVENTS: tuple[str, ...] = tuple(_EVENTS["kinds"]["order"])
BURGLARY, BRIBE, MAGIC_HELP, MAGES, SCANDAL = range(len(EVENTS))
#: FAC-1.9: the starred events; FAC-1.10: the draw pile, as a count for each kind.
STARTING: tuple[int, ...] = tuple(n for n, kind in enumerate(EVENTS) if kind in _EVENTS["starting"])
EVENT_BAG: tuple[int, ...] = tuple(_EVENTS["draw"][kind] for kind in EVENTS)
BURGLARY_LOSS: int = _EVENTS["kinds"]["burglary_loss"]

# Slots of the common pile: five for each family, then one for each event that can be in play.
MERCENARY_SLOTS = MOST_SEATS * RECRUITS
EVENT_SLOTS = len(STARTING) + ROUNDS - 1
SLOTS = MERCENARY_SLOTS + EVENT_SLOTS
SLOT_NAMES = (
    *(f"{family}-{n}" for family in FAMILIES for n in range(1, RECRUITS + 1)),
    *(f"event-{n}" for n in range(1, EVENT_SLOTS + 1)),
)

_GALLERY = load(__package__, "gallery")["gallery"]
CELLS: int = _GALLERY["cells"]
FIRST_CELL: int = _GALLERY["first_portrait"]
#: FAC-5.10: what a scandal costs on each cell, from cell 1; index 0 is no cell.
SCANDAL_LOSS: tuple[int, ...] = (0, *_GALLERY["losses"])
