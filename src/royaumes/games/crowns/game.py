"""Crowns as a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from royaumes.core import Game, Options, Setting, Stream
from royaumes.core.digest import Row
from royaumes.games.crowns.board import CHIPS, DATA
from royaumes.games.crowns.moves import MOVES
from royaumes.games.crowns.phases.beginning import BEGINNING
from royaumes.games.crowns.phases.turn import THROWING
from royaumes.games.crowns.reference import reference
from royaumes.games.crowns.state import Crowns
from royaumes.games.crowns.view import View, imagine, view

_LEAST, _MOST = DATA["box"]["players"]


class CrownsGame(Game[Crowns, View]):
    """Six dice and 18 chips a player (CRW-1.1)."""

    key = "crowns"
    prefix = "CRW"
    rules = 1
    seats = range(_LEAST, _MOST + 1)
    settings = (Setting("hard", (False, True), "CRW-6.3"),)
    moves = MOVES
    hidden = False

    def setup(self, seats: int, options: Options) -> Crowns:
        """Empty boards; alone there is nobody to draw lots with."""
        demand = 0 if seats > 1 else 2 if options["hard"] else 1
        phase = BEGINNING if seats > 1 else THROWING
        return Crowns(phase=phase, covered=[0] * seats, chips=[CHIPS] * seats, demand=demand)

    def reference(self) -> Mapping[str, Sequence[Row]]:
        """The board and its lines."""
        return reference()

    def view(self, s: Crowns, seat: int | None) -> View:
        """All that lies on the table."""
        return view(s, seat)

    def imagine(self, v: View, stream: Stream) -> Crowns:
        """The world that a view shows; nothing is hidden here."""
        return imagine(v)

    def census(self, s: Crowns) -> Mapping[str, int]:
        """Each player's chips: on the board, beside it, or out of the solitaire."""
        removed = [s.removed if s.demand else 0] * len(s.chips)
        return {
            f"chips:{seat}": left + covered.bit_count() + gone
            for seat, (left, covered, gone) in enumerate(zip(s.chips, s.covered, removed, strict=True))
        }


GAME = CrownsGame()
