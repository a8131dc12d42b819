"""Setting up: the open cards, and who begins (EMR-1)."""

from __future__ import annotations

from dataclasses import dataclass

from royaumes.core import Chance, Draw, Phase, Told, seat_name, tell
from royaumes.games.emerald.board import CELLS, MOST_SEATS, MOUNTAIN
from royaumes.games.emerald.cards import GEM_BAG, GEM_NAMES, GOLD_BAG, GOLD_NAMES
from royaumes.games.emerald.events import Began, Opened
from royaumes.games.emerald.phases.turn import MARCHING
from royaumes.games.emerald.state import Emerald

_SEATS = tuple(seat_name(seat) for seat in range(MOST_SEATS))
_FIRST = tuple(
    Chance(Draw([1] * seats, _SEATS[:seats]), "emerald-ask-first") for seats in range(MOST_SEATS + 1)
)


@dataclass(frozen=True, slots=True)
class DealingGold(Phase):
    """The top card of each gold pile is turned face up (EMR-1.8)."""

    section = "EMR-1"

    def pending(self, s: Emerald) -> Chance:
        """The gold that nobody has seen."""
        return GOLD_BAG.ask(s.gold_bag)

    def advance(self, s: Emerald, seat: int | None, move: int, told: list[Told] | None) -> None:
        """The card lies open; after the last pile come the gems."""
        s.gold_bag -= GOLD_BAG.units[move]
        s.gold_open[s.at] = move
        if told is not None:
            tell(told, Opened(CELLS[s.at], GOLD_NAMES[move]), reveals=True)
        s.at += 1
        if s.at == MOUNTAIN:
            s.at = 0
            s.phase = DEALING_GEMS


@dataclass(frozen=True, slots=True)
class DealingGems(Phase):
    """The top card of each gem pile is turned face up (EMR-1.8)."""

    section = "EMR-1"

    def pending(self, s: Emerald) -> Chance:
        """The gems that nobody has seen."""
        return GEM_BAG.ask(s.gem_bag)

    def advance(self, s: Emerald, seat: int | None, move: int, told: list[Told] | None) -> None:
        """The card lies open; after the last pile lots are drawn."""
        s.gem_bag -= GEM_BAG.units[move]
        s.gem_open[s.at] = move
        if told is not None:
            tell(told, Opened(CELLS[s.at], GEM_NAMES[move]), reveals=True)
        s.at += 1
        if s.at == MOUNTAIN:
            s.at = 0
            s.phase = BEGINNING


@dataclass(frozen=True, slots=True)
class Beginning(Phase):
    """EMR-1.16: the first player is drawn by lot."""

    section = "EMR-1"

    def pending(self, s: Emerald) -> Chance:
        """A bag with every seat in it once."""
        return _FIRST[s.seats]

    def advance(self, s: Emerald, seat: int | None, move: int, told: list[Told] | None) -> None:
        """The drawn seat moves first."""
        s.first = s.seat = move
        s.phase = MARCHING
        tell(told, Began(seat_name(move)), reveals=True)


DEALING_GOLD, DEALING_GEMS, BEGINNING = DealingGold(), DealingGems(), Beginning()
