"""The score sheet: gold, treasures, gems, bonuses, and who wins."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from royaumes.core import Line, Over, ranked
from royaumes.games.emerald.cards import (
    BONUS_POINTS,
    GEM_COUNT,
    GEM_POINTS,
    GEMS,
    NONE,
    TREASURE_POINTS,
    VALUE_COUNT,
    VALUES,
)
from royaumes.games.emerald.state import Emerald


def fair_points(seats: int, first: int, seat: int, fair: int) -> int:
    """EMR-10.1: what a seat begins with: something in the later half of the turn order."""
    return fair if (seat - first) % seats >= seats - seats // 2 else 0


def majority(gems: Sequence[int], kind: int) -> int:
    """EMR-9.1: the seat with strictly the most gems of a kind, or NONE."""
    held = gems[kind::GEM_COUNT]
    most = max(held)
    return held.index(most) if held.count(most) == 1 else NONE


def sheet(s: Emerald, seat: int) -> Iterator[Line]:
    """A seat's points line by line."""
    hand = s.gold[seat * VALUE_COUNT : (seat + 1) * VALUE_COUNT]
    gems = sum(s.gems[seat * GEM_COUNT : (seat + 1) * GEM_COUNT])
    if any(hand):  # EMR-9.2
        cards = tuple(value for value, count in zip(VALUES, hand, strict=True) for _ in range(count))
        yield Line(seat, "EMR-9.2", "emerald-line-gold", sum(cards), {"cards": cards})
    if s.treasures[seat]:
        points = s.treasures[seat] * TREASURE_POINTS
        yield Line(seat, "EMR-9.3", "emerald-line-treasures", points, {"count": s.treasures[seat]})
    if gems:
        yield Line(seat, "EMR-9.4", "emerald-line-gems", gems * GEM_POINTS, {"count": gems})
    if s.four == seat:  # EMR-1.6, EMR-9.5: five bonus cards, all worth the same
        yield Line(seat, "EMR-9.5", "emerald-line-four", BONUS_POINTS)
    for kind, name in enumerate(GEMS):
        if majority(s.gems, kind) == seat:
            yield Line(seat, "EMR-9.5", "emerald-line-most", BONUS_POINTS, {"most": f"most:{name}"})
    fair = fair_points(s.seats, s.first, seat, s.fair)
    if fair:
        yield Line(seat, "EMR-10.1", "emerald-line-fair", fair)


def result(s: Emerald, why: str, rule: str) -> Over:
    """How the game ended and who has won."""
    lines = [line for seat in range(s.seats) for line in sheet(s, seat)]
    scores = tuple(sum(line.points for line in lines if line.seat == seat) for seat in range(s.seats))
    gems = [sum(s.gems[seat * GEM_COUNT : (seat + 1) * GEM_COUNT]) for seat in range(s.seats)]
    # EMR-9.6: the highest total; EMR-9.7: then treasures, then gems; EMR-9.8: equals share the rank.
    ranking = ranked(list(zip(scores, s.treasures, gems, strict=True)))
    return Over(ranking, scores, why, rule, tuple(lines))
