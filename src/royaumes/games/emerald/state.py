"""The state of a game of Emerald, and what can be read off it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from royaumes.core import State
from royaumes.games.emerald.box import NONE, TREASURES
from royaumes.games.emerald.flight import FIRST_BAR, START, STARTS_FACING, Way


@dataclass(slots=True)
class Emerald(State):
    """Knights by place, cards by kind, the dragon and its bar, and how far the turn has come.

    Kinds, colours, seats, places and mountain cells are numbers from 0; NONE stands for nothing.
    """

    seats: int
    #: Points that late seats begin with (EMR-10.1).
    fair: int
    #: The colours of each seat, and the seat that plays each colour (NONE: nobody).
    colours: tuple[tuple[int, ...], ...]
    owners: tuple[int, ...]
    #: How many knights stand where: knights[colour][place].
    knights: list[list[int]]
    #: Two tallies beside it, since every march reads them (counting anew costs random play 12 % and 28 %):
    #: knights of all colours at each place, and for each colour the places where it has any, as bits.
    crowd: list[int]
    where: list[int]
    #: The colours of the knights in the chamber and in the nest, as they came.
    chamber: list[int]
    nest: list[int]
    #: Beside each mountain cell: the kind of the open card (or NONE) and how many lie face down below it,
    #: open[sort][cell] and below[sort][cell]; and by sort the bag of cards that nobody has seen.
    open: list[list[int]]
    below: list[list[int]]
    unseen: list[int]
    #: Cards held: gold[seat][kind], known to its owner alone, and gems[seat][kind].
    gold: list[list[int]]
    gems: list[list[int]]
    #: Gold given to the dragon, by kind; what was given is known to the giver alone.
    hoard: list[int]
    #: What all have seen of the gold, in order: the seat, and the kind it took or NONE where it gave a card.
    ledger: list[tuple[int, int]]
    #: The seat that has the bonus for four different gems.
    four: int = NONE
    #: Mountain cells: the bar's end nearest to the castle, and the dragon; its facing and its last throw.
    bar: int = FIRST_BAR
    dragon: int = START
    facing: Way = STARTS_FACING
    die: int = 0
    #: NONE before lots are drawn.
    first: int = NONE
    to_move: int = NONE
    turn: int = 1
    #: This turn: whether the first knight has arrived, whether a card was taken,
    second: bool = False
    took: bool = False
    #: the colour that moves, where its first knight stands now, and where a ransomed one of it stands;
    colour: int = NONE
    moved: int = NONE
    ransomed: int = NONE
    #: and when the first has arrived, the places that a second may leave, as bits.
    rested: int = 0
    #: The mountain cell whose pile is dealt, or where the knight on its way has stopped.
    at: int = 0
    #: The colour of the captured knight.
    captive: int = NONE

    def fork(self) -> Emerald:
        new = Emerald.__new__(Emerald)
        new.phase = self.phase
        new.seats = self.seats
        new.fair = self.fair
        new.colours = self.colours
        new.owners = self.owners
        new.knights = list(map(list.copy, self.knights))
        new.crowd = self.crowd[:]
        new.where = self.where[:]
        new.chamber = self.chamber[:]
        new.nest = self.nest[:]
        new.open = list(map(list.copy, self.open))
        new.below = list(map(list.copy, self.below))
        new.unseen = self.unseen[:]
        new.gold = list(map(list.copy, self.gold))
        new.gems = list(map(list.copy, self.gems))
        new.hoard = self.hoard[:]
        new.ledger = self.ledger[:]
        new.four = self.four
        new.bar = self.bar
        new.dragon = self.dragon
        new.facing = self.facing
        new.die = self.die
        new.first = self.first
        new.to_move = self.to_move
        new.turn = self.turn
        new.second = self.second
        new.took = self.took
        new.colour = self.colour
        new.moved = self.moved
        new.ransomed = self.ransomed
        new.rested = self.rested
        new.at = self.at
        new.captive = self.captive
        return new


def round_number(s: Emerald) -> int:
    """How often the turn has come to the first player."""
    return (s.turn - 1) // s.seats + 1


def in_play(s: Emerald, seat: int) -> int:
    """A seat's knights in the castle and on the path (EMR-8.2), all its colours together (EMR-8.3)."""
    return sum([sum(s.knights[colour]) for colour in s.colours[seat]])


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
    bits = 0
    for colour, places in enumerate(s.where):
        if places >> place & 1:
            bits |= 1 << colour
    return bits
