"""How the crowns may come home, and what rivals may want: seen from the table, before any move is made.

The figures were fitted to 1,500 games of two princes who pushed by the rules of thumb of an earlier version.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp, fsum, sqrt
from typing import Final, TypeAlias

from royaumes.games.royaume.box import CIRCLES, COLOURS, LAST_HOME, ORDERS, WANTED_AT
from royaumes.games.royaume.state import View

#: By colour and circle, a chance.
Chances: TypeAlias = tuple[tuple[float, ...], ...]
#: By knight that is not home: the cells that it still has to go.
Ways: TypeAlias = tuple[tuple[int, float], ...]

#: Being held costs about as much as this many cells, and so does the dragon.
HELD: Final = 2.9
_DRAGON: Final = 2.2
#: The lead in cells that makes a knight come first e times as often, for a knight nearly home; far from home
#: it takes more.
_LEAD: Final = 5.5
_FARTHER: Final = 0.04
#: What it counts that princes want one knight a circle before another.
_PULL: Final = 0.29
#: A knight that got so many points beyond an equal share was clearly pushed.
CLEAR_PUSH: Final = 5
#: What a point given to the knight wanted in circle I, II, … says for an order card.
_EAGER: Final = (0.033, 0.032, 0.004, -0.029, -0.04)
#: What it says for an order card that a crown it wants is on its way to the right circle. With this the
#: true card has four tenths of the belief in the second half of a game, where chance would give a twentieth.
_ON_ITS_WAY: Final = 1.75
#: What a lone rival shows to a search: that the knight wanted in circle I, II, … got more than its share,
#: measured by the root of all points given (a push says much at the beginning and little later); that a crown
#: is on its way to the right circle; that it has come there. Fitted to 6,000 games against `greedy`: in the
#: first 30 turns the true card has 0.42 of the suspicion (0.23 of the belief), then 0.57 (0.39), and after 60
#: turns 0.58 (0.46).
_SHOWN: Final = (1.04, 0.46, 0.05, -0.43, -1.19)
_BEFORE: Final = 30
_GOING_THERE: Final = 2.8
_THERE: Final = 2.0
#: So many cells before the end most of what is late has not begun yet.
LATE: Final = 48.0
#: What princes want of each knight as long as nobody says so.
NOBODY: Final = (0.0,) * len(COLOURS)
#: What a prince knows of his own order, by the order.
_CERTAIN: Final = [
    tuple([float(other == mine) for other in range(len(ORDERS))]) for mine in range(len(ORDERS))
]


def way(cells: int, place: int, crowned: int) -> float:
    """Cells still to go on a path with so many forest cells, with a surcharge for the dragon."""
    return float(place) if crowned else 2 * (cells + 1) - place + _DRAGON


def ways(v: View) -> Ways:
    """Those of all knights that are not home."""
    return tuple(
        [
            (knight, way(v.cells, place, v.crowned >> knight & 1) + (HELD if v.held >> knight & 1 else 0))
            for knight, place in enumerate(v.places)
            if knight not in v.circles
        ]
    )


def remaining(circles: Sequence[int], left: Ways) -> float:
    """How far the game's end is: the cells that the knights must go who come home before it."""
    return fsum(sorted([cells for _, cells in left])[: max(0, LAST_HOME - len(circles))])


@lru_cache(maxsize=1 << 14)  # most of what a knight may do leaves some of the same ways to go
def placings(circles: tuple[int, ...], left: Ways, pulls: tuple[float, ...]) -> Chances:
    """How likely each crown ends in each circle; `pulls` say how late princes want each knight."""
    found = [(0.0,) * len(CIRCLES)] * len(COLOURS)
    for circle, colour in enumerate(circles):
        found[colour] = tuple([float(other == circle) for other in range(len(CIRCLES))])
    #: By knight on the way: how likely each of the others comes first.
    firsts: list[list[float]] = [[] for _ in left]
    for at, (colour, cells) in enumerate(left):
        for before in range(at):
            other, other_cells = left[before]
            lead = (cells - other_cells) / (_LEAD + _FARTHER * min(cells, other_cells))
            first = 1 / (1 + exp(_PULL * (pulls[other] - pulls[colour]) - lead))
            firsts[at].append(first)
            firsts[before].append(1 - first)
    gone = (0.0,) * len(circles)
    for at, (colour, _) in enumerate(left):
        # The chance that exactly so many of the others come first, one other after the other.
        chances = [1.0]
        for first in firsts[at]:
            chances.append(chances[-1] * first)
            for n in range(len(chances) - 2, 0, -1):
                chances[n] += first * (chances[n - 1] - chances[n])
            chances[0] *= 1 - first
        found[colour] = (*gone, *chances)
    return tuple(found)


