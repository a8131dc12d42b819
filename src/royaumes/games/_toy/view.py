"""What a seat at Bluff may know, and worlds that fit it."""

from __future__ import annotations

from royaumes.core import Stream
from royaumes.games._toy.box import COPIES, NONE
from royaumes.games._toy.phases.turn import CLAIMING, REPLYING, REWARDING
from royaumes.games._toy.state import Bluff, View


def view(s: Bluff, seat: int | None) -> View:
    """Of the others' hands nothing but the number of cards."""
    replying = s.phase == REPLYING
    return View.of(
        s,
        seat,
        in_bag=sum(s.bag),
        waiting=REPLYING.question(s).seats if replying else (),
        my_card=s.card if seat == s.to_move else NONE,
        my_reply=s.replies[seat] if seat is not None else NONE,
        my_buried=tuple(s.buried[seat]) if seat is not None else (),
        buried=tuple(len(pile) for pile in s.buried),
    )


def imagine(v: View, stream: Stream) -> Bluff:
    """Deal the unseen cards at random to the places that this seat cannot see."""
    unseen = [COPIES - shown for shown in v.shown]
    for card in v.my_buried:
        unseen[card] -= 1
    held = v.phase in (CLAIMING, REPLYING, REWARDING)
    if v.my_card != NONE:
        unseen[v.my_card] -= 1
    cards = stream.shuffled([card for card, count in enumerate(unseen) for _ in range(count)])
    card = v.my_card if v.my_card != NONE or not held else cards.pop()
    buried = [
        list(v.my_buried) if seat == v.seat else [cards.pop() for _ in range(count)]
        for seat, count in enumerate(v.buried)
    ]
    bag = [cards.count(kind) for kind in range(len(v.shown))]
    replies = [NONE] * v.seats
    if v.phase == REPLYING:
        for seat in range(v.seats):
            if seat != v.to_move and seat not in v.waiting:
                replies[seat] = v.my_reply if seat == v.seat else stream.below(2)
    return Bluff.of(v, bag=bag, replies=replies, card=card, buried=buried)
