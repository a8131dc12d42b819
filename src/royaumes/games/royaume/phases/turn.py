"""The turn from outside (R5C-4): where it begins, how phase A goes on, where it ends."""

from __future__ import annotations

from royaumes.core import Announcement, seat_name
from royaumes.games.royaume.board import DUEL_POWER, NONE, STOP_TURNS
from royaumes.games.royaume.events.frame import TurnBegan, TurnLost
from royaumes.games.royaume.events.phase_a import Compelled
from royaumes.games.royaume.phases import ending, freeing, rolling
from royaumes.games.royaume.state import Royaume


def begin(s: Royaume, told: list[Announcement] | None) -> None:
    """A prince's turn begins."""
    s.turns += 1
    s.challenged = 0
    s.dice = ()
    s.knight = s.rival = NONE
    s.compelled = s.held == s.away  # R5C-5.4
    if told is not None:
        told.append(Announcement(TurnBegan(seat_name(s.seat), s.turns)))
        if s.compelled:
            told.append(Announcement(Compelled(seat_name(s.seat))))
    go_on(s)


def go_on(s: Royaume) -> None:
    """Phase A as long as it offers anything, then phase B (R5C-4.1, R5C-4.3)."""
    s.rivals = 0 if s.power[s.seat] < DUEL_POWER else challengeable(s)
    if s.rivals or (s.held and not s.challenged):
        s.phase = freeing.FREEING
    else:
        s.phase = rolling.ROLLING


def challengeable(s: Royaume) -> int:
    """The rivals (as bits) whom a prince with power enough can challenge now (R5C-11.2, R5C-11.3)."""
    if s.compelled:
        return 0
    seat, rivals = s.seat, 0
    for rival, hoard in enumerate(s.hoards):
        if hoard and rival != seat:
            rivals |= 1 << rival
    return rivals & ~s.challenged


def end(s: Royaume, told: list[Announcement] | None) -> None:
    """The prince on the left is next (R5C-4.2), unless the safety stop ends the game (R5C-12.4)."""
    if s.turns >= STOP_TURNS:
        ending.stop(s, told)
        return
    s.seat = (s.seat + 1) % len(s.power)
    begin(s, told)


def lose(s: Royaume, told: list[Announcement] | None) -> None:
    """The turn ends before phase B."""
    if told is not None:
        told.append(Announcement(TurnLost(seat_name(s.seat))))
    end(s, told)
