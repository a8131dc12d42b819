"""A table: it asks, checks the answers, answers for chance, and writes the record."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise
from typing import Any

from royaumes.core import (
    Chance,
    Decide,
    Event,
    Header,
    IllegalMove,
    Move,
    Over,
    Pending,
    Record,
    Refusal,
    Stream,
    UserError,
)
from royaumes.core.record import Answer, Origin, Step, opening, parse_answer, replay, write_answer
from royaumes.core.settings import Settings
from royaumes.core.state import FORGOTTEN
from royaumes.core.stream import bot_stream, chance_stream, commitment
from royaumes.games import AnyGame
from royaumes.play import undo

#: Stands in the record of a running game for an answer that is somebody's secret.
HIDDEN = "?"


class Table:
    """One game from the first question to the last, whoever answers and wherever.

    With a seed the table answers every chance question itself, at once; the seed's commitment
    stands in the record from the start, the seed only when the game is over. Without one the
    dice are real: somebody says what they show.
    """

    def __init__(
        self,
        game: AnyGame,
        players: Sequence[str],
        seed: str = "",
        settings: Settings | None = None,
        origin: Origin | None = None,
    ) -> None:
        self.game = game
        self._seed = seed
        game.start(len(players), settings)  # says what can't be before anything is agreed
        self.header = Header(
            game=game.key,
            rules_version=game.rules_version,
            seats=len(players),
            settings=game.agreed(len(players), settings or {}),
            players=tuple(players),
            commitment=commitment(seed) if seed else "",
            origin=origin,
        )
        #: Every state from the start with the answer that led to it: a state is never changed.
        self.steps: list[Step] = [Step(None, (), opening(game, self.header, seed))]
        #: How many chance questions have been answered in these steps, and each seat's last answer.
        self._chances = 0
        self._last: dict[int, int] = {}
        self._known_from = 0
        self._asked: tuple[Any, Pending] | None = None
        self._settle()

    @property
    def state(self) -> Any:
        """The state now; only the table's owner sees it, players see views."""
        return self.steps[-1].state

    @property
    def pending(self) -> Pending:
        """The question now asked; worked out once for a state."""
        state = self.state
        if self._asked is None or self._asked[0] is not state:
            self._asked = state, self.game.pending(state)
        return self._asked[1]

    @property
    def over(self) -> Over | None:
        """The result, once there is one."""
        question = self.pending
        return question if isinstance(question, Over) else None

    @property
    def commitment(self) -> str:
        """What is published before the game, so that the seed cannot be changed later."""
        return self.header.commitment

    @property
    def answers(self) -> list[Answer]:
        """All answers so far, chance included."""
        return [step.answer for step in self.steps if step.answer is not None]

    @property
    def record(self) -> Record:
        """What may be shown to anybody.

        Until the game is over the seed stays out of it, and what one seat alone knows is `HIDDEN`.
        """
        return self.own_record if self.over else Record(self.header, self._open_answers())

    @property
    def own_record(self) -> Record:
        """For the owner alone: with the seed, so that a running game can go on."""
        return Record(self.header, self.answers, self._seed)

    def _open_answers(self) -> list[Answer]:
        """All answers so far, without private outcomes and without sealed answers not yet opened."""
        shown = []
        for before, step in pairwise(self._with_states()):
            assert step.answer is not None
            question = self.game.pending(before.state)
            secret = question.private if isinstance(question, Chance) else self._sealed(question)
            shown.append(Answer(step.answer.seat, HIDDEN) if secret else step.answer)
        return shown

    def _sealed(self, question: Pending) -> bool:
        """Whether several were asked this under seal and some of them still are."""
        now = self.pending
        if not isinstance(question, Decide) or not question.sealed or not isinstance(now, Decide):
            return False
        return question.prompt == now.prompt and set(now.seats) < set(question.seats)

    def asks(self, seat: int) -> bool:
        """Whether this seat is asked now."""
        return bool(self.options(seat))

    def options(self, seat: int) -> Sequence[Move]:
        """The moves that this seat may make now."""
        return self.game.options(self.state, seat)

    def refusal(self, seat: int, move: Move) -> Refusal | None:
        """Why this seat may not make this move now, or None."""
        return self.game.refusal(self.state, seat, move)

    def view(self, seat: int | None) -> Any:
        """What this seat (None: a spectator) may know."""
        return self.game.view(self.state, seat)

    def display(self, seat: int | None) -> Any:
        """What the board shows this seat."""
        return self.game.display(self.view(seat))

    def answer(self, seat: int | None, move: Any) -> None:
        """Take an answer, checked; a `IllegalMove` says why not, and then nothing has changed.

        Seat None is chance: only where the dice are real.
        """
        if seat is None and self._seed:
            raise UserError("table-chance-is-drawn")
        self._take(seat, move)
        self._settle()

    def answer_text(self, seat: int | None, text: str) -> None:
        """The same for an answer as records keep it."""
        if seat is None:
            self.answer(None, parse_answer(self.game, self.state, Answer(None, text)))
        else:
            self.answer(seat, self.game.moves.parse(text))

    def events_for(self, seat: int | None, since: int = 0) -> Iterator[Event]:
        """What this seat has learnt after step number `since` (0 is the start), in order."""
        for step in self.steps[since + 1 :]:
            for announcement in step.announcements:
                event = announcement.to(seat)
                if event is not None:
                    yield event

    def bot_stream(self, seat: int) -> Stream:
        """The random stream for a bot's next choice: the same again when the game is resumed."""
        seed = self._seed or self.header.commitment or secrets.token_hex()
        return bot_stream(seed, seat, len(self.steps) - 1)

    def stand(self, steps: list[Step]) -> None:
        """Put the table where these steps have led; nothing is checked, nothing thrown."""
        self.steps = steps
        self._chances, self._last, self._known_from = 0, {}, 0
        for at, step in enumerate(steps):
            self._note(step.answer, at)

    def forget(self) -> None:
        """Drop old states that no undo can reach: a long game of many tables fits into memory.

        Answers and announcements stay. After an undo earlier states are wanted again: the owner
        replays the record then (`recall`).
        """
        needed = min(self._last.values(), default=1) - 1
        for at in range(self._known_from, needed):
            step = self.steps[at]
            self.steps[at] = Step(step.answer, step.announcements, FORGOTTEN)
        self._known_from = max(self._known_from, needed)

    def recall(self) -> None:
        """Bring forgotten states back, by replaying the record."""
        if self._known_from:
            self.stand(self._with_states())

    def _with_states(self) -> list[Step]:
        """All steps, each with its state."""
        if not self._known_from:
            return self.steps
        return list(replay(self.game, Record(self.header, self.answers, self._seed)))

    def undo_refusal(self, seat: int, consent: Collection[int] = ()) -> Refusal | None:
        """Why this seat may not take its last answer back, or None (see `undo`)."""
        found = undo.plan(self.game, self.steps, self.header.seats, seat, consent)
        return found if isinstance(found, Refusal) else None

    def undo(self, seat: int, consent: Collection[int] = ()) -> undo.Undone:
        """Go back to this seat's own last decision; a `IllegalMove` says why not.

        `consent` names the other seats that agree; where all do, nothing holds the move back.
        """
        found = undo.plan(self.game, self.steps, self.header.seats, seat, consent)
        if isinstance(found, Refusal):
            raise IllegalMove(found)
        undone = undo.take_back(self.game, self.steps, found)
        forgot = self._known_from
        self.stand(self.steps)
        self._known_from = forgot
        return undone

    def _take(self, seat: int | None, move: Any) -> None:
        answer = write_answer(self.pending, seat, move)
        state, announcements = self.game.apply(self.state, seat, move)
        self.steps.append(Step(answer, tuple(announcements), state))
        self._note(answer, len(self.steps) - 1)

    def _note(self, answer: Answer | None, at: int) -> None:
        """Remember what an answer at this step changes about the steps as a whole."""
        if answer is None:
            return
        if answer.seat is None:
            self._chances += 1
        else:
            self._last[answer.seat] = at

    def _settle(self) -> None:
        """Answer chance as long as it is asked."""
        while self._seed and isinstance(question := self.pending, Chance):
            self._take(None, question.source.sample(chance_stream(self._seed, self._chances)))


def new_seed() -> str:
    """A seed that nobody can guess, short enough to be read out."""
    return secrets.token_hex(16)
