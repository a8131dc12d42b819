"""Crowns as a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from royaumes.core import Game, Heuristics, Parts, Pieces, Setting, Settings, Stream, Terminal
from royaumes.games.crowns.box import COLOURS, LEAST_SEATS, MOST_SEATS
from royaumes.games.crowns.display import Display, display
from royaumes.games.crowns.moves import MOVES
from royaumes.games.crowns.phases.setup import set_up
from royaumes.games.crowns.state import Crowns, View
from royaumes.games.crowns.view import imagine, view

PIECES: Final = Pieces("colours", COLOURS, "CRW-1.5")


class CrownsGame(Game[Crowns, View]):
    """Six dice and 18 chips per player."""

    key = "crowns"
    prefix = "CRW"
    rules_version = 1
    shelf = 1
    seats = range(LEAST_SEATS, MOST_SEATS + 1)
    settings = (Setting("hard", (False, True), "CRW-6.3", seats=(1,)),)
    pieces = PIECES
    moves = MOVES
    hidden = False

    def setup(self, seats: int, settings: Settings) -> Crowns:
        return set_up(seats, settings, PIECES.dealt(seats, settings))

    def view(self, s: Crowns, seat: int | None) -> View:
        return view(s, seat)

    def imagine(self, v: View, stream: Stream) -> Crowns:
        return imagine(v)

    def display(self, v: View) -> Display:
        return display(v)

    def parts(self) -> Parts[Crowns, View]:
        from royaumes.games.crowns import (
            encoding,
            heuristics,
            purpose,
            reasons,
            reference,
            tally,
            turn_encoding,
        )

        return Parts(
            heuristics=Heuristics(
                choose=heuristics.choose, ranking=heuristics.ranking, prospect=heuristics.prospect
            ),
            encoding=encoding,
            turn_encoding=turn_encoding,
            tally=tally,
            reason=reasons.reason,
            purpose=purpose.purpose,
            reference=reference.reference,
        )

    def terminal(self) -> Terminal[View]:
        from royaumes.games.crowns import terminal

        return Terminal(terminal.draw, terminal.draw_small, terminal.COLUMNS)

    def census(self, s: Crowns) -> Mapping[str, int]:
        """Each player's chips: on the board, beside it, or out of the solitaire."""
        return {
            f"chips:{seat}": left + covered.bit_count() + s.removed
            for seat, (left, covered) in enumerate(zip(s.chips, s.covered, strict=True))
        }


GAME: Final = CrownsGame()
