"""Clocks: how long a question may stay open, and when a computer player answers for an absent person."""

from __future__ import annotations

import time

from royaumes.core import Decide, Window
from royaumes.server.paces import PACES
from royaumes.server.storage import PLAYING
from royaumes.server.tables.state import TableState

#: The computer player that takes care of a seat.
CARETAKER = "greedy"


class Clock:
    """When each seat was asked, when each person left, and whose time is over."""

    def __init__(self, table: TableState) -> None:
        self._table = table
        self._asked: dict[int, tuple[int, float]] = {}
        self._left: dict[str, float] = {}

    def note(self, questions: dict[int, int], now: float) -> None:
        """These questions are open; those that were open before keep their time."""
        known = self._asked
        self._asked = {
            seat: known[seat] if seat in known and known[seat][0] == question else (question, now)
            for seat, question in questions.items()
        }

    def away(self, person: str) -> None:
        """Note that a person has left."""
        self._left[person] = time.time()

    def back(self, person: str) -> None:
        """Note that a person is back."""
        self._left.pop(person, None)

    def restart(self) -> None:
        """Start all clocks again after a pause."""
        now = time.time()
        self._asked = {seat: (question, now) for seat, (question, _) in self._asked.items()}

    def since(self, seat: int) -> float | None:
        """When this seat was asked, or its holder left if that was later; None if it is not asked."""
        if seat not in self._asked:
            return None
        return max(self._asked[seat][1], self._left.get(self._table.row.seats[seat].person, 0.0))

    @property
    def window(self) -> Window | None:
        """The window of the open question, if any: its seconds, and the answer for those who miss it."""
        question = self._table.pending
        together = PACES[self._table.row.pace].together
        return question.window if together and isinstance(question, Decide) else None

    def until(self, seat: int) -> float | None:
        """When a computer player answers for this seat, or its question closes, if that is foreseen."""
        table = self._table
        since, holder = self.since(seat), table.row.seats[seat]
        if since is None or holder.automatic or table.row.paused or table.row.stage != PLAYING:
            return None
        if (window := self.window) is not None:
            return self._asked[seat][1] + window.seconds
        pace = PACES[table.row.pace]
        ends = [] if pace.limit is None else [self._asked[seat][1] + pace.limit]
        here = table.present()
        others = {one.person for one in table.row.seats if one.kind == "person"} - {holder.person}
        if pace.grace is not None and holder.person not in here and others & here:
            ends.append(since + pace.grace)
        return min(ends, default=None)

    def late(self, now: float) -> list[int]:
        """The seats whose time is over."""
        if not self._table.peers and (PACES[self._table.row.pace].limit is None or self.window):
            return []  # nobody waits
        return [seat for seat in self._asked if (end := self.until(seat)) is not None and end <= now]
