"""How likely each secret order is, judged by whom a prince has pushed and whom he sent back."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from royaumes.games.royaume.board import ORDERS, WANTED_AT
from royaumes.games.royaume.leaning import POINT
from royaumes.games.royaume.view import View

#: How much a prince pushes a knight whose crown he wants in circle I, II, …: ahead or behind.
EAGER = (2, 1, 0, -1, -2)
#: How much a point of leaning says. Found on games of greedy princes: there it gives the true card
#: about an eighth of the belief at the end of a game, where chance would give it a twentieth.
WEIGHT = 0.035


def odds(leaning: Sequence[int], known: Sequence[int] = ()) -> tuple[float, ...]:
    """The chance of each order for a prince who leans like this, the known cards of others apart."""
    weights = []
    for order, wanted in enumerate(WANTED_AT):
        shown = sum(lean * EAGER[wanted[colour]] for colour, lean in enumerate(leaning)) / POINT
        weights.append(0.0 if order in known else exp(WEIGHT * shown))
    whole = sum(weights)
    return tuple(weight / whole for weight in weights)


def beliefs(v: View, prince: int) -> tuple[float, ...]:
    """What this seat may believe about a prince's order, from all that was seen, card by card.

    One's own card is known: it is certain for oneself and impossible for a rival. When the
    orders lie open it still tells what their moves gave away, one's own left aside.
    """
    if v.seat is not None and v.my_order >= 0:
        if prince == v.seat:
            return tuple(float(order == v.my_order) for order in range(len(ORDERS)))
        return odds(v.leanings[prince], [v.my_order])
    return odds(v.leanings[prince])
