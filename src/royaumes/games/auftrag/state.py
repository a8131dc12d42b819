"""The fields of a game of Im Auftrag des Königs: what each can hold and who may know it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from royaumes import core
from royaumes.core import (
    COUNT,
    SEAT,
    Bits,
    Converted,
    Fixed,
    Int,
    Maybe,
    Pair,
    Row,
    Several,
    State,
    bits_of,
    declared,
    members,
    public,
    seats_of,
    view_only,
)
from royaumes.games.auftrag.box import (
    ADVENTURES,
    CARDS,
    FIRST_CARDS,
    HORSES,
    KINDS,
    KNIGHTS,
    NONE,
    ONES,
    OPEN,
    PLACES,
    SAFETY,
    SETUPS,
)
from royaumes.games.auftrag.moves import STAKE

#: Virtue cards by kind for one seat, in the flat lists of all seats.
SIZE: Final = len(CARDS)
_POINTS: Final = 200

#: The members of a set of bits, remembered: views show the same sets again and again.
shown_set = lru_cache(maxsize=1 << 12)(members)


@lru_cache(maxsize=1 << 12)
def _hands(flat: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return tuple([flat[at : at + SIZE] for at in range(0, len(flat), SIZE)])


def _flat(hands: tuple[tuple[int, ...], ...]) -> list[int]:
    return [count for hand in hands for count in hand]


@lru_cache(maxsize=1 << 12)
def _kinds(flat: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """By seat the kinds of its cards, as often as it has them."""
    return tuple([_kinds_of(flat[at : at + KINDS]) for at in range(0, len(flat), KINDS)])


@lru_cache(maxsize=1 << 12)
def _kinds_of(counts: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([kind for kind, count in enumerate(counts) for _ in range(count)])


def _counts(kinds: tuple[tuple[int, ...], ...]) -> list[int]:
    return [cards.count(kind) for cards in kinds for kind in range(KINDS)]


_PLACE, _KIND = Int(0, len(PLACES) - 1), Int(0, KINDS - 1)
_SEATS = Several(lambda seats: seats, SEAT)
_CARDS = Row(SIZE, Int(0, lambda seats: max(map(sum, (SETUPS[seats].piles, SETUPS[seats].bag)))))
_STAKE = Several(max(len(stake.cards) for stake in STAKE), Int(0, SIZE - 1))
_ADVENTURES = Several(len(ADVENTURES), Int(0, len(ADVENTURES) - 1))


class Table(core.Table):
    """Cards as counts by kind, adventures as bits, knights by place; lists go by seat.

    (A field is called `hidden`, so the function of that name is `core.hidden` here.)
    """

    #: Points that end the game, and the round after which it stops anyhow.
    target = public(Int(0, lambda seats: SETUPS[seats].target))
    last_round = public(Int(0, max(SAFETY)))
    #: Action cards that each player takes in a round.
    picks = core.hidden(COUNT)
    to_move = public(SEAT, 0)
    #: Turns and rounds begun: a card taken in phase I is a turn, and so are a player's actions in phase II.
    turn = public(COUNT, 0)
    round = public(COUNT, 0)
    #: Cards taken in phase I, turns finished in phase II.
    step = public(COUNT, 0)
    #: Place by place around the circle, Camelot first, and what the horses reach on it.
    ring = public(Fixed(Several(len(PLACES), _PLACE)))
    reach = core.hidden(Fixed(Row(len(PLACES) * len(HORSES), Bits(len(PLACES)))), ())
    #: The knight that each seat leads, and the place where it stands.
    leads = public(Fixed(seats_of(Int(0, len(KNIGHTS) - 1))))
    knights = public(seats_of(_PLACE))
    #: Seats by tent, tent 1 first.
    order = public(Fixed(_SEATS), ())
    #: Action cards on the table by kind, and as bits.
    supply = public(Row(KINDS, Int(0, lambda seats: max(SETUPS[seats].supply))))
    lying = core.hidden(Bits(KINDS))
    #: Action cards chosen and not used yet: by seat and kind, and as bits by seat.
    chosen = public(
        Converted(seats_of(Several(lambda seats: SETUPS[seats].picks, _KIND)), _kinds, _counts, "list[int]")
    )
    holds = core.hidden(seats_of(Bits(KINDS)))
    #: Virtue cards: first cards not dealt yet (by virtue), open piles, hands (by seat and kind).
    bag = core.hidden(Row(len(ONES), COUNT))
    piles = public(_CARDS)
    hands = core.hidden(Row(lambda seats: SIZE * seats, COUNT))
    my_hand = view_only(_CARDS)
    #: The part of each hand that all have seen, and how many first cards nobody else knows.
    seen = public(Converted(seats_of(_CARDS), _hands, _flat, "list[int]"))
    hidden = public(seats_of(Int(0, FIRST_CARDS)))
    #: Adventures: the face-down deck, those open, in hand and fulfilled.
    deck = core.hidden(Row(len(ADVENTURES), Int(0, 1)))
    in_deck = view_only(Int(0, len(ADVENTURES)))
    open = public(Converted(Several(OPEN, Int(0, len(ADVENTURES) - 1)), shown_set, bits_of), 0)
    held = public(seats_of(Converted(_ADVENTURES, shown_set, bits_of)))
    fulfilled = public(seats_of(Converted(_ADVENTURES, shown_set, bits_of)))
    points = core.hidden(seats_of(COUNT))
    scores = view_only(seats_of(Int(0, _POINTS)))
    #: When each seat came to its points, counted in scorings so far.
    reached = public(seats_of(COUNT))
    scorings = public(COUNT, 0)
    courts = public(seats_of(COUNT))
    wins = public(seats_of(COUNT))
    ties = public(seats_of(COUNT))
    #: Who rides in the tournament and who has not staked yet; sealed stakes by number, `NONE` where there
    #: is none.
    riders = public(Converted(_SEATS, shown_set, bits_of), 0)
    waiting = view_only(_SEATS)
    stakes = core.hidden(seats_of(Int(NONE, len(STAKE) - 1)))
    my_stake = view_only(Maybe(_STAKE))
    #: What the last tournament showed: each rider with the cards staked.
    last_stakes = public(Fixed(Several(lambda seats: seats, Pair(SEAT, _STAKE))), ())


@declared
class Auftrag(Table, State):
    """Where a game of Im Auftrag des Königs stands.

    Knights (IAK-4.9), hands of any size (IAK-2.4) and adventures in hand (IAK-8.9) simply stay
    as they are from round to round.
    """


@declared
class View(Table, core.View):
    """One seat's knowledge of the table; a spectator's seat is None."""


def waiting(s: Auftrag) -> int:
    """The riders (as bits) who have not staked yet."""
    still = s.riders
    for seat, stake in enumerate(s.stakes):
        if stake != NONE:
            still &= ~(1 << seat)
    return still
