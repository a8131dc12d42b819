"""How to play Emerald sensibly: cards first, the chamber in time, and never feed one's own knights."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from royaumes.core import Move, Stream
from royaumes.games.emerald.box import (
    CHAMBER,
    FOOT,
    GEM,
    GOAL,
    GOLD,
    KEEP,
    NONE,
    PLACES,
    TREASURE_POINTS,
    VALUES,
)
from royaumes.games.emerald.flight import DIE, FLIGHT, wakes
from royaumes.games.emerald.moves import MARCH, STOP, SURRENDER, Feed, March, Pay, Take
from royaumes.games.emerald.state import Emerald, View, by_place
from royaumes.games.emerald.view import imagine

#: A knight on the path is worth what it may still bring: more, the nearer it is to the treasure.
_STEP: Final = 0.35
_KNIGHT: Final = 2.0
#: A rival's loss is a gain, but shared with all others.
_SPITE: Final = 0.5
#: Points ahead that make a quick end welcome, and what an end that decides the game is worth: now, and to
#: whoever weighs the chance of it.
_LEAD: Final = 2.0
_DECIDES: Final = 100.0
_MAY_DECIDE: Final = 10.0
#: How often a knight is ransomed with the smallest card at hand, in percent.
_SMALLEST: Final = 85


def choose(v: View, options: Sequence[Move], stream: Stream) -> Move:
    """The answer that looks best; equals in the order of the options."""
    worths = ranking(v, options, stream)
    return options[worths.index(max(worths))]


def ranking(v: View, options: Sequence[Move], stream: Stream) -> list[float]:
    """What each option promises, in points."""
    first = options[0]
    if isinstance(first, Take):
        gold, gem = (row[v.at] for row in v.open)
        return [float(VALUES[gold]), gem_worth(v, v.to_move, gem)]
    if isinstance(first, Feed):
        return [prey_worth(v, move) for move in options]
    if SURRENDER in options:
        return ransom(v, options)
    return march(v, options)


# Points and prospects


def standings(v: View) -> list[float]:
    """Everybody's points if the game ended now; others' gold is guessed from what all saw them take."""
    return [points + hidden_gold(v, seat) for seat, points in enumerate(v.scores)]


def hidden_gold(v: View, seat: int) -> float:
    """What another's gold may be worth: gifts to the dragon are small as a rule, so the best are left."""
    if seat == v.seat or v.hands:
        return 0.0  # counted already
    taken = sorted([VALUES[kind] for owner, kind in v.ledger if owner == seat and kind != NONE], reverse=True)
    return float(sum(taken[: v.purse[seat]]))


def lead(v: View, seat: int, gain: float = 0.0) -> float:
    """How far a seat is ahead of its best rival, with so many points more."""
    points = standings(v)
    return points[seat] + gain - max(points[other] for other in range(v.seats) if other != seat)


def gem_worth(v: View, seat: int, kind: int) -> float:
    """A gem is one point, and a step towards a majority and towards four different ones."""
    held = [gems[kind] for gems in v.gems]
    most = max(count for other, count in enumerate(held) if other != seat)
    # Taking the lead in a kind, or breaking out of a tie, is worth most; a long way behind, nothing.
    gap = held[seat] + 1 - most
    worth = 1.0 + (1.4 if gap in (0, 1) else 0.6 if gap in (-1, 2) else 0.1)
    mine = v.gems[seat]
    if v.four == NONE and not mine[kind]:
        worth += (0.3, 0.6, 1.2, 4.0)[sum(count > 0 for count in mine)]
    return worth


def card_worth(v: View, seat: int, cell: int) -> float:
    """The better of the open cards beside a mountain cell."""
    gold, gem = v.open[GOLD][cell], v.open[GEM][cell]
    return max(VALUES[gold] if gold != NONE else 0.0, gem_worth(v, seat, gem) if gem != NONE else 0.0)


def knight_worth(place: int) -> float:
    """What a knight may still bring from here."""
    return _KNIGHT + _STEP * max(0, place - KEEP)


# The dragon


def loss(v: View, seat: int, place: int) -> float:
    """What a captured knight costs its owner: the knight, or the smallest gold card if that is cheaper."""
    cost = knight_worth(place)
    if seat != v.seat:
        return min(cost, 2.0) if v.purse[seat] else cost
    for value, count in zip(VALUES, v.hand):
        if count:
            cost = min(cost, float(value))
    return cost


