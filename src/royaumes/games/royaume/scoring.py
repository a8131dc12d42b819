"""The score sheet: crowns in their places, treasures, the king (R5C-13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from royaumes.core import Facts, Line, Over, ranked
from royaumes.games.royaume.box import CIRCLES, CROWNS, LAST_HOME, NUMBERS, ORDERS, TREASURES
from royaumes.games.royaume.state import Royaume

CROWN_IN_PLACE: Final[int] = NUMBERS["points"]["crown_in_place"]
TREASURE_IN_PLACE: Final[int] = NUMBERS["points"]["treasure_in_place"]
TREASURE_OTHER: Final[int] = NUMBERS["points"]["treasure_other"]


def in_place(order: int, circles: Sequence[int]) -> set[int]:
    """The colours whose crowns lie where an order card wants them."""
    return {colour for wanted, colour in zip(ORDERS[order], circles, strict=False) if wanted == colour}


def treasure_worth(order: int, circles: Sequence[int], colour: int) -> int:
    """What a treasure of this colour counts for an order card (R5C-13.3, R5C-13.4)."""
    return TREASURE_IN_PLACE if colour in in_place(order, circles) else TREASURE_OTHER


def points(order: int, circles: Sequence[int], owned: Sequence[int]) -> int:
    """The points of an order card with these circles and these treasures."""
    right = in_place(order, circles)
    doubled = sum([owned[colour] for colour in right])
    more = TREASURE_IN_PLACE - TREASURE_OTHER
    return CROWN_IN_PLACE * len(right) + TREASURE_OTHER * sum(owned) + more * doubled


def scores(s: Royaume) -> tuple[int, ...]:
    """Each seat's points."""
    return tuple(
        [points(order, s.circles, owned) for order, owned in zip(s.orders, s.treasures, strict=True)]
    )


def _sheet(s: Royaume, seat: int) -> list[Line]:
    """One seat's points line by line."""
    order, lines = s.orders[seat], []
    right = in_place(order, s.circles)
    for circle, colour in enumerate(s.circles):
        if colour in right:  # R5C-13.2
            facts: Facts = {"crown": CROWNS[colour], "circle": CIRCLES[circle]}
            lines.append(Line(seat, "R5C-13.2", "royaume-line-crown", CROWN_IN_PLACE, facts))
    for colour, count in enumerate(s.treasures[seat]):
        if count:
            rule, what = "R5C-13.4", "royaume-line-treasure"
            if colour in right:
                rule, what = "R5C-13.3", "royaume-line-treasure-in-place"
            worth = count * treasure_worth(order, s.circles, colour)
            lines.append(Line(seat, rule, what, worth, {"treasure": TREASURES[colour], "count": count}))
    return lines


def result(s: Royaume, fought: bool) -> Over:
    """R5C-13.5: the most points win; R5C-13.6: of several, the one claimant left after the final duel."""
    got = scores(s)
    lines = tuple([line for seat in range(s.seats) for line in _sheet(s, seat)])
    ranking = ranked([(score, s.claimants >> seat & 1) for seat, score in enumerate(got)])
    why, rule = ("royaume-over-crowns", "R5C-12.3")
    if fought:
        why, rule = ("royaume-over-duel", "R5C-13.6")
    elif len(s.circles) <= LAST_HOME:
        why, rule = ("royaume-over-stop", "R5C-12.4")
    return Over(ranking, got, why, rule, lines)
