"""A seat's whole view as one row of numbers: every view of a game at a table of one size has the same length.

Equal views give equal rows and different ones different rows while a game is played, so that a row says all
that its seat knows and nothing else. What each field can hold stands in the game's `fields`.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from operator import attrgetter, call
from pkgutil import iter_modules
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from royaumes.bots.encoding import encoding
from royaumes.core import ChanceNode, Decision, Finished, Game, UserError
from royaumes.core.fields import Fields, Written, numbers
from royaumes.games import game as game_of

_OVER: Final = "finished"


class Observation:
    """How the views of one game at a table of so many seats are written.

    First the phase (a number for each that there is, 1 for where the game stands), then the view's fields in
    the order of `names`, then each seat's rank once the game is over.
    """

    def __init__(self, game: Game[Any, Any], seats: int) -> None:
        self._table = game.key, seats
        fields = _fields(game, seats)
        phases = phase_names(game.package)
        self._phases = {name: numbers([name == one for one in phases]) for name in phases}
        self._values = attrgetter(*fields)
        self._writes = [Written(field).__getitem__ for field in fields.values()]
        self._no_ranks = numbers([0] * seats)
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
        phase = view.phase
        row = bytearray(self._phases[phase.name])
        row += b"".join(map(call, self._writes, self._values(view)))
        row += _ranks(phase) if type(phase) is Finished else self._no_ranks
        return np.frombuffer(row, np.float32)

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


def _ranks(over: Finished) -> bytes:
    rank = {seat: place for place, seats in enumerate(over.over.ranking, 1) for seat in seats}
    return numbers([rank[seat] for seat in range(len(rank))])
