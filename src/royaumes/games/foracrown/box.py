"""What is in the box: families, icons, mercenaries, events, costs, all from the data files."""

from __future__ import annotations

from enum import IntEnum
from functools import cache
from typing import Final, NamedTuple

from royaumes.core import Dice, Pieces, UserError, load

SETUP: Final = load(__package__, "setup")
NONE: Final = -1

FAMILIES: Final[tuple[str, ...]] = tuple(SETUP["families"]["order"])
MOST_SEATS: Final[int] = SETUP["game"]["seats_max"]
LEAST_SEATS: Final[int] = SETUP["game"]["seats_min"]
HEIRLOOMS: Final[tuple[str, ...]] = tuple(
    {**SETUP["heirlooms"], **SETUP["heirlooms"]["named"]}[family] for family in FAMILIES
)
HEIRLOOM_THINGS: Final = tuple(f"heirloom:{heirloom}" for heirloom in HEIRLOOMS)
HEIRLOOM_WORTH: Final[int] = SETUP["start"]["heirloom_worth"]
FAMILY_THINGS: Final = tuple(f"family:{family}" for family in FAMILIES)
#: FAC-1.2: players choose a family.
PIECES: Final = Pieces("families", FAMILY_THINGS, "FAC-1.2")
PORTRAIT_THINGS: Final = tuple(f"portrait:{family}" for family in FAMILIES)
ROUNDS: Final[int] = SETUP["rounds"]["count"]
#: FAC-3.3: recruiting passes of each round, and mercenaries that a family has at the end.
PASSES: Final[tuple[int, ...]] = tuple(SETUP["rounds"]["recruits"])
RECRUITS: Final = sum(PASSES)


class Icon(IntEnum):
    """What mercenaries and the magic die do (FAC-4.5 to FAC-4.12)."""

    RUBY = 0
    LOSS = 1
    DIE = 2
    COIN = 3
    RACCOON = 4
    PORTRAIT = 5


RUBY: Final = Icon.RUBY
LOSS: Final = Icon.LOSS
DIE: Final = Icon.DIE
COIN: Final = Icon.COIN
RACCOON: Final = Icon.RACCOON
PORTRAIT: Final = Icon.PORTRAIT
ICONS: Final = tuple(icon.name.lower() for icon in Icon)
EFFECT_THINGS: Final = tuple(f"effect:{icon}" for icon in ICONS)
#: FAC-4.9: the six faces of the magic die; a face is the icon that it shows.
DIE_FACES: Final = tuple(Icon[face.upper()] for face in load(__package__, "die")["die"]["faces"])
MAGIC_DIE: Final = Dice(1, DIE_FACES, names=ICONS)


class Card(NamedTuple):
    """A mercenary: its name (its icons' letters), its level, its icons (level 1: one of the two)."""

    name: str
    level: int
    icons: tuple[Icon, ...]


_MERCENARIES: Final = load(__package__, "mercenaries")
LEVELS: Final = (1, 2, 3, 4, 5)
#: The letter that stands for each icon in the names of cards.
LETTERS: Final = {icon: letter for letter, icon in _MERCENARIES["icons"].items() if len(letter) == 1}
assert tuple(LETTERS) == ICONS, "the icons of the data file, in its order"


def _cards(level: int) -> list[Card]:
    icons = {letter: Icon[icon.upper()] for icon, letter in LETTERS.items()}
    figure, found = f"mercenaries.level_{level}.cards", []
    for face in _MERCENARIES[f"level_{level}"]["cards"]:
        letters = [letter for letter in face if letter != "/"]
        if not letters or not icons.keys() >= set(letters):
            known = tuple(icons)
            raise UserError(
                "sim-variant-bad-card", where="mercenaries.toml", text=figure, card=face, known=known
            )
        found.append(Card(face.replace("/", "-"), level, tuple(icons[letter] for letter in letters)))
    return found


def _all_cards() -> tuple[Card, ...]:
    """Every face of a mercenary card, which is its name: a variant can't have the same face twice."""
    found: dict[str, Card] = {}
    for level in LEVELS:
        figure = f"mercenaries.level_{level}"
        for card in _cards(level):
            if card.name in found:
                facts = {"where": "mercenaries.toml", "text": f"{figure}.cards", "card": card.name}
                raise UserError("sim-variant-same-card", **facts)
            found[card.name] = card
        copies = _MERCENARIES[f"level_{level}"]["copies"]
        if level > 1 and copies != 1:
            facts = {"where": "mercenaries.toml", "text": f"{figure}.copies", "given": copies}
            raise UserError("sim-variant-one-copy", **facts)
    return tuple(found.values())


