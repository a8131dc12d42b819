"""What bots take from a game's heuristics, and what they do in games that have none."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from royaumes.core import Heuristics, Move, State, Stream, View
from royaumes.games import game, parts

Known: TypeAlias = Heuristics[State, View]


def _any(v: View, options: Sequence[Move], stream: Stream) -> Move:
    return stream.choice(options)


#: All that is known of a game without heuristics: its rules.
_NOTHING: Final[Known] = Heuristics(_any)


def heuristics(key: str) -> Known:
    """Those of the game with this key; else any move is as good as another."""
    return parts(key).heuristics or _NOTHING


def imagining(key: str) -> Callable[[View, Stream], State]:
    """How to imagine worlds of the game with this key: likely ones more often where the game can tell."""
    return heuristics(key).likely or game(key).imagine


def rank(
    known: Known, view: View, options: Sequence[Move], stream: Stream, favourite: Move | None = None
) -> Sequence[float]:
    """What each option promises, in points and in the order of the options.

    Heuristics without a `ranking` say only which option they would choose: the `favourite` where the caller
    has asked already. It promises a lead, the others nothing.
    """
    if known.ranking is not None:
        return known.ranking(view, options, stream)
    if favourite is None:
        favourite = known.choose(view, options, stream)
    return [known.lead if option == favourite else 0.0 for option in options]


def ranked(known: Known, view: View, options: Sequence[Move], stream: Stream) -> list[tuple[Move, float]]:
    """The options with what they promise, best first; what the heuristics would choose comes first of all."""
    favourite = known.choose(view, options, stream)
    worths = dict(zip(options, rank(known, view, options, stream, favourite), strict=True))
    return sorted(worths.items(), key=lambda item: (item[0] is not favourite, -item[1]))
