"""What a seat at Bluff may know, and worlds that fit it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from royaumes.core import Frozen, Phase, Stream
from royaumes.games._toy.box import COPIES, NONE
from royaumes.games._toy.phases.turn import CLAIMING, REPLYING, REWARDING
from royaumes.games._toy.state import Bluff


@dataclass(frozen=True, slots=True)
class View(Frozen):
    """One seat's knowledge; a spectator's seat is None."""

    seat: int | None
    phase: Phase[Any]
    turn: int
    to_move: int
    tokens: tuple[int, ...]
    bank: int
    in_bag: int
    shown: tuple[int, ...]
    claim: int
    last: int
    waiting: tuple[int, ...]
    my_card: int
    my_reply: int
    my_buried: tuple[int, ...]
    buried: tuple[int, ...]


def view(s: Bluff, seat: int | None) -> View:
    """Built up field by field: nothing of the others' hands stands here."""
    replying = s.phase == REPLYING
    return View(
        seat=seat,
        phase=s.phase,
        turn=s.turn,
        to_move=s.to_move,
        tokens=tuple(s.tokens),
        bank=s.bank,
        in_bag=sum(s.bag),
        shown=tuple(s.shown),
        claim=s.claim,
        last=s.last,
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
    replies = [NONE] * len(v.tokens)
    if v.phase == REPLYING:
        for seat in range(len(v.tokens)):
            if seat != v.to_move and seat not in v.waiting:
                replies[seat] = v.my_reply if seat == v.seat else stream.below(2)
    return Bluff(
        phase=v.phase,
        tokens=list(v.tokens),
        bank=v.bank,
        bag=bag,
        buried=buried,
        shown=list(v.shown),
        replies=replies,
        to_move=v.to_move,
        turn=v.turn,
        card=card,
        claim=v.claim,
        last=v.last,
    )
