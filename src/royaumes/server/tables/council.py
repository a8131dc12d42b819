"""When somebody is away: a nudge, a computer player who minds the seat, and what the others decide."""

from __future__ import annotations

import time
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from royaumes.core import Window
from royaumes.core.moves import notation
from royaumes.server import protocol as p
from royaumes.server.limits import Bucket
from royaumes.server.protocol.errors import CodedError, NotSaved, Stale, too_many
from royaumes.server.storage import CLOSED, PLAYING, TableChange
from royaumes.server.tables.clock import CARETAKER, PACES, Clock
from royaumes.server.tables.proposal import END, KINDS, MIND, NO_PROPOSAL, PAUSE, RESUME, Proposal

if TYPE_CHECKING:
    from royaumes.server.tables.live_table import LiveTable

#: Seconds that others wait before they may let a computer player take over; by correspondence, where people
#: are usually away, as long as an answer may take.
PATIENCE = 60.0
_NUDGES = (2, 1 / 20)


class Council:
    """The people of one table about its course; the game's own questions are no matter of theirs."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self.clock = Clock(live)
        self._proposal: Proposal | None = None
        self._nudges = Bucket(*_NUDGES)

    @property
    def message(self) -> p.Proposed:
        """What is proposed now, for those who come."""
        return NO_PROPOSAL if self._open is None else self._open.message

    @property
    def _open(self) -> Proposal | None:
        """What can be voted on now."""
        return None if self._live.row.stage != PLAYING else self._proposal or self._ending

    @property
    def _ending(self) -> Proposal | None:
        """The proposal to end the game. It is kept with the table: those who must agree may be away."""
        row = self._live.row
        if row.ending is None:
            return None
        by, agreed = row.ending
        return Proposal(END, None, by, row.people, row.people.intersection(agreed))

    # ------------------------------------------------------------ coming and going

    async def welcome(self, person: str) -> None:
        """Somebody is back: their seats are theirs again at once. The lock is held."""
        self.clock.back(person)
        row = self._live.row
        minded = [seat for seat in row.held(person) if row.seats[seat].bot]
        if minded and row.stage == PLAYING:
            for seat in minded:
                row.seats[seat] = replace(row.seats[seat], bot="")
            with suppress(NotSaved):  # a full disk keeps nobody out
                await self._live.save_seats()
        if self._proposal and self._proposal.what == MIND and self._proposal.seat in row.held(person):
            await self._close(MIND)

    async def tick(self, now: float) -> None:
        """Close a question that has stood its time; let computer players answer for those who are late."""
        live = self._live
        if live.row.stage != PLAYING or not (late := self.clock.late(now)):
            return
        if (window := self.clock.window) is not None:
            await self._close_window(window, {seat: live.game_log.questions[seat] for seat in late})
            return
        async with live.lock:
            await live.ready()
            for seat in self.clock.late(now):
                await self._mind(seat)
        live.autoplay.nudge()

    async def _close_window(self, window: Window, late: dict[int, int]) -> None:
        """Answer for all who are still asked; somebody may be quicker in between."""
        for seat, question in late.items():
            with suppress(Stale):
                await self._live.answer(seat, question, notation(window.move))

    async def answered(self, seat: int) -> None:
        """A computer player has answered for a seat; whoever is here plays on in person."""
        live = self._live
        holder = live.row.seats[seat]
        if holder.kind != "bot" and holder.person in live.present():
            async with live.lock:
                await self.welcome(holder.person)

    # ------------------------------------------------------------ what people do

    async def nudge(self, person: str, seat: int) -> None:
        """Remind somebody that it is their turn."""
        live = self._live
        by = self._own_seat(person)
        if seat not in live.asked() or live.row.seats[seat].kind == "bot":
            raise CodedError("not-now", "server-not-waiting")
        if not self._nudges.take():
            raise too_many()
        live.send_all(p.Nudged(seat, by))

    async def propose(self, person: str, what: str, seat: int | None) -> None:
        """Propose something; what the host may decide alone happens at once."""
        live = self._live
        async with live.lock:
            by = self._own_seat(person)
            seat = seat if what == MIND else None
            self._check(what, seat)
            here = live.present()
            about = live.row.seats[seat].person if seat is not None else ""
            people = {one.person for one in live.row.seats if one.kind == "person"} - {about}
            voters = live.row.people if what == END else frozenset(people & here | {person})
            proposal = (what == END and self._ending) or Proposal(what, seat, by, voters)
            proposal = proposal.voted(person, True)
            if proposal.carried or (what != END and live.row.host == person):
                await self._carry_out(proposal)
            else:
                await self._keep(proposal)
        live.autoplay.nudge()

    async def vote(self, person: str, agree: bool) -> None:
        """A voice for or against what is proposed."""
        live = self._live
        async with live.lock:
            if (proposal := self._open) is None or person not in proposal.voters:
                raise CodedError("not-now", "server-no-proposal")
            proposal = proposal.voted(person, agree)
            withdrawn = not agree and proposal.by in live.row.held(person)
            if proposal.carried:
                await self._carry_out(proposal)
            elif proposal.lost or withdrawn:
                await self._close(proposal.what)
            else:
                await self._keep(proposal)
        live.autoplay.nudge()

    def _own_seat(self, person: str) -> int:
        held = self._live.row.held(person)
        if not held:
            raise CodedError("not-yours", "server-not-your-seat")
        return held[0]

    def _check(self, what: str, seat: int | None) -> None:
        row = self._live.row
        if what not in KINDS:
            raise CodedError("bad", "server-bad-proposal", text=what[:40])
        possible = (RESUME, END) if row.paused else (MIND, PAUSE, END)
        if row.stage != PLAYING or what not in possible:
            raise CodedError("not-now", "server-not-waiting")
        if what != MIND:
            return
        since = self.clock.since(seat) if seat is not None else None
        if since is None or row.seats[seat or 0].automatic:
            raise CodedError("not-now", "server-not-waiting")
        pace = PACES[row.pace]
        patience = PATIENCE if pace.together else pace.limit or PATIENCE
        left = since + patience - time.time()
        if left > 0:
            raise CodedError("not-now", "server-patience", seconds=int(left) + 1)

    # ------------------------------------------------------------ what comes of it

    async def _carry_out(self, proposal: Proposal) -> None:
        live = self._live
        match proposal.what:
            case "mind":
                assert proposal.seat is not None
                await self._mind(proposal.seat)
            case "end":
                live.row.stage, live.row.waiting = CLOSED, 0
                live.row.closed, live.row.ending = ("server-closed-vote", {}), None
                self._proposal = None
                await live.save_seats()
            case _:
                live.row.paused = proposal.what == PAUSE
                await live.save_seats()
                if proposal.what == RESUME:
                    self.clock.restart()
        await self._close(proposal.what)

    async def _mind(self, seat: int) -> None:
        live = self._live
        live.row.seats[seat] = replace(live.row.seats[seat], bot=CARETAKER)
        await live.save_seats()

    async def _keep(self, proposal: Proposal) -> None:
        """From now on this is proposed."""
        if proposal.what == END:
            self._proposal = None
            await self._keep_ending((proposal.by, tuple(sorted(proposal.agreed))))
        else:
            self._proposal = proposal
        self._live.send_all(proposal.message)

    async def _close(self, what: str) -> None:
        """What was proposed is decided. A proposal to end the game stays open beside others."""
        if what == END:
            await self._keep_ending(None)
        else:
            self._proposal = None
        self._live.send_all(self.message)

    async def _keep_ending(self, ending: tuple[int, tuple[str, ...]] | None) -> None:
        """Keep who has agreed to end the game. That moves no clock: the table counts as unchanged."""
        row = self._live.row
        if row.ending != ending:
            row.ending = ending
            await self._live.commit(TableChange(row))
