"""The state of a game of For a Crown."""

from __future__ import annotations

from dataclasses import dataclass

from royaumes.core import State
from royaumes.games.foracrown.box import NONE, EventKind, Icon


@dataclass(slots=True)
class ForACrown(State):
    """Chests, gallery, royal square and common pile. Lists go by seat unless they say otherwise."""

    seats: int
    #: FAC-1.5: a setting of the table; the rules do not depend on it.
    memory_aid: bool
    #: The family of each seat.
    families: tuple[int, ...]
    #: What the slots of the common pile are called where these families play; looked up for every card.
    slots: tuple[str, ...]
    #: The cell of each portrait, 1 to 9; 0 while it does not hang.
    gallery: list[int]
    coins: list[int]
    rubies: list[int]
    #: What each family has given away so far, for all to see.
    coins_out: list[int]
    rubies_out: list[int]
    raccoons: list[int]
    #: Whether the heirloom is still in its chest.
    heirlooms: list[bool]
    bank_rubies: int
    bank_coins: int
    bank_raccoons: int
    #: Cards left in each pile of level 1.
    piles: list[int]
    #: By place below the decks: the open card, and the seat that took one from there in this pass, or NONE.
    open: list[int]
    taken: list[int]
    #: Of each deck of levels 2 to 5, the cards that nobody has seen (a bag, not an order).
    decks: list[list[int]]
    #: The mercenaries of each family in the order of recruiting, five places per family.
    recruits: list[int]
    #: Slots of the common pile that are face down (a bag, not an order).
    pile: list[int]
    #: The kind of each event in play, None while nobody knows it; and those never seen, by kind.
    events: list[EventKind | None]
    event_bag: list[int]
    #: Who is asked one after the other (recruits, bribes, mages), fixed when it begins.
    order: tuple[int, ...] = ()
    #: Families out of the game, the first to leave first.
    out: tuple[int, ...] = ()
    #: Families in play, as bits of their own numbers: the portraits that hang, kept beside the gallery
    #: because targets and portraits to move are looked up by this number at every icon.
    playing: int = 0
    #: Slots whose card only its owner knows, as bits.
    blind: int = 0
    #: The family that recruits, carries out icons or is asked by an event; NONE while nobody does.
    to_move: int = NONE
    #: Turns begun: each recruit is a turn, and so is each card of the common pile.
    turn: int = 0
    round: int = 1
    #: Recruiting passes that have been completed.
    passes: int = 0
    #: The slot of the mercenary that is being carried out, or NONE; the icons left of it or of the die.
    slot: int = NONE
    todo: tuple[Icon, ...] = ()
    #: The kind of event that is taking place.
    event: EventKind | None = None
    #: What chance is asked about: the place to fill, the deck whose top card is looked at, the number of
    #: the event in play that comes to light; NONE where it is not.
    gap: int = NONE
    deck: int = NONE
    unknown: int = NONE

    def fork(self) -> ForACrown:
        new = ForACrown.__new__(ForACrown)
        new.phase = self.phase
        new.seats = self.seats
        new.memory_aid = self.memory_aid
        new.families = self.families
        new.slots = self.slots
        new.gallery = self.gallery[:]
        new.coins = self.coins[:]
        new.rubies = self.rubies[:]
        new.coins_out = self.coins_out[:]
        new.rubies_out = self.rubies_out[:]
        new.raccoons = self.raccoons[:]
        new.heirlooms = self.heirlooms[:]
        new.bank_rubies = self.bank_rubies
        new.bank_coins = self.bank_coins
        new.bank_raccoons = self.bank_raccoons
        new.piles = self.piles[:]
        new.open = self.open[:]
        new.taken = self.taken[:]
        new.decks = [cards[:] for cards in self.decks]
        new.recruits = self.recruits[:]
        new.pile = self.pile[:]
        new.events = self.events[:]
        new.event_bag = self.event_bag[:]
        new.order = self.order
        new.out = self.out
        new.playing = self.playing
        new.blind = self.blind
        new.to_move = self.to_move
        new.turn = self.turn
        new.round = self.round
        new.passes = self.passes
        new.slot = self.slot
        new.todo = self.todo
        new.event = self.event
        new.gap = self.gap
        new.deck = self.deck
        new.unknown = self.unknown
        return new
