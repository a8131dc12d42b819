"""The fields of a game of Emerald: what each can hold and who may know it; and what can be read off them."""

from __future__ import annotations

from functools import lru_cache

from royaumes import core
from royaumes.core import (
    COUNT,
    SEAT,
    SEAT_OR_NOBODY,
    Bits,
    Converted,
    Fixed,
    Flag,
    Int,
    Member,
    Pair,
    Row,
    Several,
    State,
    bits_of,
    declared,
    hidden,
    public,
    seats_of,
    view_only,
)
from royaumes.games.emerald.box import (
    CASTLE,
    COLOURS,
    FAIR_STARTS,
    GEM,
    GOLD,
    MOUNTAIN,
    NONE,
    PILES,
    PLACES,
    SEATING,
    TREASURES,
    UNSEEN,
    VALUES,
    Sort,
)
from royaumes.games.emerald.flight import DIE, FIRST_BAR, LAST_BAR, START, STARTS_FACING, Way


@lru_cache(maxsize=1 << 12)
def _places(counts: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([place for place, count in enumerate(counts) for _ in range(count)])


def by_place(places: tuple[int, ...]) -> list[int]:
    """How many of these knights stand at each place."""
    counts = [0] * PLACES
    for place in places:
        counts[place] += 1
    return counts


def _shown_bags(bags: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return UNSEEN[GOLD].counts(bags[GOLD]), UNSEEN[GEM].counts(bags[GEM])


def _packed_bags(counts: tuple[tuple[int, ...], ...]) -> list[int]:
    return [UNSEEN[sort].bag(counts[sort]) for sort in Sort]


def _knights_of_all(seats: int) -> int:
    each, buildings = SEATING[seats]
    return seats * each * buildings


_KINDS = max(len(UNSEEN[sort].names) for sort in Sort)
_ALIKE = max(max(UNSEEN[sort].counts(UNSEEN[sort].full)) for sort in Sort)
_COLOUR, _PLACE = Int(NONE, len(COLOURS) - 1), Int(NONE, PLACES - 1)
_CELL, _TREASURES = Int(0, MOUNTAIN - 1), Int(0, TREASURES)
_CARDS = Several(_KINDS, Int(0, _ALIKE))
_HAND = Row(len(VALUES), Int(0, UNSEEN[GOLD].counts(UNSEEN[GOLD].full)[0]))
_STANDING = Converted(Several(CASTLE, _PLACE), _places, by_place, "list[int]")
_BAGS = Converted(Row(len(Sort), _CARDS), _shown_bags, _packed_bags, "list[int]")
_MOST_GOLD, _MOST_POINTS = sum(PILES[GOLD]), 200


class Table(core.Table):
    """Knights by place, cards by kind, the dragon and its bar, and how far the turn has come.

    Kinds, colours, seats, places and mountain cells are numbers from 0; NONE stands for nothing.
    """

    seats = public(Int(min(SEATING), max(SEATING)))
    #: Points that late seats begin with (EMR-10.1).
    fair = public(Int(0, max(FAIR_STARTS)))
    #: The colours of each seat, and the seat that plays each colour (NONE: nobody).
    colours = public(Fixed(seats_of(Row(lambda seats: SEATING[seats][0], _COLOUR))))
    owners = public(Fixed(Several(len(COLOURS), SEAT_OR_NOBODY)))
    #: NONE before lots are drawn.
    first = public(SEAT_OR_NOBODY, NONE)
    to_move = public(SEAT_OR_NOBODY, NONE)
    turn = public(COUNT, 1)
    #: How often the turn has come to the first player.
    round = public(COUNT, 1)
    #: Points as they stand, gold as far as this seat knows it.
    scores = view_only(seats_of(Int(0, _MOST_POINTS)))
    #: How many knights stand where: knights[colour][place]. In a view each colour has the places where its
    #: knights stand, one entry per knight, lowest first.
    knights = public(Several(len(COLOURS), _STANDING))
    #: Two tallies beside it, since every march reads them (counting anew costs random play 12 % and 28 %):
    #: knights of all colours at each place, and for each colour the places where it has any, as bits.
    crowd = hidden(Row(PLACES, COUNT))
    where = hidden(Several(len(COLOURS), Bits(PLACES)))
    #: For each seat its knights in the castle and on the path (EMR-8.2), all its colours together (EMR-8.3).
    in_play = public(seats_of(Int(0, _knights_of_all)))
    #: The colours of the knights in the chamber and in the nest, as they came.
    chamber = public(Several(TREASURES, _COLOUR))
    nest = public(Several(_knights_of_all, _COLOUR))
    #: For each seat its treasure cards, and those that still wait.
    treasures = view_only(seats_of(_TREASURES))
    treasures_left = view_only(_TREASURES)
    #: Beside each mountain cell: the kind of the open card (or NONE) and how many lie face down below it,
    #: open[sort][cell] and below[sort][cell].
    open = public(Row(len(Sort), Row(MOUNTAIN, Int(NONE, _KINDS - 1))))
    below = public(Row(len(Sort), Row(MOUNTAIN, Int(0, _ALIKE))))
    #: By sort the bag of cards that nobody has seen yet (EMR-1.9: four of them will never be); views count
    #: them: unseen[sort][kind].
    unseen = public(_BAGS)
    #: Gold held by kind, known to its owner alone: gold[seat][kind].
    gold = hidden(seats_of(_HAND))
    #: One's own gold, and everybody's when the game is over; before that only the numbers (EMR-5.9).
    hand = view_only(_HAND)
    hands = view_only(Several(lambda seats: seats, _HAND))
    purse = view_only(seats_of(Int(0, _MOST_GOLD)))
    #: Gold given to the dragon, by kind; what was given is known to the giver alone.
    hoard = hidden(_HAND)
    #: What all have seen of the gold, in order: the seat, and the kind it took or NONE where it gave a card.
    ledger = public(Several(2 * _MOST_GOLD, Pair(SEAT, Int(NONE, len(VALUES) - 1))))
    #: Gems held by kind: gems[seat][kind].
    gems = public(seats_of(_CARDS))
    #: The seat that has the bonus for four different gems.
    four = public(SEAT_OR_NOBODY, NONE)
    #: Mountain cells: the bar's end nearest to the castle, and the dragon; its facing and its last throw.
    bar = public(Int(0, LAST_BAR), FIRST_BAR)
    dragon = public(_CELL, START)
    facing = public(Member(Way), STARTS_FACING)
    die = public(Int(0, max(DIE.faces)), 0)
    #: This turn: whether the first knight has arrived, whether a card was taken,
    second = public(Flag(), False)
    took = public(Flag(), False)
    #: the colour that moves, where its first knight stands now, and where a ransomed one of it stands;
    colour = public(_COLOUR, NONE)
    moved = public(_PLACE, NONE)
    ransomed = public(_PLACE, NONE)
    #: and when the first has arrived, the places that a second may leave, as bits.
    rested = public(Bits(PLACES), 0)
    #: The mountain cell whose pile is dealt, or where the knight on its way has stopped.
    at = public(_CELL, 0)
    #: The colour of the captured knight.
    captive = public(_COLOUR, NONE)


@declared
class Emerald(Table, State):
    """Where a game of Emerald stands."""


@declared
class View(Table, core.View):
    """The table of Emerald as one seat sees it."""


@lru_cache(maxsize=1 << 12)
def treasures(chamber: tuple[int, ...], owners: tuple[int, ...], seats: int) -> tuple[int, ...]:
    """Each seat's treasure cards: one for each of its knights in the chamber (EMR-4.2)."""
    entered = [owners[colour] for colour in chamber]
    return tuple([entered.count(seat) for seat in range(seats)])


def treasures_left(s: Emerald) -> int:
    """Treasure cards that wait in the chamber."""
    return TREASURES - len(s.chamber)


def colours_at(s: Emerald, place: int) -> int:
    """The colours that have knights at a place, as bits."""
    return bits_of([colour for colour, places in enumerate(s.where) if places >> place & 1])
