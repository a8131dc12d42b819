"""EMR-2: one knight or two, and whose turn comes next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from royaumes.core import SEATS, Decide, Decision, Emit, Move, Refusal, Stop, each_seat
from royaumes.games.emerald.box import BIT, KNIGHTS, MOST_SEATS, NAMES, NONE
from royaumes.games.emerald.events import Stopped
from royaumes.games.emerald.moves import March, marches, marches_or_stop
from royaumes.games.emerald.phases import march
from royaumes.games.emerald.state import Emerald

_MARCH: Final = each_seat("emerald-ask-march", MOST_SEATS, names=(March,))
_SECOND: Final = each_seat("emerald-ask-second", MOST_SEATS, names=(March, Stop))


class Marching(Decision[Emerald]):
    """The first knight of a turn, which must be moved."""

    __slots__ = ()
    section = "EMR-2"
    rule = "EMR-2.2"

    def question(self, s: Emerald) -> Decide:
        return _MARCH[s.to_move]

    def options(self, s: Emerald, seat: int) -> Sequence[Move]:
        found: tuple[Move, ...] = ()
        for colour in s.colours[seat]:
            found += marches(colour, s.where[colour])
        return found

    def refusal(self, s: Emerald, seat: int, move: Move) -> Refusal | None:
        if isinstance(move, March):
            return _no_knight(s, seat, move)
        if isinstance(move, Stop):
            return Refusal("EMR-2.2", "emerald-no-stop-yet")
        return self.not_now(s)

    def play(self, s: Emerald, seat: int, move: March, emit: Emit) -> None:
        march.set_out(s, move, emit)


class Following(Decision[Emerald]):
    """A second knight, or none."""

    __slots__ = ()
    section = "EMR-2"
    rule = "EMR-2.5"

    def question(self, s: Emerald) -> Decide:
        return _SECOND[s.to_move]

    def options(self, s: Emerald, seat: int) -> Sequence[Move]:
        return marches_or_stop(s.colour, s.rested)

    def refusal(self, s: Emerald, seat: int, move: Move) -> Refusal | None:
        if isinstance(move, March):
            return _no_knight(s, seat, move) or _no_second(s, move)
        return None if isinstance(move, Stop) else self.not_now(s)

    def play(self, s: Emerald, seat: int, move: Move, emit: Emit) -> None:
        if type(move) is March:
            march.set_out(s, move, emit)
        else:
            emit(Stopped, SEATS[seat])
            next_turn(s)


MARCHING: Final = Marching()
FOLLOWING: Final = Following()


def _no_knight(s: Emerald, seat: int, move: March) -> Refusal | None:
    """Why this is no knight that the seat could move at all."""
    colour, place = move.colour, move.place
    facts = {"knight": KNIGHTS[colour], "place": NAMES[place]}
    if not any(colour in played for played in s.colours):
        return Refusal("EMR-2.3", "emerald-no-such-knights", {"knight": KNIGHTS[colour]})
    if not s.knights[colour][place]:
        return Refusal("EMR-2.3", "emerald-no-knight-there", facts)
    if s.owners[colour] != seat:
        return Refusal("EMR-2.3", "emerald-no-not-yours", facts)
    return None


def _no_second(s: Emerald, move: March) -> Refusal | None:
    """Why this knight may not follow the first."""
    colour, place = move.colour, move.place
    facts = {"knight": KNIGHTS[colour], "place": NAMES[place]}
    if colour != s.colour:
        return Refusal("EMR-2.6", "emerald-no-other-colour", {"knight": KNIGHTS[s.colour]})
    if s.rested & BIT[place]:
        return None
    if s.ransomed == place:
        return Refusal("EMR-7.9", "emerald-no-ransomed", facts)
    return Refusal("EMR-2.4", "emerald-no-twice", facts)


def settle(s: Emerald) -> None:
    """The arrival is dealt with: a second knight may follow unless a card was taken (EMR-2.5, EMR-5.4).

    A flight alone does not end the turn (EMR-2.7).
    """
    if s.took or s.second:
        next_turn(s)
        return
    s.second = True
    s.rested = _rested_places(s)
    if s.rested:
        s.phase = FOLLOWING
    else:
        next_turn(s)


def _rested_places(s: Emerald) -> int:
    """The places (as bits) from which a second knight may leave: EMR-2.4, EMR-2.6, EMR-7.9."""
    places, knights, moved, ransomed = s.where[s.colour], s.knights[s.colour], s.moved, s.ransomed
    if moved != NONE and knights[moved] == 1:
        places ^= BIT[moved]
    if ransomed != NONE and knights[ransomed] == 1:
        places ^= BIT[ransomed]
    return places


def next_turn(s: Emerald) -> None:
    """EMR-2.1: clockwise."""
    s.to_move = (s.to_move + 1) % s.seats
    s.turn += 1
    if s.to_move == s.first:
        s.round += 1
    s.second = s.took = False
    s.colour = s.moved = s.ransomed = NONE
    s.rested = 0
    s.phase = MARCHING
