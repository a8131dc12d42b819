"""What a game's `heuristics` module offers to bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from royaumes.core import Move, Stream, UserError
from royaumes.games import game, package


class Heuristics(Protocol):
    """What a sensible player of one game knows, seen from a seat's view.

    A module may also have `prospect(view) -> float`, the points that the seat may expect at the end:
    searches then need not play every game out. And `likely(view, stream) -> state` may imagine worlds as the
    game's `imagine` does, those more often that are likelier by what the seat has seen.
    """

    def choose(self, view: Any, options: Sequence[Move], stream: Stream) -> Move:
        """The option that looks best."""

    def ranking(self, view: Any, options: Sequence[Move], stream: Stream) -> Sequence[float]:
        """What each option promises, in points and in the order of the options."""


def heuristics(key: str) -> Heuristics:
    """Those of the game with this key; a `UserError` where nobody has written any."""
    module = f"{package(key)}.heuristics"
    if find_spec(module) is None:
        raise UserError("sim-no-heuristics", key=key)
    return cast(Heuristics, import_module(module))


def imagining(key: str) -> Callable[[Any, Stream], Any]:
    """How to imagine worlds of the game with this key: likely ones more often where somebody can tell."""
    return cast(Callable[[Any, Stream], Any], getattr(heuristics(key), "likely", None) or game(key).imagine)


def ranked(known: Heuristics, view: Any, options: Sequence[Move], stream: Stream) -> list[tuple[Move, float]]:
    """The options with what they promise, best first; what the heuristics would choose comes first of all."""
    favourite = known.choose(view, options, stream)
    worths = dict(zip(options, known.ranking(view, options, stream), strict=True))
    return sorted(worths.items(), key=lambda item: (item[0] is not favourite, -item[1]))
