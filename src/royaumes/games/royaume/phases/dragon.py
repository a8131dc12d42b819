"""R5C-10, phase C: the dragon."""

from __future__ import annotations

from typing import Final

from royaumes.core import SEATS, Chance, ChanceNode, Emit
from royaumes.games.royaume.box import CELLS, KNIGHTS, MOST_SEATS
from royaumes.games.royaume.dice import DRAGON, KNIGHT
from royaumes.games.royaume.events import DragonEven, DragonWoke, ThrownBack, TookCrown
from royaumes.games.royaume.phases import arriving
from royaumes.games.royaume.state import Royaume

_DRAGON: Final = Chance(DRAGON, "royaume-ask-dragon")
_ANSWER: Final = tuple(Chance(KNIGHT, "royaume-ask-dragon-answer", seat) for seat in range(MOST_SEATS))


class Waking(ChanceNode[Royaume]):
    """R5C-10.1, R5C-10.2: the dragon rolls first, as strong as ever (R5C-10.6)."""

    __slots__ = ()
    section = "R5C-10"
    rule = "R5C-10.1"

    def question(self, s: Royaume) -> Chance:
        return _DRAGON

    def resolve(self, s: Royaume, outcome: tuple[int, ...], emit: Emit) -> None:
        s.dragon = outcome[0]
        s.phase = ANSWERING
        emit(DragonWoke, KNIGHTS[s.knight], s.dragon)


class Answering(ChanceNode[Royaume]):
    """R5C-10.2: the knight's die and the power of the prince who moved it."""

    __slots__ = ()
    section = "R5C-10"
    rule = "R5C-10.2"

    def question(self, s: Royaume) -> Chance:
        return _ANSWER[s.to_move]

    def resolve(self, s: Royaume, outcome: tuple[int, ...], emit: Emit) -> None:
        seat, knight, dragon, die = SEATS[s.to_move], KNIGHTS[s.knight], s.dragon, outcome[0]
        power = s.power[s.to_move]
        margin = die + power - dragon
        s.dragon = 0
        if not margin:  # R5C-5.11
            s.phase = WAKING
            emit(DragonEven, seat, knight, dragon, die, power)
            return
        # R5C-10.3, R5C-10.4: away from the lair by the difference.
        cell = s.places[s.knight] = s.cells + 1 - abs(margin)
        if margin > 0:
            s.crowned |= 1 << s.knight
        kind = TookCrown if margin > 0 else ThrownBack
        emit(kind, seat, knight, dragon, die, power, CELLS[s.cells][cell])
        arriving.arrive(s, emit)


WAKING: Final = Waking()
ANSWERING: Final = Answering()
