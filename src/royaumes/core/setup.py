"""What several games begin with: the first player is drawn by lot."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, Protocol

from royaumes.core.chance import Lot
from royaumes.core.compiled import mypyc_attr
from royaumes.core.events import SEATS, Emit, Event
from royaumes.core.pending import Chance
from royaumes.core.phase import ChanceNode


class Turns(Protocol):
    """What a state has whose players move in turn."""

    seats: int
    first: int
    to_move: int


@cache
def _lots(prompt: str, seats: int) -> Chance:
    return Chance(Lot(range(seats), SEATS[:seats]), prompt)


@mypyc_attr(allow_interpreted_subclasses=True)
class FirstPlayer(ChanceNode[Any]):
    """A chance node that draws the seat that begins; what follows is the game's `begin`."""

    __slots__ = ()
    prompt: ClassVar[str]
    began: ClassVar[type[Event]]

    def question(self, s: Turns) -> Chance:
        return _lots(self.prompt, s.seats)

    def resolve(self, s: Turns, outcome: int, emit: Emit) -> None:
        s.first = s.to_move = outcome
        emit(self.began, SEATS[outcome])
        self.begin(s, emit)

    def begin(self, s: Any, emit: Emit) -> None:
        """The first turn."""
        raise AssertionError(f"{type(self).__name__} begins nothing")
