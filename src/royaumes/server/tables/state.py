"""The state of a table in memory: its row, its game, its peers."""

from __future__ import annotations

import asyncio

from royaumes.core import IllegalMove, Pending, Refusal
from royaumes.games import game
from royaumes.play.lesson import Step
from royaumes.server.protocol.errors import CodedError
from royaumes.server.storage import CLOSED, OPEN, OVER, Message, TableRow
from royaumes.server.tables.game_log import GameLog
from royaumes.server.transport.peer import Peer


class TableState:
    """A table's state, to be read; `StoredTable` changes it."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.game = game(row.game)
        #: Held by whoever changes the table, until the change is on the disk.
        self.lock = asyncio.Lock()
        self.peers: set[Peer] = set()
        #: Whether another process holds the table now.
        self.gone = False
        self._log: GameLog | None = None

    @property
    def game_log(self) -> GameLog:
        """The game, once it is `ready`."""
        assert self._log is not None
        return self._log

    @property
    def pending(self) -> Pending | None:
        """What the game waits for, where it is in memory."""
        return None if self._log is None else self._log.table.pending

    @property
    def playable(self) -> bool:
        """Whether the game can be shown: it was begun by the rules as they are now."""
        return self.row.rules_version == self.game.rules_version and self.row.stage != CLOSED

    @property
    def other_rules(self) -> Message:
        """That the game was played by other rules than today's."""
        return "server-other-rules", {"version": self.row.rules_version, "now": self.game.rules_version}

    def asked(self) -> list[int]:
        """The seats that are asked now: as the game says, or as the disk does before it is loaded."""
        return self.row.asked() if self._log is None else sorted(self._log.questions)

    def lesson_step(self) -> Step | None:
        """What comes next in a lesson that is followed, where the game is in memory."""
        if self._log is None or self._log.lesson is None:
            return None
        return self._log.lesson.step(self._log.table.answers)

    def present(self) -> set[str]:
        """The people who are here; a shared screen does not count."""
        return {peer.person for peer in self.peers if not peer.watching}

    def seats_of(self, peer: Peer) -> list[int | None]:
        """The seats that a peer sees the game from: its person's own, or None for a spectator."""
        held: list[int | None] = [] if peer.watching else [*self.row.held(peer.person)]
        return held or [None]

    def own_seat(self, person: str) -> int:
        """The first seat of a person; a `CodedError` where they have none."""
        held = self.row.held(person)
        if not held:
            raise CodedError("not-yours", "server-not-your-seat")
        return held[0]

    def check_begun(self) -> None:
        """A `CodedError` where there is no game to be loaded."""
        if self.row.stage == OPEN:
            raise CodedError("not-now", "server-not-started")
        if self.row.stage == CLOSED:
            raise CodedError("not-now", "server-closed")
        if not self.playable:
            name, facts = self.other_rules
            raise CodedError("not-now", name, **facts)

    def check_running(self) -> None:
        """A `UserError` where no move is taken now."""
        if self.row.stage == CLOSED:
            raise CodedError("not-now", "server-closed")
        if self.row.paused:
            raise CodedError("not-now", "server-paused")
        if self.row.stage == OVER:  # the seed has been revealed
            raise IllegalMove(Refusal("TBL-1.1", "table-no-over"))
