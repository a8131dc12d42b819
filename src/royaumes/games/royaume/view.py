"""What a seat may know: everything but the others' secret orders and calls."""

from __future__ import annotations

from dataclasses import dataclass

from royaumes.core import Phase, Stream
from royaumes.games.royaume.board import (
    BIT,
    COLOURS,
    NONE,
    ORDERS,
    cards_in,
    gems_in,
    hoard_of,
    pile_of,
)
from royaumes.games.royaume.phases.rolling import WATCHING
from royaumes.games.royaume.state import Royaume

_FIVE = len(COLOURS)


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat sees it (a spectator's seat is None); knights are numbers of colours."""

    seat: int | None
    phase: Phase
    cells: int
    calling: bool
    first: int
    turn: int
    mover: int
    #: This seat's secret order card (NONE before it is dealt); all of them when they lie open.
    my_order: int
    orders: tuple[int, ...]
    #: How many orders have been dealt.
    dealt: int
    power: tuple[int, ...]
    treasures: tuple[tuple[int, ...], ...]
    bank: tuple[int, ...]
    leanings: tuple[tuple[int, ...], ...]
    #: By knight: his cell; which knights wear a crown, are held, are in circles I, II, …
    places: tuple[int, ...]
    crowned: tuple[int, ...]
    held: tuple[int, ...]
    circles: tuple[int, ...]
    #: By cell: the open card's kind, or BARE or DOWN.
    cards: tuple[int, ...]
    #: By kind: cards that nobody has seen, on cells or in the first talon; of these so many are talon.
    unseen: tuple[int, ...]
    fresh: int
    #: By kind: later talons, and the discards.
    talon: tuple[int, ...]
    discards: tuple[int, ...]
    compelled: bool
    rivals: int
    challenged: int
    rival: int
    dice: tuple[int, ...]
    #: Rivals who have yet to answer about the witch, and this seat's own answer.
    waiting: tuple[int, ...]
    my_call: int
    knight: int
    left: int
    second: int
    second_die: int
    dragon: int
    claimants: int


def _which(mask: int) -> tuple[int, ...]:
    return tuple(knight for knight in range(_FIVE) if mask & BIT[knight])


def _mask(knights: tuple[int, ...]) -> int:
    return sum(BIT[knight] for knight in knights)


def view(s: Royaume, seat: int | None) -> View:
    """Built up field by field; R5C-1.9: of the orders only one's own, until all lie open."""
    return View(
        seat=seat,
        phase=s.phase,
        cells=s.cells,
        calling=s.calling,
        first=s.first,
        turn=s.turns,
        mover=s.seat,
        my_order=NONE if seat is None else s.orders[seat],
        orders=tuple(s.orders) if s.open else (),
        dealt=len(s.orders) - s.orders.count(NONE),
        power=tuple(s.power),
        treasures=tuple(gems_in(hoard) for hoard in s.hoards),
        bank=gems_in(s.bank),
        leanings=tuple(tuple(s.leanings[row : row + _FIVE]) for row in range(0, len(s.leanings), _FIVE)),
        places=tuple(s.places),
        crowned=_which(s.crowned),
        held=_which(s.held),
        circles=tuple(s.circles),
        cards=tuple(s.cards),
        unseen=cards_in(s.unseen),
        fresh=s.fresh,
        talon=cards_in(s.talon),
        discards=cards_in(s.discards),  # R5C-3.1
        compelled=s.compelled,
        rivals=s.rivals,
        challenged=s.challenged,
        rival=s.rival,
        dice=s.dice,
        waiting=WATCHING.pending(s).seats if s.phase is WATCHING else (),
        my_call=NONE if seat is None else s.calls[seat],
        knight=s.knight,
        left=s.left,
        second=s.second,
        second_die=s.second_die,
        dragon=s.dragon,
        claimants=s.claimants,
    )


def _imagined_orders(v: View, stream: Stream) -> list[int]:
    """Any cards for the rivals but one's own."""
    if v.orders:
        return list(v.orders)
    rest = stream.shuffled([order for order in range(len(ORDERS)) if order != v.my_order])
    orders = [NONE] * len(v.power)
    for seat in range(v.dealt):
        orders[seat] = v.my_order if seat == v.seat else rest.pop()
    return orders


def _imagined_calls(v: View, stream: Stream) -> list[int]:
    """Any answers of the rivals who have made up their minds."""
    calls = [NONE] * len(v.power)
    if v.phase is WATCHING:
        for seat in range(len(calls)):
            if seat != v.mover and seat not in v.waiting:
                calls[seat] = v.my_call if seat == v.seat else stream.below(2)
    return calls


def imagine(v: View, stream: Stream) -> Royaume:
    """What is seen as it is seen, and the rivals' secrets at random."""
    circled = _mask(v.circles)
    home = circled if len(v.circles) < _FIVE else circled & ~BIT[v.circles[-1]]
    return Royaume(
        phase=v.phase,
        cells=v.cells,
        calling=v.calling,
        orders=_imagined_orders(v, stream),
        power=list(v.power),
        hoards=[hoard_of(gems) for gems in v.treasures],
        leanings=[lean for row in v.leanings for lean in row],
        cards=list(v.cards),
        unseen=pile_of(v.unseen),
        fresh=v.fresh,
        talon=pile_of(v.talon),
        discards=pile_of(v.discards),
        bank=hoard_of(v.bank),
        places=list(v.places),
        crowned=_mask(v.crowned),
        away=_mask(tuple(range(_FIVE))) & ~home,
        held=_mask(v.held),
        circles=list(v.circles),
        first=v.first,
        seat=v.mover,
        turns=v.turn,
        compelled=v.compelled,
        rivals=v.rivals,
        challenged=v.challenged,
        rival=v.rival,
        dice=v.dice,
        calls=_imagined_calls(v, stream),
        knight=v.knight,
        left=v.left,
        second=v.second,
        second_die=v.second_die,
        dragon=v.dragon,
        open=bool(v.orders),
        claimants=v.claimants,
    )
