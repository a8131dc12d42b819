"""What answers do to knights, cards and dragon. What is asked next is the phases' business."""

from __future__ import annotations

from royaumes.core import Announcement, seat_name, tell
from royaumes.games.emerald.board import BELOW, BIT, CELLS, CHAMBER, KNIGHTS, LEADS, NAMES, PLACES
from royaumes.games.emerald.cards import (
    GEM_BAG,
    GEM_COUNT,
    GEM_NAMES,
    GOLD_BAG,
    GOLD_NAMES,
    NONE,
    VALUE_COUNT,
)
from royaumes.games.emerald.events import (
    Devoured,
    Entered,
    Flew,
    FourGems,
    Marched,
    Opened,
    Ransomed,
    RansomedWith,
    Shifted,
    Took,
)
from royaumes.games.emerald.flight import FLIGHT, LAST_BAR, LENGTH
from royaumes.games.emerald.state import Emerald, given, taken


def _leave(s: Emerald, colour: int, place: int) -> None:
    """One knight fewer here."""
    at = colour * PLACES + place
    s.crowd[place] -= 1
    s.knights[at] -= 1
    if not s.knights[at]:
        s.where[colour] &= ~BIT[place]


def march(s: Emerald, colour: int, place: int, told: list[Announcement] | None) -> int:
    """A knight walks its count; the place it reaches."""
    count = s.crowd[place]  # EMR-3.1, EMR-3.2, EMR-3.3: all who stand here now, and only here
    goal = LEADS[place][count]
    _leave(s, colour, place)
    s.colour = colour
    if goal == CHAMBER:
        _enter(s, colour, place, told)
        return goal
    s.crowd[goal] += 1  # EMR-3.7: there is always room
    s.knights[colour * PLACES + goal] += 1
    s.where[colour] |= BIT[goal]
    if not s.second:
        s.moved = goal
    if told is not None:
        tell(told, Marched(seat_name(s.seat), KNIGHTS[colour], NAMES[place], NAMES[goal], count))
    return goal


def _enter(s: Emerald, colour: int, place: int, told: list[Announcement] | None) -> None:
    """EMR-4.2, EMR-4.4: a place in the chamber for good, and a treasure."""
    s.chamber[colour] += 1
    s.treasures[s.seat] += 1
    s.treasures_left -= 1
    s.in_play[s.seat] -= 1
    if told is not None:
        tell(told, Entered(seat_name(s.seat), KNIGHTS[colour], NAMES[place], s.treasures_left))


def turn_up(s: Emerald, gold: bool, kind: int, told: list[Announcement] | None) -> None:
    """A card comes out of the bag and lies open on its pile."""
    cell = s.at
    if gold:
        s.gold_bag -= GOLD_BAG.units[kind]
        s.gold_open[cell] = kind
        s.gold_under[cell] -= 1
    else:
        s.gem_bag -= GEM_BAG.units[kind]
        s.gem_open[cell] = kind
        s.gem_under[cell] -= 1
    if told is not None:
        tell(told, Opened(CELLS[cell], (GOLD_NAMES if gold else GEM_NAMES)[kind]), reveals=True)


def take(s: Emerald, gold: bool, told: list[Announcement] | None) -> int:
    """The open card goes to the player whose knight has arrived; how many lie below it."""
    cell, seat = s.at, s.seat
    s.took = True
    if gold:  # EMR-5.5: face down, but all have seen what was taken
        kind, below = s.gold_open[cell], s.gold_under[cell]
        s.gold_open[cell] = NONE
        s.gold[seat * VALUE_COUNT + kind] += 1
        s.purse[seat] += 1
        s.ledger.append(taken(seat, kind))
    else:  # EMR-5.6
        kind, below = s.gem_open[cell], s.gem_under[cell]
        s.gem_open[cell] = NONE
        s.gems[seat * GEM_COUNT + kind] += 1
    if told is not None:
        tell(told, Took(seat_name(seat), (GOLD_NAMES if gold else GEM_NAMES)[kind], CELLS[cell]))
    return below


def claim_four(s: Emerald, told: list[Announcement] | None) -> None:
    """EMR-5.7: the bonus for four different gems, to the first who has them."""
    seat = s.seat
    if s.four == NONE and all(s.gems[seat * GEM_COUNT : (seat + 1) * GEM_COUNT]):
        s.four = seat
        tell(told, FourGems(seat_name(seat)))


def fly(s: Emerald, points: int, told: list[Announcement] | None) -> int:
    """The dragon flies; the place where it lands."""
    start = s.dragon
    s.dragon, s.facing = FLIGHT[s.bar][start][s.facing][points]
    if told is not None:
        tell(told, Flew(seat_name(s.seat), points, CELLS[start], CELLS[s.dragon]), reveals=True)
    return BELOW + s.dragon


def shift(s: Emerald, told: list[Announcement] | None) -> None:
    """EMR-6.7: the bar moves on; EMR-6.8: at the end it stays. EMR-6.4: the dragon keeps its facing."""
    if s.bar < LAST_BAR:
        s.bar += 1
        if told is not None:
            tell(told, Shifted(CELLS[s.bar], CELLS[s.bar + LENGTH - 1]))


def devour(s: Emerald, owner: int, told: list[Announcement] | None) -> None:
    """EMR-7.8: the captured knight goes to the nest."""
    colour, place = s.captive, BELOW + s.dragon
    _leave(s, colour, place)
    s.nest[colour] += 1
    s.in_play[owner] -= 1  # EMR-8.3: a seat's colours count together
    if colour == s.colour and place == s.moved:
        s.moved = NONE  # EMR-7.4
    s.captive = NONE
    if told is not None:
        tell(told, Devoured(seat_name(owner), KNIGHTS[colour], s.in_play[owner]))


def ransom(s: Emerald, owner: int, kind: int, told: list[Announcement] | None) -> None:
    """EMR-7.5, EMR-7.7: a gold card, unseen by the others, frees the captured knight."""
    s.gold[owner * VALUE_COUNT + kind] -= 1
    s.purse[owner] -= 1
    s.hoard[kind] += 1
    s.ledger.append(given(owner))
    colour, place = s.captive, BELOW + s.dragon
    if colour == s.colour and place != s.moved:
        s.ransomed = place  # EMR-7.9; if the moved knight stands there, it is the one (EMR-7.4)
    s.captive = NONE
    if told is not None:
        name, knight = seat_name(owner), KNIGHTS[colour]
        private = {owner: RansomedWith(name, knight, GOLD_NAMES[kind])}
        told.append(Announcement(Ransomed(name, knight), private))
