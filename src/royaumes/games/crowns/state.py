"""The fields of a game of Crowns, and what can be read off them."""

from __future__ import annotations

from royaumes import core
from royaumes.core import (
    COUNT,
    SEAT,
    Bits,
    Fixed,
    Flag,
    Int,
    Several,
    State,
    declared,
    hidden,
    public,
    seats_of,
    view_only,
)
from royaumes.games.crowns.box import CELLS, CHIPS, COLOURS, CROWNS, LINES
from royaumes.games.crowns.dice import ALLOWS, DICE, LEFT, NO_HAND

_CELLS = Bits(CELLS)
_DICE = Several(DICE.count, Int(min(DICE.faces), max(DICE.faces)))
_MOST_CROWNS = sum(CROWNS) + sum(line.crowns for line in LINES)


class Table(core.Table):
    """Boards as bits of covered cells, chips left, the throw and what is left of it."""

    #: Chips that each turn demands: 0 with rivals, 1 or 2 in solitaire.
    demand = public(Int(0, 2))
    #: The colour of each seat's chips.
    colours = public(Fixed(seats_of(Int(0, len(COLOURS) - 1))))
    first = public(SEAT, 0)
    to_move = public(SEAT, 0)
    turn = public(COUNT, 1)
    round = public(COUNT, 1)
    #: The throw as it fell, and the dice that no chip has used yet.
    throw = public(Fixed(_DICE), ())
    hand = hidden(Int(NO_HAND, len(LEFT) - 1), NO_HAND)
    dice = view_only(_DICE)
    #: Cells that may take a chip now, and those that got one this turn.
    open = public(_CELLS, 0)
    placed = public(_CELLS, 0)
    covered = public(seats_of(_CELLS))
    chips = public(seats_of(Int(0, CHIPS)))
    scores = view_only(seats_of(Int(0, _MOST_CROWNS)))
    removed = public(COUNT, 0)
    #: Somebody has placed their last chip: this is the last round.
    closing = public(Flag(), False)
    #: Turns in a row in which nobody placed anything.
    idle = public(COUNT, 0)


@declared
class Crowns(Table, State):
    """Where a game of Crowns stands."""


@declared
class View(Table, core.View):
    """What a seat at Crowns knows: everything."""


def open_cells(hand: int, covered: int, chips: int) -> int:
    """The cells (as bits) that a hand of dice allows and that are free, while chips last (CRW-2.3)."""
    if hand == NO_HAND or not chips:
        return 0
    return ALLOWS[hand] & ~covered
