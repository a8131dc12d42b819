"""Heralds as a game."""

from __future__ import annotations

from collections.abc import Mapping

from heralds.box import LEAST_SEATS, LENGTHS, MOST_SEATS
from heralds.moves import MOVES
from heralds.phases.setup import set_up
from heralds.state import Heralds, View
from heralds.view import imagine, view
from royaumes.core import Game, Heuristics, Parts, Setting, Settings, Stream


class HeraldsGame(Game[Heralds, View]):
    """A race to the palace."""

    key = "heralds"
    prefix = "HER"
    rules_version = 1
    seats = range(LEAST_SEATS, MOST_SEATS + 1)
    settings = (Setting("road", LENGTHS, "HER-1.1"),)
    moves = MOVES
    hidden = False

    def setup(self, seats: int, settings: Settings) -> Heralds:
        return set_up(seats, settings)

    def view(self, s: Heralds, seat: int | None) -> View:
        return view(s, seat)

    def imagine(self, v: View, stream: Stream) -> Heralds:
        return imagine(v)

    def parts(self) -> Parts[Heralds, View]:
        from heralds import heuristics

        return Parts(heuristics=Heuristics(choose=heuristics.choose))

    def census(self, s: Heralds) -> Mapping[str, int]:
        """Every herald is on the road."""
        return {"heralds": sum(0 <= milestone <= s.length for milestone in s.milestones)}


GAME = HeraldsGame()
