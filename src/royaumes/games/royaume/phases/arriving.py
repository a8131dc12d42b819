"""R5C-9, phase C: knights go and meet what lies where they arrive; R5C-3: bare cells are covered."""

from __future__ import annotations

from typing import Final

from royaumes.core import SEATS, Chance, ChanceNode, Emit
from royaumes.games.royaume.box import (
    BARE,
    CARDS,
    CASTLE,
    CELLS,
    DOWN,
    KNIGHTS,
    MONSTER,
    MOST_POWER,
    NONE,
    ON_CELL,
    PILES,
    TREASURES,
    WEAPON,
    Card,
)
from royaumes.games.royaume.events import (
    Caught,
    Covered,
    FoundNothing,
    Moved,
    NoUse,
    Reshuffled,
    Rests,
    TookTreasure,
    TookWeapon,
    TurnedUp,
)
from royaumes.games.royaume.phases import dragon, ending, turn
from royaumes.games.royaume.state import Royaume, reached

_NEXT_CARD: Final = PILES.questions
_ONE: Final = PILES.units


def go(s: Royaume, knight: int, points: int, emit: Emit) -> None:
    """A knight goes; cells between do not matter (R5C-6.8), nor does company (R5C-6.7)."""
    s.knight = knight
    old = s.places[knight]
    s.places[knight] = new = reached(s.cells, old, s.crowned >> knight & 1, points)
    emit(Moved, KNIGHTS[knight], CELLS[s.cells][old], CELLS[s.cells][new])
    if s.cards[old] is BARE and CASTLE < old <= s.cells and old not in s.places:  # R5C-3.2
        s.left = old
        s.phase = COVERING
    else:
        arrive(s, emit)


class Covering(ChanceNode[Royaume]):
    """R5C-3.2: a card from the talon, face up, for the bare cell that was left."""

    __slots__ = ()
    section = "R5C-3"
    rule = "R5C-3.2"

    def question(self, s: Royaume) -> Chance:
        # The first talon holds what nobody has seen, as the cells do.
        return _NEXT_CARD[s.unseen if s.fresh else s.talon]

    def resolve(self, s: Royaume, outcome: int, emit: Emit) -> None:
        s.cards[s.left] = ON_CELL[outcome]
        if s.fresh:
            s.fresh -= 1
            s.unseen -= _ONE[outcome]
        else:
            s.talon -= _ONE[outcome]
        emit(Covered, CELLS[s.cells][s.left], CARDS[outcome])
        s.left = NONE
        if not s.fresh and not s.talon:  # R5C-3.3
            s.talon, s.discards = s.discards, 0
            emit(Reshuffled, sum(PILES.counts(s.talon)))
        arrive(s, emit)


def arrive(s: Royaume, emit: Emit) -> None:
    """What a knight's new place does, whichever way it came (R5C-7.6, R5C-10.5)."""
    cell = s.places[s.knight]
    if CASTLE < cell <= s.cells:
        if s.cards[cell] is DOWN:
            s.phase = TURNING
        else:
            _find(s, cell, emit)
        return
    crowned = s.crowned >> s.knight & 1
    if cell == CASTLE and crowned:
        ending.come_home(s, emit)
    elif cell == CASTLE or crowned:  # R5C-7.4, R5C-10.8
        emit(Rests, KNIGHTS[s.knight], CELLS[s.cells][cell])
        next_knight(s, emit)
    else:
        s.phase = dragon.WAKING


class Turning(ChanceNode[Royaume]):
    """R5C-9.1: the card under a knight is turned up: any of those that nobody has seen."""

    __slots__ = ()
    section = "R5C-9"
    rule = "R5C-9.1"

    def question(self, s: Royaume) -> Chance:
        return _NEXT_CARD[s.unseen]

    def resolve(self, s: Royaume, outcome: int, emit: Emit) -> None:
        cell = s.places[s.knight]
        s.unseen -= _ONE[outcome]
        s.cards[cell] = ON_CELL[outcome]
        emit(TurnedUp, CELLS[s.cells][cell], CARDS[outcome])
        _find(s, cell, emit)


def _find(s: Royaume, cell: int, emit: Emit) -> None:
    """What lies on the cell reached; the first of two takes it, the second finds it bare (R5C-9.8)."""
    card, knight = s.cards[cell], s.knight
    if card <= MONSTER:  # R5C-9.2, R5C-9.3
        s.held |= 1 << knight
        emit(Caught, KNIGHTS[knight], CELLS[s.cells][cell], CARDS[card])
    elif card is BARE:  # R5C-9.7
        emit(FoundNothing, KNIGHTS[knight], CELLS[s.cells][cell])
    elif not _take(s, cell, card, emit):  # R5C-9.6
        emit(NoUse, SEATS[s.to_move], KNIGHTS[knight], CARDS[card])
    next_knight(s, emit)


def _take(s: Royaume, cell: int, card: Card, emit: Emit) -> bool:
    """Whether the card of this cell gives the prince anything: it does so here, and is discarded."""
    seat, knight = s.to_move, s.knight
    if card is WEAPON:  # R5C-9.4
        if s.power[seat] >= MOST_POWER:  # R5C-2.2
            return False
        s.power[seat] += 1
        s.cards[cell] = BARE
        s.discards += _ONE[card]
        emit(TookWeapon, SEATS[seat], KNIGHTS[knight], s.power[seat])
        return True
    if not s.bank[knight]:  # R5C-2.3
        return False
    s.bank[knight] -= 1  # R5C-9.5
    s.treasures[seat][knight] += 1
    s.cards[cell] = BARE
    s.discards += _ONE[card]
    emit(TookTreasure, SEATS[seat], KNIGHTS[knight], TREASURES[knight], s.bank[knight])
    return True


def next_knight(s: Royaume, emit: Emit) -> None:
    """R5C-10.7: the second knight goes; when both have gone the turn is over."""
    second = s.second
    if second == NONE:
        turn.end(s, emit)
    else:
        s.second = NONE
        go(s, second, s.second_die, emit)


COVERING: Final = Covering()
TURNING: Final = Turning()
