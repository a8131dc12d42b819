"""Whole turns: everything that a seat can still do before somebody else is asked."""

from __future__ import annotations

from typing import Any

from royaumes.core import Decide, Move, State, Stop
from royaumes.games import AnyGame

#: So many ways to end a turn are looked at, those of the fewest moves first: few throws allow more.
_MOST = 300

#: The moves of a turn in order, and the world after them.
Turn = tuple[tuple[Move, ...], Any]


def whole_turns(game: AnyGame, s: State, seat: int) -> list[Turn]:
    """The ways to end a turn in games where its moves can be made in any order; each is found in one order.

    Moves after chance has answered are no longer part of the turn.
    """
    found: list[Turn] = []
    ranks: dict[Move, int] = {}
    open_turns: list[tuple[tuple[Move, ...], Any, int]] = [((), s, -1)]
    for moves, world, last in open_turns:
        for move in world.phase.options(world, seat):
            rank = ranks.setdefault(move, len(ranks))
            if rank <= last and type(move) is not Stop:
                continue
            after = world.fork()
            game.advance(after, seat, move)
            question = after.phase.question(after)
            if type(question) is Decide and question.seats[0] == seat:
                open_turns.append(((*moves, move), after, rank))
            else:
                found.append(((*moves, move), after))
        if len(found) >= _MOST:
            break
    return found
