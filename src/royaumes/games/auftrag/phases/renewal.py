"""Phase III: adventures are filled up, tents go by points (IAK-10). The game begins with it, too."""

from __future__ import annotations

from dataclasses import dataclass

from royaumes.core import Announcement, Chance, Draw, Phase, seat_name, tell
from royaumes.games.auftrag.box import ADVENTURE_THINGS, OPEN
from royaumes.games.auftrag.events import Pitched, RoundBegan, Turned
from royaumes.games.auftrag.phases.choosing import CHOOSING
from royaumes.games.auftrag.state import Auftrag

_SEATS = [seat_name(seat) for seat in range(4)]
#: IAK-10.4: lots for the next tent, by the tied seats as bits.
_LOTS = tuple(
    Chance(Draw([tied >> seat & 1 for seat in range(4)], _SEATS), "auftrag-ask-tent") for tied in range(16)
)


def refill(s: Auftrag, told: list[Announcement] | None) -> None:
    """IAK-10.1, IAK-10.2: up to three adventures lie open, while the deck lasts."""
    if s.open.bit_count() < OPEN and any(s.deck):
        s.phase = TURNING
        return
    s.order = []
    _pitch(s, told)


def _pitch(s: Auftrag, told: list[Announcement] | None) -> None:
    """IAK-10.3: the next tents, as far as points alone decide; then the round begins."""
    while len(s.order) < s.seats:
        tied = poorest(s)
        if tied.bit_count() > 1:
            s.phase = PITCHING
            return
        _give_tent(s, tied.bit_length() - 1, told)
    s.rounds += 1
    s.step = 0
    s.phase = CHOOSING
    tell(told, RoundBegan(s.rounds))


def poorest(s: Auftrag) -> int:
    """The seats (as bits) that have the fewest points among those without a tent."""
    waiting = [seat for seat in range(s.seats) if seat not in s.order]
    fewest = min(s.points[seat] for seat in waiting)
    return sum(1 << seat for seat in waiting if s.points[seat] == fewest)


def _give_tent(s: Auftrag, seat: int, told: list[Announcement] | None, *, lot: bool = False) -> None:
    s.order.append(seat)
    if told is not None:
        tell(told, Pitched(seat_name(seat), len(s.order)), reveals=lot)


@dataclass(frozen=True, slots=True)
class Turning(Phase):
    """IAK-1.11, IAK-10.1: an adventure is turned up."""

    section = "IAK-10"

    def pending(self, s: Auftrag) -> Chance:
        """The face-down deck."""
        return Chance(Draw(s.deck, ADVENTURE_THINGS), "auftrag-ask-adventure")

    def advance(self, s: Auftrag, seat: int | None, move: int, told: list[Announcement] | None) -> None:
        """It lies open; then the next one, or the tents."""
        s.deck[move] -= 1
        s.open |= 1 << move
        tell(told, Turned(ADVENTURE_THINGS[move]), reveals=True)
        refill(s, told)


@dataclass(frozen=True, slots=True)
class Pitching(Phase):
    """IAK-1.10, IAK-10.4: the next tent is drawn among seats with equal points."""

    section = "IAK-10"

    def pending(self, s: Auftrag) -> Chance:
        """A bag with the tied seats."""
        return _LOTS[poorest(s)]

    def advance(self, s: Auftrag, seat: int | None, move: int, told: list[Announcement] | None) -> None:
        """The drawn seat gets the tent."""
        _give_tent(s, move, told, lot=True)
        _pitch(s, told)


TURNING, PITCHING = Turning(), Pitching()
