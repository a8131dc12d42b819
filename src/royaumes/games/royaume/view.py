"""What a seat may know: everything but the others' secret orders; and a world that fits it."""

from __future__ import annotations

from royaumes.core import Stream, bits_of
from royaumes.games.royaume.box import ALL_KNIGHTS, COLOURS, NONE, ORDERS
from royaumes.games.royaume.scoring import points
from royaumes.games.royaume.state import Royaume, View


def view(s: Royaume, seat: int | None) -> View:
    """R5C-1.9: of the orders only one's own, until all lie open."""
    dealt = len(s.orders)
    known = range(s.seats) if s.claimants else () if seat is None or seat >= dealt else (seat,)  # R5C-13.1
    scores: list[int | None] = [None] * s.seats
    for prince in known:
        scores[prince] = points(s.orders[prince], s.circles, s.treasures[prince])
    return View.of(
        s,
        seat,
        scores=tuple(scores),
        my_order=s.orders[seat] if seat in known else NONE,
        orders=s.orders if s.claimants else (),
        dealt=dealt,
    )


def imagine(v: View, stream: Stream) -> Royaume:
    """What is seen as it is seen, and the rivals' secret orders at random."""
    home = v.circles if len(v.circles) < len(COLOURS) else v.circles[:-1]  # the last one never came home
    return Royaume.of(v, orders=v.orders or _imagined_orders(v, stream), away=ALL_KNIGHTS & ~bits_of(home))


def _imagined_orders(v: View, stream: Stream) -> tuple[int, ...]:
    """Any different cards for the rivals but one's own, each deal as likely as the others (R5C-1.8)."""
    rest = stream.shuffled([order for order in range(len(ORDERS)) if order != v.my_order])
    return tuple([v.my_order if seat == v.seat else rest.pop() for seat in range(v.dealt)])
