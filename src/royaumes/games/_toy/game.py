"""Bluff as a game."""

from __future__ import annotations

from collections.abc import Mapping

from royaumes.core import Game, Options, Stream
from royaumes.games._toy.moves import MOVES
from royaumes.games._toy.phases import DRAWING
from royaumes.games._toy.state import COPIES, DATA, NONE, VALUES, Bluff
from royaumes.games._toy.view import View, imagine, view


class Toy(Game[Bluff, View]):
    """The game that every adapter is tried with first."""

    key = "_toy"
    prefix = "TOY"
    rules = 1
    seats = range(2, 5)
    moves = MOVES

    def setup(self, seats: int, options: Options) -> Bluff:
        """TOY-1.1: tokens out, cards in the bag."""
        return Bluff(
            phase=DRAWING,
            tokens=[DATA["tokens"]["seat"]] * seats,
            bank=DATA["tokens"]["bank"],
            bag=[COPIES] * len(VALUES),
            buried=[[] for _ in range(seats)],
            shown=[0] * len(VALUES),
            replies=[NONE] * seats,
        )

    def view(self, s: Bluff, seat: int | None) -> View:
        """What a seat knows."""
        return view(s, seat)

    def imagine(self, v: View, stream: Stream) -> Bluff:
        """A world behind a view."""
        return imagine(v, stream, COPIES)

    def census(self, s: Bluff) -> Mapping[str, int]:
        """Tokens and cards, each kind counted over all places."""
        counts = {"tokens": s.bank + sum(s.tokens)}
        for kind, value in enumerate(VALUES):
            buried = sum(pile.count(kind) for pile in s.buried)
            counts[f"card:{value}"] = s.bag[kind] + s.shown[kind] + buried + (s.card == kind)
        return counts


GAME = Toy()
