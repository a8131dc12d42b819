"""R5C-4: a turn from outside: where it begins, how phase A goes on, where it ends."""

from __future__ import annotations

from royaumes.core import SEATS, Emit
from royaumes.games.royaume.box import DUEL_POWER, NONE, STOP_TURNS
from royaumes.games.royaume.events import Compelled, TurnBegan, TurnLost
from royaumes.games.royaume.phases import ending, freeing, marching
from royaumes.games.royaume.state import Royaume, rivals


def begin(s: Royaume, emit: Emit) -> None:
    """A prince's turn begins."""
    s.challenged = 0
    s.dice = ()
    s.knight = s.rival = NONE
    s.compelled = s.held == s.away  # R5C-5.4
    emit(TurnBegan, SEATS[s.to_move], s.turn)
    if s.compelled:
        emit(Compelled, SEATS[s.to_move])
    go_on(s)


def go_on(s: Royaume) -> None:
    """Phase A as long as it offers anything, then phase B (R5C-4.1, R5C-4.3)."""
    s.rivals = rivals(s) if s.power[s.to_move] >= DUEL_POWER else 0
    if s.rivals or (s.held and not s.challenged):
        s.phase = freeing.FREEING
    else:
        s.phase = marching.ROLLING


def end(s: Royaume, emit: Emit) -> None:
    """The prince on the left is next (R5C-4.2), unless the safety stop ends the game (R5C-12.4)."""
    if s.turn >= STOP_TURNS:
        ending.stop(s, emit)
        return
    s.turn += 1
    s.to_move = (s.to_move + 1) % s.seats
    begin(s, emit)


def lose(s: Royaume, emit: Emit) -> None:
    """The turn ends before phase B."""
    emit(TurnLost, SEATS[s.to_move])
    end(s, emit)
