"""Pieces: the colour, knight or family that players choose when they sit down."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from royaumes.core.frozen import Frozen
from royaumes.core.refusal import UserError
from royaumes.core.settings import Settings

#: The choice of a seat that takes what is left.
ANY: Final = "any"


class Pieces(Frozen):
    """What players choose among: how the choice is called, the pieces in their printed order, the rule.

    A table keeps the choice among its settings, seat by seat: `colours="blue,any,green"`.
    """

    name: str
    #: As boards and moves name them: "knight:blue".
    things: tuple[str, ...]
    rule: str
    #: The numbers of seats with which everybody has two of them, one chosen and one of the rest.
    pairs: tuple[int, ...] = ()

    @property
    def keys(self) -> tuple[str, ...]:
        """The pieces as a choice names them: "blue"."""
        return tuple(self.key(thing) for thing in self.things)

    @staticmethod
    def key(thing: str) -> str:
        """How a choice names a piece that boards name like this."""
        return thing.rpartition(":")[2]

    def checked(self, wanted: Sequence[str], seats: int) -> Settings:
        """The choice of all seats as a setting, none where nobody chose; a `UserError` where it can't be."""
        if len(wanted) > seats:
            raise UserError("table-pieces-too-many", name=self.name, seats=seats)
        chosen = [key or ANY for key in wanted] + [ANY] * (seats - len(wanted))
        for key in chosen:  # TBL-3.1
            if key != ANY and key not in self.keys:
                raise UserError("table-bad-choice", name=self.name, value=key, choices=(ANY, *self.keys))
            if key != ANY and chosen.count(key) > 1:
                raise UserError("table-piece-taken", piece=self.things[self.keys.index(key)])
        return {} if set(chosen) == {ANY} else {self.name: ",".join(chosen)}

    def wanted(self, settings: Settings) -> list[str]:
        """What each seat has chosen, as far as the settings say."""
        return _seat_by_seat(str(settings.get(self.name, ANY)))

    def dealt(self, seats: int, settings: Settings) -> tuple[int, ...]:
        """The numbers of the pieces in play, seat by seat and with `pairs` round again.

        Every seat has what it chose first; the rest go round as they are printed (TBL-3.2).
        """
        count = 2 * seats if seats in self.pairs else seats
        return _dealt(self.things, count, str(settings.get(self.name, ANY)))

    def things_of(self, seat: int, seats: int, settings: Settings) -> tuple[str, ...]:
        """What a seat plays, as boards name it."""
        return tuple(self.things[number] for number in self.dealt(seats, settings)[seat::seats])


def _seat_by_seat(choice: str) -> list[str]:
    return [key.strip() for key in choice.split(",")]


@cache
def _dealt(things: tuple[str, ...], count: int, choice: str) -> tuple[int, ...]:
    """Every game begins with this, and nearly always with the same choice."""
    keys = [Pieces.key(thing) for thing in things]
    chosen = [keys.index(key) if key in keys else None for key in _seat_by_seat(choice)]
    chosen += [None] * (count - len(chosen))
    rest = iter([number for number in range(len(things)) if number not in chosen])
    return tuple([next(rest) if number is None else number for number in chosen])
