"""What the board shows of a view, by the names of its elements."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final

from royaumes.core import members, to_json
from royaumes.core.frozen import Frozen
from royaumes.core.tables import varied
from royaumes.games.crowns.box import BORDER, COLOURS, CROWNS, LINES, SIDE, THINGS
from royaumes.games.crowns.dice import DICE, chances
from royaumes.games.crowns.scoring import RANKS
from royaumes.games.crowns.state import View


class SeatDisplay(Frozen):
    """One player's board."""

    colour: str
    chips: int
    score: int
    #: Covered cells, and the lines that are complete with them.
    covered: tuple[str, ...]
    lines: tuple[str, ...]


class Figures(Frozen):
    """The number of dice, the crowns of each cell and line, how likely a throw is to allow each cell."""

    dice: int
    crowns: tuple[int, ...]
    chances: tuple[float, ...]
    lines: tuple[int, ...]
    #: Solitaire: the least crowns for each rank.
    ranks: tuple[int, ...]


class Display(Frozen):
    """The table of Crowns."""

    phase: str
    to_move: int
    turn: int
    round: int
    scores: tuple[int, ...]
    seats: tuple[SeatDisplay, ...]
    #: The throw as it fell, and the dice that no chip has used yet.
    throw: tuple[int, ...]
    dice: tuple[int, ...]
    #: Cells that may take a chip now, and those that got one this turn.
    open: tuple[str, ...]
    placed: tuple[str, ...]
    #: Solitaire: chips that each turn demands (0 with rivals), and chips that have left the game.
    demand: int
    removed: int
    #: Somebody has placed their last chip: this is the last round.
    last_round: bool
    #: What the boards of a variant show; None for the game itself, whose figures the page has.
    figures: Figures | None


_VARIED: Final = varied(__package__)


@cache
def figures() -> Figures:
    """What is printed on every board."""
    return Figures(
        dice=DICE.count,
        crowns=CROWNS,
        chances=tuple(round(float(chance), 6) for chance in chances()),
        lines=tuple(line.crowns for line in LINES),
        ranks=tuple(least for _, least in RANKS),
    )


def display(v: View) -> Display:
    """The view in the board's own terms."""
    return Display(
        phase=v.phase.name,
        to_move=v.to_move,
        turn=v.turn,
        round=v.round,
        scores=v.scores,
        seats=tuple(_seat(v, seat) for seat in range(v.seats)),
        throw=v.throw,
        dice=v.dice,
        open=_cells(v.open),
        placed=_cells(v.placed),
        demand=v.demand,
        removed=v.removed,
        last_round=v.closing,
        figures=figures() if _VARIED else None,
    )


def _seat(v: View, seat: int) -> SeatDisplay:
    return _board(COLOURS[v.colours[seat]], v.chips[seat], v.scores[seat], v.covered[seat])


# A move changes one board at most, and a table shows the same few sets of cells again and again.
@lru_cache(maxsize=1024)
def _board(colour: str, chips: int, score: int, covered: int) -> SeatDisplay:
    lines = tuple(line.name for line in LINES if covered & line.mask == line.mask)
    return SeatDisplay(colour, chips, score, _cells(covered), lines)


@lru_cache(maxsize=512)
def _cells(bits: int) -> tuple[str, ...]:
    return tuple(THINGS[cell] for cell in members(bits))


def printed() -> dict[str, Any]:
    """What is printed on the board, for the browser to draw."""
    return {
        "side": SIDE,
        "cells": THINGS,
        "border": [THINGS[cell] for cell in BORDER],
        "lines": [{"name": line.name, "cells": [THINGS[cell] for cell in line.cells]} for line in LINES],
        "ranks": [f"rank:{name}" for name, _ in RANKS],
        "figures": to_json(figures()),
    }
