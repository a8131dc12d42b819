"""What a seat may know: all but the gold that others hold and what they gave to the dragon."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from royaumes.core import Finished, Frozen, Phase, Stream, bits_of
from royaumes.games.emerald.box import GEM, GOLD, NONE, PLACES, UNSEEN, VALUES, Sort
from royaumes.games.emerald.flight import Way
from royaumes.games.emerald.scoring import gold_points, open_points
from royaumes.games.emerald.state import Emerald, round_number, treasures, treasures_left


@dataclass(frozen=True, slots=True)
class View(Frozen):
    """The table as one seat sees it (a spectator's seat is None); fields as in the state."""

    seat: int | None
    phase: Phase[Any]
    seats: int
    fair: int
    #: The colours of each seat, and the seat that plays each colour.
    colours: tuple[tuple[int, ...], ...]
    owners: tuple[int, ...]
    first: int
    to_move: int
    turn: int
    round: int
    #: Points as they stand, gold as far as this seat knows it.
    scores: tuple[int, ...]
    #: For each colour the places where its knights stand, one entry per knight, lowest first.
    knights: tuple[tuple[int, ...], ...]
    #: For each seat how many that makes.
    in_play: tuple[int, ...]
    chamber: tuple[int, ...]
    nest: tuple[int, ...]
    #: For each seat its treasure cards, and those that still wait.
    treasures: tuple[int, ...]
    treasures_left: int
    open: tuple[tuple[int, ...], ...]
    below: tuple[tuple[int, ...], ...]
    #: Cards that nobody has seen yet (EMR-1.9: four of them will never be): unseen[sort][kind].
    unseen: tuple[tuple[int, ...], ...]
    #: Gold by kind: one's own, and everybody's when the game is over; before that only the numbers (EMR-5.9).
    hand: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    purse: tuple[int, ...]
    ledger: tuple[tuple[int, int], ...]
    gems: tuple[tuple[int, ...], ...]
    four: int
    bar: int
    dragon: int
    facing: Way
    die: int
    second: bool
    took: bool
    colour: int
    moved: int
    ransomed: int
    rested: int
    at: int
    captive: int


def view(s: Emerald, seat: int | None) -> View:
    """Built up field by field."""
    over = isinstance(s.phase, Finished)
    knights = tuple([_standing(tuple(row)) for row in s.knights])
    chamber, gems = tuple(s.chamber), _rows(s.gems)
    points = open_points(gems, chamber, s.owners, s.four, s.first, s.fair)
    return View(
        seat=seat,
        phase=s.phase,
        seats=s.seats,
        fair=s.fair,
        colours=s.colours,
        owners=s.owners,
        first=s.first,
        to_move=s.to_move,
        turn=s.turn,
        round=round_number(s),
        scores=_scores(s, seat, over, points),
        knights=knights,
        in_play=tuple([sum([len(knights[one]) for one in mine]) for mine in s.colours]),
        chamber=chamber,
        nest=tuple(s.nest),
        treasures=treasures(chamber, s.owners, s.seats),
        treasures_left=treasures_left(s),
        open=_rows(s.open),
        below=_rows(s.below),
        unseen=(UNSEEN[GOLD].counts(s.unseen[GOLD]), UNSEEN[GEM].counts(s.unseen[GEM])),
        hand=() if seat is None else tuple(s.gold[seat]),
        hands=_rows(s.gold) if over else (),
        purse=tuple([sum(hand) for hand in s.gold]),
        ledger=tuple(s.ledger),
        gems=gems,
        four=s.four,
        bar=s.bar,
        dragon=s.dragon,
        facing=s.facing,
        die=s.die,
        second=s.second,
        took=s.took,
        colour=s.colour,
        moved=s.moved,
        ransomed=s.ransomed,
        rested=s.rested,
        at=s.at,
        captive=s.captive,
    )


def _rows(lists: list[list[int]]) -> tuple[tuple[int, ...], ...]:
    return tuple([tuple(row) for row in lists])


@lru_cache(maxsize=1 << 12)
def _standing(row: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([place for place, count in enumerate(row) for _ in range(count)])


def _scores(s: Emerald, seat: int | None, over: bool, points: tuple[int, ...]) -> tuple[int, ...]:
    """EMR-5.9: the gold of others does not count until it is turned up."""
    known = range(s.seats) if over else () if seat is None else (seat,)
    scores = list(points)
    for one in known:
        scores[one] += gold_points(s.gold[one])
    return tuple(scores)


def imagine(v: View, stream: Stream, frugal: int = 0) -> Emerald:
    """A world behind a view: only the gold held by others is made up, as `imagined_gold` does."""
    gold, hoard = imagined_gold(v, stream, frugal)
    knights = [[row.count(place) for place in range(PLACES)] for row in v.knights]
    return Emerald(
        phase=v.phase,
        seats=v.seats,
        fair=v.fair,
        colours=v.colours,
        owners=v.owners,
        knights=knights,
        crowd=[sum(column) for column in zip(*knights, strict=True)],
        where=[bits_of(row) for row in v.knights],
        chamber=list(v.chamber),
        nest=list(v.nest),
        open=[list(row) for row in v.open],
        below=[list(row) for row in v.below],
        unseen=[UNSEEN[sort].bag(v.unseen[sort]) for sort in Sort],
        gold=gold,
        gems=[list(row) for row in v.gems],
        hoard=hoard,
        ledger=list(v.ledger),
        four=v.four,
        bar=v.bar,
        dragon=v.dragon,
        facing=v.facing,
        die=v.die,
        first=v.first,
        to_move=v.to_move,
        turn=v.turn,
        second=v.second,
        took=v.took,
        colour=v.colour,
        moved=v.moved,
        ransomed=v.ransomed,
        rested=v.rested,
        at=v.at,
        captive=v.captive,
    )


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
