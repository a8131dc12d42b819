"""Phase I: the players take action cards in the order of their tents (IAK-3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from royaumes.core import Announcement, Decide, Move, Phase, Refusal, seat_name, tell
from royaumes.games.auftrag.box import ACTION_THINGS, KINDS, TOURNAMENT_BIT
from royaumes.games.auftrag.events import Took
from royaumes.games.auftrag.legal import no_taking
from royaumes.games.auftrag.moves import TAKES, Take
from royaumes.games.auftrag.phases.acting import begin_acting
from royaumes.games.auftrag.state import Auftrag

_CHOOSE = tuple(Decide((seat,), "auftrag-ask-take") for seat in range(4))


@dataclass(frozen=True, slots=True)
class Choosing(Phase):
    """Everybody takes one card at a time, tent 1 first (IAK-3.2)."""

    section = "IAK-3"

    def pending(self, s: Auftrag) -> Decide:
        """The next seat by tent."""
        order = s.order
        return _CHOOSE[order[s.step % len(order)]]

    def options(self, s: Auftrag, seat: int) -> Sequence[Move]:
        """Every kind that lies on the table, useful or not (IAK-3.6, IAK-3.7)."""
        if s.holds[seat] & TOURNAMENT_BIT:  # IAK-3.8
            return TAKES[s.lying & ~TOURNAMENT_BIT]
        return TAKES[s.lying]

    def refusal(self, s: Auftrag, seat: int, move: Move) -> Refusal | None:
        """The rule that forbids taking this."""
        return no_taking(s, seat, move)

    def advance(self, s: Auftrag, seat: int | None, move: Take, told: list[Announcement] | None) -> None:
        """The card lies before the player; after the last pass the actions begin (IAK-3.1, IAK-3.3)."""
        order = s.order
        seat = order[s.step % len(order)]
        action = move.action
        s.supply[action] -= 1
        if not s.supply[action]:
            s.lying ^= 1 << action
        s.chosen[seat * KINDS + action] += 1
        s.holds[seat] |= 1 << action
        if told is not None:
            tell(told, Took(seat_name(seat), ACTION_THINGS[action]))
        s.step += 1
        if s.step == s.picks * len(order):
            begin_acting(s, told)


CHOOSING = Choosing()