def captured(v: View, seat: int, owner: int, place: int) -> float:
    """What it is worth to a seat that this owner's knight is captured here.

    Whoever has one knight besides may end the game with it, and must if there is no gold to give.
    """
    if v.in_play[owner] == 2:
        if lead(v, owner) > 0:
            return _MAY_DECIDE if owner == seat else -_MAY_DECIDE
        if not v.purse[owner]:
            return _MAY_DECIDE if lead(v, seat) > 0 else -_MAY_DECIDE
    return -loss(v, owner, place) if owner == seat else _SPITE * loss(v, owner, place)


def landings(v: View) -> list[int]:
    """Where the dragon would land now, for each face of its die."""
    flight = FLIGHT[v.bar][v.dragon][v.facing]
    return [FOOT + flight[points][0] for points in DIE.faces]


def danger(v: View, seat: int, crowds: list[list[int]]) -> float:
    """The expected loss when the dragon is woken now; below zero where rivals will suffer instead."""
    total = 0.0
    for place in landings(v):
        owners, best = 0, 0.0
        for colour, row in enumerate(crowds):
            owner = v.owners[colour]
            if row[place] and not owners >> owner & 1:
                worth = captured(v, seat, owner, place)
                best = max(best, worth) if owners else worth
                owners |= 1 << owner
        total -= best
    return total / len(DIE.faces)


def prey_worth(v: View, move: Move) -> float:
    """Feed the strongest rival, best one who cannot pay; one's own only to end a game that is won."""
    assert isinstance(move, Feed)
    owner = v.owners[move.colour]
    worth = captured(v, v.to_move, owner, FOOT + v.dragon)
    return worth if owner == v.to_move else worth + 0.2 * standings(v)[owner]


def ransom(v: View, options: Sequence[Move]) -> list[float]:
    """Pay with the smallest card, unless the knight is worth less or its loss ends a game that is won."""
    seat = v.owners[v.captive]
    if v.in_play[seat] == 2:
        spared = -_DECIDES if lead(v, seat) > 0 else _DECIDES
    else:
        spared = knight_worth(FOOT + v.dragon)
    return [spared - VALUES[move.kind] if isinstance(move, Pay) else 0.0 for move in options]


# Marching


def march(v: View, options: Sequence[Move]) -> list[float]:
    """What each knight's move, with the best one that may follow it, promises."""
    crowds = [by_place(places) for places in v.knights]
    return [0.0 if move is STOP else promised(v, move, crowds, v.second) for move in options]


def promised(v: View, move: Move, crowds: list[list[int]], last: bool) -> float:
    """What one march brings; unless it is the last of the turn, with the best second one after it."""
    assert isinstance(move, March)
    seat, colour, place, stack = v.to_move, move.colour, move.place, 0
    for row in crowds:
        stack += row[place]
    goal = GOAL[place][stack]
    if goal == CHAMBER:
        return entering(v, seat, place)
    mine = crowds[colour]
    mine[place] -= 1
    mine[goal] += 1
    promise = _arrived(v, colour, place, goal, crowds, last)
    mine[place] += 1
    mine[goal] -= 1
    return promise


def _arrived(v: View, colour: int, place: int, goal: int, crowds: list[list[int]], last: bool) -> float:
    """What a march is worth that has led here."""
    seat, promise = v.to_move, _STEP * (goal - max(place, KEEP))
    if goal >= FOOT:
        cell = goal - FOOT
        card = card_worth(v, seat, cell)
        promise += card
        if wakes(v.bar, v.dragon, cell):
            promise -= danger(v, seat, crowds)
        if card:
            return promise
    if last:
        return promise
    # No card was taken, so another knight of this colour may follow: stopping is worth nothing.
    mine, best = crowds[colour], 0.0
    for one in MARCH[colour]:
        if mine[one.place] > (one.place == goal):
            best = max(best, promised(v, one, crowds, True))
    return promise + best


def last_entry(v: View, seat: int) -> bool:
    """Whether the game ends when a knight of this seat enters the chamber next."""
    return v.treasures_left == 1 or v.in_play[seat] == 2


def entering(v: View, seat: int, place: int) -> float:
    """The treasure; where it ends the game it is welcome to whoever leads then, and to nobody else."""
    if last_entry(v, seat):
        ahead = lead(v, seat, TREASURE_POINTS)
        return _DECIDES if ahead > 0 else -_DECIDES if ahead < -_LEAD else 0.0
    # The knight that goes in brings no more cards, so its prospects are spent.
    return TREASURE_POINTS - _STEP * max(0, PLACES - place)


# What others hold


def likely(v: View, stream: Stream) -> Emerald:
    """A world behind a view in which others gave the dragon the smallest gold card they had, as a rule."""
    return imagine(v, stream, frugal=_SMALLEST)
