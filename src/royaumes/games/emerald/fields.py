"""What each field of a view of Emerald can hold."""

from __future__ import annotations

from royaumes.core.fields import MANY, Bits, Fields, Group, Number, Row, Several
from royaumes.games.emerald.box import (
    CASTLE,
    COLOURS,
    FAIR_STARTS,
    GOLD,
    MOUNTAIN,
    NONE,
    PILES,
    PLACES,
    SEATING,
    TREASURES,
    UNSEEN,
    VALUES,
    Sort,
)
from royaumes.games.emerald.flight import DIE, LAST_BAR, Way

_POINTS = 200


def fields(seats: int) -> Fields:
    """The fields of a view at a table of so many seats, the phase apart."""
    each, buildings = SEATING[seats]
    knights = seats * each * buildings
    seat, nobody_or_seat = Number(0, seats - 1), Number(NONE, seats - 1)
    colour, place = Number(NONE, len(COLOURS) - 1), Number(NONE, PLACES - 1)
    cell, flag, counter = Number(0, MOUNTAIN - 1), Number(0, 1), Number(0, MANY)
    gold = Number(0, UNSEEN[GOLD].counts(UNSEEN[GOLD].full)[0])
    kinds = max(len(UNSEEN[sort].names) for sort in Sort)
    most = max(max(UNSEEN[sort].counts(UNSEEN[sort].full)) for sort in Sort)
    hand, cards = Row(len(VALUES), gold), Several(kinds, Number(0, most))
    return {
        "seat": seat,
        "seats": Number(min(SEATING), max(SEATING)),
        "fair": Number(0, max(FAIR_STARTS)),
        "colours": Row(seats, Row(each, colour)),
        "owners": Several(len(COLOURS), nobody_or_seat),
        "first": nobody_or_seat,
        "to_move": nobody_or_seat,
        "turn": counter,
        "round": counter,
        "scores": Row(seats, Number(0, _POINTS)),
        "knights": Several(len(COLOURS), Several(CASTLE, place)),
        "in_play": Row(seats, Number(0, knights)),
        "chamber": Several(TREASURES, colour),
        "nest": Several(knights, colour),
        "treasures": Row(seats, Number(0, TREASURES)),
        "treasures_left": Number(0, TREASURES),
        "open": Row(len(Sort), Row(MOUNTAIN, Number(NONE, kinds - 1))),
        "below": Row(len(Sort), Row(MOUNTAIN, Number(0, most))),
        "unseen": Row(len(Sort), cards),
        "hand": hand,
        "hands": Several(seats, hand),
        "purse": Row(seats, Number(0, sum(PILES[GOLD]))),
        "ledger": Several(2 * sum(PILES[GOLD]), Group(seat, Number(NONE, len(VALUES) - 1))),
        "gems": Row(seats, cards),
        "four": nobody_or_seat,
        "bar": Number(0, LAST_BAR),
        "dragon": cell,
        "facing": Number(0, len(Way) - 1),
        "die": Number(0, max(DIE.faces)),
        "second": flag,
        "took": flag,
        "colour": colour,
        "moved": place,
        "ransomed": place,
        "rested": Bits(PLACES),
        "at": cell,
        "captive": colour,
    }
