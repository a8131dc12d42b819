"""EMR-8: when the game ends."""

from __future__ import annotations

from royaumes.core import Emit, Finished
from royaumes.games.emerald.events import Counted
from royaumes.games.emerald.scoring import result
from royaumes.games.emerald.state import Emerald, treasures_left


def ended(s: Emerald, left: int, emit: Emit) -> bool:
    """Whether the game ends, now that a knight has left for chamber or nest: at once, in any turn (EMR-8.4).

    Its owner has so many knights left in play.
    """
    if not treasures_left(s):
        why, rule = "emerald-over-treasures", "EMR-8.1"
    elif left == 1:
        why, rule = "emerald-over-knights", "EMR-8.2"
    else:
        return False
    s.phase = Finished(result(s, why, rule))
    emit(Counted)
    return True
