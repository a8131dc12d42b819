"""What each field of a view of For a Crown can hold."""

from __future__ import annotations

from royaumes.core.fields import MANY, Bits, Fields, Maybe, Number, Row, Several
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


def fields(seats: int) -> Fields:
    """The fields of a view at a table of so many seats, the phase apart."""
    seat, nobody_or_seat = Number(0, seats - 1), Number(NONE, seats - 1)
    counter, flag, event = Number(0, MANY), Number(0, 1), Number(0, len(EventKind) - 1)
    each, card, place = Row(seats, counter), Number(NONE, len(CARDS) - 1), Number(NONE, PLACES - 1)
    return {
        "seat": seat,
        "memory_aid": flag,
        "families": Row(seats, Number(0, len(FAMILIES) - 1)),
        "round": Number(0, ROUNDS),
        "passes": Number(0, sum(PASSES)),
        "turn": counter,
        "to_move": nobody_or_seat,
        "order": Several(seats, seat),
        "gallery": Several(len(FAMILIES), Number(0, CELLS)),
        "raccoons": each,
        "heirlooms": Row(seats, flag),
        "out": Several(seats, seat),
        "my_coins": counter,
        "my_rubies": counter,
        "coins_in": each,
        "coins_out": each,
        "rubies_in": each,
        "rubies_out": each,
        "bank": Row(3, Number(-MANY, MANY)),
        "piles": Row(PILES, Number(0, COPIES)),
        "open": Row(PLACES, card),
        "taken": Row(PLACES, nobody_or_seat),
        "decks": Row(DECKS, Number(0, max(map(len, DECK_CARDS)))),
        "recruits": Row(seats * RECRUITS, Number(-max(LEVELS), len(CARDS) - 1)),
        "blind": Bits(SLOTS),
        "pile": Bits(SLOTS),
        "events": Several(EVENT_SLOTS, Maybe(event)),
        "event_bag": Row(len(EventKind), Number(0, max(EVENT_BAG))),
        "slot": Number(NONE, SLOTS - 1),
        "event": Maybe(event),
        "todo": Several(len(Icon), Number(0, len(Icon) - 1)),
        "gap": place,
        "deck": place,
        "unknown": Number(NONE, EVENT_SLOTS - 1),
    }
