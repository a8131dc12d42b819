"""How to bluff: claim the highest truth, doubt what is more likely a lie."""

from __future__ import annotations

from collections.abc import Sequence

from royaumes.core import Move, Stream
from royaumes.games._toy.box import COPIES, VALUES
from royaumes.games._toy.moves import DOUBT, TRUST, Claim
from royaumes.games._toy.state import View


def ranking(v: View, options: Sequence[Move], stream: Stream) -> list[float]:
    """One for what a sensible player does, nothing for all else."""
    best = choose(v, options, stream)
    return [float(move is best) for move in options]


def choose(v: View, options: Sequence[Move], stream: Stream) -> Move:
    """A claim where one leads, a reply where another does."""
    claims = [move for move in options if isinstance(move, Claim)]
    if claims:
        return _claim(VALUES[v.my_card], claims)
    return DOUBT if _truth(v) < 0.5 else TRUST


def _claim(value: int, claims: list[Claim]) -> Claim:
    """The highest claim that holds, or else the smallest lie."""
    true = [claim for claim in claims if claim.value <= value]
    return true[-1] if true else claims[0]


def _truth(v: View) -> float:
    """How likely the claim holds, by the cards that this seat has not seen."""
    unseen = [COPIES - shown - v.my_buried.count(kind) for kind, shown in enumerate(v.shown)]
    holding = sum(count for count, value in zip(unseen, VALUES, strict=True) if value >= v.claim)
    return holding / sum(unseen)
