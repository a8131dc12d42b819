"""Verification put into figures: what was checked, and what the game came to."""

from __future__ import annotations

from dataclasses import dataclass

from royaumes.core import Over, Record
from royaumes.core.record import replay, verify
from royaumes.games import AnyGame


@dataclass(frozen=True, slots=True)
class Checked:
    """A record that holds: how many moves were allowed, how many outcomes came from the seed."""

    moves: int
    outcomes: int
    over: Over | None


def check(game: AnyGame, record: Record) -> Checked:
    """Check moves against the rules, chance against the seed, the seed against its commitment.

    A `UserError` says what does not fit.
    """
    outcomes = verify(game, record)
    return Checked(len(record.answers) - outcomes, outcomes, over_of(game, record))


def over_of(game: AnyGame, record: Record) -> Over | None:
    """What a record came to by the rules, whatever its chance came from; None where it is not over.

    A `UserError` names the answer that cannot be.
    """
    *_, last = replay(game, record)
    question = game.pending(last.state)
    return question if isinstance(question, Over) else None
