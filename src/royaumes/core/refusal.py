"""Why something is not possible, or is advised: a message id with facts that every door can translate."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Any

from royaumes.core.frozen import Frozen

#: A number, or the name of a thing as it stands in picks ("knight:red", "seat:2"), or several of them.
Fact = int | str | tuple[int | str, ...]
Facts = Mapping[str, Fact]


class Refusal(Frozen):
    """A move that the rules refuse: the digest rule, the message that says why, and its facts."""

    rule: str
    why: str
    facts: Facts = field(default_factory=dict)


class Reason(Frozen):
    """What speaks for a move: the message that says so, and its facts."""

    why: str
    facts: Facts = field(default_factory=dict)


class UserError(Exception):
    """An error that people may see: a message id and facts, put into words by the catalogue."""

    def __init__(self, why: str, /, **facts: Fact) -> None:
        self.why = why
        self.facts: Facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        return _user_error, (self.why, dict(self.facts))  # so that it can leave a worker process

    def __str__(self) -> str:
        return _sentence(self) if _sentence is not None else self.plain

    @property
    def plain(self) -> str:
        """The message id with its facts: what there is to say where no language is known."""
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.why} ({facts})" if facts else self.why


class IllegalMove(UserError):
    """Raised by `apply` when a move is refused; carries the refusal."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.why, **refusal.facts)
        self.refusal = refusal

    def __reduce__(self) -> tuple[Any, ...]:
        return IllegalMove, (self.refusal,)


def _user_error(why: str, facts: dict[str, Fact]) -> UserError:
    return UserError(why, **facts)


#: Puts an error into words; nothing until somebody who knows the words gives it.
_sentence: Callable[[UserError], str] | None = None


def say_errors(sentence: Callable[[UserError], str]) -> None:
    """Let `str(error)` be said by this from now on."""
    global _sentence
    _sentence = sentence
