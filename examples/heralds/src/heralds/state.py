"""The state of a race."""

from __future__ import annotations

from dataclasses import dataclass

from royaumes.core import State


@dataclass(slots=True)
class Heralds(State):
    """How far everybody has come, and whose horse must rest."""

    seats: int
    length: int
    milestones: list[int]
    resting: list[bool]
    first: int = 0
    to_move: int = 0
    turn: int = 1
    round: int = 1

    def fork(self) -> Heralds:
        new = Heralds.__new__(Heralds)
        new.phase = self.phase
        new.seats = self.seats
        new.length = self.length
        new.milestones = self.milestones[:]
        new.resting = self.resting[:]
        new.first = self.first
        new.to_move = self.to_move
        new.turn = self.turn
        new.round = self.round
        return new
