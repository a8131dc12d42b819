"""Im Auftrag des Königs as a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from royaumes.core import Game, Options, Setting, Stream
from royaumes.core.digest import Row
from royaumes.games.auftrag.box import (
    ACTION_THINGS,
    ADVENTURE_THINGS,
    ADVENTURES,
    CAMELOT,
    CARD_THINGS,
    KINDS,
    NONE,
    SAFETY,
    SETUPS,
)
from royaumes.games.auftrag.moves import MOVES
from royaumes.games.auftrag.phases.setup import LAYING
from royaumes.games.auftrag.reference import reference
from royaumes.games.auftrag.state import SIZE, Auftrag
from royaumes.games.auftrag.view import View, imagine, view


class AuftragGame(Game[Auftrag, View]):
    """Knights of the Round Table draft actions and ride out."""

    key = "auftrag"
    prefix = "IAK"
    rules = 1
    seats = range(min(SETUPS), max(SETUPS) + 1)
    settings = (Setting("rounds", SAFETY, "IAK-11.6"),)
    moves = MOVES

    def setup(self, seats: int, options: Options) -> Auftrag:
        """IAK-1: cards put away by number of players, all knights at Camelot (IAK-1.2)."""
        setup = SETUPS[seats]
        return Auftrag(
            phase=LAYING,
            target=setup.target,
            last_round=int(options["rounds"]),
            picks=setup.picks,
            ring=(CAMELOT,),
            reach=(),
            knights=[CAMELOT] * seats,
            order=[],
            supply=list(setup.supply),
            lying=sum(1 << kind for kind, count in enumerate(setup.supply) if count),
            chosen=[0] * (seats * KINDS),
            holds=[0] * seats,
            bag=list(setup.bag),
            piles=list(setup.piles),  # IAK-1.8
            hands=[0] * (seats * SIZE),
            seen=[0] * (seats * SIZE),
            hidden=[0] * seats,
            deck=[1] * len(ADVENTURES),
            open=0,
            held=[0] * seats,
            fulfilled=[0] * seats,
            points=[0] * seats,
            reached=[0] * seats,
            scorings=0,
            courts=[0] * seats,
            wins=[0] * seats,
            ties=[0] * seats,
            stakes=[NONE] * seats,
        )

    def reference(self) -> Mapping[str, Sequence[Row]]:
        """Places and adventures."""
        return reference()

    def view(self, s: Auftrag, seat: int | None) -> View:
        """What a seat knows."""
        return view(s, seat)

    def imagine(self, v: View, stream: Stream) -> Auftrag:
        """A world behind a view."""
        return imagine(v, stream)

    def census(self, s: Auftrag) -> Mapping[str, int]:
        """Action cards, virtue cards and adventures, each kind counted over all places."""
        counts = {
            thing: s.supply[kind] + sum(s.chosen[kind::KINDS]) for kind, thing in enumerate(ACTION_THINGS)
        }
        for card, thing in enumerate(CARD_THINGS):
            undealt = 0 if card % 2 else s.bag[card // 2]
            counts[thing] = s.piles[card] + sum(s.hands[card::SIZE]) + undealt
        for n, thing in enumerate(ADVENTURE_THINGS):
            hands = sum(held >> n & 1 for held in (*s.held, *s.fulfilled))
            counts[thing] = s.deck[n] + (s.open >> n & 1) + hands
        return counts


GAME = AuftragGame()
