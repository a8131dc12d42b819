"""Variants of a game side by side: the same seeds, differences game by game, chance minded.

Every game is played with the same seed by each variant, so that luck which strikes all alike cancels out.
What is compared are differences within pairs; the p-values are adjusted after Holm for all figures of all
variants that are compared at once.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from math import erfc, sqrt
from typing import Any, Final

from royaumes.sim.many import results
from royaumes.sim.plan import Plan
from royaumes.sim.result import Result
from royaumes.sim.statistics import Z95

#: A difference counts as real below this adjusted p-value.
LEVEL: Final = 0.05
#: What begins the name of a figure that is how often games end in one way.
ENDING: Final = "ending:"


def measured(result: Result) -> dict[str, float]:
    """One game in figures."""
    best, *others = sorted(result.scores, reverse=True)
    found = {
        "score": sum(result.scores) / len(result.scores),
        "best": float(best),
        "margin": float(best - others[0]) if others else 0.0,
        "decisions": float(result.decisions),
        "first-seat": float(result.share(0)),
        f"{ENDING}{result.why}": 1.0,
    }
    lengths = {"rounds": result.rounds, "turns": result.turns}
    return found | {name: float(length) for name, length in lengths.items() if length is not None}


@dataclass(slots=True)
class Sums:
    """Some numbers, added up."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        """One more number."""
        self.count += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        """The average."""
        return self.total / self.count if self.count else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        if self.count < 2:
            return 0.0
        spread = max(0.0, self.squares - self.total * self.total / self.count)
        return sqrt(spread / (self.count - 1) / self.count)


@dataclass(slots=True)
class Difference:
    """One figure of a variant beside the same figure of the first one."""

    figure: str
    here: float
    there: float
    change: float
    error: float
    #: How likely a difference like this one is by chance alone, all others that were looked at minded.
    p: float = 1.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true difference lies, with a confidence of 95 %."""
        return self.change - Z95 * self.error, self.change + Z95 * self.error

    @property
    def real(self) -> bool:
        """Whether it is more than chance."""
        return self.p < LEVEL

    def to_json(self) -> dict[str, Any]:
        """As JSON."""
        low, high = self.interval
        named = {"figure": self.figure, "first": self.here, "variant": self.there, "change": self.change}
        return {**named, "low": low, "high": high, "p": self.p, "real": self.real}


class Comparison:
    """All figures of several variants, game by game; the first one is what the others are held against."""

    def __init__(self, variants: int) -> None:
        self._first: list[dict[str, float]] = []
        self._means: list[dict[str, Sums]] = [{} for _ in range(variants)]
        self._changes: list[dict[str, Sums]] = [{} for _ in range(variants)]

    def add(self, variant: int, result: Result) -> None:
        """One more game of a variant; the first variant has played it before the others do."""
        found = measured(result)
        if variant == 0:
            self._first.append(found)
        first = self._first[result.number]
        for name in found.keys() | first.keys() | self._means[variant].keys():
            value = found.get(name, 0.0)
            _sums(self._means[variant], name, result.number).add(value)
            _sums(self._changes[variant], name, result.number).add(value - first.get(name, 0.0))

    def mean(self, variant: int, figure: str) -> Sums:
        """A figure of one variant."""
        return self._means[variant].get(figure, Sums())

    def differences(self) -> list[list[Difference]]:
        """For each variant but the first, its figures beside the first one's; endings come last."""
        found = [
            [
                Difference(
                    name, self.mean(0, name).mean, means[name].mean, changes[name].mean, changes[name].error
                )
                for name in sorted(means, key=lambda name: (name.startswith(ENDING), name))
            ]
            for means, changes in zip(self._means[1:], self._changes[1:], strict=True)
        ]
        _adjust([one for several in found for one in several])
        return found


def _sums(known: dict[str, Sums], name: str, games: int) -> Sums:
    """The sums of a figure; one that comes up late was 0 in all games before."""
    return known.setdefault(name, Sums(games))


def _adjust(found: Sequence[Difference]) -> None:
    """P-values of two-sided tests on paired differences, adjusted after Holm."""
    raw = [_p(one.change, one.error) for one in found]
    most = 0.0
    for rank, at in enumerate(sorted(range(len(raw)), key=raw.__getitem__)):
        most = max(most, min(1.0, raw[at] * (len(raw) - rank)))
        found[at].p = most


def _p(change: float, error: float) -> float:
    if not error:
        return 1.0 if not change else 0.0
    return erfc(abs(change) / error / sqrt(2))


def compare(
    plan: Plan, keys: Sequence[str], found: Comparison, jobs: int = 1, on: str = ""
) -> Generator[Result, None, None]:
    """Play the plan's games with each of these variants in turn into a comparison; all results."""
    for variant, key in enumerate(keys):
        with closing(results(replace(plan, key=key), jobs, on)) as played:
            for result in played:
                found.add(variant, result)
                yield result
