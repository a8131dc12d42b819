"""Guided first games: a whole game on record, of which the learner makes the moves that teach something."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from royaumes.core import Move, Moves, Record
from royaumes.core.codec import load
from royaumes.core.record import Answer
from royaumes.core.tables import folder
from royaumes.games import game, package

#: More moves than this between two of the learner's are hurried through.
_MANY = 6
#: Chance comes from the record's seed, so a lesson names its table by that alone.
_FILE = "lesson.json"


@dataclass(frozen=True, slots=True)
class Step:
    """What comes next by the record: an answer, and which of the learner's moves it is, if it is one."""

    answer: Answer
    number: int | None
    #: Whether the learner's next move is far off.
    hurried: bool

    def to_advise(self, seat: int, moves: Moves, options: Sequence[Move]) -> Sequence[Move]:
        """The moves that a hint may name: at the learner's own step only the one the coach speaks of."""
        return options if self.answer.seat != seat else [moves.parse(self.answer.text)]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A record and the numbers of the answers in it that the learner gives; all others are given for them.

    Nobody is held to it: whoever makes another move plays an ordinary game from there on.
    """

    record: Record
    asked: tuple[int, ...]
    #: Stretches of the record that show what the game is about, by the numbers of their answers.
    scenes: tuple[range, ...] = ()

    @property
    def seat(self) -> int:
        """The learner's seat."""
        seat = self.record.answers[self.asked[0]].seat
        assert seat is not None
        return seat

    def step(self, answers: Sequence[Answer]) -> Step | None:
        """What comes after these answers by the record; None where they have left it, or at its end."""
        at = len(answers)
        if at >= len(self.record.answers) or list(answers) != self.record.answers[:at]:
            return None
        coming = [asked for asked in self.asked if asked >= at]
        ahead = self.record.answers[at : coming[0] if coming else None]
        hurried = sum(answer.seat is not None for answer in ahead) > _MANY
        number = self.asked.index(at) + 1 if at in self.asked else None
        return Step(self.record.answers[at], number, hurried)


@cache
def lesson(key: str) -> Lesson | None:
    """The guided game of a game, where it has one that fits its rules."""
    home = folder(package(key))
    file = None if home is None else home.joinpath("data", _FILE)
    if file is None or not file.is_file():
        return None
    found = json.loads(file.read_text("utf-8"))
    record = load(json.dumps(found["record"]))
    if record.header.rules_version != game(key).rules_version:
        return None
    return Lesson(record, tuple(found["asked"]), tuple(range(*scene) for scene in found["scenes"]))


def lesson_of(key: str, seed: str) -> Lesson | None:
    """The lesson that a table with this seed gives, if it is one."""
    found = lesson(key)
    return found if found is not None and found.record.seed == seed else None
