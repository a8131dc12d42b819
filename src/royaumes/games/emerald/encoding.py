"""A view of Emerald as a row of numbers: stacks and what they reach, cards, majorities, the dragon."""

from __future__ import annotations

from typing import Final

from royaumes.games.emerald.box import (
    CHAMBER,
    FOOT,
    GEM,
    GEMS,
    GOAL,
    GOLD,
    KEEP,
    NAMES,
    NONE,
    PLACES,
    TREASURE_POINTS,
    TREASURES,
    VALUES,
)
from royaumes.games.emerald.flight import wakes
from royaumes.games.emerald.heuristics import danger, gem_worth, knight_worth, landings, last_entry, standings
from royaumes.games.emerald.scoring import leaders
from royaumes.games.emerald.state import View, by_place

#: Goes up when the same view gives another row.
VERSION: Final = 2
SEALED: Final[tuple[str, ...]] = ()
#: What points, knights, cards of a kind and gold in hand are measured by.
_POINTS: Final = 20.0
_KNIGHTS: Final = 8.0
_CARDS: Final = 6.0
#: A lead from which on the game is hardly close.
_CLOSE: Final = 4.0
#: The best marches of a seat.
_BEST: Final = 3
_SIDES: Final = ("mine", "rival's")
#: Where somebody is asked or a die is thrown, while it is my turn and while it is a rival's.
_PHASES: Final = (
    "marching",
    "following",
    "taking",
    "turning-gold",
    "turning-gem",
    "flying",
    "feeding",
    "pleading",
)

FEATURES: Final = (
    *(f"{what} {whose}" for whose in _SIDES for what in ("points", "prospect", "in play", "last but one")),
    "lead",
    "close lead",
    "ahead",
    "behind",
    "lead in prospects",
    "treasures left",
    "last treasure",
    *(f"{whose} knights {place}" for whose in _SIDES for place in ("castle", *NAMES[KEEP + 1 :])),
    *(
        f"{what} {gem}"
        for gem in GEMS
        for what in ("mine of", "rival's of", "I lead", "rival leads", "unseen")
    ),
    *(f"kinds of gems {whose}" for whose in _SIDES),
    *(f"four gems {whose}" for whose in _SIDES),
    *(f"my gold {value}" for value in VALUES),
    *(f"{what} {whose}" for whose in _SIDES for what in ("purse", "danger", "knights the dragon may reach")),
    *(f"{whose} march {rank + 1}" for whose in _SIDES for rank in range(_BEST)),
    *(
        f"{whose} {what}"
        for whose in _SIDES
        for what in ("knights before the chamber", "way to end the game", "way to end it as the winner")
    ),
    *(f"{what} at {place}" for place in NAMES[FOOT:] for what in ("gold", "gem", "waking")),
    *(f"{phase} {whose}" for phase in _PHASES for whose in _SIDES),
    "captive mine",
    "captive rival's",
    "turns until mine",
    "seats beyond two",
)


def encode(v: View) -> list[float]:
    """What a seat sees, in the order of `FEATURES`; most numbers lie between 0 and 1."""
    me = v.seat
    assert me is not None, "a spectator does not play"
    points = standings(v)
    hopes = [points[seat] + _knights_worth(v, seat) for seat in range(v.seats)]
    rival = _best_other(hopes, me)
    crowds = [by_place(places) for places in v.knights]
    crowd = _together(crowds)
    row: list[float] = []
    for seat in (me, rival):
        row += (points[seat] / _POINTS, hopes[seat] / _POINTS)
        row += (v.in_play[seat] / _KNIGHTS, float(v.in_play[seat] == 2))
    ahead = points[me] - points[rival]
    row += (ahead / _POINTS, max(-1.0, min(1.0, ahead / _CLOSE)), float(ahead > 0), float(ahead < 0))
    row.append((hopes[me] - hopes[rival]) / _POINTS)
    row += (v.treasures_left / TREASURES, float(v.treasures_left == 1))
    standing = _together([crowds[colour] for colour in v.colours[me]])
    row += _along(standing)
    row += _along([all_here - here for all_here, here in zip(crowd, standing)])
    row += _gems(v, me, rival)
    row += [count / 3 for count in v.hand]
    for seat in (me, rival):
        row += (v.purse[seat] / _CARDS, danger(v, seat, crowds) / 3, _in_reach(v, seat, crowds))
    cards = [_cards(v, seat) for seat in (me, rival)]
    marches = [_marches(v, seat, worth, crowd) for seat, worth in zip((me, rival), cards)]
    for best, _ in marches:
        row += best
    for seat, lead, (_, entering) in zip((me, rival), (ahead, -ahead), marches):
        ends = entering > 0 and last_entry(v, seat)
        row += (entering / 2, float(ends), float(ends and lead + TREASURE_POINTS > 0))
    for cell, (gold, gem) in enumerate(cards[0]):
        row += (gold / 5, gem / 5, float(wakes(v.bar, v.dragon, cell)))
    row += _asked(v, me)
    return row


