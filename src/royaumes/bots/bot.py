"""What a computer player is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from royaumes.core import Move, Stream, View


class Bot(Protocol):
    """Answers questions from a seat's view alone; remembers nothing between two questions."""

    @property
    def name(self) -> str:
        """How tables and statistics call it."""

    def choose(self, view: View, options: Sequence[Move], stream: Stream) -> Move:
        """One of the options; the same view and stream always give the same one."""
