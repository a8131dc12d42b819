"""A whole game judged: the parts that add up to its result, and the decisions that made it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from royaumes.core.frozen import Frozen
from royaumes.review.decision import Judged

#: How many turning points, best and worst decisions are pointed out.
_NAMED = 3


class Parts(Frozen):
    """What made a seat's result: `start + luck + own + rivals == result`, exactly.

    `own` is what its own decisions gave away, `rivals` what the others' decisions gave it; what dice and
    cards did and what came to light is `luck`.
    """

    start: int
    luck: int
    own: int
    rivals: int
    result: int


class Review(Frozen):
    """All decisions of a game in their order, and what they came to for each seat.

    Shares are in tenths of a percent; where somebody plays `alone`, in tenths of a point.
    """

    game: str
    alone: bool
    #: With how many playouts each decision was judged.
    depth: int
    decisions: tuple[Judged, ...]
    parts: tuple[Parts, ...]
    #: The numbers of the decisions after which most changed, in their order.
    turning: tuple[int, ...]
    #: For each seat, the numbers of its best and of its worst decisions, the most important first.
    best: tuple[tuple[int, ...], ...]
    worst: tuple[tuple[int, ...], ...]


def report(
    key: str, depth: int, start: Sequence[int], decisions: Sequence[Judged], result: Sequence[int]
) -> Review:
    """Put decisions together, in their order, into the review of a finished game."""
    seats = range(len(result))
    return Review(
        game=key,
        alone=len(result) == 1,
        depth=depth,
        decisions=tuple(decisions),
        parts=tuple(_parts(seat, start[seat], decisions, result[seat]) for seat in seats),
        turning=_turning(decisions, result),
        best=tuple(_foremost(decisions, seat, lambda one: one.ahead) for seat in seats),
        worst=tuple(_foremost(decisions, seat, lambda one: one.lost) for seat in seats),
    )


def _parts(seat: int, start: int, decisions: Sequence[Judged], result: int) -> Parts:
    own = sum(one.effects[seat] for one in decisions if one.seat == seat)
    rivals = sum(one.effects[seat] for one in decisions if one.seat != seat)
    return Parts(start, result - start - own - rivals, own, rivals, result)


def _turning(decisions: Sequence[Judged], result: Sequence[int]) -> tuple[int, ...]:
    """Where somebody's prospects changed most from one decision to the next, or to the end."""
    stood = [*(one.chances for one in decisions), tuple(result)]
    swings = [
        max(abs(after - before) for before, after in zip(*both, strict=True)) for both in pairwise(stood)
    ]
    order = sorted(range(len(swings)), key=lambda number: -swings[number])
    return tuple(sorted(order[:_NAMED]))


def _foremost(decisions: Sequence[Judged], seat: int, worth: Callable[[Judged], int]) -> tuple[int, ...]:
    """The decisions of a seat that are most worth mentioning; none that are worth nothing."""
    own = [number for number, one in enumerate(decisions) if one.seat == seat and worth(one) > 0]
    return tuple(sorted(own, key=lambda number: -worth(decisions[number]))[:_NAMED])
