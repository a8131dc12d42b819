"""What a game's `heuristics` module offers to bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Protocol, cast

from royaumes.core import Move, Stream, UserError
from royaumes.games import game, package

#: The points that make a lead, unless a game's heuristics say otherwise.
USUAL_LEAD: Final = 4.0


class Heuristics(Protocol):
    """What a sensible player of one game knows, seen from a seat's view: at least which option looks best.

    A module may also have

    - `ranking(view, options, stream) -> Sequence[float]`, what each option promises, in points and in the
      order of the options: else the chosen option promises `LEAD` points more than all others, which are
      equal (see `rank`);
    - `prospect(view) -> float`, the points that the seat may expect at the end: searches then need not play
      every game out;
    - `likely(view, stream) -> state`, which imagines worlds as the game's `imagine` does, those more often
      that are likelier by what the seat has seen;
    - `LEAD`, the points that make a lead.
    """

    def choose(self, view: Any, options: Sequence[Move], stream: Stream) -> Move:
        """The option that looks best."""


def heuristics(key: str) -> Heuristics:
    """Those of the game with this key; a `UserError` where nobody has written any."""
    module = f"{package(key)}.heuristics"
    if find_spec(module) is None:
        raise UserError("sim-no-heuristics", key=key)
    return cast(Heuristics, import_module(module))


def imagining(key: str) -> Callable[[Any, Stream], Any]:
    """How to imagine worlds of the game with this key: likely ones more often where somebody can tell."""
    return cast(Callable[[Any, Stream], Any], getattr(heuristics(key), "likely", None) or game(key).imagine)


def lead(known: Heuristics) -> float:
    """The points that make a lead in a game with these heuristics."""
    return float(getattr(known, "LEAD", USUAL_LEAD))


def rank(
    known: Heuristics, view: Any, options: Sequence[Move], stream: Stream, favourite: Move | None = None
) -> Sequence[float]:
    """What each option promises, in points and in the order of the options.

    Heuristics without a `ranking` say only which option they would choose: the `favourite` where the caller
    has asked already. It promises a lead, the others nothing.
    """
    ranking = getattr(known, "ranking", None)
    if ranking is not None:
        return cast(Sequence[float], ranking(view, options, stream))
    if favourite is None:
        favourite = known.choose(view, options, stream)
    return [lead(known) if option == favourite else 0.0 for option in options]


def ranked(known: Heuristics, view: Any, options: Sequence[Move], stream: Stream) -> list[tuple[Move, float]]:
    """The options with what they promise, best first; what the heuristics would choose comes first of all."""
    favourite = known.choose(view, options, stream)
    worths = dict(zip(options, rank(known, view, options, stream, favourite), strict=True))
    return sorted(worths.items(), key=lambda item: (item[0] is not favourite, -item[1]))
