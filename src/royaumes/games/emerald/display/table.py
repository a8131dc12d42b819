"""The whole table, as the board shows it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from typing import Any

from royaumes.core import Finished
from royaumes.games.emerald.box import (
    BONUS_POINTS,
    CARD_NAMES,
    CASTLE,
    CELLS,
    COLOURS,
    FOOT,
    GEMS,
    KNIGHTS,
    MOUNTAIN,
    NAMES,
    NONE,
    PLACES,
    TREASURE_POINTS,
    VALUES,
)
from royaumes.games.emerald.display.board import Dragon, Ledge, Stack, dragon, ledge, stacks
from royaumes.games.emerald.display.happening import Ended, Happening, ended, happening
from royaumes.games.emerald.display.players import Bonus, FourGems, Player, bonus, player
from royaumes.games.emerald.flight import LAST_BAR, LENGTH, Way
from royaumes.games.emerald.view import View


@dataclass(frozen=True, slots=True)
class Display:
    """The table of Emerald."""

    seat: int | None
    phase: str
    #: Before lots are drawn the turn is 0; nobody is to move then, nor after the end.
    turn: int
    round: int
    to_move: int | None
    first: int | None
    #: Points as they stand, gold as far as this seat knows it.
    scores: tuple[int, ...]
    players: tuple[Player, ...]
    #: From the castle on; the colours of a place in the order of seats.
    stacks: tuple[Stack, ...]
    ledges: tuple[Ledge, ...]
    #: The cells of the flight bar, and how often it can still move on.
    bar: tuple[str, ...]
    shifts_left: int
    dragon: Dragon
    #: The knights in chamber and nest as they came.
    chamber: tuple[str, ...]
    treasures_left: int
    treasure_points: int
    nest: tuple[str, ...]
    bonuses: tuple[Bonus, ...]
    four: FourGems
    #: Cards that nobody has seen, by name.
    unseen: dict[str, int]
    #: Whether the march now asked for, or just made, is the second of its turn.
    second: bool
    happening: Happening | None
    ended: Ended | None


def display(v: View) -> Display:
    """The view in the board's own terms."""
    begun, over = v.first != NONE, isinstance(v.phase, Finished)
    return Display(
        seat=v.seat,
        phase=v.phase.name,
        turn=v.turn if begun else 0,
        round=v.round,
        to_move=v.to_move if begun and not over else None,
        first=v.first if begun else None,
        scores=v.scores,
        players=tuple(player(v, seat) for seat in range(v.seats)),
        stacks=tuple(stack for place in range(PLACES) for stack in stacks(v, place)),
        ledges=tuple(ledge(v, cell) for cell in range(len(CELLS))),
        bar=CELLS[v.bar : v.bar + LENGTH],
        shifts_left=LAST_BAR - v.bar,
        dragon=dragon(v),
        chamber=tuple(KNIGHTS[colour] for colour in v.chamber),
        treasures_left=v.treasures_left,
        treasure_points=TREASURE_POINTS,
        nest=tuple(KNIGHTS[colour] for colour in v.nest),
        bonuses=tuple(bonus(v, kind) for kind in range(len(GEMS))),
        four=FourGems(BONUS_POINTS, v.four if v.four != NONE else None),
        unseen=dict(zip(chain(*CARD_NAMES), chain(*v.unseen), strict=True)),
        second=v.second,
        happening=happening(v),
        ended=ended(v),
    )


def printed() -> dict[str, Any]:
    """What is printed on board and cards, for the browser to draw."""
    return {
        "colours": COLOURS,
        "places": NAMES,
        "castle": CASTLE,
        "below": FOOT,
        "mountain": MOUNTAIN,
        "values": VALUES,
        "gems": GEMS,
        "bar": LENGTH,
        "to_castle": Way.CASTLE.value,
    }
