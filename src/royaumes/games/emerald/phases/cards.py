"""EMR-5: an arriving knight takes the open gold or the open gem."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from royaumes.core import SEATS, Chance, ChanceNode, Decide, Decision, Emit, Move, Refusal
from royaumes.games.emerald.box import CARD_NAMES, CELLS, GEM, GOLD, MOST_SEATS, NONE, UNSEEN, Sort
from royaumes.games.emerald.events import FourGems, Opened, Took
from royaumes.games.emerald.moves import TAKES, Take
from royaumes.games.emerald.phases import flight
from royaumes.games.emerald.state import Emerald

_TAKE: Final = tuple(
    tuple(Decide((seat,), "emerald-ask-take", {"place": cell}, names=(Take,)) for cell in CELLS)
    for seat in range(MOST_SEATS)
)


def arrive(s: Emerald, cell: int, emit: Emit) -> None:
    """A knight has stopped on the mountain: a card if there is one, then the dragon (EMR-5.8)."""
    s.at = cell
    gold, gems = s.open
    if gold[cell] != NONE and gems[cell] != NONE:
        s.phase = TAKING
    elif gold[cell] != NONE:  # EMR-5.2
        take(s, GOLD, emit)
    elif gems[cell] != NONE:
        take(s, GEM, emit)
    else:
        flight.wake(s)


class Taking(Decision[Emerald]):
    """The open gold or the open gem: where there is only one, nothing is asked (EMR-5.2)."""

    __slots__ = ()
    section = "EMR-5"
    rule = "EMR-5.1"

    def question(self, s: Emerald) -> Decide:
        return _TAKE[s.to_move][s.at]

    def options(self, s: Emerald, seat: int) -> Sequence[Move]:
        return TAKES

    def refusal(self, s: Emerald, seat: int, move: Move) -> Refusal | None:
        return None if isinstance(move, Take) else self.not_now(s)

    def play(self, s: Emerald, seat: int, move: Take, emit: Emit) -> None:
        take(s, move.sort, emit)


def take(s: Emerald, sort: Sort, emit: Emit) -> None:
    """The open card goes to the player whose knight has arrived, and the one below it is turned up."""
    cell, seat, piles = s.at, s.to_move, s.open[sort]
    kind, piles[cell] = piles[cell], NONE
    s.took = True
    if sort is GOLD:  # EMR-5.5: face down, but all have seen what was taken
        s.gold[seat][kind] += 1
        s.ledger.append((seat, kind))
    else:  # EMR-5.6
        s.gems[seat][kind] += 1
    emit(Took, SEATS[seat], CARD_NAMES[sort][kind], CELLS[cell])
    if s.below[sort][cell]:
        s.phase = TURNING_GOLD if sort is GOLD else TURNING_GEM
    else:
        _taken(s, sort, emit)


class Turning(ChanceNode[Emerald]):
    """EMR-5.3: the card below the one taken is turned up."""

    __slots__ = ()
    section = "EMR-5"
    rule = "EMR-5.3"
    sort: ClassVar[Sort]

    def question(self, s: Emerald) -> Chance:
        return UNSEEN[self.sort].questions[s.unseen[self.sort]]

    def resolve(self, s: Emerald, outcome: int, emit: Emit) -> None:
        turn_up(s, self.sort, outcome, emit)
        _taken(s, self.sort, emit)


class TurningGold(Turning):
    """Below the gold."""

    __slots__ = ()
    sort = GOLD


class TurningGem(Turning):
    """Below the gem."""

    __slots__ = ()
    sort = GEM


TAKING: Final = Taking()
TURNING_GOLD: Final = TurningGold()
TURNING_GEM: Final = TurningGem()


def turn_up(s: Emerald, sort: Sort, kind: int, emit: Emit) -> None:
    """A card comes out of the bag and lies open on its pile."""
    s.unseen[sort] -= UNSEEN[sort].units[kind]
    s.open[sort][s.at] = kind
    s.below[sort][s.at] -= 1
    emit(Opened, CELLS[s.at], CARD_NAMES[sort][kind])


def _taken(s: Emerald, sort: Sort, emit: Emit) -> None:
    """EMR-5.7: the first who owns all four gems takes the bonus; then the dragon may wake."""
    if sort is GEM and s.four == NONE and all(s.gems[s.to_move]):
        s.four = s.to_move
        emit(FourGems, SEATS[s.to_move])
    flight.wake(s)
