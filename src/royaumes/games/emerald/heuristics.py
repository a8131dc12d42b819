"""How to play Emerald sensibly: cards first, the chamber in time, and never feed one's own knights."""

from __future__ import annotations

from collections.abc import Sequence

from royaumes.core import Move, Stream
from royaumes.games.emerald.board import BELOW, CHAMBER, LEADS, PLACES
from royaumes.games.emerald.cards import (
    BONUS_POINTS,
    GEM_COUNT,
    NONE,
    TREASURE_POINTS,
    VALUES,
)
from royaumes.games.emerald.flight import DIE, FLIGHT, WAKES
from royaumes.games.emerald.moves import MARCH, STOP, SURRENDER, Feed, March, Pay, Take
from royaumes.games.emerald.scoring import fair_points, majority
from royaumes.games.emerald.state import colours_of
from royaumes.games.emerald.view import View

#: A knight on the path is worth what it may still bring: more, the nearer it is to the treasure.
_STEP = 0.35
_KNIGHT = 2.0
#: A rival's loss is a gain, but shared with all others.
_SPITE = 0.5
#: Points ahead that make a quick end welcome.
_LEAD = 2.0


def choose(v: View, options: Sequence[Move], stream: Stream) -> Move:
    """The answer that looks best; equals in the order of the options."""
    first = options[0]
    if isinstance(first, Take):
        seat = v.turn
        gold, gem = VALUES[v.gold_open[v.at]], gem_worth(v, seat, v.gem_open[v.at])
        return options[0] if gold >= gem else options[1]
    if isinstance(first, Feed):
        return max(options, key=lambda move: prey_worth(v, move))
    if SURRENDER in options:
        return ransom(v, options)
    return march(v, options)


# Points and prospects


def standings(v: View) -> list[float]:
    """Everybody's points if the game ended now; others' gold is guessed from what all saw them take."""
    found = []
    for seat in range(v.seats):
        taken = [VALUES[kind] for owner, kind in v.ledger if owner == seat and kind != NONE]
        held = v.purse[seat]
        # Gifts to the dragon are small cards as a rule: count the best ones as still held.
        gold = sum(sorted(taken, reverse=True)[:held])
        if seat == v.seat:
            gold = sum(value * count for value, count in zip(VALUES, v.hand, strict=True))
        gems = sum(v.gems[seat * GEM_COUNT : (seat + 1) * GEM_COUNT])
        bonus = sum(majority(v.gems, kind) == seat for kind in range(GEM_COUNT)) + (v.four == seat)
        points = gold + gems + BONUS_POINTS * bonus + TREASURE_POINTS * v.treasures[seat]
        found.append(float(points + fair_points(v.seats, v.first, seat, v.fair)))
    return found


def lead(v: View, seat: int, gain: float = 0.0) -> float:
    """How far a seat is ahead of its best rival, with so many points more."""
    points = standings(v)
    return points[seat] + gain - max(points[other] for other in range(v.seats) if other != seat)


def in_play(v: View, seat: int) -> int:
    """A seat's knights on the path and in the castle; the second last one to go ends the game."""
    return sum(len(v.knights[colour]) for colour in colours_of(v.seats, seat))


def gem_worth(v: View, seat: int, kind: int) -> float:
    """A gem is one point, and a step towards a majority and towards four different ones."""
    held = v.gems[kind::GEM_COUNT]
    most = max(count for other, count in enumerate(held) if other != seat)
    # Taking the lead in a kind, or breaking out of a tie, is worth most; a long way behind, nothing.
    gap = held[seat] + 1 - most
    worth = 1.0 + (1.4 if gap in (0, 1) else 0.6 if gap in (-1, 2) else 0.1)
    mine = v.gems[seat * GEM_COUNT : (seat + 1) * GEM_COUNT]
    if v.four == NONE and not mine[kind]:
        worth += (0.3, 0.6, 1.2, 4.0)[sum(count > 0 for count in mine)]
    return worth


def card_worth(v: View, seat: int, cell: int) -> float:
    """The better of the open cards beside a mountain cell."""
    gold, gem = v.gold_open[cell], v.gem_open[cell]
    return max(VALUES[gold] if gold != NONE else 0.0, gem_worth(v, seat, gem) if gem != NONE else 0.0)


