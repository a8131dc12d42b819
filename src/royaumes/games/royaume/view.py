"""What a seat may know: everything but the others' secret orders; and a world that fits it."""

from __future__ import annotations

from royaumes.core import Stream
from royaumes.games.royaume.box import NONE, ORDERS
from royaumes.games.royaume.scoring import points
from royaumes.games.royaume.state import Royaume, View


def view(s: Royaume, seat: int | None) -> View:
    """R5C-1.9: of the orders only one's own, until all lie open."""
    scores: list[int | None] = [None] * s.seats
    for prince, order in enumerate(s.orders):
        if s.claimants or prince == seat:
            scores[prince] = points(order, s.circles, s.treasures[prince])
    return View.of(
        s,
        seat,
        scores=tuple(scores),
        my_order=NONE if seat is None or seat >= len(s.orders) else s.orders[seat],
        orders=s.orders if s.claimants else (),  # R5C-13.1
        dealt=len(s.orders),
    )


def imagine(v: View, stream: Stream) -> Royaume:
    """What is seen as it is seen, and the rivals' secret orders at random."""
    return Royaume.of(v, orders=v.orders or _imagined_orders(v, stream), away=v.away)


def _imagined_orders(v: View, stream: Stream) -> tuple[int, ...]:
    """Any different cards for the rivals but one's own, each deal as likely as the others (R5C-1.8)."""
    rest = stream.shuffled([order for order in range(len(ORDERS)) if order != v.my_order])
    return tuple([v.my_order if seat == v.seat else rest.pop() for seat in range(v.dealt)])
