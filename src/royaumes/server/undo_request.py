"""Somebody asks to take a move back across what was revealed: a request with a life of its own."""

from __future__ import annotations

from dataclasses import dataclass

from royaumes.server import protocol as p


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """Who asks, and the seats that must still agree.

    It ends when all have agreed, when one has not, or when anything else happens at the table: a move,
    or somebody who comes, leaves, or is taken care of. Computer players never agree.
    """

    seat: int
    needs: frozenset[int]

    def agreed(self, seat: int) -> UndoRequest:
        """The same with one consent more."""
        return UndoRequest(self.seat, self.needs - {seat})

    @property
    def message(self) -> p.UndoRequested:
        """The request as the browser hears of it."""
        return p.UndoRequested(self.seat, sorted(self.needs))

    @property
    def closing(self) -> p.UndoRequested:
        """That it is over."""
        return p.UndoRequested(self.seat, [])


NO_REQUEST = p.UndoRequested(None, [])
