"""Decisions of one player that follow each other at once: what is missed twice is lost once.

A playout goes on as the heuristics would. Where they overlook a plan, each decision before it seems to lose
what the plan is worth, although it was still open after all but the last. So a move is worth at least as much
as the best that its player could do next, where nothing came in between.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from royaumes.review.decision import Judged


def lost_once(decisions: Sequence[Judged]) -> list[Judged]:
    """Decisions in their order, each charged with what could not be had any more after it."""
    found: list[Judged] = []
    open_then = 0  # what the decision after this one could still bring
    for number in reversed(range(len(decisions))):
        one = decisions[number]
        after = decisions[number + 1] if number + 1 < len(decisions) else None
        best = one.considered[0].worth
        if after is not None and after.seat == one.seat and after.step == one.step + 1:
            lost = max(0, min(one.lost, best - open_then))
            found.append(one if lost == one.lost else replace(one, effects=_reduced(one, lost)))
            open_then = max(best, open_then)
        else:
            found.append(one)
            open_then = best
    return found[::-1]


def _reduced(one: Judged, lost: int) -> tuple[int, ...]:
    """The effects of a decision that lost only so much."""
    return tuple(round(effect * lost / one.lost) for effect in one.effects)
