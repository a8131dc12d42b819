"""The cards: gold and gems, the piles beside the mountain, and the bags they are drawn from.

A bag is a number: how many cards of each kind are left in it, one digit a kind. So a bag
costs nothing to copy, and the chance question for it is made once and shared.
"""

from __future__ import annotations

from collections.abc import Sequence

from royaumes.core import Chance, Draw, Stream, load

DATA = load(__package__, "cards")

VALUES: tuple[int, ...] = tuple(DATA["gold"]["values"])  # EMR-1.3
GEMS: tuple[str, ...] = tuple(DATA["gems"]["kinds"])  # EMR-1.4
GOLD_NAMES = tuple(f"gold:{value}" for value in VALUES)
GEM_NAMES = tuple(f"gem:{kind}" for kind in GEMS)
VALUE_COUNT, GEM_COUNT = len(VALUES), len(GEMS)

GOLD_PILES: tuple[int, ...] = tuple(DATA["piles"]["gold"])  # EMR-1.7
GEM_PILES: tuple[int, ...] = tuple(DATA["piles"]["gems"])
TREASURES: int = DATA["treasure"]["cards"]  # EMR-1.5

TREASURE_POINTS: int = DATA["treasure"]["points"]
BONUS_POINTS: int = DATA["bonus"]["points"]
GEM_POINTS: int = DATA["points"]["gem"]
FAIR_STARTS: tuple[int, ...] = tuple(DATA["fair_start"]["points"])

NONE = -1


class Deck(Draw):
    """A draw from a bag that never changes, so that its cards can be laid out once."""

    __slots__ = ("_cards",)

    def __init__(self, counts: Sequence[int], names: Sequence[str]) -> None:
        super().__init__(counts, names)
        self._cards = tuple(kind for kind, count in enumerate(counts) for _ in range(count))

    def sample(self, stream: Stream) -> int:
        """Any of the cards, each as likely as the others."""
        return self._cards[stream.below(len(self._cards))]


class Bag:
    """All bags of one sort of card: their numbers, contents and chance questions."""

    def __init__(self, names: Sequence[str], each: int, prompt: str) -> None:
        self.names = names
        self.prompt = prompt
        self._base = each + 1
        #: What a bag's number loses when a card of each kind is drawn.
        self.units = tuple(self._base**kind for kind in range(len(names)))
        self.full = sum(unit * each for unit in self.units)
        self._asked: dict[int, Chance] = {}

    def number(self, counts: Sequence[int]) -> int:
        """The number of the bag with these contents."""
        return sum(unit * count for unit, count in zip(self.units, counts, strict=True))

    def counts(self, number: int) -> tuple[int, ...]:
        """How many cards of each kind are in a bag."""
        return tuple(number // unit % self._base for unit in self.units)

    def ask(self, number: int) -> Chance:
        """The question for one card out of a bag (EMR-1.8, EMR-1.9: the bag is all that nobody has seen)."""
        asked = self._asked.get(number)
        if asked is None:
            asked = self._asked[number] = Chance(Deck(self.counts(number), self.names), self.prompt)
        return asked


GOLD_BAG = Bag(GOLD_NAMES, DATA["gold"]["each"], "emerald-ask-gold")
GEM_BAG = Bag(GEM_NAMES, DATA["gems"]["each"], "emerald-ask-gem")
