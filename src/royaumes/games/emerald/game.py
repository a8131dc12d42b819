"""Emerald as a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from royaumes.core import Game, Options, Setting, Stream
from royaumes.core.digest import Row
from royaumes.games.emerald.board import BIT, CASTLE, COLOURS, KEEP, MOUNTAIN, PLACES, SEATING
from royaumes.games.emerald.cards import (
    FAIR_STARTS,
    GEM_BAG,
    GEM_COUNT,
    GEM_NAMES,
    GEM_PILES,
    GOLD_BAG,
    GOLD_NAMES,
    GOLD_PILES,
    NONE,
    TREASURES,
    VALUE_COUNT,
)
from royaumes.games.emerald.flight import FIRST_BAR, START, STARTS_FACING
from royaumes.games.emerald.moves import MOVES
from royaumes.games.emerald.phases.beginning import DEALING_GOLD
from royaumes.games.emerald.reference import reference
from royaumes.games.emerald.state import Emerald
from royaumes.games.emerald.view import View, imagine, view


@cache
def _laid_out(seats: int) -> Emerald:
    """The table before the first card is turned: EMR-1.12, EMR-1.13, EMR-1.14."""
    each, keep = SEATING[seats]
    colours, buildings = seats * each, CASTLE if keep else KEEP
    row = [1] * buildings + [0] * (PLACES - buildings)
    return Emerald(
        phase=DEALING_GOLD,
        seats=seats,
        fair=0,
        knights=row * colours,
        crowd=[colours * count for count in row],
        where=[sum(BIT[:buildings])] * colours,
        chamber=[0] * colours,
        nest=[0] * colours,
        in_play=[each * buildings] * seats,
        gold_open=[NONE] * MOUNTAIN,
        gold_under=list(GOLD_PILES),
        gem_open=[NONE] * MOUNTAIN,
        gem_under=list(GEM_PILES),
        gold_bag=GOLD_BAG.full,
        gem_bag=GEM_BAG.full,
        gold=[0] * (seats * VALUE_COUNT),
        purse=[0] * seats,
        hoard=[0] * VALUE_COUNT,
        ledger=[],
        gems=[0] * (seats * GEM_COUNT),
        treasures=[0] * seats,
        treasures_left=TREASURES,
        four=NONE,
        bar=FIRST_BAR,
        dragon=START,
        facing=STARTS_FACING,
    )


class EmeraldGame(Game[Emerald, View]):
    """Knights, gold and gems, and a dragon that guards them."""

    key = "emerald"
    prefix = "EMR"
    rules = 1
    seats = range(min(SEATING), max(SEATING) + 1)
    settings = (Setting("fair", FAIR_STARTS, "EMR-10.1"),)
    moves = MOVES

    def setup(self, seats: int, options: Options) -> Emerald:
        """Knights in the castle, all cards unseen."""
        s = _laid_out(seats).fork()
        s.fair = int(options["fair"])
        return s

    def reference(self) -> Mapping[str, Sequence[Row]]:
        """The colours of each seat."""
        return reference()

    def view(self, s: Emerald, seat: int | None) -> View:
        """What a seat knows."""
        return view(s, seat)

    def imagine(self, v: View, stream: Stream) -> Emerald:
        """A world behind a view."""
        return imagine(v, stream)

    def census(self, s: Emerald) -> Mapping[str, int]:
        """Knights by colour and cards by kind over all places."""
        counts = {"treasure": s.treasures_left + sum(s.treasures)}
        for colour in range(len(s.where)):
            standing = sum(s.knights[colour * PLACES : (colour + 1) * PLACES])
            counts[f"knight:{COLOURS[colour]}"] = standing + s.chamber[colour] + s.nest[colour]
        counts["standing"] = sum(s.crowd) + sum(s.chamber) + sum(s.nest)
        counts["in play"] = sum(s.in_play) + sum(s.chamber) + sum(s.nest)
        gold, gems = GOLD_BAG.counts(s.gold_bag), GEM_BAG.counts(s.gem_bag)
        for kind, name in enumerate(GOLD_NAMES):
            seen = s.gold_open.count(kind) + sum(s.gold[kind::VALUE_COUNT]) + s.hoard[kind]
            counts[name] = gold[kind] + seen
        for kind, name in enumerate(GEM_NAMES):
            counts[name] = gems[kind] + s.gem_open.count(kind) + sum(s.gems[kind::GEM_COUNT])
        return counts


GAME = EmeraldGame()
