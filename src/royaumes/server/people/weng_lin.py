"""Ratings after a game of any number of players, by Weng and Lin for the model of Plackett and Luce.

R. C. Weng and C.-J. Lin, A Bayesian Approximation Method for Online Ranking, Journal of Machine Learning
Research 12 (2011), algorithm 4. Strengths and the chances that follow from them are those of `sim.ladder`.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, hypot, log, sqrt

from royaumes.sim.strengths import Strength

#: The difference of ratings at which one is e times as strong: 400 are ten wins for one.
_UNIT = 400 / log(10)
#: The deviation that a rating gains before every game, so that it never stops following its player.
_DRIFT = 2.5
#: No single game takes more of a variance than leaves this part of it.
_LEAST = 1e-4


def after(before: Sequence[Strength], places: Sequence[int]) -> list[Strength]:
    """What a game makes of the ratings of those who played it, by their places; equals have the same one."""
    deviations = [hypot(one.deviation, _DRIFT) for one in before]
    width = hypot(_UNIT, *deviations)
    weights = [exp((one.rating - before[0].rating) / width) for one in before]
    found = []
    for seat, (one, deviation) in enumerate(zip(before, deviations, strict=True)):
        surprise, certainty = _learnt(seat, weights, places)
        part = deviation / width
        variance = deviation**2 * max(_LEAST, 1 - part**3 * certainty)
        found.append(Strength(one.rating + part * deviation * surprise, sqrt(variance)))
    return found


def _learnt(seat: int, weights: Sequence[float], places: Sequence[int]) -> tuple[float, float]:
    """How much better than expected a seat did, and how much that says.

    The places are given out from the first to the last, each among those who have none yet; equals share the
    chance to be next.
    """
    surprise = certainty = 0.0
    for place in (one for one in places if one <= places[seat]):
        left = sum(weight for weight, other in zip(weights, places, strict=True) if other >= place)
        chance, equals = weights[seat] / left, places.count(place)
        surprise -= chance / equals
        certainty += chance * (1 - chance) / equals
    return surprise + 1 / places.count(places[seat]), certainty
