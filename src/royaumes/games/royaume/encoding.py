"""A view of Royaume as a row of numbers: the knights in the order of one's own card, what rivals may want."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from royaumes.games.royaume.box import (
    CIRCLES,
    COLOURS,
    EACH_COLOUR,
    MOST_POWER,
    NONE,
    ORDERS,
    TREASURE,
    WANTED_AT,
    WEAPON,
)
from royaumes.games.royaume.dice import escapes, slays, takes_crown, wins_duel
from royaumes.games.royaume.heuristics import Plans, before, far, odds
from royaumes.games.royaume.scoring import CROWN_IN_PLACE
from royaumes.games.royaume.state import reached
from royaumes.games.royaume.view import View

#: Goes up when the same view gives another row.
VERSION: Final = 1
#: What ways, points and treasures are measured by.
_WAY: Final = 60.0
_POINTS: Final = 20.0
_SIDES: Final = ("mine", "rival's")
_PHASES: Final = (
    "freeing",
    "escaping",
    "fighting",
    "dueling",
    "rolling",
    "marching",
    "covering",
    "turning",
    "waking",
)
_OF_KNIGHT: Final = ("way", "crowned", "held", "hope", "in place", "misplaced", "my", "rival's", "in bank")

FEATURES: Final = (
    *(f"knight wanted {circle + 1}: {what}" for circle in range(len(CIRCLES)) for what in _OF_KNIGHT),
    *(f"{what} {whose}" for whose in _SIDES for what in ("expected", "treasures", "power", "largest hoard")),
    "lead expected",
    "lead in treasures",
    "my duel won",
    "rival's duel won",
    "circles filled",
    "knights held",
    "shortest way",
    "second shortest way",
    "fight won",
    "card welcome",
    *(f"{phase} {whose}" for phase in _PHASES for whose in _SIDES),
    "my turn",
    "turns until mine",
    "short path",
    "seats beyond two",
)


def encode(v: View) -> list[float]:
    """What a seat sees, in the order of `FEATURES`; most numbers lie between 0 and 1."""
    me = v.seat
    assert me is not None, "a spectator does not play"
    plans = Plans(v)
    left = dict(plans.left)
    _ride_on(v, left)
    chances = _placings(v.circles, tuple(left.items()))
    expected = [_expected(v, seat, chances) for seat in range(len(v.power))]
    rival = max((seat for seat in range(len(v.power)) if seat != me), key=lambda seat: expected[seat])
    row: list[float] = []
    for circle, colour in enumerate(ORDERS[v.my_order]):
        home = colour in v.circles
        right = home and v.circles.index(colour) == circle
        row += (left.get(colour, 0) / _WAY, float(plans.is_crowned(colour)), float(v.held >> colour & 1))
        row += (chances[colour][circle], float(right), float(home and not right))
        row += (v.treasures[me][colour] / 4, v.treasures[rival][colour] / 4, v.bank[colour] / EACH_COLOUR)
    for seat in (me, rival):
        row += (expected[seat] / _POINTS, sum(v.treasures[seat]) / _POINTS)
        row += (v.power[seat] / MOST_POWER, max(v.treasures[seat]) / 5)
    gems = sum(v.treasures[me]) - sum(v.treasures[rival])
    row += ((expected[me] - expected[rival]) / _POINTS, gems / _POINTS)
    row += (_duel(v, me, rival), _duel(v, rival, me))
    ways = sorted([*left.values(), 100, 100])
    row += (len(v.circles) / len(CIRCLES), v.held.bit_count() / len(COLOURS), ways[0] / _WAY, ways[1] / _WAY)
    row += _on_the_way(v)
    row += _asked(v, me)
    return row


def _ride_on(v: View, left: dict[int, int]) -> None:
    """Count the second knight of a march where it is going: its die is thrown already."""
    if v.second != NONE and v.second in left:
        crowned = bool(v.crowned >> v.second & 1)
        left[v.second] = far(v.cells, reached(v.cells, v.places[v.second], crowned, v.second_die), crowned)


@lru_cache(maxsize=1 << 12)
def _placings(circles: tuple[int, ...], left: tuple[tuple[int, int], ...]) -> list[list[float]]:
    """By colour and circle: how likely its crown ends there."""
    found = [[0.0] * len(CIRCLES) for _ in COLOURS]
    for circle, colour in enumerate(circles):
        found[colour][circle] = 1.0
    for colour, way in left:
        chances = [1.0, 0.0, 0.0, 0.0, 0.0]
        for other, other_way in left:
            if other != colour:
                first = before(other_way, way)
                for n in range(4, 0, -1):
                    chances[n] += first * (chances[n - 1] - chances[n])
                chances[0] *= 1 - first
        for n in range(len(CIRCLES) - len(circles)):
            found[colour][len(circles) + n] = chances[n]
    return found


@lru_cache(maxsize=1 << 10)
def _wants(given: tuple[int, ...], known: int) -> list[list[float]]:
    """By colour and circle: how likely a prince who has given such points wants its crown there."""
    found = [[0.0] * len(CIRCLES) for _ in COLOURS]
    for order, chance in enumerate(odds(given, [known])):
        for colour, circle in enumerate(WANTED_AT[order]):
            found[colour][circle] += chance
    return found


def _expected(v: View, seat: int, chances: Sequence[Sequence[float]]) -> float:
    """The points that a seat may expect, as far as this one can tell."""
    points = 0.0
    mine = seat == v.seat
    wants = None if mine else _wants(v.given[seat], v.my_order)
    for colour, gems in enumerate(v.treasures[seat]):
        if wants is None:
            hope = chances[colour][WANTED_AT[v.my_order][colour]]
        else:
            hope = 0.0
            for chance, wanted in zip(chances[colour], wants[colour], strict=True):
                hope += chance * wanted
        points += gems + hope * (CROWN_IN_PLACE + gems)
    return points


def _duel(v: View, seat: int, rival: int) -> float:
    """How likely a challenge would bring the largest hoard."""
    return wins_duel(v.power[seat], v.power[rival]) if v.power[seat] == MOST_POWER else 0.0


def _on_the_way(v: View) -> list[float]:
    """How likely the mover wins the fight that is on, and is glad of the card that is turned up."""
    power, won, welcome = v.power[v.to_move], 0.0, 0.0
    match v.phase.name:
        case "escaping":
            won = escapes(power)
        case "fighting":
            won = slays(power)
        case "dueling":
            won = wins_duel(power, v.power[v.rival])
        case "waking" | "answering":
            won = takes_crown(power)
        case "turning":
            welcome = (v.unseen[WEAPON] + v.unseen[TREASURE]) / sum(v.unseen)
    return [won, welcome]


def _asked(v: View, me: int) -> list[float]:
    name, mine, seats = v.phase.name, v.to_move == me, len(v.power)
    row: list[float] = []
    for phase in _PHASES:
        here = name == phase
        row += (float(here and mine), float(here and not mine))
    row += (float(mine), (me - v.to_move) % seats / seats, float(v.cells < 30), (seats - 2) / 3)
    return row
