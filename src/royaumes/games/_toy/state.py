"""The fields of a game of Bluff: what each can hold and who may know it."""

from __future__ import annotations

from royaumes import core
from royaumes.core import (
    COUNT,
    SEAT,
    Int,
    Row,
    Several,
    State,
    declared,
    hidden,
    masked,
    public,
    seats_of,
    view_only,
)
from royaumes.games._toy.box import BANK, COPIES, NONE, TOKENS, VALUES

_TOKENS = Int(0, lambda seats: TOKENS * seats + BANK)
_CARDS, _KIND, _VALUE = COPIES * len(VALUES), Int(0, len(VALUES) - 1), Int(0, max(VALUES))
_BY_KIND = Row(len(VALUES), Int(0, COPIES))
_KIND_OR_NONE, _REPLY = Int(NONE, len(VALUES) - 1), Int(NONE, 1)


class Table(core.Table):
    """Who leads, who owns how many tokens, where the cards are. NONE stands for no card and no reply."""

    turn = public(Int(1, COUNT.high), 1)
    to_move = public(SEAT, 0)
    tokens = public(seats_of(_TOKENS))
    bank = public(_TOKENS)
    #: Cards by kind that have not been drawn, and how many there are.
    bag = hidden(_BY_KIND)
    in_bag = view_only(Int(0, _CARDS))
    #: Cards by kind that were turned up.
    shown = public(_BY_KIND)
    claim = public(_VALUE, 0)
    last = public(_VALUE, 0)
    #: Rivals who have not replied yet, and what was replied.
    waiting = view_only(Several(lambda seats: seats, SEAT))
    replies = hidden(seats_of(_REPLY))
    #: The card that the leader holds.
    card = hidden(_KIND_OR_NONE, NONE)
    my_card = view_only(_KIND_OR_NONE)
    my_reply = view_only(_REPLY)
    #: By seat: cards that were never turned up; of the others' only their number is known.
    my_buried = view_only(Several(_CARDS, _KIND))
    buried = masked(seats_of(Several(_CARDS, _KIND)), seats_of(Int(0, _CARDS)))


@declared
class Bluff(Table, State):
    """Where a game of Bluff stands."""


@declared
class View(Table, core.View):
    """What a seat at Bluff knows."""