#: Every face of a mercenary card once: level 1 first.
CARDS: Final = _all_cards()
PILES: Final = sum(card.level == 1 for card in CARDS)
COPIES: Final[int] = _MERCENARIES["level_1"]["copies"]
DECKS: Final = len(LEVELS) - 1
#: The numbers of the cards in each deck of levels 2 to 5.
DECK_CARDS: Final = tuple(
    range(
        sum(card.level < level for card in CARDS),
        sum(card.level <= level for card in CARDS),
    )
    for level in LEVELS[1:]
)
CARD_NAMES: Final = tuple(card.name for card in CARDS)
CARD_ICONS: Final = tuple(card.icons for card in CARDS)
CARD_THINGS: Final = tuple(f"card:{name}" for name in CARD_NAMES)
OPEN_PER_DECK: Final[int] = _MERCENARIES["open"]["cards_per_deck"]
#: Places for open cards below the decks, and the deck that each belongs to.
PLACES: Final = DECKS * OPEN_PER_DECK
DECK_OF_PLACE: Final = tuple(place // OPEN_PER_DECK for place in range(PLACES))

# FAC-7.4, FAC-7.5: the cost of each level's column by round (round 1 at index 0); no entry, no tile.
COSTS: Final[tuple[tuple[int, ...], ...]] = (
    tuple(SETUP["costs"]["round_1"]),
    tuple(SETUP["costs"]["round_2"]),
    tuple(SETUP["costs"]["round_3"]["levels"]),
    tuple(SETUP["costs"]["round_4"]["levels"]),
)

_EVENTS: Final = load(__package__, "events")


class EventKind(IntEnum):
    """The kinds of event cards (FAC-5)."""

    BURGLARY = 0
    BRIBE = 1
    MAGIC_HELP = 2
    MAGES = 3
    SCANDAL = 4


BURGLARY: Final = EventKind.BURGLARY
BRIBE: Final = EventKind.BRIBE
MAGIC_HELP: Final = EventKind.MAGIC_HELP
MAGES: Final = EventKind.MAGES
SCANDAL: Final = EventKind.SCANDAL
EVENTS: Final = tuple(kind.name.lower() for kind in EventKind)
assert list(EVENTS) == _EVENTS["kinds"]["order"], "the kinds of the data file, in its order"
EVENT_THINGS: Final = tuple(f"event:{kind}" for kind in EVENTS)
#: FAC-1.9: the starred events; FAC-1.10: the draw pile, as a count for each kind.
STARTING: Final = tuple(
    kind for kind in EventKind for _ in range(_EVENTS["starting"][EVENTS[kind]]["copies"])
)
EVENT_BAG: Final[tuple[int, ...]] = tuple(_EVENTS["draw"][kind] for kind in EVENTS)
if len(STARTING) != _EVENTS["starting"]["cards"]:
    raise UserError(
        "sim-variant-not-the-sum",
        where="events.toml",
        text="events.starting.cards",
        given=_EVENTS["starting"]["cards"],
        sum=len(STARTING),
    )
if min(EVENT_BAG) < 0 or sum(EVENT_BAG) < ROUNDS - 1:  # FAC-7.2
    raise UserError("sim-variant-too-few", where="events.toml", text="events.draw", least=ROUNDS - 1)
BURGLARY_LOSS: Final[int] = _EVENTS["kinds"]["burglary_loss"]
#: FAC-5.5, FAC-5.7: one token buys off a raccoon or hires a mage.
assert _EVENTS["kinds"]["bribe_price"] == _EVENTS["kinds"]["mages_price"] == 1

# Slots of the common pile: five for each seat, then one for each event that can be in play.
MERCENARY_SLOTS: Final = MOST_SEATS * RECRUITS
OWNER: Final = tuple(slot // RECRUITS for slot in range(MERCENARY_SLOTS))
EVENT_SLOTS: Final = len(STARTING) + ROUNDS - 1
SLOTS: Final = MERCENARY_SLOTS + EVENT_SLOTS


@cache
def slot_names(families: tuple[int, ...]) -> tuple[str, ...]:
    """What the slots are called where these families play; those of empty seats have no family."""
    names = [FAMILIES[family] for family in families] + [""] * (MOST_SEATS - len(families))
    sleeves = (f"{name}-{n}" for name in names for n in range(1, RECRUITS + 1))
    return (*sleeves, *(f"event-{n}" for n in range(1, EVENT_SLOTS + 1)))


_GALLERY: Final = load(__package__, "gallery")["gallery"]
CELLS: Final[int] = _GALLERY["cells"]
FIRST_CELL: Final[int] = _GALLERY["first_portrait"]
#: FAC-5.10: what a scandal costs on each cell, from cell 1; index 0 is no cell.
SCANDAL_LOSS: Final[tuple[int, ...]] = (0, *_GALLERY["losses"])
