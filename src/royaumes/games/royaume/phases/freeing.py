"""R5C-5, phase A: escapes and fights, and the choice to duel or to roll."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from royaumes.core import SEATS, Chance, ChanceNode, Decide, Decision, Emit, Move, Refusal, each_seat
from royaumes.games.royaume.box import (
    BARE,
    CARDS,
    CELLS,
    KNIGHTS,
    KNIGHTS_IN,
    MOST_POWER,
    MOST_SEATS,
    PILES,
    TRAP,
)
from royaumes.games.royaume.dice import ESCAPE, ESCAPE_AT, FIGHT
from royaumes.games.royaume.events import (
    Cleared,
    Escaped,
    FoughtEven,
    GainedPower,
    PaidPower,
    PhaseAOver,
    Repelled,
    Slew,
    Stuck,
    Tried,
)
from royaumes.games.royaume.moves import ATTEMPTS, PHASE_A, Challenge, Double, Free, Lone, March, Roll
from royaumes.games.royaume.phases import dueling, marching, turn
from royaumes.games.royaume.state import Royaume

_FREE_OR_DUEL: Final = each_seat("royaume-ask-phase-a", MOST_SEATS, names=(Free, Challenge, Roll))
_FREE: Final = each_seat("royaume-ask-free", MOST_SEATS, names=(Free, Roll))
_DUEL: Final = each_seat("royaume-ask-challenge", MOST_SEATS, names=(Challenge, Roll))
_COMPELLED: Final = each_seat("royaume-ask-compelled", MOST_SEATS, names=(Free,))
_ESCAPE: Final = tuple(Chance(ESCAPE, "royaume-ask-escape", seat) for seat in range(MOST_SEATS))
_FIGHT: Final = tuple(Chance(FIGHT, "royaume-ask-fight", seat) for seat in range(MOST_SEATS))


class Freeing(Decision[Royaume]):
    """R5C-5.2: free a held knight, challenge a rival, or roll for the marches."""

    __slots__ = ()
    section = "R5C-5"
    rule = "R5C-5.2"

    def question(self, s: Royaume) -> Decide:
        if s.compelled:
            return _COMPELLED[s.to_move]
        if s.challenged or not s.held:
            return _DUEL[s.to_move]
        return _FREE_OR_DUEL[s.to_move] if s.rivals else _FREE[s.to_move]

    def options(self, s: Royaume, seat: int) -> Sequence[Move]:
        if s.compelled:  # R5C-5.4
            return ATTEMPTS[s.held]
        # R5C-11.3: once a duel is fought no knight can be freed.
        return PHASE_A[0 if s.challenged else s.held][s.rivals]

    def refusal(self, s: Royaume, seat: int, move: Move) -> Refusal | None:
        match move:
            case Free(knight):
                return _no_attempt(s, knight)
            case Challenge(rival):
                return dueling.no_duel(s, seat, rival)
            case Roll():
                return Refusal("R5C-5.4", "royaume-no-roll-yet") if s.compelled else None
            case March() | Lone() | Double():
                return Refusal("R5C-4.1", "royaume-no-march-yet")
        return self.not_now(s)

    def not_now(self, s: Royaume) -> Refusal:
        if s.compelled:
            return replace(super().not_now(s), rule="R5C-5.4")
        if s.challenged or not s.held:  # only duels are left to choose from
            return replace(super().not_now(s), rule="R5C-11.1")
        return super().not_now(s)

    def play(self, s: Royaume, seat: int, move: Move, emit: Emit) -> None:
        if type(move) is Free:
            s.knight = move.knight
            card = s.cards[s.places[move.knight]]
            s.phase = ESCAPING if card is TRAP else FIGHTING
            emit(Tried, SEATS[seat], KNIGHTS[move.knight], CARDS[card])
        elif type(move) is Challenge:
            dueling.challenge(s, move.rival, emit)
        else:
            s.phase = marching.ROLLING
            emit(PhaseAOver, SEATS[seat])


def _no_attempt(s: Royaume, knight: int) -> Refusal | None:
    """Why this knight cannot be freed now."""
    if s.challenged:
        return Refusal("R5C-11.3", "royaume-no-free-after-duel")
    if not s.held >> knight & 1:
        return Refusal("R5C-5.3", "royaume-no-free-not-held", {"knight": KNIGHTS[knight]})
    return None


class Escaping(ChanceNode[Royaume]):
    """R5C-5.9: out of a trap with 7 or more."""

    __slots__ = ()
    section = "R5C-5"
    rule = "R5C-5.9"

    def question(self, s: Royaume) -> Chance:
        return _ESCAPE[s.to_move]

    def resolve(self, s: Royaume, outcome: tuple[int, ...], emit: Emit) -> None:
        die, power = outcome[0], s.power[s.to_move]
        won = die + power >= ESCAPE_AT
        emit(Escaped if won else Stuck, SEATS[s.to_move], KNIGHTS[s.knight], die, power)
        (_succeed if won else _fail)(s, emit)


class Fighting(ChanceNode[Royaume]):
    """R5C-5.10: monster against prince; the higher total wins, even fights go on (R5C-5.11)."""

    __slots__ = ()
    section = "R5C-5"
    rule = "R5C-5.10"

    def question(self, s: Royaume) -> Chance:
        return _FIGHT[s.to_move]

    def resolve(self, s: Royaume, outcome: tuple[int, ...], emit: Emit) -> None:
        monster, die = outcome
        power = s.power[s.to_move]
        margin = die + power - monster
        kind = Slew if margin > 0 else Repelled if margin else FoughtEven
        emit(kind, SEATS[s.to_move], KNIGHTS[s.knight], monster, die, power)
        if margin:
            (_succeed if margin > 0 else _fail)(s, emit)


def clear(s: Royaume, cell: int, emit: Emit) -> None:
    """R5C-3.1, R5C-5.12: trap or monster to the discards; all knights on the cell are free."""
    card, freed = s.cards[cell], 0
    s.cards[cell] = BARE
    s.discards += PILES.units[card]
    for knight, place in enumerate(s.places):
        if place == cell:
            freed |= 1 << knight
    s.held &= ~freed
    emit(Cleared, CARDS[card], CELLS[s.cells][cell], KNIGHTS_IN[freed])


def _succeed(s: Royaume, emit: Emit) -> None:
    """R5C-5.7: the way is clear, and phase A may go on."""
    seat = s.to_move
    s.compelled = False  # R5C-5.6
    clear(s, s.places[s.knight], emit)
    if s.power[seat] < MOST_POWER:  # R5C-2.2, R5C-5.13
        s.power[seat] += 1
        emit(GainedPower, SEATS[seat], s.power[seat])
    turn.go_on(s)


def _fail(s: Royaume, emit: Emit) -> None:
    """R5C-5.8, R5C-11.4: phase A is over; R5C-5.14: the price is 1 power, and on to phase B."""
    seat = s.to_move
    lost = s.compelled or not s.power[seat]  # R5C-5.5, R5C-5.15
    if s.power[seat]:
        s.power[seat] -= 1
        emit(PaidPower, SEATS[seat], s.power[seat])
    if lost:
        turn.lose(s, emit)
    else:
        s.phase = marching.ROLLING


FREEING: Final = Freeing()
ESCAPING: Final = Escaping()
FIGHTING: Final = Fighting()
