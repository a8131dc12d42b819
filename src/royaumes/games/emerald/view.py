"""What a seat may know: all but the gold that others hold and what they gave to the dragon."""

from __future__ import annotations

from itertools import chain

from royaumes.core import Finished, Stream, bits_of
from royaumes.games.emerald.box import NONE, VALUES
from royaumes.games.emerald.scoring import gold_points, open_points
from royaumes.games.emerald.state import Emerald, View, by_place, treasures, treasures_left


def view(s: Emerald, seat: int | None) -> View:
    """Gold lies open when the game is over; before that only one's own and how many cards others hold."""
    over = isinstance(s.phase, Finished)
    return View.of(
        s,
        seat,
        scores=_scores(s, seat, over),
        treasures=treasures(tuple(s.chamber), s.owners, s.seats),
        treasures_left=treasures_left(s),
        hand=() if seat is None else tuple(s.gold[seat]),
        hands=tuple([tuple(hand) for hand in s.gold]) if over else (),
        purse=tuple([sum(hand) for hand in s.gold]),
    )


def _scores(s: Emerald, seat: int | None, over: bool) -> tuple[int, ...]:
    """EMR-5.9: the gold of others does not count until it is turned up."""
    gems = tuple([tuple(row) for row in s.gems])
    scores = list(open_points(gems, tuple(s.chamber), s.owners, s.four, s.first, s.fair))
    for one in range(s.seats) if over else () if seat is None else (seat,):
        scores[one] += gold_points(s.gold[one])
    return tuple(scores)


def imagine(v: View, stream: Stream, frugal: int = 0) -> Emerald:
    """A world behind a view: only the gold held by others is made up, as `imagined_gold` does."""
    gold, hoard = imagined_gold(v, stream, frugal)
    crowd = by_place(tuple(chain.from_iterable(v.knights)))
    return Emerald.of(v, crowd=crowd, where=[bits_of(row) for row in v.knights], gold=gold, hoard=hoard)


def imagined_gold(v: View, stream: Stream, frugal: int = 0) -> tuple[list[list[int]], list[int]]:
    """Everybody's gold, and the dragon's, as they may be.

    Each unseen gift was any card then held; in so many of a hundred cases, the smallest of them.
    """
    hands = [[0] * len(VALUES) for _ in range(v.seats)]
    hoard = [0] * len(VALUES)
    for seat, kind in v.ledger:
        if kind != NONE:
            hands[seat][kind] += 1
            continue
        held = [one for one, count in enumerate(hands[seat]) for _ in range(count)]
        gift = held[0] if frugal and stream.below(100) < frugal else stream.choice(held)
        hands[seat][gift] -= 1
        hoard[gift] += 1
    known = dict(enumerate(v.hands)) if v.hands else {} if v.seat is None else {v.seat: v.hand}
    for seat, hand in known.items():
        for kind, count in enumerate(hand):
            hoard[kind] += hands[seat][kind] - count
        hands[seat] = list(hand)
    return hands, hoard
