"""HER-1: the gate, and who begins."""

from __future__ import annotations

from heralds.events import Began
from heralds.phases.turn import CHOOSING
from heralds.state import Heralds
from royaumes.core import Emit, FirstPlayer, Settings


class Beginning(FirstPlayer):
    """HER-1.2: the first player is drawn by lot."""

    __slots__ = ()
    section = "HER-1"
    prompt = "heralds-ask-first"
    began = Began

    def begin(self, s: Heralds, emit: Emit) -> None:
        s.phase = CHOOSING


BEGINNING = Beginning()


def set_up(seats: int, settings: Settings) -> Heralds:
    """Everybody stands at the gate (HER-1.1)."""
    return Heralds.new(
        BEGINNING,
        seats=seats,
        length=int(settings["road"]),
        milestones=[0] * seats,
        resting=[False] * seats,
    )
