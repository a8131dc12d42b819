"""The score sheet: gold, treasures, gems, bonuses, and who wins."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from operator import mul
from typing import Final

from royaumes.core import Line, Over, ranked
from royaumes.games.emerald.box import BONUS_POINTS, GEM_POINTS, GEMS, NONE, TREASURE_POINTS, VALUES
from royaumes.games.emerald.state import Emerald, treasures

MOST_NAMES: Final = tuple(f"most:{kind}" for kind in GEMS)


def fair_points(seats: int, first: int, seat: int, fair: int) -> int:
    """EMR-10.1: what a seat begins with: something in the later half of the turn order, once it is known."""
    late = first != NONE and (seat - first) % seats >= seats - seats // 2
    return fair if late else 0


def majority(gems: Sequence[Sequence[int]], kind: int) -> int:
    """EMR-9.1: the seat with strictly the most gems of a kind, or NONE."""
    held = [row[kind] for row in gems]
    most = max(held)
    return held.index(most) if held.count(most) == 1 else NONE


def gold_values(hand: Sequence[int]) -> tuple[int, ...]:
    """The values of gold cards counted by kind, lowest first."""
    return tuple([value for value, count in zip(VALUES, hand, strict=True) for _ in range(count)])


def gold_points(hand: Sequence[int]) -> int:
    """What these cards are worth together."""
    return sum(map(mul, VALUES, hand))


def leaders(gems: Sequence[Sequence[int]]) -> list[int]:
    """Who has the majority of each kind."""
    return [majority(gems, kind) for kind in range(len(GEMS))]


@lru_cache(maxsize=1 << 12)
def open_points(
    gems: tuple[tuple[int, ...], ...],
    chamber: tuple[int, ...],
    owners: tuple[int, ...],
    four: int,
    first: int,
    fair: int,
) -> tuple[int, ...]:
    """Everybody's points as they stand but for the gold: the sheet in one number.

    It is given what it depends on, which few moves change: every view asks for it.
    """
    won, seats = [*leaders(gems), four], len(gems)
    entered = treasures(chamber, owners, seats)
    return tuple(
        [
            TREASURE_POINTS * entered[seat]
            + GEM_POINTS * sum(gems[seat])
            + BONUS_POINTS * won.count(seat)
            + fair_points(seats, first, seat, fair)
            for seat in range(seats)
        ]
    )


def _entered(s: Emerald) -> tuple[int, ...]:
    return treasures(tuple(s.chamber), s.owners, s.seats)


def sheet(s: Emerald, seat: int, most: Sequence[int]) -> list[Line]:
    """A seat's points line by line; `most` are the leaders."""
    lines = []
    gold, count, gems = gold_values(s.gold[seat]), _entered(s)[seat], sum(s.gems[seat])
    if gold:
        lines.append(Line(seat, "EMR-9.2", "emerald-line-gold", sum(gold), {"cards": gold}))
    if count:
        points = count * TREASURE_POINTS
        lines.append(Line(seat, "EMR-9.3", "emerald-line-treasures", points, {"count": count}))
    if gems:
        lines.append(Line(seat, "EMR-9.4", "emerald-line-gems", gems * GEM_POINTS, {"count": gems}))
    if s.four == seat:  # EMR-1.6: five bonus cards, all worth the same
        lines.append(Line(seat, "EMR-9.5", "emerald-line-four", BONUS_POINTS))
    for kind, leader in enumerate(most):
        if leader == seat:
            lines.append(Line(seat, "EMR-9.5", "emerald-line-most", BONUS_POINTS, {"most": MOST_NAMES[kind]}))
    fair = fair_points(s.seats, s.first, seat, s.fair)
    if fair:
        lines.append(Line(seat, "EMR-10.1", "emerald-line-fair", fair))
    return lines


def result(s: Emerald, why: str, rule: str) -> Over:
    """How the game ended and who has won."""
    most, seats = leaders(s.gems), range(s.seats)
    sheets = [sheet(s, seat, most) for seat in seats]
    scores = tuple([sum([line.points for line in lines]) for lines in sheets])
    # EMR-9.6: the highest total; EMR-9.7: then treasures, then gems; EMR-9.8: equals share the rank.
    ranking = ranked([(scores[seat], _entered(s)[seat], sum(s.gems[seat])) for seat in seats])
    return Over(ranking, scores, why, rule, tuple(chain.from_iterable(sheets)))
