"""Le Royaume des 5 Couronnes as a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from royaumes.core import Game, Heuristics, Parts, Setting, Settings, Stream, Terminal
from royaumes.games.royaume.box import (
    CALLING_SECONDS,
    COLOURS,
    DOWN,
    KINDS,
    LEAST_SEATS,
    MOST_SEATS,
    ON_CELL,
    PATHS,
    PILES,
    POWER_TOKENS,
)
from royaumes.games.royaume.display import Display, display
from royaumes.games.royaume.moves import MOVES
from royaumes.games.royaume.phases.setup import set_up
from royaumes.games.royaume.state import Royaume, View
from royaumes.games.royaume.view import imagine, view


class RoyaumeGame(Game[Royaume, View]):
    """Princes with secret orders (R5C-1.1)."""

    key = "royaume"
    prefix = "R5C"
    rules_version = 2
    shelf = 3
    seats = range(LEAST_SEATS, MOST_SEATS + 1)
    settings = (
        Setting("path", PATHS, "R5C-1.5"),
        Setting("calling", (False, True), "R5C-8.3"),
        Setting("calling_seconds", CALLING_SECONDS, "R5C-8.4"),
    )
    moves = MOVES

    def setup(self, seats: int, settings: Settings) -> Royaume:
        return set_up(seats, settings)

    def view(self, s: Royaume, seat: int | None) -> View:
        return view(s, seat)

    def imagine(self, v: View, stream: Stream) -> Royaume:
        return imagine(v, stream)

    def display(self, v: View) -> Display:
        return display(v)

    def parts(self) -> Parts[Royaume, View]:
        from royaumes.games.royaume import encoding, heuristics, purpose, reasons, reference, tally

        return Parts(
            heuristics=Heuristics(
                choose=heuristics.choose,
                ranking=heuristics.ranking,
                prospect=heuristics.prospect,
                likely=heuristics.likely,
                lead=heuristics.LEAD,
            ),
            encoding=encoding,
            tally=tally,
            reason=reasons.reason,
            purpose=purpose.purpose,
            reference=reference.reference,
        )

    def terminal(self) -> Terminal[View]:
        from royaumes.games.royaume import terminal

        return Terminal(terminal.draw, terminal.draw_small, terminal.COLUMNS)

    def census(self, s: Royaume) -> Mapping[str, int]:
        """Cards, treasures, orders; power cannot run out, so the bank's is what princes lack."""
        piles = [PILES.counts(pile) for pile in (s.unseen, s.talon, s.discards)]
        counts = {
            f"card:{key}": s.cards.count(ON_CELL[kind]) + sum(pile[kind] for pile in piles)
            for kind, key in enumerate(KINDS)
        }
        counts["unseen cards"] = sum(piles[0]) - s.cards.count(DOWN) - s.fresh
        for colour, key in enumerate(COLOURS):
            counts[f"treasure:{key}"] = s.bank[colour] + sum(owned[colour] for owned in s.treasures)
        counts["power in reach"] = int(min(s.power) >= 0 and sum(s.power) <= POWER_TOKENS)
        counts["orders twice"] = len(s.orders) - len(set(s.orders))
        return counts


GAME: Final = RoyaumeGame()
