"""A game at a table as an append-only log: every answer a row, an undo a row too."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from royaumes.core import Decide, Event, Settings, UserError
from royaumes.core.record import Answer, Origin, Step, apply_answer
from royaumes.games import AnyGame
from royaumes.play import Table
from royaumes.play.lesson import lesson_of
from royaumes.server.storage.log import ANSWER, UNDO, LogRow


class GameLog:
    """A table's game and how it came about; `n` is the number of its last row.

    Every seat that is asked has a question number: the row after which it was asked. It stays while
    others answer the same question, so a sealed answer is not stale because another came first.
    """

    def __init__(
        self,
        game: AnyGame,
        players: Sequence[str],
        seed: str,
        settings: Settings,
        origin: Origin | None = None,
    ) -> None:
        self.table = Table(game, players, seed, settings, origin)
        self.lesson = lesson_of(game.key, seed)
        self.n = 0
        self.questions: dict[int, int] = {}
        #: What these ask, where somebody is asked.
        self._asked: Decide | None = None
        #: The row of the last undo: what was sent before it cannot be built upon.
        self.undone = 0
        self._first = self._count(0)

    @classmethod
    def load(
        cls,
        game: AnyGame,
        players: Sequence[str],
        seed: str,
        settings: Settings,
        rows: Iterable[LogRow],
        origin: Origin | None = None,
    ) -> GameLog:
        """The game as its rows left it; a `UserError` where they do not fit the rules."""
        game_log = cls(game, players, seed, settings, origin)
        table = game_log.table
        game_log.n, game_log.questions = 0, {}
        table.stand(table.steps[:1])
        game_log._ask_anew(0)
        for row in rows:
            game_log._again(row)
        table.stand(table.steps)
        table.forget()
        return game_log

    @property
    def first_rows(self) -> list[LogRow]:
        """The rows of a new game: what chance said before anybody was asked."""
        return self._first

    def answer(self, seat: int, text: str, key: str = "") -> list[LogRow]:
        """Take an answer; the rows that it makes, chance included. A `UserError` changes nothing."""
        before = len(self.table.steps)
        self.table.answer_text(seat, text)
        rows = self._count(before, key)
        self.table.forget()
        return rows

    def undo(self, seat: int, consent: Collection[int], key: str = "") -> LogRow:
        """Take this seat's last answer back; a `IllegalMove` changes nothing."""
        self.table.undo(seat, consent)
        self.table.recall()
        row = LogRow(self.n + 1, UNDO, seat, " ".join(map(str, sorted(consent))), key)
        self._mark_undo(row)
        return row

    def step_of(self, since: int) -> int | None:
        """The step that stood after this row; None where the two cannot be compared any more."""
        if not self.undone <= since <= self.n or since < 0:
            return None
        return len(self.table.steps) - 1 - (self.n - since)

    def events_for(self, seat: int | None, since: int) -> list[Event]:
        """What a seat has heard after a step."""
        return list(self.table.events_for(seat, since))

    def _count(self, before: int, key: str = "") -> list[LogRow]:
        """Number the steps from this one on, and the questions that follow them."""
        rows = []
        steps = self.table.steps
        if before == 0:
            self._ask_anew(0, steps[0])
            before = 1
        for at in range(before, len(steps)):
            answer = steps[at].answer
            assert answer is not None
            self.n += 1
            rows.append(LogRow(self.n, ANSWER, answer.seat, answer.text, key if at == before else ""))
            self._ask(answer.seat, self.n, steps[at])
        return rows

    def _ask_anew(self, row: int, after: Step | None = None) -> None:
        """Number the questions that stand after a step (None: the last); none of them was asked before."""
        self._asked = None
        self._ask(None, row, after)

    def _ask(self, answered: int | None, row: int, after: Step | None = None) -> None:
        """Number the questions after an answer; seats that have not answered yet keep their numbers."""
        table = self.table
        last = after is None or after is table.steps[-1]
        now = table.pending if last else table.game.pending(after.state)  # type: ignore[union-attr]
        before, self._asked = self._asked, now if isinstance(now, Decide) else None
        if self._asked is None:
            self.questions = {}
            return
        still = self.questions if before is not None and before.prompt == self._asked.prompt else {}
        self.questions = {
            seat: still[seat] if seat in still and seat != answered else row for seat in self._asked.seats
        }

    def _again(self, row: LogRow) -> None:
        """Carry out a stored row."""
        table = self.table
        if row.row != self.n + 1:
            raise UserError("server-log-gap", number=row.row)
        if row.kind == UNDO:
            assert row.seat is not None
            table.undo(row.seat, [int(seat) for seat in row.text.split()])
            self._mark_undo(row)
            return
        table.steps.append(apply_answer(table.game, table.state, Answer(row.seat, row.text)))
        self.n = row.row
        self._ask(row.seat, row.row)

    def _mark_undo(self, row: LogRow) -> None:
        self.n = self.undone = row.row
        self._ask_anew(row.row)
