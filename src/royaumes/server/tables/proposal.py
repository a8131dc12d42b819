"""What those at a table may decide together: let a computer play for somebody, pause, go on, end the game."""

from __future__ import annotations

from dataclasses import dataclass, replace

from royaumes.server import protocol as p

MIND, PAUSE, RESUME, END = "mind", "pause", "resume", "end"
KINDS = (MIND, PAUSE, RESUME, END)


@dataclass(frozen=True, slots=True)
class Proposal:
    """Who proposes what about which seat, the people who may vote, and what they said so far.

    More than half of them decide; to end the game everybody who sits at the table must agree, here or away.
    """

    what: str
    seat: int | None
    by: int
    voters: frozenset[str]
    agreed: frozenset[str] = frozenset()
    refused: frozenset[str] = frozenset()

    @property
    def needed(self) -> int:
        """How many must agree."""
        return len(self.voters) if self.what == END else len(self.voters) // 2 + 1

    @property
    def carried(self) -> bool:
        """Whether enough have agreed."""
        return len(self.agreed) >= self.needed

    @property
    def lost(self) -> bool:
        """Whether enough cannot agree any more."""
        return len(self.voters - self.refused) < self.needed

    def voted(self, person: str, agree: bool) -> Proposal:
        """The same with one voice more."""
        if agree:
            return replace(self, agreed=self.agreed | {person}, refused=self.refused - {person})
        return replace(self, agreed=self.agreed - {person}, refused=self.refused | {person})

    @property
    def message(self) -> p.Proposed:
        """The proposal as the browser hears of it."""
        return p.Proposed(self.what, self.seat, self.by, len(self.agreed), self.needed)


NO_PROPOSAL = p.Proposed(None, None, None, 0, 0)
