"""Bags of counted things, each a plain number: nothing to copy, and the question for it is made once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from royaumes.core.chance import Draw
from royaumes.core.compiled import mypyc_attr
from royaumes.core.pending import Chance
from royaumes.core.stream import Stream

#: So many bags are remembered: every view counts the same ones again.
_REMEMBERED: Final = 1 << 12


class Bags:
    """All the bags there can be of one sort of thing, where things of one kind are alike.

    A bag is a number that holds the count of each kind, so many bits a kind. One thing more is
    `bag + units[kind]`, one fewer `bag - units[kind]`, two bags poured together are their sum.
    `each` is how many there are of each kind: the bag that holds them all is `full`.
    """

    def __init__(self, names: Sequence[str], each: Sequence[int], prompt: str = "") -> None:
        self.names = tuple(names)
        width = max(each).bit_length()
        self._most = (1 << width) - 1
        self._shifts = tuple(width * kind for kind in range(len(self.names)))
        #: By bag, as far as somebody has asked: how many things of each kind are in it.
        self._counts: dict[int, tuple[int, ...]] = {}
        #: What one thing of each kind adds to a bag.
        self.units = tuple(1 << shift for shift in self._shifts)
        self.full = self.bag(each)
        #: By bag: the question for one thing drawn unseen.
        self.questions = _Questions(self, prompt)

    def bag(self, counts: Sequence[int]) -> int:
        """The bag with so many things of each kind."""
        return sum([unit * count for unit, count in zip(self.units, counts, strict=True)])

    def counts(self, bag: int) -> tuple[int, ...]:
        """How many things of each kind are in a bag."""
        found = self._counts.get(bag)
        if found is None:
            if len(self._counts) >= _REMEMBERED:
                self._counts.clear()
            most = self._most
            found = self._counts[bag] = tuple([bag >> shift & most for shift in self._shifts])
        return found

    def count(self, bag: int, kind: int) -> int:
        """How many things of one kind are in a bag."""
        return bag >> self._shifts[kind] & self._most


@mypyc_attr(allow_interpreted_subclasses=True)
class _Row(Draw):
    """A draw whose things are laid out in a row, since this bag never changes: drawing is one look."""

    __slots__ = ("_row",)

    def __init__(self, counts: tuple[int, ...], names: tuple[str, ...]) -> None:
        super().__init__(counts, names)
        self._row = b"".join([bytes([kind]) * count for kind, count in enumerate(counts)])

    def sample(self, stream: Stream) -> int:
        row = self._row
        return row[stream.below(len(row))]


class _Questions(dict[int, Chance]):
    """The questions asked so far; a new one is made when its bag is first drawn from.

    (A mapping and not a method: games look here for every card.)
    """

    def __init__(self, bags: Bags, prompt: str) -> None:
        super().__init__()
        self._bags = bags
        self._prompt = prompt

    def __missing__(self, bag: int) -> Chance:
        row = _Row(self._bags.counts(bag), self._bags.names)
        question = self[bag] = Chance(row, self._prompt)
        return question
