"""A seat's whole view as one row of numbers: every view of a game at a table of one size has the same length.

Equal views give equal rows and different ones different rows while a game is played, so that a row says all
that its seat knows and nothing else. What each field can hold is declared with it.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from operator import attrgetter
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from royaumes.bots.encoding import encoding
from royaumes.core import ChanceNode, Decision, Finished, View
from royaumes.core.fields import Field, Rows, numbers
from royaumes.core.tables import folder
from royaumes.games import AnyGame

_OVER: Final = "finished"
_FLOAT32: Final = np.dtype(np.float32)


class _Phases(Field):
    """Where a game stands: one number for each phase that there is."""

    def __init__(self, phases: tuple[str, ...]) -> None:
        super().__init__([(0, 1)] * len(phases))
        self._names = phases
        self._written = {name: numbers([name == one for one in phases]) for name in phases}

    def names(self, name: str) -> list[str]:
        return [f"{name}.{one}" for one in self._names]

    def write(self, value: Any) -> bytes:
        return self._written[value.name]


class _Ranks(Field):
    """Of the last phase: each seat's rank; 0 in all others."""

    def __init__(self, seats: int) -> None:
        super().__init__([(0, seats)] * seats)
        self._seats = range(seats)

    def names(self, name: str) -> list[str]:
        return [f"{name}.{seat}" for seat in self._seats]

    def write(self, value: Any) -> bytes:
        if type(value) is not Finished:
            return self.blank
        rank = {seat: place for place, seats in enumerate(value.over.ranking, 1) for seat in seats}
        return numbers([rank[seat] for seat in self._seats])


class Observation:
    """How the views of one game at a table of so many seats are written.

    First the phase (a number for each that there is, 1 for where the game stands), then the view's fields in
    the order of `names`, then each seat's rank once the game is over.
    """

    def __init__(self, game: AnyGame, seats: int) -> None:
        fields = game.fields(seats)
        named = {"phase": _Phases(phase_names(game.package)), **fields, "rank": _Ranks(seats)}
        self._values = attrgetter("phase", *fields, "phase")
        self._rows = Rows(tuple(named.values()))
        #: What each number of a row says.
        self.names = tuple(one for name, field in named.items() for one in field.names(name))
        bounds = [bound for field in named.values() for bound in field.bounds]
        #: The least and the most that each number can be.
        self.low, self.high = (np.array(ends, np.float32) for ends in zip(*bounds, strict=True))
        #: Changes whenever the same view may be written otherwise.
        self.version = sha256(repr((self.names, bounds)).encode()).hexdigest()[:8]

    def encode(self, view: View) -> NDArray[np.float32]:
        """What a seat sees (not a spectator), as whole numbers within `low` and `high`."""
        return np.frombuffer(self._rows.write(self._values(view)), _FLOAT32)


class Features:
    """What a game's `encoding` makes of views for learners, with the same face."""

    def __init__(self, key: str) -> None:
        known = encoding(key)
        self._encode = known.encode
        self.names = known.FEATURES
        self.high = np.full(len(self.names), np.inf, np.float32)
        self.low = -self.high
        self.version = str(known.VERSION)

    def encode(self, view: View) -> NDArray[np.float32]:
        """The features of a seat's view."""
        return np.array(self._encode(view), np.float32)


@cache
def phase_names(package: str) -> tuple[str, ...]:
    """The phases of a game by name, and last its end."""
    kinds = {
        one
        for module in _modules(package)
        for one in vars(module).values()
        if isinstance(one, Decision | ChanceNode) and type(one).__module__.startswith(package)
    }
    return (*sorted(kind.name for kind in kinds), _OVER)


def _modules(package: str) -> list[ModuleType]:
    """The modules of a game's phases: the game itself where it has no package for them."""
    home = import_module(package)
    if folder(package) is None or find_spec(f"{package}.phases") is None:
        return [home]
    phases = import_module(f"{package}.phases")
    return [import_module(f"{package}.phases.{found.name}") for found in iter_modules(phases.__path__)]
