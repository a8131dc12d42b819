"""What a seat may know, and worlds that fit it (IAK-2).

Piles lie open and taken cards are seen (IAK-2.2), so all that others cannot know of a hand are
its first two cards, until they are handed back (IAK-2.1). The rest lies on the table (IAK-2.3).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from royaumes.core import Frozen, Phase, Stream, bits_of, members
from royaumes.games.auftrag.box import (
    ADVENTURES,
    ARMS,
    KINDS,
    NONE,
    ONES,
    PLACES,
    SETUPS,
    reach,
)
from royaumes.games.auftrag.moves import STAKE, STAKE_NUMBER, STAKES, Stake, stakes_number
from royaumes.games.auftrag.state import SIZE, Auftrag, waiting


@dataclass(frozen=True, slots=True)
class View(Frozen):
    """One seat's knowledge of the table; a spectator's seat is None."""

    seat: int | None
    phase: Phase[Any]
    target: int
    last_round: int
    to_move: int
    turn: int
    round: int
    step: int
    #: Places around the circle; the place of each knight; seats by tent.
    ring: tuple[int, ...]
    leads: tuple[int, ...]
    knights: tuple[int, ...]
    order: tuple[int, ...]
    #: Action cards on the table by kind, and the cards each seat has chosen and not used yet.
    supply: tuple[int, ...]
    chosen: tuple[tuple[int, ...], ...]
    #: Virtue cards by kind: the open piles, one's own hand, and what all know of each hand;
    #: how many cards of each hand only its owner knows.
    piles: tuple[int, ...]
    my_hand: tuple[int, ...]
    seen: tuple[tuple[int, ...], ...]
    hidden: tuple[int, ...]
    #: Adventures: how many in the deck, which lie open, are held, are fulfilled.
    in_deck: int
    open: tuple[int, ...]
    held: tuple[tuple[int, ...], ...]
    fulfilled: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    reached: tuple[int, ...]
    scorings: int
    courts: tuple[int, ...]
    wins: tuple[int, ...]
    ties: tuple[int, ...]
    #: Who takes part in the tournament, who has not staked yet, and one's own sealed stake.
    riders: tuple[int, ...]
    waiting: tuple[int, ...]
    my_stake: tuple[int, ...] | None
    #: What the last tournament showed: each rider with the cards staked.
    last_stakes: tuple[tuple[int, tuple[int, ...]], ...]


@lru_cache(maxsize=1 << 12)
def _hands(flat: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return tuple([flat[at : at + SIZE] for at in range(0, len(flat), SIZE)])


def _kinds(holds: int, counts: list[int], start: int) -> tuple[int, ...]:
    """The kinds of a seat's chosen cards; its counts begin at `start`, and most are 1."""
    (kinds,) = _each((holds,))
    for kind in kinds:
        if counts[start + kind] > 1:
            return tuple([kind for kind in kinds for _ in range(counts[start + kind])])
    return kinds


