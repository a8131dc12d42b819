"""Im Auftrag des Königs as a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from royaumes.core import Game, Heuristics, Parts, Pieces, Setting, Settings, Stream, Terminal
from royaumes.games.auftrag.box import (
    ACTION_THINGS,
    ADVENTURE_THINGS,
    CARD_THINGS,
    KINDS,
    KNIGHTS,
    SAFETY,
    SETUPS,
)
from royaumes.games.auftrag.display import Display, display
from royaumes.games.auftrag.moves import MOVES
from royaumes.games.auftrag.phases.setup import set_up
from royaumes.games.auftrag.state import SIZE, Auftrag, View
from royaumes.games.auftrag.view import imagine, view

PIECES: Final = Pieces("knights", KNIGHTS, "IAK-1.2")


class AuftragGame(Game[Auftrag, View]):
    """Knights of the Round Table draft actions and ride out."""

    key = "auftrag"
    prefix = "IAK"
    rules_version = 3
    shelf = 4
    seats = range(min(SETUPS), max(SETUPS) + 1)
    settings = (Setting("rounds", SAFETY, "IAK-11.6"),)
    pieces = PIECES
    moves = MOVES

    def setup(self, seats: int, settings: Settings) -> Auftrag:
        return set_up(seats, settings, PIECES.dealt(seats, settings))

    def view(self, s: Auftrag, seat: int | None) -> View:
        return view(s, seat)

    def imagine(self, v: View, stream: Stream) -> Auftrag:
        return imagine(v, stream)

    def display(self, v: View) -> Display:
        return display(v)

    def parts(self) -> Parts[Auftrag, View]:
        from royaumes.games.auftrag import encoding, heuristics, purpose, reasons, reference, tally

        return Parts(
            heuristics=Heuristics(
                choose=heuristics.choose, ranking=heuristics.ranking, prospect=heuristics.prospect
            ),
            encoding=encoding,
            tally=tally,
            reason=reasons.reason,
            purpose=purpose.purpose,
            reference=reference.reference,
        )

    def terminal(self) -> Terminal[View]:
        from royaumes.games.auftrag import terminal

        return Terminal(terminal.draw, terminal.draw_small, terminal.COLUMNS)

    def census(self, s: Auftrag) -> Mapping[str, int]:
        """Action cards, virtue cards and adventures, each kind counted over all places."""
        counts = {
            thing: s.supply[kind] + sum(s.chosen[kind::KINDS]) for kind, thing in enumerate(ACTION_THINGS)
        }
        for card, thing in enumerate(CARD_THINGS):
            undealt = 0 if card % 2 else s.bag[card // 2]
            counts[thing] = s.piles[card] + sum(s.hands[card::SIZE]) + undealt
        for n, thing in enumerate(ADVENTURE_THINGS):
            hands = sum(held >> n & 1 for held in (*s.held, *s.fulfilled))
            counts[thing] = s.deck[n] + (s.open >> n & 1) + hands
        return counts


GAME: Final = AuftragGame()