def knight_worth(place: int) -> float:
    """What a knight may still bring from here."""
    return _KNIGHT + _STEP * max(0, place - 4)


# The dragon


def loss(v: View, seat: int, place: int) -> float:
    """What a captured knight costs its owner: the knight, or the smallest gold card if that is cheaper."""
    knight = knight_worth(place)
    if seat == v.seat:
        prices = [value for value, count in zip(VALUES, v.hand, strict=True) if count]
        return min([knight, *prices])
    return min(knight, 2.0) if v.purse[seat] else knight


def danger(v: View, seat: int, crowds: list[list[int]]) -> float:
    """The expected loss when the dragon is woken now; below zero where rivals will suffer instead."""
    total = 0.0
    for points in DIE.faces:
        place = BELOW + FLIGHT[v.bar][v.dragon][v.facing][points][0]
        owners = {colour % v.seats for colour, row in enumerate(crowds) if row[place]}
        rivals = owners - {seat}
        if rivals:
            total -= _SPITE * max(loss(v, rival, place) for rival in rivals)
        elif owners:
            total += loss(v, seat, place)
    return total / len(DIE.faces)


def prey_worth(v: View, move: Move) -> float:
    """Feed the strongest rival, best one who cannot pay; one's own only if nobody else is there."""
    assert isinstance(move, Feed)
    owner, place = move.colour % v.seats, BELOW + v.dragon
    if owner == v.turn:
        return -10.0
    if in_play(v, owner) == 2 and not v.purse[owner]:  # this would end the game
        return 10.0 if lead(v, v.turn) > 0 else -5.0
    return loss(v, owner, place) + 0.2 * standings(v)[owner]


def ransom(v: View, options: Sequence[Move]) -> Move:
    """Pay with the smallest card, unless the knight is worth less or its loss ends a game that is won."""
    seat = v.captive % v.seats
    cheapest = options[0]
    assert isinstance(cheapest, Pay)
    if in_play(v, seat) == 2:
        return SURRENDER if lead(v, seat) > 0 else cheapest
    return cheapest if VALUES[cheapest.kind] <= knight_worth(BELOW + v.dragon) else SURRENDER


# Marching


def march(v: View, options: Sequence[Move]) -> Move:
    """The knight whose move, with the best one that may follow it, promises most."""
    crowds = [[row.count(place) for place in range(PLACES)] for row in v.knights]
    best, most = options[-1], float("-inf")
    for move in options:
        promise = 0.0 if move is STOP else promised(v, move, crowds, v.second)
        if promise > most:
            best, most = move, promise
    return best


def promised(v: View, move: Move, crowds: list[list[int]], last: bool) -> float:
    """What one march brings; unless it is the last of the turn, with the best second one after it."""
    assert isinstance(move, March)
    seat, colour, place = v.turn, move.colour, move.place
    goal = LEADS[place][sum(row[place] for row in crowds)]
    if goal == CHAMBER:
        return entering(v, seat, place)
    crowds = [row[:] for row in crowds]
    crowds[colour][place] -= 1
    crowds[colour][goal] += 1
    promise = _STEP * (goal - max(place, 4))
    if goal >= BELOW:
        cell = goal - BELOW
        card = card_worth(v, seat, cell)
        promise += card
        if WAKES[v.bar][v.dragon] >> cell & 1:
            promise -= danger(v, seat, crowds)
        if card:
            return promise
    if last:
        return promise
    # No card was taken, so another knight of this colour may follow: stopping is worth nothing.
    rested = [one for one in MARCH[colour] if crowds[colour][one.place] > (one.place == goal)]
    return promise + max([0.0, *(promised(v, one, crowds, True) for one in rested)])


def entering(v: View, seat: int, place: int) -> float:
    """The treasure; where it ends the game it is welcome to whoever leads then, and to nobody else."""
    ends = v.treasures_left == 1 or in_play(v, seat) == 2
    if ends:
        ahead = lead(v, seat, TREASURE_POINTS)
        return 100.0 if ahead > 0 else -100.0 if ahead < -_LEAD else 0.0
    # The knight that goes in brings no more cards, so its prospects are spent.
    return TREASURE_POINTS - _STEP * max(0, 9 + BELOW - place)
