"""The score sheet: crowns in their places, treasures, the king (R5C-13)."""

from __future__ import annotations

from royaumes.core import Facts, Line, Over, ranked
from royaumes.games.royaume.board import (
    CIRCLES,
    CROWNS,
    LAST_HOME,
    NUMBERS,
    ORDERS,
    TREASURES,
    gems_in,
)
from royaumes.games.royaume.state import Royaume

CROWN_IN_PLACE: int = NUMBERS["points"]["crown_in_place"]
TREASURE_IN_PLACE: int = NUMBERS["points"]["treasure_in_place"]
TREASURE_OTHER: int = NUMBERS["points"]["treasure_other"]


def worth(order: int, circles: list[int] | tuple[int, ...], gems: tuple[int, ...]) -> int:
    """The points of an order card with these circles and these treasures."""
    points = TREASURE_OTHER * sum(gems)
    for wanted, colour in zip(ORDERS[order], circles, strict=False):
        if wanted == colour:
            points += CROWN_IN_PLACE + (TREASURE_IN_PLACE - TREASURE_OTHER) * gems[colour]
    return points


def scores(s: Royaume) -> tuple[int, ...]:
    """Each seat's points."""
    return tuple(
        worth(order, s.circles, gems_in(hoard)) for order, hoard in zip(s.orders, s.hoards, strict=True)
    )


def _sheet(s: Royaume, seat: int) -> list[Line]:
    """One seat's points line by line."""
    lines, right = [], set()
    for circle, (wanted, colour) in enumerate(zip(ORDERS[s.orders[seat]], s.circles, strict=False)):
        if wanted == colour:  # R5C-13.2
            right.add(colour)
            facts = {"crown": CROWNS[colour], "circle": CIRCLES[circle]}
            lines.append(Line(seat, "R5C-13.2", "royaume-line-crown", CROWN_IN_PLACE, facts))
    for colour, count in enumerate(gems_in(s.hoards[seat])):
        if count:  # R5C-13.3, R5C-13.4
            each, rule, what = TREASURE_OTHER, "R5C-13.4", "royaume-line-treasure"
            if colour in right:
                each, rule, what = TREASURE_IN_PLACE, "R5C-13.3", "royaume-line-treasure-in-place"
            owned: Facts = {"treasure": TREASURES[colour], "count": count}
            lines.append(Line(seat, rule, what, each * count, owned))
    return lines


def result(s: Royaume, fought: bool) -> Over:
    """R5C-13.5: the most points win; R5C-13.6: of several, the one claimant left after the final duel."""
    points = scores(s)
    lines = tuple(line for seat in range(len(points)) for line in _sheet(s, seat))
    ranking = ranked([(got, s.claimants >> seat & 1) for seat, got in enumerate(points)])
    why, rule = ("royaume-over-crowns", "R5C-12.3")
    if fought:
        why, rule = ("royaume-over-duel", "R5C-13.6")
    elif len(s.circles) <= LAST_HOME:
        why, rule = ("royaume-over-stop", "R5C-12.4")
    return Over(ranking, points, why, rule, lines)
