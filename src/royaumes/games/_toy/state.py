"""The state of a game of Bluff."""

from __future__ import annotations

from dataclasses import dataclass

from royaumes.core import State
from royaumes.games._toy.box import NONE


@dataclass(slots=True)
class Bluff(State):
    """Who leads, who owns how many tokens, where the cards are."""

    tokens: list[int]
    bank: int
    bag: list[int]
    buried: list[list[int]]
    shown: list[int]
    replies: list[int]
    to_move: int = 0
    turn: int = 1
    card: int = NONE
    claim: int = 0
    last: int = 0

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.tokens)

    def fork(self) -> Bluff:
        new = Bluff.__new__(Bluff)
        new.phase = self.phase
        new.tokens = self.tokens[:]
        new.bank = self.bank
        new.bag = self.bag[:]
        new.buried = [pile[:] for pile in self.buried]
        new.shown = self.shown[:]
        new.replies = self.replies[:]
        new.to_move = self.to_move
        new.turn = self.turn
        new.card = self.card
        new.claim = self.claim
        new.last = self.last
        return new
