"""The state of a game of For a Crown."""

from __future__ import annotations

from dataclasses import dataclass

from royaumes.core import Phase, State
from royaumes.games.foracrown.box import NONE


@dataclass(slots=True)
class ForACrown(State):
    """Chests, gallery, royal square and common pile. Lists go by seat unless they say otherwise."""

    phase: Phase
    #: FAC-1.5: a table option; the rules do not depend on it.
    memory_aid: bool
    #: The cell of each portrait, 1 to 9; 0 while it does not hang.
    gallery: list[int]
    coins: list[int]
    rubies: list[int]
    #: What each family has given away so far, for all to see.
    coins_out: list[int]
    rubies_out: list[int]
    raccoons: list[int]
    #: 1 while the heirloom has not been sold.
    heirlooms: list[int]
    bank_rubies: int
    bank_coins: int
    bank_raccoons: int
    #: Cards left in each pile of level 1.
    piles: list[int]
    #: The open card in each place below the decks, or NONE.
    open: list[int]
    #: Of each deck of levels 2 to 5, the cards that nobody has seen (a bag, not an order).
    decks: list[list[int]]
    #: The mercenaries of each family in the order of recruiting, five places a family.
    recruits: list[int]
    #: Slots of the common pile that are face down (a bag, not an order).
    pile: list[int]
    #: The kind of each event in play, NONE while nobody knows it; and those never seen, by kind.
    events: list[int]
    event_bag: list[int]
    #: Who is asked one after the other (recruits, bribes, mages), fixed when it begins.
    order: list[int]
    #: Families out of the game, the first to leave first.
    out: list[int]
    #: Families in play, as bits.
    playing: int
    #: Slots whose card only its owner knows, as bits.
    blind: int = 0
    round: int = 1
    #: Recruiting passes that have been completed.
    passes: int = 0
    #: Whose turn it is in `order`.
    turn: int = 0
    #: The family that carries out icons, the card they stand on (or NONE), and the icons left.
    actor: int = NONE
    card: int = NONE
    todo: int = 0
    #: The event that is taking place, or NONE.
    event: int = NONE
    #: The place that is being filled.
    gap: int = 0
