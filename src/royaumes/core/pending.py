"""What a game waits for: a decision, chance, or nothing more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from typing import Any

from royaumes.core.chance import Source
from royaumes.core.compiled import mypyc_attr
from royaumes.core.frozen import Frozen
from royaumes.core.moves import Move
from royaumes.core.refusal import Facts


class Window(Frozen):
    """A question that stands for a few seconds only, where a table has a clock.

    Then `move` is the answer of all who are still asked. Where nobody looks at a clock, it is like any other.
    """

    seconds: int
    move: Move


class Decide(Frozen):
    """One or several seats are asked; several answer without knowing each other's answers.

    Where they are not `sealed`, each answer counts and is seen at once: the first one may settle it.

    `names` are the kinds of moves that the words of the prompt speak of; the law `prompts` holds that each
    of them is among the options, so that no question promises what can't be done. `window` says how long
    the question stands at a table with a clock.
    """

    seats: tuple[int, ...]
    prompt: str
    facts: Facts = field(default_factory=dict, compare=False)
    sealed: bool = True
    names: tuple[type[Move], ...] = field(default=(), compare=False, kw_only=True)
    window: Window | None = field(default=None, compare=False, kw_only=True)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True, init=False)
class Chance:
    """Dice or a bag are asked; `seat` is the one in whose name they are thrown, if any.

    Where it is `private`, that seat alone learns the outcome. (Not frozen, though nobody changes
    one: a new one is made for every card drawn, and freezing it takes three times as long. For the
    same reason its constructor is written out: compiled, that takes a tenth of the time.)
    """

    source: Source
    prompt: str
    seat: int | None
    private: bool

    def __init__(self, source: Source, prompt: str, seat: int | None = None, private: bool = False) -> None:
        self.source = source
        self.prompt = prompt
        self.seat = seat
        self.private = private


class Line(Frozen):
    """One line of a score sheet: what a seat gets or loses by which rule."""

    seat: int
    rule: str
    what: str
    points: int
    facts: Facts = field(default_factory=dict)


class Over(Frozen):
    """The game has ended: seats from best to worst (equals together), scores, and why.

    `rule` is empty in a game without a digest.
    """

    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    why: str
    rule: str = ""
    sheet: tuple[Line, ...] = ()

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that share the victory."""
        return self.ranking[0]

    def share(self, seat: int) -> Fraction:
        """The part of the victory that a seat has won: all, as much as the others who won, or nothing."""
        return _part(seat in self.ranking[0], len(self.ranking[0]))


@cache
def _part(won: bool, among: int) -> Fraction:
    return Fraction(won, among)


Pending = Decide | Chance | Over


def each_seat(
    prompt: str, seats: int, facts: Facts | None = None, names: tuple[type[Move], ...] = ()
) -> tuple[Decide, ...]:
    """The same question to each seat alone, made once and shared."""
    return tuple(Decide((seat,), prompt, facts or {}, names=names) for seat in range(seats))


def ranked(keys: Sequence[Any]) -> tuple[tuple[int, ...], ...]:
    """Seats grouped from the highest key to the lowest, equals together."""
    order = sorted(set(keys), reverse=True)
    return tuple(tuple(seat for seat, key in enumerate(keys) if key == wanted) for wanted in order)
