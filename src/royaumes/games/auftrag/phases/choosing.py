"""IAK-3: phase I, the players take action cards in the order of their tents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from royaumes.core import SEATS, Decide, Decision, Emit, Move, Refusal, Stop, each_seat
from royaumes.games.auftrag.box import ACTION_THINGS, KINDS, MOST_SEATS, TOURNAMENT, TOURNAMENT_BIT
from royaumes.games.auftrag.events import Took
from royaumes.games.auftrag.moves import TAKES, Take
from royaumes.games.auftrag.phases import acting
from royaumes.games.auftrag.state import Auftrag

_TAKE: Final = each_seat("auftrag-ask-take", MOST_SEATS, names=(Take,))


class Choosing(Decision[Auftrag]):
    """IAK-3.2: everybody takes one card at a time, tent 1 first."""

    __slots__ = ()
    section = "IAK-3"
    rule = "IAK-3.1"

    def question(self, s: Auftrag) -> Decide:
        return _TAKE[s.to_move]

    def options(self, s: Auftrag, seat: int) -> Sequence[Move]:
        """Every kind that lies on the table, useful or not (IAK-3.6, IAK-3.7)."""
        if s.holds[seat] & TOURNAMENT_BIT:  # IAK-3.8
            return TAKES[s.lying & ~TOURNAMENT_BIT]
        return TAKES[s.lying]

    def refusal(self, s: Auftrag, seat: int, move: Move) -> Refusal | None:
        if isinstance(move, Stop):
            return Refusal("IAK-3.5", "auftrag-no-pass")
        if not isinstance(move, Take):
            return self.not_now(s)
        if move.action == TOURNAMENT and s.holds[seat] & TOURNAMENT_BIT:
            return Refusal("IAK-3.8", "auftrag-no-second-tournament")
        if not s.supply[move.action]:
            return Refusal("IAK-3.4", "auftrag-no-card-left", {"action": ACTION_THINGS[move.action]})
        return None

    def play(self, s: Auftrag, seat: int, move: Take, emit: Emit) -> None:
        action = move.action
        s.supply[action] -= 1
        if not s.supply[action]:
            s.lying ^= 1 << action
        s.chosen[seat * KINDS + action] += 1
        s.holds[seat] |= 1 << action
        emit(Took, SEATS[seat], ACTION_THINGS[action])
        s.step += 1
        if s.step == s.picks * s.seats:  # IAK-3.3
            acting.begin_acting(s, emit)
        else:
            s.to_move = s.order[s.step % s.seats]
            s.turn += 1


CHOOSING: Final = Choosing()


def begin_round(s: Auftrag) -> None:
    """Tent 1 takes the first card."""
    s.round += 1
    s.turn += 1
    s.step = 0
    s.to_move = s.order[0]
    s.phase = CHOOSING
