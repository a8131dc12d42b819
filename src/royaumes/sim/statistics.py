"""Statistics folded over results, one result at a time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from math import ceil, sqrt
from typing import Any

from royaumes.sim.result import Result

#: So many standard errors to either side hold the true value with 95 % confidence.
Z95 = 1.959964
_MOST_BINS = 10


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """Wilson's interval for a share, of 95 % by default; it behaves with few games and near 0 or 1."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + z * z / (2 * games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


@dataclass(slots=True)
class Share:
    """How much of the victories was won; a victory shared by n counts one nth for each."""

    games: int = 0
    wins: Fraction = Fraction(0)

    def add(self, won: Fraction) -> None:
        """One more game."""
        self.games += 1
        self.wins += won

    @property
    def rate(self) -> float:
        """Wins for each game."""
        return float(self.wins / self.games) if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true rate lies, with a confidence of 95 %."""
        return wilson(float(self.wins), self.games)

    def to_json(self) -> dict[str, Any]:
        """As JSON."""
        low, high = self.interval
        return {"games": self.games, "wins": float(self.wins), "rate": self.rate, "low": low, "high": high}


@dataclass(slots=True)
class Distribution:
    """Whole numbers, each with how often it came: every figure below is exact."""

    counts: Counter[int] = field(default_factory=Counter)

    def add(self, value: int) -> None:
        """One more number."""
        self.counts[value] += 1

    @property
    def size(self) -> int:
        """How many numbers there are."""
        return self.counts.total()

    @property
    def mean(self) -> float:
        """The average."""
        return sum(value * count for value, count in self.counts.items()) / self.size

    @property
    def deviation(self) -> float:
        """The standard deviation."""
        squares = sum(value * value * count for value, count in self.counts.items()) / self.size
        return sqrt(max(0.0, squares - self.mean**2))

    def quantile(self, part: float) -> int:
        """The smallest number that at least this part of all do not exceed."""
        rank = max(1, ceil(part * self.size))
        for value in sorted(self.counts):
            rank -= self.counts[value]
            if rank <= 0:
                return value
        raise ValueError("nothing was counted")

    def histogram(self, most: int = _MOST_BINS) -> list[tuple[int, int, int]]:
        """At most so many bins of equal width: first number, last number, how many."""
        low, high = min(self.counts), max(self.counts)
        width = ceil((high - low + 1) / most)
        return [
            (first, first + width - 1, sum(self.counts[value] for value in range(first, first + width)))
            for first in range(low, high + 1, width)
        ]

    def to_json(self) -> dict[str, Any] | None:
        """As JSON; None where nothing was counted."""
        if not self.counts:
            return None
        quantiles = {f"q{part}": self.quantile(part / 100) for part in (5, 25, 50, 75, 95)}
        ends = {"least": min(self.counts), "most": max(self.counts)}
        bins = [{"from": first, "to": last, "count": count} for first, last, count in self.histogram()]
        return {"mean": self.mean, "deviation": self.deviation, **ends, **quantiles, "histogram": bins}


@dataclass(slots=True)
class Standing:
    """What became of a seat or of a bot: its share of the victories, its scores."""

    share: Share = field(default_factory=Share)
    scores: Distribution = field(default_factory=Distribution)

    def add(self, won: Fraction, score: int) -> None:
        """One more game."""
        self.share.add(won)
        self.scores.add(score)

    def to_json(self) -> dict[str, Any]:
        """As JSON."""
        return {**self.share.to_json(), "scores": self.scores.to_json()}


@dataclass(slots=True)
class Statistics:
    """Everything that a simulation counts. A bot in several seats counts once for each of them."""

    games: int = 0
    by_bot: dict[str, Standing] = field(default_factory=dict)
    by_seat: dict[int, Standing] = field(default_factory=dict)
    scores: Distribution = field(default_factory=Distribution)
    decisions: Distribution = field(default_factory=Distribution)
    rounds: Distribution = field(default_factory=Distribution)
    turns: Distribution = field(default_factory=Distribution)
    endings: Counter[str] = field(default_factory=Counter)

    @staticmethod
    def of(results: Iterable[Result]) -> Statistics:
        """The statistics of all these results."""
        found = Statistics()
        for result in results:
            found.add(result)
        return found

    def add(self, result: Result) -> None:
        """One more game."""
        self.games += 1
        for seat, (bot, score) in enumerate(zip(result.seated, result.scores, strict=True)):
            won = result.share(seat)
            self.by_bot.setdefault(bot, Standing()).add(won, score)
            self.by_seat.setdefault(seat, Standing()).add(won, score)
            self.scores.add(score)
        self.decisions.add(result.decisions)
        if result.rounds is not None:
            self.rounds.add(result.rounds)
        if result.turns is not None:
            self.turns.add(result.turns)
        self.endings[result.why] += 1

    def to_json(self) -> dict[str, Any]:
        """As JSON."""
        return {
            "games": self.games,
            "bots": {name: standing.to_json() for name, standing in self.by_bot.items()},
            "seats": [standing.to_json() for _, standing in sorted(self.by_seat.items())],
            "scores": self.scores.to_json(),
            "decisions": self.decisions.to_json(),
            "rounds": self.rounds.to_json(),
            "turns": self.turns.to_json(),
            "endings": dict(self.endings.most_common()),
        }
