"""Puzzles over HTTP."""

from __future__ import annotations

from typing import Any

from royaumes.server.protocol.parts import Body, Choice, Text


class PuzzleList(Body):
    """How many puzzles a game has, and which of them is today's, from 1."""

    game: str
    puzzles: int
    today: int


class Puzzle(Body):
    """A moment of a game as the seat to decide sees it, and what it may do."""

    game: str
    number: int
    puzzles: int
    seats: int
    seat: int
    prompt: Text
    options: list[Choice]
    view: Any


class PuzzleAnswer(Body):
    """The move that somebody takes for the solution."""

    move: str


class PuzzleSolved(Body):
    """Whether it is; the solution, what the next best move is worth less in tenths of a percent, and why."""

    right: bool
    solution: str
    ahead: int
    reason: Text | None
