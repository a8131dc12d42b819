"""Records: a header and the answers in order, chance included. Any prefix replays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, TypeVar, cast

from royaumes.core.events import Announcement
from royaumes.core.frozen import Frozen
from royaumes.core.game import Game
from royaumes.core.moves import Move, notation
from royaumes.core.pending import Chance, Decide, Over
from royaumes.core.refusal import IllegalMove, UserError
from royaumes.core.settings import Settings
from royaumes.core.state import State, View
from royaumes.core.stream import ALGORITHM, Stream, chance_stream, commitment

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Answer(Frozen):
    """One answer as written: a seat's move, or a chance outcome (seat None)."""

    seat: int | None
    text: str


class Origin(Frozen):
    """A moment of another game that this one goes on from: what had been answered there, and by what seat.

    What that seat did not know is dealt anew, from this game's own seed.
    """

    answers: tuple[Answer, ...]
    seat: int


class Header(Frozen):
    """What must be known before the first answer."""

    game: str
    rules_version: int
    seats: int
    settings: Settings = field(default_factory=dict)
    #: Who sat where: a person's name, or "bot:greedy".
    players: tuple[str, ...] = ()
    stream: str = ALGORITHM
    #: Published before the game; empty where the dice were real ones.
    commitment: str = ""
    #: Where it goes on from; None where it begins at the beginning.
    origin: Origin | None = None


@dataclass(slots=True)
class Record:
    """A whole game, or its beginning. The seed stays empty until it is revealed."""

    header: Header
    answers: list[Answer] = field(default_factory=list)
    seed: str = ""


class Step(Frozen):
    """One place in a replay: the answer that led here (None at the start), what was announced, the state."""

    answer: Answer | None
    announcements: Sequence[Announcement]
    state: State


def write_answer(question: Chance | Decide | Over, seat: int | None, move: Any) -> Answer:
    """An answer to a question in the form that a record keeps."""
    if isinstance(question, Chance):
        return _drawn(question.source.notation(move))
    return _made(seat, move)


# The same answers are given again and again, and every table remembers all of its own: they are shared.
@lru_cache(maxsize=4096)
def _drawn(text: str) -> Answer:
    return Answer(None, text)


@lru_cache(maxsize=8192)
def _made(seat: int | None, move: Move) -> Answer:
    return Answer(seat, notation(move))


def parse_answer(game: Game[S, V], s: S, answer: Answer) -> Any:
    """The move or outcome that a written answer means in this state."""
    if answer.seat is not None:
        return game.moves.parse(answer.text)
    question = game.pending(s)
    if not isinstance(question, Chance):
        raise UserError("table-chance-not-asked", text=answer.text)
    return question.source.parse(answer.text)


def apply_answer(game: Game[S, V], s: S, answer: Answer) -> Step:
    """The step that a written answer leads to; a `UserError` where this state does not allow it."""
    after, announcements = game.apply(s, answer.seat, parse_answer(game, s, answer))
    return Step(answer, tuple(announcements), after)


def replay(game: Game[S, V], record: Record) -> Iterator[Step]:
    """Every step of a record from the start; a `UserError` names the answer that cannot be."""
    header = record.header
    if header.game != game.key:
        raise UserError("record-other-game", game=header.game, expected=game.key)
    if header.rules_version != game.rules_version:
        raise UserError("record-other-rules", rules=header.rules_version, expected=game.rules_version)
    state = opening(game, header, record.seed)
    yield Step(None, (), state)
    yield from _carried_out(game, state, record.answers)


def opening(game: Game[S, V], header: Header, seed: str) -> S:
    """The state before the first answer of a game with this header and seed.

    A `UserError` where it goes on from another game that can't be, or whose seed is still hidden.
    """
    state = game.start(header.seats, header.settings)
    origin = header.origin
    if origin is None:
        return state
    if not seed:
        raise UserError("record-origin-no-seed")
    if origin.seat not in range(header.seats):
        raise UserError("record-origin-seat", seat=origin.seat)
    for step in _carried_out(game, state, origin.answers):
        state = cast(S, step.state)
    return game.imagine(game.view(state, origin.seat), Stream(seed).split("origin"))


def _carried_out(game: Game[S, V], state: S, answers: Sequence[Answer]) -> Iterator[Step]:
    for number, answer in enumerate(answers, 1):
        try:
            step = apply_answer(game, state, answer)
        except IllegalMove as error:
            raise UserError(
                "record-refused", number=number, text=answer.text, rule=error.refusal.rule
            ) from error
        except UserError as error:
            raise UserError("record-not-parsed", number=number, text=answer.text) from error
        yield step
        state = step.state  # type: ignore[assignment]  # a step is of one game


def verify(game: Game[S, V], record: Record) -> int:
    """Check every chance outcome against the seed and the seed against the commitment.

    Returns how many outcomes were checked; a `UserError` says what does not fit.
    """
    if not record.header.commitment:
        raise UserError("verify-no-commitment")
    if not record.seed:
        raise UserError("verify-no-seed")
    if record.header.stream != ALGORITHM:
        raise UserError("verify-other-stream", stream=record.header.stream, expected=ALGORITHM)
    if commitment(record.seed) != record.header.commitment:
        raise UserError("verify-commitment")
    checked = 0
    before: S | None = None
    for number, step in enumerate(replay(game, record)):
        if before is not None and step.answer is not None and step.answer.seat is None:
            question = game.pending(before)
            assert isinstance(question, Chance), "an answer without a seat is chance's"
            source = question.source
            expected = source.notation(source.sample(chance_stream(record.seed, checked)))
            if source.parse(step.answer.text) != source.parse(expected):
                raise UserError("verify-outcome", number=number, text=step.answer.text, expected=expected)
            checked += 1
        before = cast(S, step.state)
    return checked
