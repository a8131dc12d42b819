"""The ladder: each level against the one below it, and what that says about all of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import pairwise
from math import log10
from typing import Any

from royaumes.bots import searches
from royaumes.core import Stream, UserError
from royaumes.games import game
from royaumes.sim.plan import Plan
from royaumes.sim.result import Result
from royaumes.sim.statistics import Share

#: A level that wins by so much more than its fair share is truly above the other.
STEP = 0.1
#: The rating of the lowest level, and the difference at which one wins ten times as often.
_LOWEST, _TENFOLD = 1000.0, 400.0
#: An imagined game that everybody draws: ratings stay finite where one level wins all its games.
_PRIOR = 0.5
_FINE = 1 << 20
_SWEEPS = 200
#: How often games are played again in thought to see how far ratings may be off, and what is cut off.
_AGAIN, _TAIL = 200, 0.025


@dataclass(slots=True)
class Rung:
    """Games of one `upper` player against as many `lower` ones as make a table."""

    upper: str
    lower: str
    seats: int
    share: Share = field(default_factory=Share)

    @property
    def fair(self) -> float:
        """What `upper` would win if both were equally strong."""
        return 1 / self.seats

    @property
    def holds(self) -> bool:
        """Whether `upper` won by a clear step more than its fair share."""
        return self.share.rate >= self.fair + STEP

    def plan(self, key: str, games: int, seed: str) -> Plan:
        """The games to play: all sit everywhere equally often."""
        return Plan(key, (self.upper, *[self.lower] * (self.seats - 1)), games, f"{seed}/{self.upper}")

    def to_json(self) -> dict[str, Any]:
        """As JSON."""
        who = {"upper": self.upper, "lower": self.lower, "seats": self.seats}
        return {**who, "fair": self.fair, "holds": self.holds, **self.share.to_json()}

    def add(self, result: Result) -> None:
        """One more game."""
        seat = result.seated.index(self.upper)
        self.share.add(result.share(seat))


def rungs(
    key: str, levels: Sequence[str], seats: int | None = None, yardsticks: Sequence[str] = ()
) -> list[Rung]:
    """Each level against the one before it, at a table for two or the smallest there is.

    The last one also meets each yardstick; where that does not search, the last that does not do so either:
    whoever wins nearly all games says little about a weaker player.
    """
    everybody = [*levels, *yardsticks]
    if len(levels) < 2 or len(set(everybody)) < len(everybody):
        raise UserError("sim-bad-levels", known=tuple(everybody))
    table = seats or max(2, game(key).seats[0])
    pairs = [*pairwise(levels), *((yardstick, _rival(yardstick, levels)) for yardstick in yardsticks)]
    return [Rung(upper, lower, table) for lower, upper in pairs]


def _rival(yardstick: str, levels: Sequence[str]) -> str:
    quick = [level for level in levels if not searches(level)]
    return quick[-1] if quick and not searches(yardstick) else levels[-1]


def ratings(climbed: Sequence[Rung]) -> dict[str, float]:
    """How strong the levels are on one scale: a difference of 400 means ten wins for one.

    The likeliest strengths where each wins with a chance in proportion to its strength (Bradley and Terry for
    two seats, Plackett and Luce for more), found by the usual iteration of Hunter.
    """
    strength = {name: 1.0 for rung in climbed for name in (rung.lower, rung.upper)}
    for _ in range(_SWEEPS):
        strength = {name: _fitted(name, climbed, strength) for name in strength}
    lowest = next(iter(strength.values()))
    return {name: _LOWEST + _TENFOLD * log10(one / lowest) for name, one in strength.items()}


def intervals(climbed: Sequence[Rung]) -> dict[str, tuple[float, float]]:
    """Where each rating lies with a confidence of 95 %, compared with the lowest level.

    The same games are played many times in thought, each won with the chance that was measured.
    """
    stream, found = Stream("ladder/again"), []
    for _ in range(_AGAIN):
        found.append(ratings([replace(rung, share=_again(rung, stream)) for rung in climbed]))
    low, high = int(_AGAIN * _TAIL), int(_AGAIN * (1 - _TAIL)) - 1
    sides = {name: sorted(rated[name] for rated in found) for name in found[0]}
    return {name: (rated[low], rated[high]) for name, rated in sides.items()}


def _again(rung: Rung, stream: Stream) -> Share:
    """As many games as a rung saw, with its chances: half a game each way says that nothing is certain."""
    games = rung.share.games
    chance = (float(rung.share.wins) + _PRIOR) / (games + 2 * _PRIOR)
    wins = sum([stream.below(_FINE) < chance * _FINE for _ in range(games)])
    return Share(games, Fraction(wins))


def _fitted(name: str, climbed: Sequence[Rung], strength: Mapping[str, float]) -> float:
    """Wins, over the wins that one unit of strength would have brought against these rivals."""
    wins = expected = 0.0
    for rung in climbed:
        others = rung.seats - 1
        games = rung.share.games + _PRIOR * rung.seats
        whole = strength[rung.upper] + others * strength[rung.lower]
        if name == rung.upper:
            wins += float(rung.share.wins) + _PRIOR
            expected += games / whole
        elif name == rung.lower:
            wins += rung.share.games - float(rung.share.wins) + _PRIOR * others
            expected += others * games / whole
    return wins / expected
