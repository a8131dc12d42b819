"""Verification put into figures: what was checked, and what the game came to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from royaumes.core import Game, Over, Record
from royaumes.core.record import replay, verify


@dataclass(frozen=True, slots=True)
class Checked:
    """A record that holds: how many moves were allowed, how many outcomes came from the seed."""

    moves: int
    outcomes: int
    over: Over | None


def check(game: Game[Any, Any], record: Record) -> Checked:
    """Check moves against the rules, chance against the seed, the seed against its commitment.

    A `UserError` says what does not fit.
    """
    outcomes = verify(game, record)
    *_, last = replay(game, record)
    question = game.pending(last.state)
    moves = len(record.answers) - outcomes
    return Checked(moves, outcomes, question if isinstance(question, Over) else None)
