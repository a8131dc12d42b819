"""FAC-5: events, for all whom they concern."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from royaumes.core import SEATS, Decide, Decision, Emit, Move, Refusal, each_seat
from royaumes.games.foracrown.box import (
    BRIBE,
    BURGLARY,
    BURGLARY_LOSS,
    DIE,
    EVENT_THINGS,
    MAGES,
    MAGIC_HELP,
    MOST_SEATS,
    NONE,
    SCANDAL,
    SCANDAL_LOSS,
    EventKind,
)
from royaumes.games.foracrown.chest import free_of_raccoons, lose, pay, ruin, too_poor
from royaumes.games.foracrown.events import (
    Bribed,
    Declined,
    Happened,
    Hired,
    Lost,
    NoBurglary,
    NoScandal,
    RaccoonsLeft,
)
from royaumes.games.foracrown.gallery import by_influence
from royaumes.games.foracrown.moves import PAYING, Decline, Pay
from royaumes.games.foracrown.phases import ending, icons
from royaumes.games.foracrown.state import ForACrown

_BRIBE: Final = each_seat("foracrown-ask-bribe", MOST_SEATS, names=(Decline,))
_MAGES: Final = each_seat("foracrown-ask-mages", MOST_SEATS, names=(Decline,))
_ONE_ROLL: Final = (DIE,)


def happen(s: ForACrown, kind: EventKind, emit: Emit) -> None:
    """FAC-5.1: the event takes place for every family that it concerns."""
    s.event = kind
    emit(Happened, EVENT_THINGS[kind])
    _EFFECTS[kind](s, emit)


def _burglary(s: ForACrown, emit: Emit) -> None:
    most = max(s.raccoons)
    if not most:  # FAC-5.4
        emit(NoBurglary)
        icons.go_on(s, emit)
        return
    struck = [seat for seat, raccoons in enumerate(s.raccoons) if raccoons == most]  # FAC-5.3
    ruined = _all_lose(s, [(seat, BURGLARY_LOSS) for seat in struck], emit)
    for seat in struck:  # FAC-5.2
        if seat not in ruined:
            raccoons = s.raccoons[seat]
            free_of_raccoons(s, seat)
            emit(RaccoonsLeft, SEATS[seat], raccoons)
    _after_losses(s, ruined, emit)


def _scandal(s: ForACrown, emit: Emit) -> None:
    """FAC-5.9: by the cells as they are now, all at once."""
    debts = [(seat, loss) for seat, cell in enumerate(s.gallery) if (loss := SCANDAL_LOSS[cell])]
    if not debts:
        emit(NoScandal)
    _after_losses(s, _all_lose(s, debts, emit), emit)


def _all_lose(s: ForACrown, debts: list[tuple[int, int]], emit: Emit) -> list[int]:
    """All pay at the same moment; the families that can't."""
    ruined = []
    for seat, owed in debts:
        if lose(s, seat, owed, emit, (Lost, SEATS[seat], owed)):
            ruined.append(seat)
    return ruined


def _after_losses(s: ForACrown, ruined: list[int], emit: Emit) -> None:
    if ruined:
        ruin(s, ruined, emit)
        if ending.ended(s):
            return
    icons.go_on(s, emit)


def _magic_help(s: ForACrown, emit: Emit) -> None:
    """FAC-5.6: for the least influential family."""
    s.to_move = by_influence(s)[-1]
    s.todo = _ONE_ROLL
    icons.go_on(s, emit)


class _Paying(Decision[ForACrown]):
    """An offer of an event: pay a coin or a ruby (FAC-3.8), or nothing."""

    __slots__ = ()
    section = "FAC-5"

    def options(self, s: ForACrown, seat: int) -> Sequence[Move]:
        return PAYING[s.coins[seat] > 0][s.rubies[seat] > 0]

    def refusal(self, s: ForACrown, seat: int, move: Move) -> Refusal | None:
        if isinstance(move, Decline):
            return None
        if not isinstance(move, Pay):
            return self.not_now(s)
        return too_poor(s, seat, int(not move.ruby), int(move.ruby))


class Bribing(_Paying):
    """FAC-5.5: raccoons are bought off one by one, while the family has some and wants to."""

    __slots__ = ()
    rule = "FAC-5.5"

    def question(self, s: ForACrown) -> Decide:
        return _BRIBE[s.to_move]

    def play(self, s: ForACrown, seat: int, move: Move, emit: Emit) -> None:
        if type(move) is not Pay:
            emit(Declined, SEATS[seat])
            _next_briber(s, emit)
            return
        pay(s, seat, not move.ruby, move.ruby)
        s.raccoons[seat] -= 1
        s.bank_raccoons += 1
        emit(Bribed, SEATS[seat], move.picks[0], s.raccoons[seat])
        if not s.raccoons[seat]:
            _next_briber(s, emit)


def _bribe(s: ForACrown, emit: Emit) -> None:
    """FAC-5.8: the order is set now."""
    s.order = by_influence(s)
    _next_briber(s, emit)


def _next_briber(s: ForACrown, emit: Emit) -> None:
    """The next family that has a raccoon, be it ever so poor: a chest's content is secret."""
    for seat in _waiting(s):
        if s.raccoons[seat]:
            s.to_move = seat
            s.phase = BRIBING
            return
    s.order = ()
    icons.go_on(s, emit)


class Hiring(_Paying):
    """FAC-5.7: a roll of the magic die for a coin or a ruby, once."""

    __slots__ = ()
    rule = "FAC-5.7"

    def question(self, s: ForACrown) -> Decide:
        return _MAGES[s.to_move]

    def play(self, s: ForACrown, seat: int, move: Move, emit: Emit) -> None:
        if type(move) is Pay:
            pay(s, seat, not move.ruby, move.ruby)
            s.todo = _ONE_ROLL
            emit(Hired, SEATS[seat], move.picks[0])
        else:
            emit(Declined, SEATS[seat])
        icons.go_on(s, emit)


def _mages(s: ForACrown, emit: Emit) -> None:
    """FAC-5.8: the order is set now."""
    s.order = by_influence(s)
    next_mage(s)


def next_mage(s: ForACrown) -> bool:
    """Turn to the next family that is still in play; whether there is one."""
    for seat in _waiting(s):
        if s.gallery[seat]:
            s.to_move = seat
            s.phase = HIRING
            return True
    s.order = ()
    return False


def _waiting(s: ForACrown) -> tuple[int, ...]:
    """The families that come after the one whose turn it is; all where nobody has had a turn yet."""
    return s.order if s.to_move == NONE else s.order[s.order.index(s.to_move) + 1 :]


BRIBING: Final = Bribing()
HIRING: Final = Hiring()
_EFFECTS: Final[dict[EventKind, Callable[[ForACrown, Emit], None]]] = {
    BURGLARY: _burglary,
    BRIBE: _bribe,
    MAGIC_HELP: _magic_help,
    MAGES: _mages,
    SCANDAL: _scandal,
}
