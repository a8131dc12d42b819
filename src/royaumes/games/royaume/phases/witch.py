"""R5C-8, phase B: the witch of the 7, who may have to be called."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from royaumes.core import SEATS, Decide, Decision, Emit, Move, Refusal, Window, each_seat
from royaumes.games.royaume.box import MOST_SEATS, TREASURES
from royaumes.games.royaume.events import Called, KeptQuiet, Unseen, WitchCame, WitchPaid
from royaumes.games.royaume.moves import PASS, WATCH, Choose, Watch, choosing
from royaumes.games.royaume.phases import dueling, marching, turn
from royaumes.games.royaume.state import Royaume, View, colours_of

_PAY: Final = each_seat("royaume-ask-witch", MOST_SEATS, names=(Choose,))


def appear(s: Royaume, emit: Emit) -> None:
    """R5C-8.3: the witch comes unasked, or where it is so agreed only when a rival calls her."""
    if s.calling:
        s.phase = WATCHING
    else:
        _come(s, emit)


def _come(s: Royaume, emit: Emit) -> None:
    """R5C-8.1: a treasure first; R5C-8.2: who has none loses the turn."""
    emit(WitchCame, SEATS[s.to_move])
    colours = colours_of(s.treasures[s.to_move])
    if len(colours) > 1:
        s.phase = PAYING
    elif colours:
        _pay(s, colours[0], emit)
    else:
        turn.lose(s, emit)


def _pay(s: Royaume, colour: int, emit: Emit) -> None:
    """R5C-2.4: the treasure goes to the bank, where it can be won again."""
    s.treasures[s.to_move][colour] -= 1
    s.bank[colour] += 1
    s.phase = marching.MARCHING
    emit(WitchPaid, SEATS[s.to_move], TREASURES[colour])


@cache
def _watch(seats: int, roller: int, quiet: int, seconds: int) -> Decide:
    asked = [seat for seat in range(seats) if seat != roller and not quiet >> seat & 1]
    facts, window = {"seat": SEATS[roller]}, Window(seconds, PASS)
    return Decide(tuple(asked), "royaume-ask-watch", facts, sealed=False, names=(Watch,), window=window)


class Watching(Decision[Royaume]):
    """R5C-8.3, as agreed: the seven stands, and the first rival to call brings the witch.

    Whoever says nothing loses nothing by it. R5C-8.4: with a clock it stands for a few seconds.
    """

    __slots__ = ()
    section = "R5C-8"
    rule = "R5C-8.3"

    def question(self, s: Royaume | View) -> Decide:
        return _watch(s.seats, s.to_move, s.quiet, s.calling)

    def options(self, s: Royaume, seat: int) -> Sequence[Move]:
        return WATCH

    def refusal(self, s: Royaume, seat: int, move: Move) -> Refusal | None:
        return None if isinstance(move, Watch) else self.not_now(s)

    def play(self, s: Royaume, seat: int, move: Watch, emit: Emit) -> None:
        if move.call:
            s.quiet = 0
            emit(Called, SEATS[seat])
            _come(s, emit)
            return
        s.quiet |= 1 << seat
        if s.quiet.bit_count() < s.seats - 1:
            emit(KeptQuiet, SEATS[seat])
            return
        s.quiet = 0
        s.phase = marching.MARCHING
        emit(Unseen, SEATS[s.to_move])


class Paying(Decision[Royaume]):
    """R5C-8.1: which treasure the witch gets."""

    __slots__ = ()
    section = "R5C-8"
    rule = "R5C-8.1"

    def question(self, s: Royaume) -> Decide:
        return _PAY[s.to_move]

    def options(self, s: Royaume, seat: int) -> Sequence[Move]:
        return choosing(colours_of(s.treasures[seat]))

    def refusal(self, s: Royaume, seat: int, move: Move) -> Refusal | None:
        if isinstance(move, Choose):
            return dueling.no_treasure(s, seat, move.colour, "R5C-8.1")
        return marching.too_late(move) or self.not_now(s)

    def play(self, s: Royaume, seat: int, move: Choose, emit: Emit) -> None:
        _pay(s, move.colour, emit)


WATCHING: Final = Watching()
PAYING: Final = Paying()
