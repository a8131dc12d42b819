"""A view of Royaume as a row of numbers: the knights in the order of one's own card, what rivals may want."""

from __future__ import annotations

from typing import Final

from royaumes.games.royaume.box import (
    CIRCLES,
    COLOURS,
    EACH_COLOUR,
    MOST_POWER,
    NONE,
    ORDERS,
    TREASURE,
    WEAPON,
)
from royaumes.games.royaume.dice import escapes, slays, takes_crown, wins_duel
from royaumes.games.royaume.outlook import Chances, Ways, beliefs, placings, wants, way, ways
from royaumes.games.royaume.scoring import CROWN_IN_PLACE
from royaumes.games.royaume.state import reached
from royaumes.games.royaume.view import View

#: Goes up when the same view gives another row.
VERSION: Final = 2
#: What ways, points and treasures are measured by.
_WAY: Final = 60.0
_POINTS: Final = 20.0
_NOBODY: Final = (0.0,) * len(COLOURS)
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
    left = dict(_riding_on(v, ways(v)))
    chances = placings(v.circles, tuple(left.items()), _NOBODY)
    expected = [_expected(v, seat, chances) for seat in range(len(v.power))]
    rival = max((seat for seat in range(len(v.power)) if seat != me), key=lambda seat: expected[seat])
    row: list[float] = []
    for circle, colour in enumerate(ORDERS[v.my_order]):
        home = colour in v.circles
        right = home and v.circles.index(colour) == circle
        row += (left.get(colour, 0) / _WAY, float(v.crowned >> colour & 1), float(v.held >> colour & 1))
        row += (chances[colour][circle], float(right), float(home and not right))
        row += (v.treasures[me][colour] / 4, v.treasures[rival][colour] / 4, v.bank[colour] / EACH_COLOUR)
    for seat in (me, rival):
        row += (expected[seat] / _POINTS, sum(v.treasures[seat]) / _POINTS)
        row += (v.power[seat] / MOST_POWER, max(v.treasures[seat]) / 5)
    gems = sum(v.treasures[me]) - sum(v.treasures[rival])
    row += ((expected[me] - expected[rival]) / _POINTS, gems / _POINTS)
    row += (_duel(v, me, rival), _duel(v, rival, me))
    nearest = sorted([*left.values(), 100, 100])
    row += (
        len(v.circles) / len(CIRCLES),
        v.held.bit_count() / len(COLOURS),
        nearest[0] / _WAY,
        nearest[1] / _WAY,
    )
    row += _on_the_way(v)
    row += _asked(v, me)
    return row


def _riding_on(v: View, left: Ways) -> Ways:
    """Count the second knight of a march where it is going: its die is thrown already."""
    if v.second == NONE:
        return left
    crowned = v.crowned >> v.second & 1
    gone = way(v.cells, reached(v.cells, v.places[v.second], crowned, v.second_die), crowned)
    return tuple([(knight, gone if knight == v.second else cells) for knight, cells in left])


def _expected(v: View, seat: int, chances: Chances) -> float:
    """The points that a seat may expect, as far as this one can tell."""
    points, wanted = 0.0, wants(beliefs(v, seat))
    for colour, gems in enumerate(v.treasures[seat]):
        hope = 0.0
        for chance, one in zip(chances[colour], wanted[colour], strict=True):
            hope += chance * one
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
