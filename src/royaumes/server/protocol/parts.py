"""What several messages are made of."""

from __future__ import annotations

from typing import Any

from royaumes.server.protocol.records import Struct

Facts = dict[str, Any]


class Body(Struct, forbid_unknown_fields=True, omit_defaults=False):
    """Any record of the protocol: what is not named in it is an error."""


class Text(Body):
    """Something to be put into words: a message id of the catalogue and its facts."""

    id: str
    facts: Facts = {}


class ErrorMessage(Body):
    """Why something was not done: a code for programs, a text for people, and the rule that refuses."""

    code: str
    text: Text
    rule: str | None = None


class Choice(Body):
    """One allowed answer: as written in records, and the board elements it touches in order."""

    move: str
    picks: list[str]


class Gain(Body):
    """What a move brings that another does not: on average a seat has so many tenths more of it, or less.

    A `cost` speaks against the move.
    """

    tally: str
    seat: int
    tenths: int
    cost: bool


class LessonStep(Body):
    """What the coach of a guided game says of a question, and the move that the lesson goes on with."""

    text: Text
    move: str


class Ask(Body):
    """The question now open to a seat; answers must name its number."""

    question: int
    prompt: Text
    section: str
    options: list[Choice]
    lesson: LessonStep | None = None


class Line(Body):
    """One line of the score sheet."""

    seat: int
    rule: str
    text: Text
    points: int


class Result(Body):
    """How a game ended: seats from best to worst (equals together), scores, the sheet, why."""

    ranking: list[list[int]]
    scores: list[int]
    why: Text
    rule: str
    sheet: list[Line]


class Event(Body):
    """Something that happened, as one viewer may hear it."""

    message: str
    facts: Facts
