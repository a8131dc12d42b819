"""Records: a header and the answers in order, chance included. Any prefix replays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from royaumes.core.game import Game
from royaumes.core.moves import spell
from royaumes.core.options import Options
from royaumes.core.pending import Chance, Decide, Over
from royaumes.core.refusal import Problem, Refused
from royaumes.core.stream import ALGORITHM, chance_stream, commitment
from royaumes.core.telling import Told


@dataclass(frozen=True, slots=True)
class Header:
    """What must be known before the first answer."""

    game: str
    rules: int
    seats: int
    options: Options = field(default_factory=dict)
    #: Who sat where: a person's name, or "bot:greedy".
    players: tuple[str, ...] = ()
    stream: str = ALGORITHM
    #: Published before the game; empty where the dice were real ones.
    commitment: str = ""


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer as written: a seat's move, or a chance outcome (seat None)."""

    seat: int | None
    text: str


@dataclass(slots=True)
class Record:
    """A whole game, or its beginning. The seed stays empty until it is revealed."""

    header: Header
    answers: list[Answer] = field(default_factory=list)
    seed: str = ""


@dataclass(frozen=True, slots=True)
class Step:
    """One place in a replay: the answer that led here (None at the start), what it told, the state."""

    answer: Answer | None
    told: Sequence[Told]
    state: Any


def written(question: Chance | Decide | Over, seat: int | None, move: Any) -> Answer:
    """An answer to a question in the form that a record keeps."""
    if isinstance(question, Chance):
        return Answer(None, question.source.spell(move))
    return Answer(seat, spell(move))


def understood(game: Game[Any, Any], s: Any, answer: Answer) -> Any:
    """The move or outcome that a written answer means in this state."""
    if answer.seat is not None:
        return game.moves.read(answer.text)
    question = game.pending(s)
    if not isinstance(question, Chance):
        raise Problem("table-chance-not-asked", text=answer.text)
    return question.source.read(answer.text)


def replay(game: Game[Any, Any], record: Record) -> Iterator[Step]:
    """Every step of a record from the start; a `Problem` names the answer that cannot be."""
    header = record.header
    if header.game != game.key:
        raise Problem("record-other-game", game=header.game, expected=game.key)
    if header.rules != game.rules:
        raise Problem("record-other-rules", rules=header.rules, expected=game.rules)
    state = game.start(header.seats, header.options)
    yield Step(None, (), state)
    for number, answer in enumerate(record.answers, 1):
        try:
            state, told = game.apply(state, answer.seat, understood(game, state, answer))
        except Refused as problem:
            raise Problem(
                "record-refused", number=number, text=answer.text, rule=problem.refusal.rule
            ) from problem
        except Problem as problem:
            raise Problem("record-not-understood", number=number, text=answer.text) from problem
        yield Step(answer, told, state)


def verify(game: Game[Any, Any], record: Record) -> int:
    """Check every chance outcome against the seed and the seed against the commitment.

    Returns how many outcomes were checked; a `Problem` says what does not fit.
    """
    if not record.header.commitment:
        raise Problem("verify-no-commitment")
    if not record.seed:
        raise Problem("verify-no-seed")
    if record.header.stream != ALGORITHM:
        raise Problem("verify-other-stream", stream=record.header.stream, expected=ALGORITHM)
    if commitment(record.seed) != record.header.commitment:
        raise Problem("verify-commitment")
    checked = 0
    before: Any = None
    for number, step in enumerate(replay(game, record)):
        if step.answer is not None and step.answer.seat is None:
            source = game.pending(before).source  # type: ignore[union-attr]
            expected = source.spell(source.sample(chance_stream(record.seed, checked)))
            if source.read(step.answer.text) != source.read(expected):
                raise Problem("verify-outcome", number=number, text=step.answer.text, expected=expected)
            checked += 1
        before = step.state
    return checked
