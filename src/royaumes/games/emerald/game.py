"""Emerald as a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from royaumes.core import Game, Heuristics, Parts, Setting, Settings, Stream, Terminal
from royaumes.games.emerald.box import (
    CARD_NAMES,
    FAIR_STARTS,
    KNIGHTS,
    MOST_SEATS,
    PIECES,
    SEATING,
    UNSEEN,
    Sort,
)
from royaumes.games.emerald.display import Display, display
from royaumes.games.emerald.moves import MOVES
from royaumes.games.emerald.phases.setup import set_up
from royaumes.games.emerald.state import Emerald, View
from royaumes.games.emerald.view import imagine, view


class EmeraldGame(Game[Emerald, View]):
    """Knights, gold and gems, and a dragon that guards them."""

    key = "emerald"
    prefix = "EMR"
    rules_version = 2
    shelf = 2
    seats = range(min(SEATING), MOST_SEATS + 1)
    settings = (Setting("fair", FAIR_STARTS, "EMR-10.1"),)
    pieces = PIECES
    moves = MOVES

    def setup(self, seats: int, settings: Settings) -> Emerald:
        return set_up(seats, settings)

    def view(self, s: Emerald, seat: int | None) -> View:
        return view(s, seat)

    def imagine(self, v: View, stream: Stream) -> Emerald:
        return imagine(v, stream)

    def display(self, v: View) -> Display:
        return display(v)

    def parts(self) -> Parts[Emerald, View]:
        from royaumes.games.emerald import encoding, heuristics, purpose, reasons, reference, tally

        return Parts(
            heuristics=Heuristics(
                choose=heuristics.choose, ranking=heuristics.ranking, likely=heuristics.likely
            ),
            encoding=encoding,
            tally=tally,
            reason=reasons.reason,
            purpose=purpose.purpose,
            reference=reference.reference,
        )

    def terminal(self) -> Terminal[View]:
        from royaumes.games.emerald import terminal

        return Terminal(terminal.draw, terminal.draw_small, terminal.COLUMNS)

    def census(self, s: Emerald) -> Mapping[str, int]:
        """Knights by colour and cards by kind over all places."""
        counts = {
            KNIGHTS[colour]: sum(row) + s.chamber.count(colour) + s.nest.count(colour)
            for colour, row in enumerate(s.knights)
        }
        counts["standing"] = sum(s.crowd) + len(s.chamber) + len(s.nest)
        held = [*s.gold, s.hoard], s.gems
        for sort in Sort:
            unseen = UNSEEN[sort].counts(s.unseen[sort])
            for kind, name in enumerate(CARD_NAMES[sort]):
                counts[name] = unseen[kind] + s.open[sort].count(kind) + sum(row[kind] for row in held[sort])
        return counts


GAME: Final = EmeraldGame()
