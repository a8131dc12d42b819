"""For a Crown as a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from royaumes.core import Game, Heuristics, Parts, Setting, Settings, Stream, Terminal
from royaumes.games.foracrown.box import (
    CARD_THINGS,
    EVENT_THINGS,
    LEAST_SEATS,
    MOST_SEATS,
    PIECES,
    PILES,
    EventKind,
)
from royaumes.games.foracrown.display import Display, display
from royaumes.games.foracrown.moves import MOVES
from royaumes.games.foracrown.phases.setup import set_up
from royaumes.games.foracrown.state import ForACrown, View
from royaumes.games.foracrown.view import guesses, imagine, view


class ForACrownGame(Game[ForACrown, View]):
    """Three to five families (FAC-1.1), four rounds (FAC-2.1), one crown."""

    key = "foracrown"
    prefix = "FAC"
    rules_version = 1
    shelf = 5
    seats = range(LEAST_SEATS, MOST_SEATS + 1)
    settings = (Setting("memory_aid", (False, True), "FAC-1.5"),)
    pieces = PIECES
    moves = MOVES

    def setup(self, seats: int, settings: Settings) -> ForACrown:
        return set_up(seats, settings)

    def view(self, s: ForACrown, seat: int | None) -> View:
        return view(s, seat)

    def imagine(self, v: View, stream: Stream) -> ForACrown:
        return imagine(v, stream)

    def guesses(self, v: View, stream: Stream) -> tuple[View, ...]:
        return guesses(v, stream)

    def display(self, v: View) -> Display:
        return display(v)

    def parts(self) -> Parts[ForACrown, View]:
        from royaumes.games.foracrown import encoding, heuristics, purpose, reasons, reference, tally

        return Parts(
            heuristics=Heuristics(choose=heuristics.choose, ranking=heuristics.ranking),
            encoding=encoding,
            tally=tally,
            reason=reasons.reason,
            purpose=purpose.purpose,
            reference=reference.reference,
        )

    def terminal(self) -> Terminal[View]:
        from royaumes.games.foracrown import terminal

        return Terminal(terminal.draw, terminal.draw_small, terminal.COLUMNS)

    def census(self, s: ForACrown) -> Mapping[str, int]:
        """Tokens in chests and bank, every mercenary face, every kind of event."""
        counts = {
            "rubies": s.bank_rubies + sum(s.rubies),
            "coins": s.bank_coins + sum(s.coins),
            "raccoons": s.bank_raccoons + sum(s.raccoons),
        }
        unseen = [card for cards in s.decks for card in cards]
        for card, thing in enumerate(CARD_THINGS):
            piled = s.piles[card] if card < PILES else unseen.count(card)
            counts[thing] = piled + s.open.count(card) + s.recruits.count(card)
        for kind in EventKind:
            counts[EVENT_THINGS[kind]] = s.event_bag[kind] + s.events.count(kind)
        return counts


GAME: Final = ForACrownGame()