def pushes(given: Sequence[int]) -> tuple[float, ...]:
    """By knight: how many of the points that a prince has given went to it beyond an equal share."""
    share = sum(given) / len(given)
    return tuple([points - share for points in given])


def odds(
    given: Sequence[int], chances: Chances | None = None, known: Sequence[int] = ()
) -> tuple[float, ...]:
    """The chance of each order for a prince who has given such points, the known cards of others apart.

    `chances` say where the crowns are going: princes bring that about, too.
    """
    pushed, weights = pushes(given), []
    for order, wanted in enumerate(WANTED_AT):
        shown = 0.0
        for knight, circle in enumerate(wanted):
            shown += pushed[knight] * _EAGER[circle]
            if chances is not None:
                shown += _ON_ITS_WAY * chances[knight][circle]
        weights.append(0.0 if order in known else exp(shown))
    whole = fsum(weights)
    return tuple([weight / whole for weight in weights])


def beliefs(v: View, prince: int) -> tuple[float, ...]:
    """What this seat may believe about a prince's order, card by card: by whom that prince has pushed and by
    where the crowns are going.

    One's own card is known: it is certain for oneself and impossible for a rival.
    """
    if prince == v.seat and v.my_order >= 0:
        return _CERTAIN[v.my_order]
    return _believed(v.given[prince], v.my_order, v.circles, ways(v))


@lru_cache(maxsize=1 << 10)
def _believed(given: tuple[int, ...], mine: int, circles: tuple[int, ...], left: Ways) -> tuple[float, ...]:
    return odds(given, placings(circles, left, NOBODY), [mine])


def suspicions(v: View, prince: int) -> tuple[float, ...]:
    """What this seat may suspect about a prince's order, card by card: what searches go by.

    Among several rivals nobody has fitted anything: there they are the beliefs of everybody.
    """
    if prince == v.seat or v.seats > 2:
        return beliefs(v, prince)
    given = v.given[prince]
    pushed, chances = pushes(given), placings(v.circles, ways(v), NOBODY)
    scale, weights = sqrt(abs(sum(given)) + _BEFORE), []
    for order, wanted in enumerate(WANTED_AT):
        shown = 0.0
        for knight, circle in enumerate(wanted):
            sure = _THERE if knight in v.circles else _GOING_THERE
            shown += pushed[knight] / scale * _SHOWN[circle] + sure * chances[knight][circle]
        weights.append(0.0 if order == v.my_order else exp(shown))
    whole = fsum(weights)
    return tuple([weight / whole for weight in weights])


def hope(chances: Sequence[float], wanted: Sequence[float]) -> float:
    """How likely a crown ends where it is wanted, by its chances for each circle."""
    found = 0.0
    for chance, one in zip(chances, wanted):
        found += chance * one
    return found


def mean_circle(wanted: Sequence[Chances], colour: int) -> float:
    """In which circle princes want a crown on average."""
    found = 0.0
    for chances in wanted:
        row = chances[colour]
        for circle in range(1, len(CIRCLES)):
            found += circle * row[circle]
    return found / len(wanted)


@lru_cache(maxsize=1 << 10)
def wants(believed: tuple[float, ...]) -> Chances:
    """How likely a prince of whom one believes this wants each crown in each circle."""
    found = [[0.0] * len(CIRCLES) for _ in COLOURS]
    for order, chance in enumerate(believed):
        for colour, circle in enumerate(WANTED_AT[order]):
            found[colour][circle] += chance
    return tuple([tuple(row) for row in found])
