"""How to play Crowns sensibly: work for a few lines, take the border when it is cheap."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import fsum
from typing import Final

from royaumes.core import Move, Stream, bits_of
from royaumes.games.crowns.box import BIT, BORDER, CELLS, CROWNS, LINES, FiveLine
from royaumes.games.crowns.dice import ALLOWS, DICE, OF_THROW
from royaumes.games.crowns.moves import STOP, Place
from royaumes.games.crowns.state import View

#: A player places about this many chips a turn, so chips left tell how many throws will come.
_CHIPS_A_TURN: Final = 1.7
#: What the last chips should bring at least, else they stay in hand for a better cell.
_PRICE: Final = 0.35
_BORDER: Final = bits_of(BORDER)


@cache
def chances() -> tuple[float, ...]:
    """The chance that one throw allows each cell, exactly."""
    found = [0.0] * CELLS
    for throw, chance in DICE.outcomes():
        allowed = ALLOWS[OF_THROW[throw]]  # type: ignore[index]
        for cell in range(CELLS):
            if allowed & BIT[cell]:
                found[cell] += float(chance)
    return tuple(found)


@cache  # a line has 32 ways to be covered, and chips left tell of at most 19 numbers of throws
def line_hope(line: FiveLine, covered: int, throws: float) -> float:
    """How likely a line, of whose cells these are covered, will be complete at the end.

    Each missing cell must come in one of the throws to come. They compete for the same throws,
    so what is missing weighs more than the product of the single chances: hence the share.
    """
    missing = [cell for cell in line.cells if not covered & BIT[cell]]
    share = throws / max(1, len(missing)) ** 0.5
    hope = 1.0
    for cell in missing:
        hope *= 1 - (1 - chances()[cell]) ** share
    return hope


@cache  # as many as there are numbers of throws
def _by_cover(throws: float) -> tuple[tuple[int, dict[int, float]], ...]:
    """For each line its cells, and what it is worth by those of them that are covered."""
    return tuple([(line.mask, _covers(line, throws)) for line in LINES])


def _covers(line: FiveLine, throws: float) -> dict[int, float]:
    found = [0]
    for cell in line.cells:
        found += [cover | BIT[cell] for cover in found]
    return {cover: line.crowns * line_hope(line, cover, throws) for cover in found}


def line_worths(covered: int, throws: float) -> list[float]:
    """The crowns of each line as far as one may hope for them."""
    return [worths[covered & mask] for mask, worths in _by_cover(throws)]


def worth(covered: int, throws: float) -> float:
    """What a board is worth: crowns that are safe and lines as far as one may hope for them."""
    return board_worth(covered, line_worths(covered, throws))


def board_worth(covered: int, lines: Sequence[float]) -> float:
    """The same where it is known what the lines are worth."""
    safe = sum([CROWNS[cell] for cell in BORDER if covered & BIT[cell]]) if covered & _BORDER else 0
    hopes = sorted(lines, reverse=True)
    # Nobody completes more than three or four lines: the best ones count, the rest hardly.
    return safe + fsum(hopes[:3]) + 0.3 * fsum(hopes[3:6])


def throws_to_come(chips: Sequence[int]) -> float:
    """How many more throws one will get: whoever runs out of chips first ends the game."""
    return max(0.5, min(chips) / _CHIPS_A_TURN)


def prospect(v: View) -> float:
    """The crowns that this seat may expect at the end."""
    assert v.seat is not None, "a spectator expects nothing"
    return worth(v.covered[v.seat], throws_to_come(v.chips))


def ranking(v: View, options: Sequence[Move], stream: Stream) -> list[float]:
    """What the board is worth after each option; a stop also saves the price of a chip."""
    covered, now = v.covered[v.to_move], throws_to_come(v.chips)
    later, price = now, 0.0
    if v.seats == 1:
        # Alone, every chip placed is a throw less; with rivals the race decides when it ends.
        later, price = throws_to_come([v.chips[0] - 1]), _PRICE
    return [
        worth(covered | BIT[move.cell], later) if isinstance(move, Place) else worth(covered, now) + price
        for move in options
    ]


def choose(v: View, options: Sequence[Move], stream: Stream) -> Move:
    """The chip that adds most to the board, or a stop when none is worth its price."""
    worths = ranking(v, options, stream)
    best = max(worths)
    if STOP in options and worths[options.index(STOP)] == best:
        return STOP
    return options[worths.index(best)]
