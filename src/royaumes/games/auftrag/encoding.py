"""A view of Im Auftrag des Königs as a row of numbers: hands, actions, quests, what plans promise."""

from __future__ import annotations

from typing import Final

from royaumes.games.auftrag.box import (
    ACTIONS,
    ADVENTURES,
    ARMS,
    CAMELOT,
    CARDS,
    KINDS,
    OPEN,
    TOURNAMENT,
    WORTH,
    apart,
)
from royaumes.games.auftrag.planning import Planner, rival_arms
from royaumes.games.auftrag.state import View

#: Goes up when the same view gives another row.
VERSION: Final = 2
#: Questions that are answered sealed: what a move comes to depends on answers that nobody sees.
SEALED: Final[tuple[str, ...]] = ("staking",)
#: What shields, cards of a kind, adventures in hand and ways are measured by.
_SHIELDS: Final = 25.0
_CARDS: Final = 3.0
_HELD: Final = 4.0
_FAR: Final = 4.0
_SIDES: Final = ("mine", "rival's")
_OF_SIDE: Final = (
    "shields",
    "shields to go",
    "plan",
    "way to Camelot",
    "at Camelot",
    "adventures",
    "shields of adventures",
    "arms",
    "rides",
    "tent",
    "still to act",
)

FEATURES: Final = (
    *(f"{what} {whose}" for whose in _SIDES for what in _OF_SIDE),
    "lead",
    "lead in plans",
    *(f"{whose} hand {card}" for whose in _SIDES for card in CARDS),
    "hidden cards of the rival",
    *(f"{whose} chosen {action}" for whose in _SIDES for action in ACTIONS),
    *(f"supply {action}" for action in ACTIONS),
    *(f"pile {card}" for card in CARDS),
    "best open adventure",
    "open adventures",
    "last round",
    *(f"{phase} {whose}" for phase in ("choosing", "acting", "staking") for whose in _SIDES),
    "cards taken",
    "seats beyond two",
)


def encode(v: View) -> list[float]:
    """What a seat sees, in the order of `FEATURES`; most numbers lie between 0 and 1."""
    me, seats = v.seat, v.seats
    assert me is not None, "a spectator does not play"
    plans = [_plan(v, seat) for seat in range(seats)]
    rival = max((seat for seat in range(seats) if seat != me), key=lambda seat: v.scores[seat] + plans[seat])
    row: list[float] = []
    for seat in (me, rival):
        row += _side(v, seat, plans[seat])
    lead = v.scores[me] - v.scores[rival]
    row += (lead / _SHIELDS, (lead + plans[me] - plans[rival]) / _SHIELDS)
    row += [count / _CARDS for count in v.my_hand]
    row += [count / _CARDS for count in v.seen[rival]]
    row.append(v.hidden[rival] / 2)
    for seat in (me, rival):
        row += [float(v.chosen[seat].count(kind)) for kind in range(KINDS)]
    row += [count / _CARDS for count in v.supply]
    row += [count / _CARDS for count in v.piles]
    shields = [ADVENTURES[number].shields for number in v.open]
    row += (max([*shields, 0]) / 6, len(shields) / OPEN, float(max(v.scores) >= v.target))
    name = v.phase.name
    for phase in ("choosing", "acting", "staking"):
        here = name == phase
        row += (float(here and v.to_move == me), float(here and v.to_move != me))
    row += (v.step / (4 * seats) if name == "choosing" else 1.0, (seats - 2) / 2)
    return row


def _plan(v: View, seat: int) -> float:
    """What a seat's cards promise, as far as this one can see them, when the turn is played well."""
    return Planner(v, seat).best_with()


def _side(v: View, seat: int, plan: float) -> list[float]:
    place, held = v.knights[seat], v.held[seat]
    hand = v.my_hand if seat == v.seat else v.seen[seat]
    arms = sum([hand[card] * WORTH[card] for card in ARMS]) if seat == v.seat else rival_arms(v, seat)
    tent = v.order.index(seat) if seat in v.order else 0
    acts = v.phase.name == "choosing" or (v.phase.name == "acting" and tent >= v.step)
    return [
        v.scores[seat] / _SHIELDS,
        max(0, v.target - v.scores[seat]) / _SHIELDS,
        plan / 10,
        (apart(v.ring, place, CAMELOT) if len(v.ring) > 1 else 0) / _FAR,
        float(place == CAMELOT),
        len(held) / _HELD,
        sum([ADVENTURES[number].shields for number in held]) / 10,
        arms / 6,
        float(TOURNAMENT in v.chosen[seat]),
        tent / v.seats,
        float(acts),
    ]
