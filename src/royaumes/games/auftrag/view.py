"""What a seat may know, and worlds that fit it (IAK-2).

Piles lie open and taken cards are seen (IAK-2.2), so all that others cannot know of a hand are
its first two cards, until they are handed back (IAK-2.1). The rest lies on the table (IAK-2.3).
"""

from __future__ import annotations

from royaumes.core import Stream, bits_of
from royaumes.games.auftrag.box import ADVENTURES, ARMS, NONE, ONES, PLACES, SETUPS, reach
from royaumes.games.auftrag.moves import STAKE, STAKE_NUMBER, STAKES, Stake, stakes_number
from royaumes.games.auftrag.state import SIZE, Auftrag, View, shown_set, waiting


def view(s: Auftrag, seat: int | None) -> View:
    """Of the others' hands only what all have seen; the rest is open (IAK-2.3)."""
    staked = seat is not None and s.stakes[seat] != NONE
    return View.of(
        s,
        seat,
        my_hand=() if seat is None else tuple(s.hands[seat * SIZE : seat * SIZE + SIZE]),
        in_deck=sum(s.deck),
        scores=tuple(s.points),
        waiting=shown_set(waiting(s)),
        my_stake=STAKE[s.stakes[seat]].cards if staked and seat is not None else None,
    )


def unknown(v: View) -> list[int]:
    """The ones of each virtue that this seat has not seen: in other hands, or not dealt yet."""
    setup = SETUPS[v.seats]
    counts: list[int] = []
    for virtue, card in enumerate(ONES):
        known = v.piles[card] + sum(seen[card] for seen in v.seen)
        if v.seat is not None:
            known += v.my_hand[card] - v.seen[v.seat][card]
        counts.append(setup.piles[card] + setup.bag[virtue] - known)
    return counts


def imagine(v: View, stream: Stream) -> Auftrag:
    """Deal the unknown first cards at random to the hands that still hide some."""
    cards = stream.shuffled(
        [card for card, count in zip(ONES, unknown(v), strict=True) for _ in range(count)]
    )
    hands: list[int] = []
    for seat in range(v.seats):
        hand = list(v.my_hand if seat == v.seat else v.seen[seat])
        if seat != v.seat:
            for _ in range(v.hidden[seat]):
                hand[cards.pop()] += 1
        hands += hand
    gone = bits_of(number for some in (v.open, *v.held, *v.fulfilled) for number in some)
    return Auftrag.of(
        v,
        picks=SETUPS[v.seats].picks,
        reach=reach(v.ring) if len(v.ring) == len(PLACES) else (),
        lying=bits_of(kind for kind, count in enumerate(v.supply) if count),
        holds=[bits_of(kinds) for kinds in v.chosen],
        bag=[cards.count(card) for card in ONES],
        hands=hands,
        deck=[1 - (gone >> n & 1) for n in range(len(ADVENTURES))],
        points=list(v.scores),
        stakes=[_stake(v, seat, hands, stream) for seat in range(v.seats)],
    )


def _stake(v: View, seat: int, hands: list[int], stream: Stream) -> int:
    """A sealed stake that this seat may have made already."""
    if seat not in v.riders or seat in v.waiting:
        return NONE
    if seat == v.seat:
        assert v.my_stake is not None
        return STAKE_NUMBER[Stake(v.my_stake)]
    arms = [hands[seat * SIZE + card] for card in ARMS]
    return STAKE_NUMBER[stream.choice(STAKES[stakes_number(arms)])]
