"""The state of a game of Emerald."""

from __future__ import annotations

from dataclasses import dataclass

from royaumes.core import Phase, State
from royaumes.games.emerald.board import PLACES
from royaumes.games.emerald.cards import NONE, VALUE_COUNT


@dataclass(slots=True)
class Emerald(State):
    """Knights by place, cards by kind, the dragon and its bar, and how far the turn has come."""

    phase: Phase
    seats: int
    #: Points that late seats begin with (EMR-10.1).
    fair: int
    #: Knights of each colour at each place: colour * PLACES + place.
    knights: list[int]
    #: Knights of all colours at each place.
    crowd: list[int]
    #: For each colour the places where it has knights, as bits.
    where: list[int]
    #: For each colour the knights in the chamber and in the nest.
    chamber: list[int]
    nest: list[int]
    #: For each seat the knights that can still move.
    in_play: list[int]
    #: Beside each mountain cell: the open card's kind (or NONE), and how many lie face down below it.
    gold_open: list[int]
    gold_under: list[int]
    gem_open: list[int]
    gem_under: list[int]
    #: Cards that nobody has seen, as numbers of bags.
    gold_bag: int
    gem_bag: int
    #: Gold held, secret to its owner: seat * VALUE_COUNT + kind; and how many cards that makes.
    gold: list[int]
    purse: list[int]
    #: Gold given to the dragon, by kind; what was given is known to the giver alone.
    hoard: list[int]
    #: What all have seen of the gold, in order: `taken(seat, kind)` and `given(seat)`.
    ledger: list[int]
    #: Gems held: seat * GEM_COUNT + kind.
    gems: list[int]
    treasures: list[int]
    treasures_left: int
    #: Who has the bonus for four different gems.
    four: int
    #: Mountain cells counted from 0: the bar's end nearest to the castle, the dragon; and its facing.
    bar: int
    dragon: int
    facing: int
    first: int = 0
    seat: int = 0
    #: This turn: whether the knight on its way is the second, whether a card was taken,
    second: bool = False
    took: bool = False
    #: the colour that moves, where its first knight stands now, and where a ransomed one of it stands.
    colour: int = NONE
    moved: int = NONE
    ransomed: int = NONE
    #: and the places its second knight may leave, as bits.
    fresh: int = 0
    #: The mountain cell (from 0) whose pile is dealt or where the knight on its way has stopped.
    at: int = 0
    #: The colour of the captured knight.
    captive: int = NONE


_ENTRY = VALUE_COUNT + 1


def taken(seat: int, kind: int) -> int:
    """A ledger entry: this seat took a gold card of this kind."""
    return seat * _ENTRY + kind


def given(seat: int) -> int:
    """A ledger entry: this seat gave a gold card to the dragon."""
    return seat * _ENTRY + VALUE_COUNT


def entry(number: int) -> tuple[int, int]:
    """The seat of a ledger entry, and the kind taken or NONE where a card was given."""
    seat, kind = divmod(number, _ENTRY)
    return seat, NONE if kind == VALUE_COUNT else kind


def colours_of(seats: int, seat: int) -> tuple[int, ...]:
    """The colours of a seat (EMR-1.15): its own number, and with two players the one two further on too."""
    return (seat, seat + seats) if seats == 2 else (seat,)


def knights_at(s: Emerald, colour: int, place: int) -> int:
    """How many knights of a colour stand at a place."""
    return s.knights[colour * PLACES + place]


def colours_at(s: Emerald, place: int) -> int:
    """The colours that have knights at a place, as bits."""
    return sum([1 << colour for colour, places in enumerate(s.where) if places >> place & 1])
