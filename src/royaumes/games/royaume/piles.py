"""Piles of path cards as chance: the next card of a pile that nobody has looked into."""

from __future__ import annotations

from operator import mul

from royaumes.core import Chance, Draw, Stream
from royaumes.games.royaume.board import KINDS, cards_in

_KINDS = tuple(bytes([kind]) for kind in range(len(KINDS)))


class Pile(Draw):
    """A draw from a pile, its cards laid out in a row so that a draw is one look."""

    __slots__ = ("_row",)

    def __init__(self, pile: int) -> None:
        counts = cards_in(pile)
        super().__init__(counts, KINDS)
        self._row = b"".join(map(mul, _KINDS, counts))

    def sample(self, stream: Stream) -> int:
        """Draw: each single card is as likely as any other."""
        row = self._row
        return row[stream.below(len(row))]


class _Questions(dict[int, Chance]):
    """By pile (a number): the question for its next card, made when it is first asked.

    There are some ten thousand piles that games really come to.
    """

    def __missing__(self, pile: int) -> Chance:
        question = self[pile] = Chance(Pile(pile), "royaume-ask-card")
        return question


NEXT_CARD = _Questions()
