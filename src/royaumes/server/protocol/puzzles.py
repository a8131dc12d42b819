"""Puzzles over HTTP."""

from __future__ import annotations

from typing import Any

from royaumes.server.protocol.parts import Body, Choice, Gain, Text


class PuzzleEntry(Body):
    """A puzzle in a list: an id that stays with it, and whether first sight leads astray."""

    id: str
    hard: bool


class PuzzleList(Body):
    """The puzzles of a game in their order, and the number of today's, from 1; 0 where there are none."""

    game: str
    puzzles: list[PuzzleEntry]
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
    """Whether it is; the solution, what the next best move is worth less in tenths of a percent, and why.

    `gains` are what the solution brings that the next best move does not.
    """

    right: bool
    solution: str
    ahead: int
    reason: Text | None
    gains: list[Gain]
