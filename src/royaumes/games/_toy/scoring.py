"""The score sheet of Bluff: tokens count."""

from __future__ import annotations

from royaumes.core import Line, Over, ranked
from royaumes.games._toy.state import Bluff


def result(s: Bluff, why: str) -> Over:
    """Most tokens win (TOY-3.2)."""
    sheet = tuple(Line(seat, "TOY-3.2", "toy-line-tokens", tokens) for seat, tokens in enumerate(s.tokens))
    return Over(ranked(s.tokens), tuple(s.tokens), why, "TOY-3.1", sheet)
