"""Who begins (CRW-1.4)."""

from __future__ import annotations

from dataclasses import dataclass

from royaumes.core import Chance, Draw, Phase, Told, seat_name, tell
from royaumes.games.crowns.phases.turn import THROWING
from royaumes.games.crowns.state import Began, Crowns


@dataclass(frozen=True, slots=True)
class Beginning(Phase):
    """The first player is drawn at random."""

    section = "CRW-1"

    def pending(self, s: Crowns) -> Chance:
        """A bag with every seat in it once."""
        seats = len(s.chips)
        return Chance(Draw([1] * seats, [seat_name(seat) for seat in range(seats)]), "crowns-ask-first")

    def advance(self, s: Crowns, seat: int | None, move: int, told: list[Told] | None) -> None:
        """The drawn seat throws first."""
        s.first = s.seat = move
        s.phase = THROWING
        tell(told, Began(seat_name(move)), reveals=True)


BEGINNING = Beginning()
