"""FAC-7: the end of a round; FAC-6.7, FAC-8.1: the end of the game."""

from __future__ import annotations

from royaumes.core import Emit, Finished
from royaumes.games.foracrown.box import COSTS, MERCENARY_SLOTS, NONE, ROUNDS, STARTING
from royaumes.games.foracrown.events import RoundBegan
from royaumes.games.foracrown.phases import recruiting
from royaumes.games.foracrown.scoring import result
from royaumes.games.foracrown.state import ForACrown


def ended(s: ForACrown) -> bool:
    """Whether ruin has ended the game at once: one family is left (FAC-6.8), or none (FAC-6.9)."""
    left = s.playing.bit_count()
    if left > 1:
        return False
    s.to_move = s.slot = NONE
    s.event = None
    s.todo = s.order = ()
    why, rule = ("foracrown-over-alone", "FAC-6.8") if left else ("foracrown-over-nobody", "FAC-6.9")
    s.phase = Finished(result(s, why, rule, final=False))
    return True


def end_round(s: ForACrown, emit: Emit) -> None:
    """The next round is prepared; or this was the last one (FAC-6.7, FAC-7.6, FAC-8.1)."""
    if s.out:
        s.phase = Finished(result(s, "foracrown-over-ruin", "FAC-6.7", final=True))
    elif s.round == ROUNDS:
        s.phase = Finished(result(s, "foracrown-over-rounds", "FAC-8.1", final=True))
    else:
        s.round += 1  # FAC-7.4: the costs of a round stand in a table
        s.pile = [slot for slot, card in enumerate(s.recruits) if card != NONE]  # FAC-7.1
        events = len(STARTING) + s.round - 1  # FAC-7.2, FAC-7.3: one more, not looked at yet
        s.pile += range(MERCENARY_SLOTS, MERCENARY_SLOTS + events)
        emit(RoundBegan, s.round, events, len(COSTS[s.round - 1]))
        recruiting.begin_pass(s)
