"""What players use and what becomes of them: cards, places and actions by the moves that pick them."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from math import sqrt

from royaumes.sim.result import Result
from royaumes.sim.statistics import Z95, Share


@dataclass(slots=True)
class Usage:
    """For each thing that moves pick: who used it in how many games, and how often those won."""

    #: Seats over all games, and the part of the victories that they won.
    everybody: Share = field(default_factory=Share)
    users: dict[str, Share] = field(default_factory=dict)

    def add(self, result: Result) -> None:
        """One more game, with its tables."""
        used: dict[int, set[str]] = {seat: set() for seat in range(len(result.seated))}
        for _, _, seat, _, _, _, move in result.tables["decisions"]:
            used[seat].update(move.split())
        for seat, things in used.items():
            won = result.share(seat)
            self.everybody.add(won)
            for thing in things:
                self.users.setdefault(thing, Share()).add(won)

    def worth(self, thing: str) -> tuple[float, float]:
        """How much more often its users win than those who did without, and the error of that."""
        users = self.users[thing]
        others = Share(self.everybody.games - users.games, self.everybody.wins - users.wins)
        error = sqrt(sum(_variance(share) for share in (users, others)))
        return users.rate - others.rate, Z95 * error

    def listed(self, most: int) -> list[str]:
        """The things that some used and some did not, those that say most first."""
        some = [thing for thing, share in self.users.items() if 0 < share.games < self.everybody.games]
        return sorted(some, key=lambda thing: (-_certainty(*self.worth(thing)), thing))[:most]


def _variance(share: Share) -> float:
    if not share.games:
        return 0.0
    rate = float((share.wins + Fraction(1, 2)) / (share.games + 1))  # never quite sure
    return rate * (1 - rate) / share.games


def _certainty(worth: float, error: float) -> float:
    return abs(worth) / error if error else 0.0
