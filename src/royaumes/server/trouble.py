"""Problems in the protocol's own form, with the HTTP status that fits."""

from __future__ import annotations

from typing import Any

from royaumes.core import Problem, Refusal, Refused
from royaumes.core.plain import plain
from royaumes.server.protocol import Text, Trouble

#: HTTP status of each code; what is not here is a bad request.
STATUS = {
    "refused": 409,
    "stale": 409,
    "not-now": 409,
    "not-yours": 403,
    "foreign": 403,
    "not-found": 404,
    "too-large": 413,
    "too-many": 429,
    "not-kept": 503,
    "broken": 500,
}


class Failure(Problem):
    """A problem with a code for programs."""

    def __init__(self, code: str, why: str, /, **facts: Any) -> None:
        super().__init__(why, **facts)
        self.code = code


class Stale(Failure):
    """An answer to a question that is not open any more."""


def text(message: str, facts: Any = None) -> Text:
    """A message for the reader's catalogue."""
    return Text(message, plain(facts) if facts else {})


def of_refusal(refusal: Refusal) -> Trouble:
    """What the rules refuse."""
    return Trouble("refused", text(refusal.why, refusal.facts), refusal.rule)


def trouble(problem: Problem) -> Trouble:
    """Any problem as the browser gets it."""
    if isinstance(problem, Refused):
        return of_refusal(problem.refusal)
    code = problem.code if isinstance(problem, Failure) else "bad"
    return Trouble(code, text(problem.why, problem.facts))
