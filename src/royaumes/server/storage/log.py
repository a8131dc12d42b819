"""The rows of a game's append-only log."""

from __future__ import annotations

from dataclasses import dataclass

ANSWER, UNDO = "answer", "undo"


@dataclass(frozen=True, slots=True)
class LogRow:
    """An answer (seat None is chance), or an undo with the seats that agreed to it."""

    row: int
    kind: str
    seat: int | None
    text: str
    key: str = ""
