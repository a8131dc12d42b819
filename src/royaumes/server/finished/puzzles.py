"""Puzzles: a moment to look at, and whether a move solves it."""

from __future__ import annotations

import time
from functools import lru_cache

from royaumes.bots.advice import reason
from royaumes.core import Decide
from royaumes.core.moves import notation
from royaumes.core.to_json import to_json
from royaumes.games import game
from royaumes.review.puzzles import puzzles
from royaumes.server import protocol as p
from royaumes.server.protocol.errors import CodedError, of_reason, text
from royaumes.server.tables import wire

_DAY = 24 * 3600


def listed(key: str) -> p.PuzzleList:
    """The puzzles of a game, and which one is today's."""
    found = puzzles(key)
    today = int(time.time()) // _DAY % len(found) + 1 if found else 0
    return p.PuzzleList(key, [p.PuzzleEntry(one.id, one.hard) for one in found], today)


def solved(key: str, number: int, answer: str) -> p.PuzzleSolved:
    """Whether a move is the solution, and what is."""
    found = puzzles(key)[_checked(key, number) - 1]
    rules = game(key)
    move = rules.moves.parse(found.solution)
    why = reason(key, rules.view(found.state(), found.seat), move)
    right = rules.moves.parse(answer) == move
    return p.PuzzleSolved(right, found.solution, found.ahead, of_reason(why), wire.gains(found.gains))


def shown(key: str, number: int) -> p.Puzzle:
    """A puzzle as whoever is to decide sees it."""
    return _shown(key, _checked(key, number))


@lru_cache(maxsize=64)
def _shown(key: str, number: int) -> p.Puzzle:
    rules, found = game(key), puzzles(key)[number - 1]
    s, seat = found.state(), found.seat
    question = rules.pending(s)
    assert isinstance(question, Decide)
    return p.Puzzle(
        game=key,
        number=number,
        puzzles=len(puzzles(key)),
        seats=found.seats,
        seat=seat,
        prompt=text(question.prompt, question.facts),
        options=[p.Choice(notation(move), list(move.picks)) for move in rules.options(s, seat)],
        view=to_json(rules.display(rules.view(s, seat))),
    )


def _checked(key: str, number: int) -> int:
    if not 1 <= number <= len(puzzles(key)):
        raise CodedError("not-found", "server-no-puzzle")
    return number
