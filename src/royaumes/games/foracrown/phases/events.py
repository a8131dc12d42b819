"""Events, for all whom they concern (FAC-5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from royaumes.core import Announcement, Decide, Move, Phase, Refusal, seat_name, tell, wrong_kind
from royaumes.games.foracrown.box import (
    BRIBE,
    BURGLARY,
    BURGLARY_LOSS,
    DIE,
    EVENTS,
    FAMILIES,
    MAGES,
    MAGIC_HELP,
    SCANDAL_LOSS,
)
from royaumes.games.foracrown.chest import free_of_raccoons, lose, pay, ruin
from royaumes.games.foracrown.gallery import by_influence
from royaumes.games.foracrown.moves import PAYING, Decline, Pay
from royaumes.games.foracrown.phases import ending, icons, recruiting
from royaumes.games.foracrown.state import ForACrown
from royaumes.games.foracrown.tellings import (
    Bribed,
    Declined,
    Happened,
    Hired,
    Lost,
    NoBurglary,
    NoScandal,
    RaccoonsLeft,
)

_BRIBE = tuple(Decide((seat,), "foracrown-ask-bribe") for seat in range(len(FAMILIES)))
_MAGES = tuple(Decide((seat,), "foracrown-ask-mages") for seat in range(len(FAMILIES)))
_THINGS = tuple(f"event:{kind}" for kind in EVENTS)


def happen(s: ForACrown, kind: int, told: list[Announcement] | None) -> None:
    """FAC-5.1: the event takes place for every family that it concerns."""
    s.event = kind
    if told is not None:
        tell(told, Happened(_THINGS[kind]), reveals=True)
    if kind == BURGLARY:
        _burglary(s, told)
    elif kind == MAGIC_HELP:  # FAC-5.6
        s.actor = by_influence(s)[-1]
        s.todo = DIE
        icons.go_on(s, told)
    elif kind in (BRIBE, MAGES):  # FAC-5.8: the order is set now
        s.order = by_influence(s)
        s.turn = -1
        if kind == BRIBE:
            _next_briber(s, told)
        else:
            next_mage(s)
    else:
        _scandal(s, told)


def _burglary(s: ForACrown, told: list[Announcement] | None) -> None:
    most = max(s.raccoons)
    if not most:  # FAC-5.4
        if told is not None:
            tell(told, NoBurglary())
        icons.go_on(s, told)
        return
    struck = [seat for seat, raccoons in enumerate(s.raccoons) if raccoons == most]  # FAC-5.3
    ruined = _all_lose(s, [(seat, BURGLARY_LOSS) for seat in struck], told)
    for seat in struck:  # FAC-5.2
        if seat not in ruined:
            if told is not None:
                tell(told, RaccoonsLeft(seat_name(seat), s.raccoons[seat]))
            free_of_raccoons(s, seat)
    _after_losses(s, ruined, told)


def _scandal(s: ForACrown, told: list[Announcement] | None) -> None:
    """FAC-5.9: by the cells as they are now, all at once."""
    debts = [(seat, loss) for seat, cell in enumerate(s.gallery) if (loss := SCANDAL_LOSS[cell])]
    if not debts and told is not None:
        tell(told, NoScandal())
    _after_losses(s, _all_lose(s, debts, told), told)


def _all_lose(s: ForACrown, debts: list[tuple[int, int]], told: list[Announcement] | None) -> list[int]:
    """All pay at the same moment; the families that can't."""
    ruined = []
    for seat, owed in debts:
        if told is not None:
            tell(told, Lost(seat_name(seat), owed))
        if lose(s, seat, owed, told):
            ruined.append(seat)
    return ruined


def _after_losses(s: ForACrown, ruined: list[int], told: list[Announcement] | None) -> None:
    if ruined:
        ruin(s, ruined, told)
        if ending.ended(s):
            return
    icons.go_on(s, told)


@dataclass(frozen=True, slots=True)
class Paying(Phase):
    """An offer of an event: pay a coin or a ruby, or nothing."""

    section = "FAC-5"

    def options(self, s: ForACrown, seat: int) -> Sequence[Move]:
        """What the chest allows (FAC-3.8)."""
        return PAYING[s.coins[seat] > 0][s.rubies[seat] > 0]

    def refusal(self, s: ForACrown, seat: int, move: Move) -> Refusal | None:
        """The heirloom is not for sale here (FAC-3.9)."""
        if isinstance(move, Decline):
            return None
        if not isinstance(move, Pay):
            return wrong_kind(move)
        return recruiting.too_poor(s, seat, int(not move.ruby), int(move.ruby))


@dataclass(frozen=True, slots=True)
class Bribing(Paying):
    """FAC-5.5: raccoons are bought off one by one."""

    def pending(self, s: ForACrown) -> Decide:
        """The family whose turn it is."""
        return _BRIBE[s.order[s.turn]]

    def advance(self, s: ForACrown, seat: int | None, move: Move, told: list[Announcement] | None) -> None:
        """A raccoon leaves; the family goes on while it has some and wants to."""
        seat = s.order[s.turn]
        if not isinstance(move, Pay):
            if told is not None:
                tell(told, Declined(seat_name(seat)))
            _next_briber(s, told)
            return
        pay(s, seat, not move.ruby, move.ruby)
        s.raccoons[seat] -= 1
        s.bank_raccoons += 1
        if told is not None:
            tell(told, Bribed(seat_name(seat), move.picks[0], s.raccoons[seat]))
        if not s.raccoons[seat]:
            _next_briber(s, told)


def _next_briber(s: ForACrown, told: list[Announcement] | None) -> None:
    """The next family that has a raccoon, be it ever so poor: a chest's content is secret."""
    for turn in range(s.turn + 1, len(s.order)):
        if s.raccoons[s.order[turn]]:
            s.turn = turn
            s.phase = BRIBING
            return
    _close(s)
    icons.go_on(s, told)


def _close(s: ForACrown) -> None:
    """Everybody has been asked."""
    s.order = []
    s.turn = 0


@dataclass(frozen=True, slots=True)
class Hiring(Paying):
    """FAC-5.7: a roll of the magic die for a coin or a ruby, once."""

    def pending(self, s: ForACrown) -> Decide:
        """The family whose turn it is."""
        return _MAGES[s.order[s.turn]]

    def advance(self, s: ForACrown, seat: int | None, move: Move, told: list[Announcement] | None) -> None:
        """The die is rolled for those who pay."""
        seat = s.order[s.turn]
        if not isinstance(move, Pay):
            if told is not None:
                tell(told, Declined(seat_name(seat)))
            icons.go_on(s, told)
            return
        pay(s, seat, not move.ruby, move.ruby)
        if told is not None:
            tell(told, Hired(seat_name(seat), move.picks[0]))
        s.actor = seat
        s.todo = DIE
        icons.go_on(s, told)


def next_mage(s: ForACrown) -> bool:
    """Turn to the next family that is still in play; whether there is one."""
    for turn in range(s.turn + 1, len(s.order)):
        if s.gallery[s.order[turn]]:
            s.turn = turn
            s.phase = HIRING
            return True
    _close(s)
    return False


BRIBING, HIRING = Bribing(), Hiring()
