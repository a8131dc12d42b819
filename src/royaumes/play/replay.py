"""Walking through a record, forwards and backwards."""

from __future__ import annotations

from royaumes.core import Record
from royaumes.core.record import Step, replay
from royaumes.games import AnyGame


class Replay:
    """A record with the state after every step: any of them is at hand at once.

    The whole record is replayed when it is opened, so a record that cannot be is a `UserError`
    here and never half-way.
    """

    def __init__(self, game: AnyGame, record: Record) -> None:
        self.game = game
        self.record = record
        self.steps: list[Step] = list(replay(game, record))
        self.at = 0

    @property
    def last(self) -> int:
        """The number of the last step; 0 is the start."""
        return len(self.steps) - 1

    @property
    def step(self) -> Step:
        """The step that is looked at."""
        return self.steps[self.at]

    def go(self, number: int) -> bool:
        """Look at a step, or at the nearest there is; says whether that is another one."""
        before, self.at = self.at, min(max(number, 0), self.last)
        return self.at != before

    def forward(self) -> bool:
        """One step on, if there is one."""
        return self.go(self.at + 1)

    def back(self) -> bool:
        """One step back, if there is one."""
        return self.go(self.at - 1)
