"""Sources of chance: dice and bags. Rules ask them, the table answers."""

from __future__ import annotations

from bisect import bisect
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import accumulate, combinations_with_replacement, product
from math import factorial, prod
from typing import Final, Protocol

from royaumes.core.compiled import mypyc_attr
from royaumes.core.refusal import UserError
from royaumes.core.stream import Stream

#: What chance may answer: the faces of some dice, or the kind that was drawn from a bag.
Outcome = tuple[int, ...] | int

_TABLE_LIMIT: Final = 50_000


class Source(Protocol):
    """What a chance question asks of: something with exactly known outcomes."""

    def sample(self, stream: Stream) -> Outcome:
        """One outcome, as likely as `outcomes` says."""

    def outcomes(self) -> list[tuple[Outcome, Fraction]]:
        """Every possible outcome with its exact probability."""

    def admits(self, outcome: object) -> bool:
        """Whether this can be an outcome at all."""

    def notation(self, outcome: Outcome) -> str:
        """The outcome as a record has it."""

    def parse(self, text: str) -> Outcome:
        """The outcome that a record's text means; a `UserError` where it means none."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """Some dice thrown together; the outcome is the tuple of their faces.

    Where the dice are alike (the usual case) the faces come sorted, highest first. With
    `ordered` each die keeps its place (the monster's die, then the knight's). `names` are
    the faces of dice that show symbols instead of eyes.
    """

    def __init__(
        self,
        count: int,
        faces: int | tuple[int, ...] = 6,
        *,
        ordered: bool = False,
        names: tuple[str, ...] | None = None,
    ) -> None:
        self.count = count
        self.faces = tuple(range(1, faces + 1)) if isinstance(faces, int) else faces
        self.ordered = ordered
        self.names = names
        self._throws = len(self.faces) ** self.count
        #: The outcome of every throw, filled at the first one where there are not too many.
        self._table: list[tuple[int, ...]] = []

    def _outcome(self, throw: Sequence[int]) -> tuple[int, ...]:
        return tuple(throw if self.ordered else sorted(throw, reverse=True))

    def _fill(self) -> None:
        """Write the table, and only then put it in its place: another thread may throw at the same time."""
        table: list[tuple[int, ...]] = [()]
        for _ in range(self.count):  # one die more, in front of the others
            known: dict[tuple[int, ...], tuple[int, ...]] = {}
            before = set(table)
            grown: list[tuple[int, ...]] = []
            for face in self.faces:
                outcomes = {throw: self._outcome((face, *throw)) for throw in before}
                shared = {throw: known.setdefault(outcome, outcome) for throw, outcome in outcomes.items()}
                grown += map(shared.__getitem__, table)
            table = grown
        self._table = table

    def sample(self, stream: Stream) -> tuple[int, ...]:
        """Throw the dice."""
        if self._throws > _TABLE_LIMIT:
            return self._outcome([stream.choice(self.faces) for _ in range(self.count)])
        if not self._table:
            self._fill()
        return self._table[stream.below(self._throws)]

    def outcomes(self) -> list[tuple[Outcome, Fraction]]:
        """Every throw with its exact probability."""
        weight = Counter(self.faces)
        highest_first = sorted(weight, reverse=True)
        if self.ordered:
            throws = product(highest_first, repeat=self.count)
            return [(t, Fraction(prod(weight[f] for f in t), self._throws)) for t in throws]
        found: list[tuple[Outcome, Fraction]] = []
        for throw in combinations_with_replacement(highest_first, self.count):
            ways = factorial(self.count)
            for face, times in Counter(throw).items():
                ways = ways // factorial(times) * weight[face] ** times
            found.append((throw, Fraction(ways, self._throws)))
        return found

    def admits(self, outcome: object) -> bool:
        """Whether these faces can lie on the table like this."""
        if not isinstance(outcome, tuple) or len(outcome) != self.count:
            return False
        if any(face not in self.faces for face in outcome):
            return False
        return self.ordered or list(outcome) == sorted(outcome, reverse=True)

    def notation(self, outcome: Outcome) -> str:
        """The faces, with blanks between them."""
        assert isinstance(outcome, tuple)
        return " ".join(self.names[face] if self.names else str(face) for face in outcome)

    def parse(self, text: str) -> Outcome:
        """The throw that this text means; unsorted faces are welcome (real dice fall anyhow)."""
        by_name = {self.names[face] if self.names else str(face): face for face in self.faces}
        faces = [by_name.get(word) for word in text.split()]
        known = [face for face in faces if face is not None]
        if len(known) != len(faces) or len(known) != self.count:
            raise UserError("table-bad-dice", text=text, count=self.count)
        return tuple(known if self.ordered else sorted(known, reverse=True))


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw:
    """One thing drawn unseen from a bag; the outcome is its kind.

    The bag is a count for each kind. A Draw looks at the bag it was made with: it is good
    until that bag changes.
    """

    __slots__ = ("bag", "names")

    def __init__(self, bag: Sequence[int], names: Sequence[str]) -> None:
        self.bag = bag
        self.names = names

    def sample(self, stream: Stream) -> int:
        """Draw: each single thing in the bag is as likely as any other."""
        reach = list(accumulate(self.bag))
        return bisect(reach, stream.below(reach[-1]))

    def outcomes(self) -> list[tuple[Outcome, Fraction]]:
        """Every kind that is in the bag with its exact probability."""
        total = sum(self.bag)
        return [(kind, Fraction(count, total)) for kind, count in enumerate(self.bag) if count]

    def admits(self, outcome: object) -> bool:
        """Whether such a thing is in the bag."""
        return isinstance(outcome, int) and 0 <= outcome < len(self.bag) and self.bag[outcome] > 0

    def notation(self, outcome: Outcome) -> str:
        """The kind's name."""
        assert isinstance(outcome, int)
        return self.names[outcome]

    def parse(self, text: str) -> Outcome:
        """The kind that has this name."""
        if text not in self.names:
            raise UserError("table-bad-draw", text=text)
        return self.names.index(text)


@mypyc_attr(allow_interpreted_subclasses=True)
class Lot:
    """One of several different things, drawn by lot; the outcome is its number.

    The fastest way to draw where nothing is in the bag twice: the things left are a list of
    their numbers. Like a Draw it looks at the list it was made with.
    """

    __slots__ = ("names", "things")

    def __init__(self, things: Sequence[int], names: Sequence[str]) -> None:
        self.things = things
        self.names = names

    def sample(self, stream: Stream) -> int:
        """Draw: each thing is as likely as any other."""
        things = self.things
        return things[stream.below(len(things))]

    def outcomes(self) -> list[tuple[Outcome, Fraction]]:
        """Every thing with the same probability."""
        return [(thing, Fraction(1, len(self.things))) for thing in self.things]

    def admits(self, outcome: object) -> bool:
        """Whether this thing can be drawn."""
        return isinstance(outcome, int) and outcome in self.things

    def notation(self, outcome: Outcome) -> str:
        """The thing's name."""
        assert isinstance(outcome, int)
        return self.names[outcome]

    def parse(self, text: str) -> Outcome:
        """The thing that has this name."""
        if text not in self.names:
            raise UserError("table-bad-draw", text=text)
        return self.names.index(text)
