"""The end: the last circle, open orders, the final duel (R5C-12, R5C-13)."""

from __future__ import annotations

from dataclasses import dataclass

from royaumes.core import Announcement, Chance, Dice, Finished, Phase, seat_name, tell
from royaumes.games.royaume.board import CIRCLES, CROWNS, MOST, NUMBERS, ORDER_NAMES, ORDERS, TINTS
from royaumes.games.royaume.events.frame import FinalDuel, FinalRoll, LastCrown, Opened, Stopped
from royaumes.games.royaume.scoring import result, scores
from royaumes.games.royaume.state import Royaume

_FINAL = {
    count: Chance(Dice(count, NUMBERS["duel"]["sides"], ordered=True), "royaume-ask-final")
    for count in range(2, MOST + 1)
}


def crowned(s: Royaume, told: list[Announcement] | None) -> None:
    """R5C-12.3: four crowns are home, and the fifth is brought to circle V."""
    last = s.away.bit_length() - 1
    s.circles.append(last)
    if told is not None:
        tell(told, LastCrown(CROWNS[last], CIRCLES[len(s.circles) - 1]))
    _count(s, told)


def stop(s: Royaume, told: list[Announcement] | None) -> None:
    """R5C-12.4: long enough."""
    tell(told, Stopped(s.turns))
    _count(s, told)


def _count(s: Royaume, told: list[Announcement] | None) -> None:
    """R5C-13.1: the orders are shown; a tie for the throne leads to the final duel (R5C-13.6)."""
    s.open = True
    if told is not None:
        for seat, order in enumerate(s.orders):
            wants = tuple(TINTS[colour] for colour in ORDERS[order])
            tell(told, Opened(seat_name(seat), ORDER_NAMES[order], wants), reveals=True)
    points = scores(s)
    best = max(points)
    s.claimants = sum(1 << seat for seat, got in enumerate(points) if got == best)
    if s.claimants.bit_count() == 1:
        s.phase = Finished(result(s, fought=False))
        return
    s.phase = FINAL
    if told is not None:
        tell(told, FinalDuel(tuple(seat_name(seat) for seat in claimants(s))))


def claimants(s: Royaume) -> tuple[int, ...]:
    """The seats that still fight for the throne."""
    return tuple(seat for seat in range(len(s.power)) if s.claimants >> seat & 1)


@dataclass(frozen=True, slots=True)
class Final(Phase):
    """R5C-13.6: a die and power each; the highest is king, those tied for it roll again."""

    section = "R5C-13"

    def pending(self, s: Royaume) -> Chance:
        """A die for each claimant, in the order of the seats."""
        return _FINAL[s.claimants.bit_count()]

    def advance(
        self, s: Royaume, seat: int | None, move: tuple[int, ...], told: list[Announcement] | None
    ) -> None:
        """Whoever is highest stays."""
        totals = {seat: die + s.power[seat] for seat, die in zip(claimants(s), move, strict=True)}
        best = max(totals.values())
        if told is not None:
            for claimant, die in zip(totals, move, strict=True):
                roll = FinalRoll(seat_name(claimant), die, s.power[claimant])
                tell(told, roll, reveals=True)
        s.claimants = sum(1 << claimant for claimant, total in totals.items() if total == best)
        if s.claimants.bit_count() == 1:
            s.phase = Finished(result(s, fought=True))


FINAL = Final()