def _best_other(hopes: list[float], me: int) -> int:
    """The rival with the highest hopes."""
    best = -1
    for seat, hope in enumerate(hopes):
        if seat != me and (best < 0 or hope > hopes[best]):
            best = seat
    return best


def _together(crowds: list[list[int]]) -> list[int]:
    """How many knights of these crowds stand at each place."""
    found = [0] * PLACES
    for crowd in crowds:
        for place, count in enumerate(crowd):
            if count:
                found[place] += count
    return found


def _knights_worth(v: View, seat: int) -> float:
    """What a seat's knights on the path may still bring."""
    worth = 0.0
    for colour in v.colours[seat]:
        for place in v.knights[colour]:
            worth += knight_worth(place)
    return worth


def _along(standing: list[int]) -> list[float]:
    """Knights in the castle together, then cell by cell."""
    return [sum(standing[: KEEP + 1]) / _KNIGHTS, *[count / 3 for count in standing[KEEP + 1 :]]]


def _gems(v: View, me: int, rival: int) -> list[float]:
    row: list[float] = []
    for kind, leads in enumerate(leaders(v.gems)):
        other = max([gems[kind] for seat, gems in enumerate(v.gems) if seat != me])
        row += (v.gems[me][kind] / _CARDS, other / _CARDS)
        row += (float(leads == me), float(leads not in (me, NONE)), v.unseen[GEM][kind] / _CARDS)
    row += [sum([count > 0 for count in v.gems[seat]]) / len(GEMS) for seat in (me, rival)]
    row += (float(v.four == me), float(v.four not in (me, NONE)))
    return row


def _in_reach(v: View, seat: int, crowds: list[list[int]]) -> float:
    """How many knights of a seat stand, by the dragon's die, where it may land next."""
    places = landings(v)
    return sum([crowds[colour][place] for place in places for colour in v.colours[seat]]) / len(places)


def _cards(v: View, seat: int) -> list[tuple[float, float]]:
    """What the open gold and the open gem beside each mountain cell are worth to a seat."""
    gems = [gem_worth(v, seat, kind) for kind in range(len(GEMS))]
    return [
        (float(VALUES[gold]) if gold != NONE else 0.0, gems[gem] if gem != NONE else 0.0)
        for gold, gem in zip(v.open[GOLD], v.open[GEM])
    ]


def _marches(
    v: View, seat: int, cards: list[tuple[float, float]], crowd: list[int]
) -> tuple[list[float], int]:
    """What the best marches of a seat bring, and how many of its stacks lead into the chamber."""
    found = [0.0] * _BEST
    entering = 0
    for colour in v.colours[seat]:
        for place in set(v.knights[colour]):
            goal = GOAL[place][crowd[place]]
            if goal == CHAMBER:
                entering += 1
                found.append(float(TREASURE_POINTS))
            elif goal >= FOOT:
                found.append(max(cards[goal - FOOT]))
    return [worth / 5 for worth in sorted(found, reverse=True)[:_BEST]], entering


def _asked(v: View, me: int) -> list[float]:
    name, mine = v.phase.name, v.to_move == me
    row = [float(name == phase and mine is whose) for phase in _PHASES for whose in (True, False)]
    held = v.captive != NONE
    own = held and v.captive in v.colours[me]
    row += (float(own), float(held and not own))
    row += ((me - v.to_move) % v.seats / v.seats, (v.seats - 2) / 3)
    return row
