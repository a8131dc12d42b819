"""The state of a game of Le Royaume des 5 Couronnes."""

from __future__ import annotations

from dataclasses import dataclass, field

from royaumes.core import Phase, State
from royaumes.games.royaume.board import (
    ALL_CARDS,
    ALL_GEMS,
    ALL_KNIGHTS,
    BARE,
    CARD_COUNTS,
    COLOURS,
    DOWN,
    NONE,
)


def _five_zeros() -> list[int]:
    return [0] * len(COLOURS)


@dataclass(slots=True)
class Royaume(State):
    """Knights on the path, cards on cells and in piles, what princes own, and the turn's business."""

    phase: Phase
    #: Forest cells: 0 is the castle, cells + 1 the lair.
    cells: int
    #: Table option: the witch comes only when called.
    calling: bool
    #: By seat: the number of the secret order card (known to that seat alone), power, treasure hoard.
    orders: list[int]
    power: list[int]
    hoards: list[int]
    #: By seat and colour: points given to that knight beyond an equal share (see `leaning`), in sixtieths.
    leanings: list[int]
    #: By cell: the kind of the card that lies open there, or BARE or DOWN.
    cards: list[int]
    #: Cards that nobody has seen (face down on cells, and the first talon), how many of them are talon,
    unseen: int
    fresh: int
    #: the later talons, and the discards, as piles.
    talon: int = 0
    discards: int = 0
    bank: int = ALL_GEMS
    #: By knight: his cell. As bits: who wears a crown, who is not yet home, who is held.
    places: list[int] = field(default_factory=_five_zeros)
    crowned: int = 0
    away: int = ALL_KNIGHTS
    held: int = 0
    #: Colours in circles I, II, …
    circles: list[int] = field(default_factory=list)
    first: int = 0
    seat: int = 0
    #: Turns that have begun.
    turns: int = 0
    #: Phase A: a compulsory attempt is still owed; seats that can be challenged now and seats that
    #: were challenged this turn, as bits; the duel's rival.
    compelled: bool = False
    rivals: int = 0
    challenged: int = 0
    rival: int = NONE
    dice: tuple[int, ...] = ()
    #: Table option: by seat, 1 for a call, 0 for none, NONE before the answer.
    calls: list[int] = field(default_factory=list)
    #: The knight in a fight or on the move, the cell he left, the second knight and his die,
    #: the dragon's die.
    knight: int = NONE
    left: int = NONE
    second: int = NONE
    second_die: int = 0
    dragon: int = 0
    #: The orders lie open; who still fights the final duel, as bits.
    open: bool = False
    claimants: int = 0


def new_game(phase: Phase, seats: int, cells: int, calling: bool) -> Royaume:
    """R5C-1.3, R5C-1.7, R5C-2.1: knights in the castle, a card face down on each cell, empty hands."""
    return Royaume(
        phase=phase,
        cells=cells,
        calling=calling,
        orders=[NONE] * seats,
        power=[0] * seats,
        hoards=[0] * seats,
        leanings=[0] * (seats * len(COLOURS)),
        cards=[BARE, *[DOWN] * cells, BARE],
        unseen=ALL_CARDS,
        fresh=sum(CARD_COUNTS) - cells,
        calls=[NONE] * seats,
    )
