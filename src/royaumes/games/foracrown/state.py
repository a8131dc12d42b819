"""The fields of a game of For a Crown: chests, gallery, royal square and common pile."""

from __future__ import annotations

from royaumes import core
from royaumes.core import (
    COUNT,
    SEAT,
    SEAT_OR_NOBODY,
    Bits,
    Converted,
    Fixed,
    Flag,
    Int,
    Maybe,
    Member,
    Row,
    Several,
    State,
    Text,
    bits_of,
    declared,
    hidden,
    masked,
    members,
    public,
    seats_of,
    view_only,
)
from royaumes.core.fields import MANY
from royaumes.games.foracrown.box import (
    CARDS,
    CELLS,
    COPIES,
    DECK_CARDS,
    DECKS,
    EVENT_BAG,
    EVENT_SLOTS,
    FAMILIES,
    LEVELS,
    NONE,
    PASSES,
    PILES,
    PLACES,
    RECRUITS,
    ROUNDS,
    SLOTS,
    EventKind,
    Icon,
)

_EACH, _CARD, _PLACE = seats_of(COUNT), Int(NONE, len(CARDS) - 1), Int(NONE, PLACES - 1)
_SEATS = Fixed(Several(lambda seats: seats, SEAT))
_DECK = max(map(len, DECK_CARDS))
_EVENT = Maybe(Member(EventKind))


def _pile(bits: int) -> list[int]:
    return list(members(bits))


class Table(core.Table):
    """Lists go by seat unless they say otherwise.

    Views hold nobody's chest but one's own (FAC-1.4). They do hold what each family was given and gave
    away in front of everybody (FAC-1.14), its start included.
    """

    #: FAC-1.5: a setting of the table; the rules do not depend on it.
    memory_aid = public(Flag())
    #: The family of each seat.
    families = public(Fixed(seats_of(Int(0, len(FAMILIES) - 1))))
    #: What the slots of the common pile are called where these families play; looked up for every card.
    slots = hidden(Fixed(Row(SLOTS, Text())))
    round = public(Int(0, ROUNDS), 1)
    #: Recruiting passes that have been completed.
    passes = public(Int(0, sum(PASSES)), 0)
    #: Turns begun: each recruit is a turn, and so is each card of the common pile.
    turn = public(COUNT, 0)
    #: The family that recruits, carries out icons or is asked by an event; NONE while nobody does.
    to_move = public(SEAT_OR_NOBODY, NONE)
    #: Who is asked one after the other (recruits, bribes, mages), fixed when it begins.
    order = public(_SEATS, ())
    #: The cell of each portrait, 1 to 9; 0 while it does not hang.
    gallery = public(Several(len(FAMILIES), Int(0, CELLS)))
    #: Families in play, as bits of their own numbers: the portraits that hang, kept beside the gallery
    #: because targets and portraits to move are looked up by this number at every icon.
    playing = hidden(Bits(len(FAMILIES)), 0)
    raccoons = public(_EACH)
    #: Whether the heirloom is still in its chest.
    heirlooms = public(seats_of(Flag()))
    #: Families out of the game, the first to leave first.
    out = public(_SEATS, ())
    coins = hidden(_EACH)
    rubies = hidden(_EACH)
    my_coins = view_only(COUNT)
    my_rubies = view_only(COUNT)
    coins_in = view_only(_EACH)
    coins_out = public(_EACH)
    rubies_in = view_only(_EACH)
    rubies_out = public(_EACH)
    #: What the bank has; below 0 when the box has too few (FAC-1.6). Views list rubies, coins, raccoons.
    bank_rubies = hidden(Int(-MANY, MANY))
    bank_coins = hidden(Int(-MANY, MANY))
    bank_raccoons = hidden(Int(-MANY, MANY))
    bank = view_only(Row(3, Int(-MANY, MANY)))
    #: Cards left in each pile of level 1.
    piles = public(Row(PILES, Int(0, COPIES)))
    #: By place below the decks: the open card, and the seat that took one from there in this pass, or NONE.
    open = public(Row(PLACES, _CARD))
    taken = public(Row(PLACES, SEAT_OR_NOBODY))
    #: Of each deck of levels 2 to 5, the cards that nobody has seen (a bag); views hold how many.
    decks = masked(Row(DECKS, Several(_DECK, _CARD)), Row(DECKS, Int(0, _DECK)))
    #: Five places per family in the order of recruiting: a card or NONE; in views minus the level of a card
    #: that this seat may not see.
    recruits = masked(
        Row(lambda seats: seats * RECRUITS, _CARD),
        Row(lambda seats: seats * RECRUITS, Int(-max(LEVELS), len(CARDS) - 1)),
    )
    #: Slots whose card only its owner knows, as bits.
    blind = public(Bits(SLOTS), 0)
    #: Slots of the common pile that are face down (a bag); bits in views.
    pile = public(Converted(Bits(SLOTS), bits_of, _pile, "list[int]"))
    #: The kind of each event in play, None while nobody knows it; and those never seen, by kind.
    events = public(Several(EVENT_SLOTS, _EVENT))
    event_bag = public(Row(len(EventKind), Int(0, max(EVENT_BAG))))
    #: The slot of the mercenary that is being carried out, or NONE, and the kind of event that takes place.
    slot = public(Int(NONE, SLOTS - 1), NONE)
    event = public(_EVENT, None)
    #: The icons left of the mercenary or of the die.
    todo = public(Fixed(Several(len(Icon), Member(Icon))), ())
    #: What chance is asked about: the place to fill, the deck whose top card is looked at, the number of
    #: the event in play that comes to light; NONE where it is not.
    gap = public(_PLACE, NONE)
    deck = public(_PLACE, NONE)
    unknown = public(Int(NONE, EVENT_SLOTS - 1), NONE)


@declared
class ForACrown(Table, State):
    """Where a game of For a Crown stands."""


@declared
class View(Table, core.View):
    """What one family knows."""
