"""CRW-1: empty boards, and who begins."""

from __future__ import annotations

from typing import Final

from royaumes.core import Emit, FirstPlayer, Settings
from royaumes.games.crowns.box import CHIPS
from royaumes.games.crowns.events import Began
from royaumes.games.crowns.phases.turn import THROWING
from royaumes.games.crowns.state import Crowns


class Beginning(FirstPlayer):
    """CRW-1.4: the first player is drawn at random."""

    __slots__ = ()
    section = "CRW-1"
    rule = "CRW-1.4"
    prompt = "crowns-ask-first"
    began = Began

    def begin(self, s: Crowns, emit: Emit) -> None:
        s.phase = THROWING


BEGINNING: Final = Beginning()


def set_up(seats: int, settings: Settings, colours: tuple[int, ...]) -> Crowns:
    """Empty boards and 18 chips each (CRW-1.1); alone there is nobody to draw lots with."""
    demand = 0 if seats > 1 else 2 if settings["hard"] else 1
    phase = BEGINNING if seats > 1 else THROWING
    return Crowns.new(
        phase,
        seats=seats,
        covered=[0] * seats,
        chips=[CHIPS] * seats,
        colours=colours,
        demand=demand,
    )
