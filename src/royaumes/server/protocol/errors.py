"""Problems in the protocol's own form, with the HTTP status that fits."""

from __future__ import annotations

from typing import Any

from royaumes.core import IllegalMove, Reason, Refusal, UserError
from royaumes.core.to_json import to_json
from royaumes.server.protocol.parts import ErrorMessage, Text

#: HTTP status of each code, and of what is not here: a bad request.
BAD = 400
STATUS = {
    "bad-token": 401,
    "refused": 409,
    "stale": 409,
    "not-now": 409,
    "not-yours": 403,
    "foreign": 403,
    "not-found": 404,
    "too-large": 413,
    "too-many": 429,
    "not-saved": 503,
    "unwell": 503,
    "broken": 500,
}


class CodedError(UserError):
    """A problem with a code for programs."""

    def __init__(self, code: str, why: str, /, **facts: Any) -> None:
        super().__init__(why, **facts)
        self.code = code


class Stale(CodedError):
    """An answer to a question that is not open any more."""


class NotSaved(CodedError):
    """What was asked could not be put on the disk, so it has not happened."""


def too_many() -> CodedError:
    """More than is allowed at once."""
    return CodedError("too-many", "server-too-many")


def text(message: str, facts: Any = None) -> Text:
    """A message for the reader's catalogue."""
    return Text(message, to_json(facts) if facts else {})


def of_reason(reason: Reason | None) -> Text | None:
    """What speaks for a move, if anything does."""
    return None if reason is None else text(reason.why, reason.facts)


def of_refusal(refusal: Refusal) -> ErrorMessage:
    """What the rules refuse."""
    return ErrorMessage("refused", text(refusal.why, refusal.facts), refusal.rule)


def error_message(error: UserError) -> ErrorMessage:
    """Any problem as the browser gets it."""
    if isinstance(error, IllegalMove):
        return of_refusal(error.refusal)
    code = error.code if isinstance(error, CodedError) else "bad"
    return ErrorMessage(code, text(error.why, error.facts))
