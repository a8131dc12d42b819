"""The fields of a game of Le Royaume des 5 Couronnes, and what can be read off a state."""

from __future__ import annotations

from itertools import compress

from royaumes import core
from royaumes.core import (
    COUNT,
    SEAT,
    SEAT_OR_NOBODY,
    SEAT_SET,
    Bits,
    Converted,
    Fixed,
    Flag,
    Int,
    Maybe,
    Member,
    Row,
    Several,
    State,
    bits_of,
    declared,
    hidden,
    masked,
    public,
    seats_of,
    view_only,
)
from royaumes.core.fields import MANY
from royaumes.games.royaume.box import (
    ALL_KNIGHTS,
    CALLING_SECONDS,
    CARD_COUNTS,
    CASTLE,
    CIRCLES,
    COLOURS,
    DUEL_POWER,
    EACH_COLOUR,
    MOST_POWER,
    NONE,
    NUMBERS,
    ORDERS,
    PATHS,
    PILES,
    Card,
)

_LAIR = max(PATHS) + 1
_PLACE, _COLOUR, _KNIGHT = Int(NONE, _LAIR), Int(0, len(COLOURS) - 1), Int(NONE, len(COLOURS) - 1)
_KNIGHTS, _OWNED = Bits(len(COLOURS)), Row(len(COLOURS), Int(0, EACH_COLOUR))
_ALL_ORDERS = Several(lambda seats: seats, Int(0, len(ORDERS) - 1))
_CARDS = sum(CARD_COUNTS)
#: Held packed in a number, seen by kind.
_PILE = Converted(Row(len(CARD_COUNTS), Int(0, max(CARD_COUNTS))), PILES.counts, PILES.bag)
_DIE = Int(0, max(one.get("sides", 0) for one in NUMBERS.values()))


class Table(core.Table):
    """Knights on the path, cards on cells and in piles, what princes own, and the turn's business.

    Knights, crowns and treasures are numbers of colours; sets of knights or seats are bits.
    """

    #: How many forest cells there are: 0 is the castle, cells + 1 the lair.
    cells = public(Int(min(PATHS), max(PATHS)))
    #: Table setting: the seconds that a seven stands for rivals to call the witch; 0 where she comes unasked.
    calling = public(Int(0, max(CALLING_SECONDS)))
    first = public(SEAT, 0)
    to_move = public(SEAT, 0)
    turn = public(COUNT, 1)
    #: By seat: the points so far where this seat may know them; crowns and treasures bring 90 at most.
    scores = view_only(seats_of(Maybe(Int(0, 200))))
    #: This seat's secret order card (NONE before it is dealt); by seat all that have been dealt, which a view
    #: has when they lie open; and how many have been dealt.
    my_order = view_only(Int(NONE, len(ORDERS) - 1))
    orders = masked(Fixed(_ALL_ORDERS), _ALL_ORDERS)
    dealt = view_only(Int(0, lambda seats: seats))
    power = public(seats_of(Int(0, MOST_POWER)))
    #: By seat and colour, and in the bank.
    treasures = public(seats_of(_OWNED))
    bank = public(_OWNED)
    #: By seat and knight: the points that this prince chose to give this knight, those back counted against.
    given = public(seats_of(Row(len(COLOURS), Int(-MANY, MANY))))
    #: By knight: the cell. Who wears a crown, and who is held.
    places = public(Row(len(COLOURS), _PLACE))
    crowned = public(_KNIGHTS, 0)
    held = public(_KNIGHTS, 0)
    #: Colours in circles I, II, …
    circles = public(Several(len(CIRCLES), _COLOUR))
    #: Knights not in these circles, kept because every march asks for them.
    away = hidden(_KNIGHTS, ALL_KNIGHTS)
    #: By cell.
    cards = public(Several(_LAIR + 1, Member(Card)))
    #: Cards that nobody has seen (face down on cells, and the first talon), and how many of them are talon;
    #: the later talons, and the discards.
    unseen = public(_PILE, PILES.full)
    fresh = public(Int(0, _CARDS))
    talon = public(_PILE, 0)
    discards = public(_PILE, 0)  # R5C-3.1
    #: Phase A: an attempt is owed; seats that can be challenged, worked out whenever phase A goes on;
    #: seats that were challenged this turn; the duel's rival.
    compelled = public(Flag(), False)
    rivals = public(SEAT_SET, 0)
    challenged = public(SEAT_SET, 0)
    rival = public(SEAT_OR_NOBODY, NONE)
    dice = public(Fixed(Several(2, _DIE)), ())
    #: Rivals who have let this seven pass.
    quiet = public(SEAT_SET, 0)
    #: The knight in a fight or on the move, the bare cell behind it, the second knight and its die,
    #: the dragon's die.
    knight = public(_KNIGHT, NONE)
    left = public(_PLACE, NONE)
    second = public(_KNIGHT, NONE)
    second_die = public(_DIE, 0)
    dragon = public(_DIE, 0)
    #: The seats that can still become king; nobody before the orders lie open.
    claimants = public(SEAT_SET, 0)


@declared
class Royaume(Table, State):
    """Where a game of Le Royaume des 5 Couronnes stands."""


@declared
class View(Table, core.View):
    """The table as one seat sees it: everything but the others' secret orders."""

    @property
    def away(self) -> int:
        """Knights that are not in the circles."""
        return ALL_KNIGHTS & ~bits_of(self.circles)


def rivals(s: Royaume) -> int:
    """The seats that the prince whose turn it is can challenge now (R5C-11.1, R5C-11.2, R5C-11.3)."""
    mover = s.to_move
    if s.power[mover] < DUEL_POWER or s.compelled:
        return 0
    found = 0
    for seat, owned in enumerate(s.treasures):
        if seat != mover and any(owned):
            found |= 1 << seat
    return found & ~s.challenged


def reached(cells: int, place: int, crowned: int, points: int) -> int:
    """The cell a knight comes to by so many points, forward or (negative points) back.

    R5C-6.6: a cell a point, to the lair or with the crown to the castle, and no further: points
    left over are lost (R5C-7.3, R5C-7.5, R5C-10.1, R5C-12.1).
    """
    cell = place - points if crowned else place + points
    return CASTLE if cell < CASTLE else cells + 1 if cell > cells else cell


def comes_to(t: Royaume | View, knight: int, points: int) -> int:
    """The cell this knight comes to from where it is."""
    return reached(t.cells, t.places[knight], t.crowned >> knight & 1, points)


def retreats(t: Royaume | View) -> int:
    """R5C-7.3: the knights that have a way back: not from the castle, and with a crown not from the lair."""
    found, lair = 0, t.cells + 1
    for knight, place in enumerate(t.places):
        if place != (lair if t.crowned >> knight & 1 else CASTLE):
            found |= 1 << knight
    return found & t.away


def colours_of(owned: list[int]) -> tuple[int, ...]:
    """The colours of which somebody owns a treasure."""
    return tuple(compress(range(len(owned)), owned))
