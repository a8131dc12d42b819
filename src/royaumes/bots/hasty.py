"""The bot that errs as people do: it overlooks things, and takes the second best for the best."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from itertools import accumulate
from math import exp

from royaumes.bots.choice import Budget, Choice, Considered, Thinker
from royaumes.core import Move, Stream, View

_FINE = 1 << 20


class Hasty:
    """Follows what somebody else considers, inaccurately.

    It overlooks each option with the chance `overlooks`, and takes one for another the more easily the less
    they differ: with `haste` 1 the best option is e times as likely as one of average worth.
    """

    def __init__(self, adviser: Thinker, name: str, *, haste: float, overlooks: float = 0.0) -> None:
        self.name = name
        self._adviser = adviser
        self._haste = haste
        self._overlooks = overlooks

    def choose(self, view: View, options: Sequence[Move], stream: Stream) -> Move:
        return self.consider(view, options, stream).move

    def consider(
        self, view: View, options: Sequence[Move], stream: Stream, budget: Budget | None = None
    ) -> Choice:
        return self._erring(self._adviser.consider(view, options, stream, budget).considered, stream)

    def _erring(self, options: Sequence[Considered], stream: Stream) -> Choice:
        noticed = [one for one in options if _number(stream) >= self._overlooks] or options[:1]
        best = max(one.worth for one in noticed)
        spread = best - sum(one.worth for one in noticed) / len(noticed)
        loss = self._haste * spread or 1.0
        reach = list(accumulate(exp((one.worth - best) / loss) for one in noticed))
        return Choice(noticed[bisect(reach, _number(stream) * reach[-1])].move, tuple(noticed))


def _number(stream: Stream) -> float:
    """At least 0 and less than 1."""
    return stream.below(_FINE) / _FINE
