"""For a Crown as a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from royaumes.core import Game, Options, Setting, Stream
from royaumes.core.digest import Row
from royaumes.games.foracrown.box import (
    CARDS,
    COPIES,
    DECK,
    EVENT_BAG,
    EVENT_SLOTS,
    EVENTS,
    FIRST_OF_DECK,
    LEAST_SEATS,
    MERCENARY_SLOTS,
    MOST_SEATS,
    NONE,
    PILES,
    PLACES,
    RECRUITS,
    SETUP,
    STARTING,
)
from royaumes.games.foracrown.moves import MOVES
from royaumes.games.foracrown.phases.beginning import HANGING
from royaumes.games.foracrown.reference import reference
from royaumes.games.foracrown.state import ForACrown
from royaumes.games.foracrown.view import View, imagine, view

_RUBIES: int = SETUP["start"]["rubies"]
_BANK = SETUP["bank"]


class ForACrownGame(Game[ForACrown, View]):
    """Three to five families (FAC-1.1), four rounds (FAC-2.1), one crown."""

    key = "foracrown"
    prefix = "FAC"
    rules = 1
    seats = range(LEAST_SEATS, MOST_SEATS + 1)
    settings = (Setting("memory_aid", (False, True), "FAC-1.5"),)
    moves = MOVES

    def setup(self, seats: int, options: Options) -> ForACrown:
        """FAC-1.3, FAC-1.7, FAC-1.9, FAC-1.10: chests, piles and events; portraits and open cards follow."""
        events = [*STARTING, *[NONE] * (EVENT_SLOTS - len(STARTING))]
        return ForACrown(
            phase=HANGING,
            memory_aid=bool(options["memory_aid"]),
            gallery=[0] * seats,
            coins=[0] * seats,
            rubies=[_RUBIES] * seats,
            coins_out=[0] * seats,
            rubies_out=[0] * seats,
            raccoons=[0] * seats,
            heirlooms=[1] * seats,
            bank_rubies=_BANK["rubies"] - _RUBIES * seats,
            bank_coins=_BANK["coins"],
            bank_raccoons=_BANK["raccoons"],
            piles=[COPIES] * PILES,
            open=[NONE] * PLACES,
            decks=[list(range(first, first + DECK)) for first in FIRST_OF_DECK],
            recruits=[NONE] * (RECRUITS * seats),
            pile=[MERCENARY_SLOTS + n for n in range(len(STARTING))],
            events=events,
            event_bag=list(EVENT_BAG),
            order=[],
            out=[],
            playing=0,
        )

    def reference(self) -> Mapping[str, Sequence[Row]]:
        """Families, events, costs and mercenaries."""
        return reference()

    def view(self, s: ForACrown, seat: int | None) -> View:
        """What a seat knows."""
        return view(s, seat)

    def imagine(self, v: View, stream: Stream) -> ForACrown:
        """A world behind a view."""
        return imagine(v, stream)

    def census(self, s: ForACrown) -> Mapping[str, int]:
        """Tokens in chests and bank, every mercenary face, every kind of event."""
        counts = {
            "rubies": s.bank_rubies + sum(s.rubies),
            "coins": s.bank_coins + sum(s.coins),
            "raccoons": s.bank_raccoons + sum(s.raccoons),
        }
        unseen = [card for cards in s.decks for card in cards]
        for number, card in enumerate(CARDS):
            piled = s.piles[number] if number < PILES else unseen.count(number)
            counts[card.thing] = piled + s.open.count(number) + s.recruits.count(number)
        for kind, name in enumerate(EVENTS):
            counts[f"event:{name}"] = s.event_bag[kind] + s.events.count(kind)
        return counts


GAME = ForACrownGame()
