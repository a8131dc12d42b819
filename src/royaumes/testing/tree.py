"""Tree counts: how many ways a game can go on from a position."""

from __future__ import annotations

from typing import Any, TypeVar

from royaumes.core import Chance, Game, Over, State, View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


def count(game: Game[S, V], state: S, depth: int) -> int:
    """The number of different sequences of answers of this length (shorter where the game ends)."""
    question = game.pending(state)
    if depth == 0 or isinstance(question, Over):
        return 1
    if isinstance(question, Chance):
        answers: list[tuple[int | None, Any]] = [(None, outcome) for outcome, _ in question.source.outcomes()]
    else:
        seat = question.seats[0]
        answers = [(seat, move) for move in game.options(state, seat)]
    total = 0
    for seat_or_none, move in answers:
        after = state.fork()
        game.advance(after, seat_or_none, move)
        total += count(game, after, depth - 1)
    return total
