"""Bluff as a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from royaumes.core import Game, Heuristics, Parts, Settings, Stream
from royaumes.games._toy.box import VALUES
from royaumes.games._toy.moves import MOVES
from royaumes.games._toy.phases.setup import set_up
from royaumes.games._toy.state import Bluff, View
from royaumes.games._toy.view import imagine, view


class Toy(Game[Bluff, View]):
    """The game that every adapter is tried with first."""

    key = "_toy"
    prefix = "TOY"
    rules_version = 1
    seats = range(2, 5)
    moves = MOVES

    def setup(self, seats: int, settings: Settings) -> Bluff:
        return set_up(seats)

    def view(self, s: Bluff, seat: int | None) -> View:
        return view(s, seat)

    def imagine(self, v: View, stream: Stream) -> Bluff:
        return imagine(v, stream)

    def parts(self) -> Parts[Bluff, View]:
        from royaumes.games._toy import heuristics

        return Parts(heuristics=Heuristics(choose=heuristics.choose, ranking=heuristics.ranking))

    def census(self, s: Bluff) -> Mapping[str, int]:
        """Tokens and cards, each kind counted over all places."""
        counts = {"tokens": s.bank + sum(s.tokens)}
        for kind, value in enumerate(VALUES):
            buried = sum(pile.count(kind) for pile in s.buried)
            counts[f"card:{value}"] = s.bag[kind] + s.shown[kind] + buried + (s.card == kind)
        return counts


GAME: Final = Toy()
