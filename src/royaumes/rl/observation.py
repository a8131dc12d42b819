"""A seat's whole view as one row of numbers: every view of a game at a table of one size has the same length.

Equal views give equal rows and different ones different rows while a game is played, so that a row says all
that its seat knows and nothing else. What each field can hold stands in the game's `fields`.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from itertools import groupby
from operator import attrgetter
from pkgutil import iter_modules
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from royaumes.bots.encoding import encoding
from royaumes.core import ChanceNode, Decision, Finished, Game, UserError
from royaumes.core.fields import MANY, Fields, Number, Row
from royaumes.games import game as game_of

#: Adds a value's numbers to a row.
Write = Callable[[Any, list[int]], None]

_OVER: Final = "finished"
#: So many values of a field, with their numbers, are kept.
_REMEMBERED: Final = 500


class Observation:
    """How the views of one game at a table of so many seats are written.

    First the phase (a number for each that there is, 1 for where the game stands), then the view's fields in
    the order of `names`, then each seat's rank once the game is over.
    """

    def __init__(self, game: Game[Any, Any], seats: int) -> None:
        self._table = game.key, seats
        fields = _fields(game, seats)
        phases = phase_names(game.package)
        self._phases = {name: number for number, name in enumerate(phases)}
        self._no_phase = [0] * len(phases)
        self._parts = _parts(fields)
        self._no_ranks = [0] * seats
        #: What each number of a row says.
        self.names = (
            *(f"phase.{name}" for name in phases),
            *(one for name, field in fields.items() for one in field.names(name)),
            *(f"rank.{seat}" for seat in range(seats)),
        )
        bounds = [(0, 1)] * len(phases)
        bounds += [bound for field in fields.values() for bound in field.bounds]
        bounds += [(0, seats)] * seats
        #: The least and the most that each number can be.
        self.low, self.high = (np.array(ends, np.float32) for ends in zip(*bounds, strict=True))
        #: Changes whenever the same view may be written otherwise.
        self.version = sha256(repr((self.names, bounds)).encode()).hexdigest()[:8]

    def encode(self, view: Any) -> NDArray[np.float32]:
        """What a seat sees (not a spectator), as whole numbers within `low` and `high`."""
        row = self._no_phase[:]
        row[self._phases[view.phase.name]] = 1
        for value, write in self._parts:
            write(value(view), row)
        row += _ranks(view.phase) if type(view.phase) is Finished else self._no_ranks
        return np.array(array("i", row), np.float32)  # in half the time that numpy takes for the list

    def __reduce__(self) -> tuple[Any, ...]:
        return _observation, self._table


class Features:
    """What a game's `encoding` makes of views for learners, with the same face."""

    def __init__(self, key: str) -> None:
        self._key = key
        known = encoding(key)
        self._encode = known.encode
        self.names = known.FEATURES
        self.high = np.full(len(self.names), np.inf, np.float32)
        self.low = -self.high
        self.version = str(known.VERSION)

    def encode(self, view: Any) -> NDArray[np.float32]:
        """The features of a seat's view."""
        return np.array(self._encode(view), np.float32)

    def __reduce__(self) -> tuple[Any, ...]:
        return Features, (self._key,)


def _observation(key: str, seats: int) -> Observation:
    return observation(game_of(key), seats)


@cache
def observation(game: Game[Any, Any], seats: int) -> Observation:
    """The one of this game and number of seats; a `UserError` where nobody said what its views can hold."""
    return Observation(game, seats)


@cache
def phase_names(package: str) -> tuple[str, ...]:
    """The phases of a game by name, and last its end."""
    phases = import_module(f"{package}.phases")
    modules = [import_module(f"{package}.phases.{found.name}") for found in iter_modules(phases.__path__)]
    kinds = {
        one
        for module in modules
        for one in vars(module).values()
        if isinstance(one, Decision | ChanceNode) and type(one).__module__.startswith(package)
    }
    return (*sorted(kind.name for kind in kinds), _OVER)


def _fields(game: Game[Any, Any], seats: int) -> Fields:
    module = f"{game.package}.fields"
    if find_spec(module) is None:
        raise UserError("sim-no-fields", key=game.key)
    found: Fields = import_module(module).fields(seats)
    return found


def _parts(fields: Fields) -> list[tuple[Callable[[Any], Any], Write]]:
    """How to read and write the fields in their order; plain numbers that follow each other, all at once."""
    found: list[tuple[Callable[[Any], Any], Write]] = []
    for plain, run in groupby(fields.items(), lambda item: type(item[1]) is Number):
        named = dict(run)
        if plain and len(named) > 1:
            found.append((attrgetter(*named), Row(len(named), Number(-MANY, MANY)).write))
        else:
            found += [(attrgetter(name), _remembered(field.write)) for name, field in named.items()]
    return found


def _remembered(write: Write) -> Write:
    """The same, for values that come again and again: most of a view is as it was a move ago."""
    known: dict[Any, list[int]] = {}

    def write_known(value: Any, row: list[int]) -> None:
        numbers = known.get(value)
        if numbers is None:
            numbers = []
            write(value, numbers)
            if len(known) >= _REMEMBERED:
                known.clear()
            known[value] = numbers
        row += numbers

    return write_known


def _ranks(over: Finished) -> list[int]:
    rank = {seat: place for place, seats in enumerate(over.over.ranking, 1) for seat in seats}
    return [rank[seat] for seat in range(len(rank))]
