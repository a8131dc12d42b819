"""Phase B begins: two dice, and the witch on a 7 (R5C-6, R5C-8)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from royaumes.core import (
    Announcement,
    Chance,
    Decide,
    Dice,
    Move,
    Phase,
    Refusal,
    seat_name,
    tell,
    wrong_kind,
)
from royaumes.games.royaume.board import GEM, MOST, NONE, NUMBERS, TREASURES, WITCH, colours_in
from royaumes.games.royaume.events.phase_b import Called, Rolled, Unseen, Watched, WitchCame, WitchPaid
from royaumes.games.royaume.moves import WATCH, Choose, Watch, choosing
from royaumes.games.royaume.phases import turn
from royaumes.games.royaume.phases.dueling import no_treasure
from royaumes.games.royaume.phases.marching import DOUBLING, MARCHING
from royaumes.games.royaume.state import Royaume

DICE = Dice(NUMBERS["march"]["dice"], NUMBERS["march"]["sides"])
_ROLL = tuple(Chance(DICE, "royaume-ask-dice", seat) for seat in range(MOST))
_PAY = tuple(Decide((seat,), "royaume-ask-witch") for seat in range(MOST))


@dataclass(frozen=True, slots=True)
class Rolling(Phase):
    """R5C-6.1: the two dice of the marches."""

    section = "R5C-6"

    def pending(self, s: Royaume) -> Chance:
        """Two dice for the prince."""
        return _ROLL[s.seat]

    def advance(
        self, s: Royaume, seat: int | None, move: tuple[int, ...], told: list[Announcement] | None
    ) -> None:
        """A double, a seven, or neither."""
        s.dice = move
        if told is not None:
            tell(told, Rolled(seat_name(s.seat), move), reveals=True)
        high, low = move
        if high == low:
            s.phase = DOUBLING
        elif high + low != WITCH:
            s.phase = MARCHING
        elif s.calling:
            s.phase = WATCHING
        else:
            _witch(s, told)


def _witch(s: Royaume, told: list[Announcement] | None) -> None:
    """R5C-8.1: a treasure first; R5C-8.2: who has none loses the turn."""
    tell(told, WitchCame(seat_name(s.seat)))
    colours = colours_in(s.hoards[s.seat])
    if len(colours) > 1:
        s.phase = PAYING
    elif colours:
        _pay(s, colours[0], told)
    else:
        turn.lose(s, told)


def _pay(s: Royaume, colour: int, told: list[Announcement] | None) -> None:
    """R5C-2.4: the treasure goes to the bank, where it can be won again."""
    s.hoards[s.seat] -= GEM[colour]
    s.bank += GEM[colour]
    s.phase = MARCHING
    if told is not None:
        tell(told, WitchPaid(seat_name(s.seat), TREASURES[colour]))


@dataclass(frozen=True, slots=True)
class Watching(Phase):
    """R5C-8.3, table option: every rival calls the witch or lets her pass, unknown to the others."""

    section = "R5C-8"

    def pending(self, s: Royaume) -> Decide:
        """The rivals who have not answered yet."""
        waiting = (rival for rival, call in enumerate(s.calls) if call == NONE and rival != s.seat)
        return Decide(tuple(waiting), "royaume-ask-watch", {"seat": seat_name(s.seat)})

    def options(self, s: Royaume, seat: int) -> Sequence[Move]:
        """Call or pass."""
        return WATCH

    def refusal(self, s: Royaume, seat: int, move: Move) -> Refusal | None:
        """Only that."""
        return None if isinstance(move, Watch) else wrong_kind(move)

    def advance(self, s: Royaume, seat: int | None, move: Watch, told: list[Announcement] | None) -> None:
        """The last answer opens all."""
        assert seat is not None
        s.calls[seat] = int(move.call)
        tell(told, Watched(seat_name(seat)))
        if s.calls.count(NONE) > 1:
            return
        callers = tuple(seat_name(rival) for rival, call in enumerate(s.calls) if call == 1)
        s.calls = [NONE] * len(s.power)
        if callers:
            tell(told, Called(callers), reveals=True)
            _witch(s, told)
        else:
            tell(told, Unseen(seat_name(s.seat)), reveals=True)
            s.phase = MARCHING


@dataclass(frozen=True, slots=True)
class Paying(Phase):
    """R5C-8.1: which treasure the witch gets."""

    section = "R5C-8"

    def pending(self, s: Royaume) -> Decide:
        """The prince who rolled the seven."""
        return _PAY[s.seat]

    def options(self, s: Royaume, seat: int) -> Sequence[Move]:
        """The colours that he owns."""
        return choosing(colours_in(s.hoards[seat]))

    def refusal(self, s: Royaume, seat: int, move: Move) -> Refusal | None:
        """A colour that he does not own."""
        return no_treasure(seat, s.hoards[seat], move, "R5C-8.1")

    def advance(self, s: Royaume, seat: int | None, move: Choose, told: list[Announcement] | None) -> None:
        """She takes it and lets him move."""
        _pay(s, move.colour, told)


ROLLING, WATCHING, PAYING = Rolling(), Watching(), Paying()
