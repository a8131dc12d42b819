"""What a seat may know: all but the gold that others hold and what they gave to the dragon."""

from __future__ import annotations

from dataclasses import dataclass

from royaumes.core import Finished, Phase, Stream
from royaumes.games.emerald.board import BIT, PLACES
from royaumes.games.emerald.cards import GEM_BAG, GOLD_BAG, NONE, VALUE_COUNT
from royaumes.games.emerald.state import Emerald, colours_of, entry, given, knights_at, taken


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat sees it (a spectator's seat is None); fields as in the state."""

    seat: int | None
    phase: Phase
    seats: int
    fair: int
    first: int
    turn: int
    #: For each colour the places where its knights stand, one entry a knight, lowest first;
    #: then how many are in the chamber and in the nest.
    knights: tuple[tuple[int, ...], ...]
    chamber: tuple[int, ...]
    nest: tuple[int, ...]
    gold_open: tuple[int, ...]
    gold_under: tuple[int, ...]
    gem_open: tuple[int, ...]
    gem_under: tuple[int, ...]
    #: Cards of each kind that nobody has seen yet (EMR-1.9: four of them will never be).
    gold_unseen: tuple[int, ...]
    gems_unseen: tuple[int, ...]
    #: Gold by kind: one's own, and everybody's when the game is over; before that only the numbers (EMR-5.5).
    hand: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    purse: tuple[int, ...]
    #: What all have seen of the gold, in order: the seat, and the kind it took or NONE where it gave a card.
    ledger: tuple[tuple[int, int], ...]
    #: For each seat its gems by kind, as they came.
    gems: tuple[int, ...]
    treasures: tuple[int, ...]
    treasures_left: int
    four: int
    bar: int
    dragon: int
    facing: int
    second: bool
    took: bool
    colour: int
    moved: int
    ransomed: int
    fresh: int
    at: int
    captive: int


def _hand(s: Emerald, seat: int) -> tuple[int, ...]:
    return tuple(s.gold[seat * VALUE_COUNT : (seat + 1) * VALUE_COUNT])


def _places(s: Emerald, colour: int) -> tuple[int, ...]:
    return tuple(place for place in range(PLACES) for _ in range(knights_at(s, colour, place)))


def view(s: Emerald, seat: int | None) -> View:
    """Built up field by field."""
    over = isinstance(s.phase, Finished)
    return View(
        seat=seat,
        phase=s.phase,
        seats=s.seats,
        fair=s.fair,
        first=s.first,
        turn=s.seat,
        knights=tuple(_places(s, colour) for colour in range(len(s.where))),
        chamber=tuple(s.chamber),
        nest=tuple(s.nest),
        gold_open=tuple(s.gold_open),
        gold_under=tuple(s.gold_under),
        gem_open=tuple(s.gem_open),
        gem_under=tuple(s.gem_under),
        gold_unseen=GOLD_BAG.counts(s.gold_bag),
        gems_unseen=GEM_BAG.counts(s.gem_bag),
        hand=() if seat is None else _hand(s, seat),
        hands=tuple(_hand(s, other) for other in range(s.seats)) if over else (),
        purse=tuple(s.purse),
        ledger=tuple(entry(number) for number in s.ledger),
        gems=tuple(s.gems),
        treasures=tuple(s.treasures),
        treasures_left=s.treasures_left,
        four=s.four,
        bar=s.bar,
        dragon=s.dragon,
        facing=s.facing,
        second=s.second,
        took=s.took,
        colour=s.colour,
        moved=s.moved,
        ransomed=s.ransomed,
        fresh=s.fresh,
        at=s.at,
        captive=s.captive,
    )


def imagined_hands(v: View, stream: Stream) -> tuple[list[int], list[int]]:
    """Everybody's gold, and the dragon's, as they may be: each unseen gift was any card then held."""
    hands = [0] * (v.seats * VALUE_COUNT)
    hoard = [0] * VALUE_COUNT
    for seat, kind in v.ledger:
        if kind != NONE:
            hands[seat * VALUE_COUNT + kind] += 1
            continue
        held = [k for k in range(VALUE_COUNT) for _ in range(hands[seat * VALUE_COUNT + k])]
        gift = stream.choice(held)
        hands[seat * VALUE_COUNT + gift] -= 1
        hoard[gift] += 1
    known = dict(enumerate(v.hands)) if v.hands else {} if v.seat is None else {v.seat: v.hand}
    for seat, hand in known.items():
        for kind, count in enumerate(hand):
            hoard[kind] += hands[seat * VALUE_COUNT + kind] - count
            hands[seat * VALUE_COUNT + kind] = count
    return hands, hoard


def imagine(v: View, stream: Stream) -> Emerald:
    """A world behind a view: only the gold held by others is made up."""
    gold, hoard = imagined_hands(v, stream)
    in_play = [sum(len(v.knights[colour]) for colour in colours_of(v.seats, n)) for n in range(v.seats)]
    return Emerald(
        phase=v.phase,
        seats=v.seats,
        fair=v.fair,
        knights=[places.count(place) for places in v.knights for place in range(PLACES)],
        crowd=[sum(places.count(place) for places in v.knights) for place in range(PLACES)],
        where=[sum(BIT[place] for place in set(places)) for places in v.knights],
        chamber=list(v.chamber),
        nest=list(v.nest),
        in_play=in_play,
        gold_open=list(v.gold_open),
        gold_under=list(v.gold_under),
        gem_open=list(v.gem_open),
        gem_under=list(v.gem_under),
        gold_bag=GOLD_BAG.number(v.gold_unseen),
        gem_bag=GEM_BAG.number(v.gems_unseen),
        gold=gold,
        purse=list(v.purse),
        hoard=hoard,
        ledger=[given(seat) if kind == NONE else taken(seat, kind) for seat, kind in v.ledger],
        gems=list(v.gems),
        treasures=list(v.treasures),
        treasures_left=v.treasures_left,
        four=v.four,
        bar=v.bar,
        dragon=v.dragon,
        facing=v.facing,
        first=v.first,
        seat=v.turn,
        second=v.second,
        took=v.took,
        colour=v.colour,
        moved=v.moved,
        ransomed=v.ransomed,
        fresh=v.fresh,
        at=v.at,
        captive=v.captive,
    )
