"""Proposals: a computer player for somebody who is away, a pause, going on, the end of the game."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace

from royaumes.server import protocol as p
from royaumes.server.paces import PACES
from royaumes.server.protocol.errors import CodedError
from royaumes.server.storage import CLOSED, PLAYING, TableChange
from royaumes.server.tables.absences import Absences
from royaumes.server.tables.stored_table import StoredTable

#: Seconds that others wait before they may let a computer player take over; by correspondence, where people
#: are usually away, as long as an answer may take.
PATIENCE = 60.0
MIND, PAUSE, RESUME, END = "mind", "pause", "resume", "end"
KINDS = (MIND, PAUSE, RESUME, END)


@dataclass(frozen=True, slots=True)
class Proposal:
    """Who proposes what about which seat, who may vote, and the votes so far.

    More than half decide; to end the game everybody who sits at the table must agree, present or away.
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
        """This proposal with one more vote."""
        if agree:
            return replace(self, agreed=self.agreed | {person}, refused=self.refused - {person})
        return replace(self, agreed=self.agreed - {person}, refused=self.refused | {person})

    @property
    def message(self) -> p.Proposed:
        """The proposal as the browser hears of it."""
        return p.Proposed(self.what, self.seat, self.by, len(self.agreed), self.needed)


NO_PROPOSAL = p.Proposed(None, None, None, 0, 0)


class Proposals:
    """What the people at one table propose and vote on; the game's own questions are not among it."""

    def __init__(self, table: StoredTable, absences: Absences, wake_bots: Callable[[], None]) -> None:
        self._table = table
        self._absences = absences
        self._wake_bots = wake_bots
        self._proposal: Proposal | None = None

    @property
    def message(self) -> p.Proposed:
        """The proposal that is open now, for those who come."""
        return NO_PROPOSAL if self._open is None else self._open.message

    @property
    def _open(self) -> Proposal | None:
        """What can be voted on now."""
        return None if self._table.row.stage != PLAYING else self._proposal or self._ending

    @property
    def _ending(self) -> Proposal | None:
        """The proposal to end the game. It is kept with the table: those who must agree may be away."""
        row = self._table.row
        if row.ending is None:
            return None
        by, agreed = row.ending
        return Proposal(END, None, by, row.people, row.people.intersection(agreed))

    async def welcome(self, person: str) -> None:
        """Drop a proposal about the seat of a person who is back. The lock is held."""
        proposal = self._proposal
        if proposal and proposal.what == MIND and proposal.seat in self._table.row.held(person):
            await self._close(MIND)

    async def propose(self, person: str, what: str, seat: int | None) -> None:
        """Propose something; what the host may decide alone happens at once."""
        table = self._table
        async with table.lock:
            by = table.own_seat(person)
            seat = seat if what == MIND else None
            self._check(what, seat)
            here = table.present()
            about = table.row.seats[seat].person if seat is not None else ""
            people = {one.person for one in table.row.seats if one.kind == "person"} - {about}
            voters = table.row.people if what == END else frozenset(people & here | {person})
            proposal = (what == END and self._ending) or Proposal(what, seat, by, voters)
            proposal = proposal.voted(person, True)
            if proposal.carried or (what != END and table.row.host == person):
                await self._carry_out(proposal)
            else:
                await self._keep(proposal)
        self._wake_bots()

    async def vote(self, person: str, agree: bool) -> None:
        """Vote for or against the open proposal."""
        table = self._table
        async with table.lock:
            if (proposal := self._open) is None or person not in proposal.voters:
                raise CodedError("not-now", "server-no-proposal")
            proposal = proposal.voted(person, agree)
            withdrawn = not agree and proposal.by in table.row.held(person)
            if proposal.carried:
                await self._carry_out(proposal)
            elif proposal.lost or withdrawn:
                await self._close(proposal.what)
            else:
                await self._keep(proposal)
        self._wake_bots()

    def _check(self, what: str, seat: int | None) -> None:
        row = self._table.row
        if what not in KINDS:
            raise CodedError("bad", "server-bad-proposal", text=what[:40])
        possible = (RESUME, END) if row.paused else (MIND, PAUSE, END)
        if row.stage != PLAYING or what not in possible:
            raise CodedError("not-now", "server-not-waiting")
        if what != MIND:
            return
        since = self._table.clock.since(seat) if seat is not None else None
        if since is None or row.seats[seat or 0].automatic:
            raise CodedError("not-now", "server-not-waiting")
        pace = PACES[row.pace]
        patience = PATIENCE if pace.together else pace.limit or PATIENCE
        left = since + patience - time.time()
        if left > 0:
            raise CodedError("not-now", "server-patience", seconds=int(left) + 1)

    async def _carry_out(self, proposal: Proposal) -> None:
        table = self._table
        match proposal.what:
            case "mind":
                assert proposal.seat is not None
                await self._absences.take_over(proposal.seat)
            case "end":
                table.row.stage, table.row.waiting = CLOSED, 0
                table.row.closed, table.row.ending = ("server-closed-vote", {}), None
                self._proposal = None
                await table.save_seats()
            case _:
                table.row.paused = proposal.what == PAUSE
                await table.save_seats()
                if proposal.what == RESUME:
                    table.clock.restart()
        await self._close(proposal.what)

    async def _keep(self, proposal: Proposal) -> None:
        """Keep a proposal open and show it to all."""
        if proposal.what == END:
            self._proposal = None
            await self._keep_ending((proposal.by, tuple(sorted(proposal.agreed))))
        else:
            self._proposal = proposal
        self._table.send_all(proposal.message)

    async def _close(self, what: str) -> None:
        """Close a proposal that is decided. A proposal to end the game stays open beside others."""
        if what == END:
            await self._keep_ending(None)
        else:
            self._proposal = None
        self._table.send_all(self.message)

    async def _keep_ending(self, ending: tuple[int, tuple[str, ...]] | None) -> None:
        """Keep who has agreed to end the game. That moves no clock: the table counts as unchanged."""
        row = self._table.row
        if row.ending != ending:
            row.ending = ending
            await self._table.commit(TableChange(row))
