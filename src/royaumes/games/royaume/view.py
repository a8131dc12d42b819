"""What a seat may know: everything but the others' secret orders; and a world that fits it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from royaumes.core import Frozen, Phase, Stream, bits_of
from royaumes.games.royaume.box import ALL_KNIGHTS, CELLS, COLOURS, NONE, ORDERS, PILES, Card
from royaumes.games.royaume.scoring import points
from royaumes.games.royaume.state import Royaume


@dataclass(frozen=True, slots=True)
class View(Frozen):
    """The table as one seat sees it (a spectator's seat is None).

    Knights, crowns and treasures are numbers of colours; sets of knights or seats are bits.
    """

    seat: int | None
    phase: Phase[Any]
    cells: int
    calling: int
    first: int
    to_move: int
    turn: int
    #: By seat: the points so far where this seat may know them.
    scores: tuple[int | None, ...]
    #: This seat's secret order card (NONE before it is dealt); all of them when they lie open.
    my_order: int
    orders: tuple[int, ...]
    #: How many orders have been dealt.
    dealt: int
    power: tuple[int, ...]
    treasures: tuple[tuple[int, ...], ...]
    bank: tuple[int, ...]
    #: By seat and knight: the points that this prince chose to give this knight, those back counted against.
    given: tuple[tuple[int, ...], ...]
    #: By knight: the cell. Who wears a crown, and who is held.
    places: tuple[int, ...]
    crowned: int
    held: int
    #: Colours in circles I, II, …
    circles: tuple[int, ...]
    #: By cell.
    cards: tuple[Card, ...]
    #: By kind: cards that nobody has seen, on cells or in the first talon; so many of them are talon.
    unseen: tuple[int, ...]
    fresh: int
    #: By kind: later talons, and the discards.
    talon: tuple[int, ...]
    discards: tuple[int, ...]
    compelled: bool
    #: Phase A: seats that can be challenged, seats that were challenged this turn, the duel's rival.
    rivals: int
    challenged: int
    rival: int
    dice: tuple[int, ...]
    #: Rivals who have let this seven pass.
    quiet: int
    #: The knight in a fight or on the move, the bare cell behind it, the second knight and its die,
    #: the dragon's die.
    knight: int
    left: int
    second: int
    second_die: int
    dragon: int
    #: The seats that can still become king; nobody before the orders lie open.
    claimants: int


def view(s: Royaume, seat: int | None) -> View:
    """Built up field by field; R5C-1.9: of the orders only one's own, until all lie open."""
    is_dealt = seat is not None and seat < len(s.orders)
    my_order = s.orders[seat] if seat is not None and is_dealt else NONE
    orders = s.orders if s.claimants else ()  # R5C-13.1
    circles, treasures = tuple(s.circles), tuple([tuple(owned) for owned in s.treasures])
    return View(
        seat=seat,
        phase=s.phase,
        cells=s.cells,
        calling=s.calling,
        first=s.first,
        to_move=s.to_move,
        turn=s.turn,
        scores=_scores(seat, my_order, orders, circles, treasures),
        my_order=my_order,
        orders=orders,
        dealt=len(s.orders),
        power=tuple(s.power),
        treasures=treasures,
        bank=tuple(s.bank),
        given=tuple([tuple(row) for row in s.given]),
        places=tuple(s.places),
        crowned=s.crowned,
        held=s.held,
        circles=circles,
        cards=tuple(s.cards),
        unseen=PILES.counts(s.unseen),
        fresh=s.fresh,
        talon=PILES.counts(s.talon),
        discards=PILES.counts(s.discards),  # R5C-3.1
        compelled=s.compelled,
        rivals=s.rivals,
        challenged=s.challenged,
        rival=s.rival,
        dice=s.dice,
        quiet=s.quiet,
        knight=s.knight,
        left=s.left,
        second=s.second,
        second_die=s.second_die,
        dragon=s.dragon,
        claimants=s.claimants,
    )


@lru_cache(maxsize=1 << 12)
def _scores(
    seat: int | None,
    my_order: int,
    orders: tuple[int, ...],
    circles: tuple[int, ...],
    treasures: tuple[tuple[int, ...], ...],
) -> tuple[int | None, ...]:
    """Few moves change what this depends on, and every view asks for it."""
    known = orders or tuple([my_order if other == seat else NONE for other in range(len(treasures))])
    return tuple(
        [
            None if order == NONE else points(order, circles, owned)
            for order, owned in zip(known, treasures, strict=True)
        ]
    )


def imagine(v: View, stream: Stream) -> Royaume:
    """What is seen as it is seen, and the rivals' secret orders at random."""
    home = v.circles if len(v.circles) < len(COLOURS) else v.circles[:-1]  # the last one never came home
    return Royaume(
        phase=v.phase,
        seats=len(v.power),
        path=CELLS[v.cells],
        cells=v.cells,
        calling=v.calling,
        orders=v.orders or _imagined_orders(v, stream),
        power=list(v.power),
        treasures=[list(owned) for owned in v.treasures],
        bank=list(v.bank),
        given=[list(row) for row in v.given],
        cards=list(v.cards),
        unseen=PILES.bag(v.unseen),
        fresh=v.fresh,
        talon=PILES.bag(v.talon),
        discards=PILES.bag(v.discards),
        places=list(v.places),
        crowned=v.crowned,
        held=v.held,
        circles=list(v.circles),
        away=ALL_KNIGHTS & ~bits_of(home),
        first=v.first,
        to_move=v.to_move,
        turn=v.turn,
        compelled=v.compelled,
        rivals=v.rivals,
        challenged=v.challenged,
        rival=v.rival,
        dice=v.dice,
        quiet=v.quiet,
        knight=v.knight,
        left=v.left,
        second=v.second,
        second_die=v.second_die,
        dragon=v.dragon,
        claimants=v.claimants,
    )


def _imagined_orders(v: View, stream: Stream) -> tuple[int, ...]:
    """Any different cards for the rivals but one's own, each deal as likely as the others (R5C-1.8)."""
    rest = stream.shuffled([order for order in range(len(ORDERS)) if order != v.my_order])
    return tuple([v.my_order if seat == v.seat else rest.pop() for seat in range(v.dealt)])