@lru_cache(maxsize=1 << 12)
def _each(sets: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return tuple([members(one) for one in sets])


@lru_cache(maxsize=1 << 12)
def _shown(stakes: tuple[int, ...]) -> tuple[tuple[int, tuple[int, ...]], ...]:
    return tuple([(rider, STAKE[number].cards) for rider, number in enumerate(stakes) if number != NONE])


def view(s: Auftrag, seat: int | None) -> View:
    """Built up field by field: of the others' hands only what all have seen, the rest is open (IAK-2.3)."""
    staked = seat is not None and s.stakes[seat] != NONE
    return View(
        seat=seat,
        phase=s.phase,
        target=s.target,
        last_round=s.last_round,
        to_move=s.to_move,
        turn=s.turn,
        round=s.round,
        step=s.step,
        ring=s.ring,
        leads=s.leads,
        knights=tuple(s.knights),
        order=s.order,
        supply=tuple(s.supply),
        chosen=tuple([_kinds(holds, s.chosen, one * KINDS) for one, holds in enumerate(s.holds)]),
        piles=tuple(s.piles),
        my_hand=() if seat is None else tuple(s.hands[seat * SIZE : seat * SIZE + SIZE]),
        seen=_hands(tuple(s.seen)),
        hidden=tuple(s.hidden),
        in_deck=sum(s.deck),
        open=members(s.open),
        held=_each(tuple(s.held)),
        fulfilled=_each(tuple(s.fulfilled)),
        scores=tuple(s.points),
        reached=tuple(s.reached),
        scorings=s.scorings,
        courts=tuple(s.courts),
        wins=tuple(s.wins),
        ties=tuple(s.ties),
        riders=members(s.riders),
        waiting=members(waiting(s)),
        my_stake=STAKE[s.stakes[seat]].cards if staked and seat is not None else None,
        last_stakes=_shown(s.last_stakes),
    )


def unknown(v: View) -> list[int]:
    """The ones of each virtue that this seat has not seen: in other hands, or not dealt yet."""
    setup = SETUPS[len(v.knights)]
    counts: list[int] = []
    for virtue, card in enumerate(ONES):
        known = v.piles[card] + sum(seen[card] for seen in v.seen)
        if v.seat is not None:
            known += v.my_hand[card] - v.seen[v.seat][card]
        counts.append(setup.piles[card] + setup.bag[virtue] - known)
    return counts


def imagine(v: View, stream: Stream) -> Auftrag:
    """Deal the unknown first cards at random to the hands that still hide some."""
    seats = len(v.knights)
    setup = SETUPS[seats]
    cards = stream.shuffled(
        [card for card, count in zip(ONES, unknown(v), strict=True) for _ in range(count)]
    )
    hands: list[int] = []
    for seat in range(seats):
        hand = list(v.my_hand if seat == v.seat else v.seen[seat])
        if seat != v.seat:
            for _ in range(v.hidden[seat]):
                hand[cards.pop()] += 1
        hands += hand
    gone = bits_of(number for some in (v.open, *v.held, *v.fulfilled) for number in some)
    return Auftrag(
        phase=v.phase,
        seats=seats,
        target=v.target,
        last_round=v.last_round,
        picks=setup.picks,
        ring=v.ring,
        reach=reach(v.ring) if len(v.ring) == len(PLACES) else (),
        leads=v.leads,
        knights=list(v.knights),
        order=v.order,
        supply=list(v.supply),
        lying=bits_of(kind for kind, count in enumerate(v.supply) if count),
        chosen=[kinds.count(kind) for kinds in v.chosen for kind in range(KINDS)],
        holds=[bits_of(kinds) for kinds in v.chosen],
        bag=[cards.count(card) for card in ONES],
        piles=list(v.piles),
        hands=hands,
        seen=[count for row in v.seen for count in row],
        hidden=list(v.hidden),
        deck=[1 - (gone >> n & 1) for n in range(len(ADVENTURES))],
        open=bits_of(v.open),
        held=[bits_of(held) for held in v.held],
        fulfilled=[bits_of(fulfilled) for fulfilled in v.fulfilled],
        points=list(v.scores),
        reached=list(v.reached),
        scorings=v.scorings,
        courts=list(v.courts),
        wins=list(v.wins),
        ties=list(v.ties),
        stakes=[_stake(v, seat, hands, stream) for seat in range(seats)],
        last_stakes=_last_stakes(v),
        riders=bits_of(v.riders),
        to_move=v.to_move,
        turn=v.turn,
        round=v.round,
        step=v.step,
    )


def _last_stakes(v: View) -> tuple[int, ...]:
    if not v.last_stakes:
        return ()
    shown = dict(v.last_stakes)
    return tuple(_number(shown[seat]) if seat in shown else NONE for seat in range(len(v.knights)))


def _number(cards: tuple[int, ...]) -> int:
    """The number of the stake of these cards."""
    return STAKE_NUMBER[Stake(cards)]


def _stake(v: View, seat: int, hands: list[int], stream: Stream) -> int:
    """A sealed stake that this seat may have made already."""
    if seat not in v.riders or seat in v.waiting:
        return NONE
    if seat == v.seat:
        assert v.my_stake is not None
        return _number(v.my_stake)
    arms = [hands[seat * SIZE + card] for card in ARMS]
    return STAKE_NUMBER[stream.choice(STAKES[stakes_number(arms)])]
