"""Playing on: chance answers and seats choose, in place and unchecked, until the game is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, TypeVar

from royaumes.core.chance import Outcome
from royaumes.core.events import Emit, silent
from royaumes.core.moves import Move
from royaumes.core.pending import Chance, Decide, Over
from royaumes.core.state import State
from royaumes.core.stream import Stream

S = TypeVar("S", bound=State)
#: What chance answers to a question.
Throw: TypeAlias = Callable[[Chance], Outcome]
#: Which of the seats asked answers, and its move.
Choose: TypeAlias = Callable[[S, Decide], tuple[int, Move]]


def settle(s: State, throw: Throw, emit: Emit = silent) -> Decide | Over:
    """Let chance answer until a seat is asked or the game is over; returns that question, or the result."""
    while type(question := s.phase.question(s)) is Chance:
        s.phase.resolve(s, throw(question), emit)
    assert not isinstance(question, Chance)
    return question


def drive(s: S, throw: Throw, choose: Choose[S], emit: Emit = silent) -> Over:
    """Play on to the end."""
    while True:
        question = s.phase.question(s)
        if type(question) is Decide:
            seat, move = choose(s, question)
            s.phase.play(s, seat, move, emit)
        elif type(question) is Chance:
            s.phase.resolve(s, throw(question), emit)
        else:
            assert isinstance(question, Over)
            return question


def from_one(stream: Stream) -> Throw:
    """Chance that draws all its answers from one stream, one after the other."""
    return lambda question: question.source.sample(stream)


class Luck:
    """Chance that answers each question from a stream of its own, numbered by its place.

    So worlds that differ by one move meet the same luck.
    """

    def __init__(self, stream: Stream) -> None:
        self._stream = stream
        self._thrown = 0

    def __call__(self, question: Chance) -> Outcome:
        stream = self._stream.split(f"chance/{self._thrown}")
        self._thrown += 1
        return question.source.sample(stream)
