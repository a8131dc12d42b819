"""Setting up: the open cards, and who begins (EMR-1)."""

from __future__ import annotations

from dataclasses import dataclass

from royaumes.core import Announcement, Chance, Draw, Phase, seat_name, tell
from royaumes.games.emerald.board import MOST_SEATS, MOUNTAIN
from royaumes.games.emerald.cards import GEM_BAG, GOLD_BAG
from royaumes.games.emerald.deeds import turn_up
from royaumes.games.emerald.events import Began
from royaumes.games.emerald.phases.turn import MARCHING
from royaumes.games.emerald.state import Emerald

_SEATS = tuple(seat_name(seat) for seat in range(MOST_SEATS))
_FIRST = tuple(
    Chance(Draw([1] * seats, _SEATS[:seats]), "emerald-ask-first") for seats in range(MOST_SEATS + 1)
)


@dataclass(frozen=True, slots=True)
class Dealing(Phase):
    """The top card of each pile is turned face up: first all gold, then all gems (EMR-1.8)."""

    section = "EMR-1"
    gold: bool

    def pending(self, s: Emerald) -> Chance:
        """The cards of this sort that nobody has seen."""
        return GOLD_BAG.ask(s.gold_bag) if self.gold else GEM_BAG.ask(s.gem_bag)

    def advance(self, s: Emerald, seat: int | None, move: int, told: list[Announcement] | None) -> None:
        """The card lies open; after the last pile come the gems, and then lots are drawn."""
        turn_up(s, self.gold, move, told)
        s.at += 1
        if s.at == MOUNTAIN:
            s.at = 0
            s.phase = DEALING_GEMS if self.gold else BEGINNING


@dataclass(frozen=True, slots=True)
class Beginning(Phase):
    """EMR-1.16: the first player is drawn by lot."""

    section = "EMR-1"

    def pending(self, s: Emerald) -> Chance:
        """A bag with every seat in it once."""
        return _FIRST[s.seats]

    def advance(self, s: Emerald, seat: int | None, move: int, told: list[Announcement] | None) -> None:
        """The drawn seat moves first."""
        s.first = s.seat = move
        s.phase = MARCHING
        tell(told, Began(seat_name(move)), reveals=True)


DEALING_GOLD, DEALING_GEMS, BEGINNING = Dealing(gold=True), Dealing(gold=False), Beginning()
