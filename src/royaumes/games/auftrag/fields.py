"""What each field of a view of Im Auftrag des Königs can hold."""

from __future__ import annotations

from royaumes.core.fields import MANY, Fields, Group, Maybe, Number, Row, Several
from royaumes.games.auftrag.box import (
    ADVENTURES,
    CARDS,
    FIRST_CARDS,
    KINDS,
    KNIGHTS,
    OPEN,
    PLACES,
    SAFETY,
    SETUPS,
)
from royaumes.games.auftrag.moves import STAKE

_POINTS = 200


def fields(seats: int) -> Fields:
    """The fields of a view at a table of so many seats, the phase apart."""
    setup = SETUPS[seats]
    seat, place, counter = Number(0, seats - 1), Number(0, len(PLACES) - 1), Number(0, MANY)
    each, kind, adventure = Row(seats, counter), Number(0, KINDS - 1), Number(0, len(ADVENTURES) - 1)
    cards = Row(len(CARDS), Number(0, max(map(sum, (setup.piles, setup.bag)))))
    stake = Several(max(len(stake.cards) for stake in STAKE), Number(0, len(CARDS) - 1))
    adventures = Row(seats, Several(len(ADVENTURES), adventure))
    return {
        "seat": seat,
        "target": Number(0, setup.target),
        "last_round": Number(0, max(SAFETY)),
        "to_move": seat,
        "turn": counter,
        "round": counter,
        "step": counter,
        "ring": Several(len(PLACES), place),
        "leads": Row(seats, Number(0, len(KNIGHTS) - 1)),
        "knights": Row(seats, place),
        "order": Several(seats, seat),
        "supply": Row(KINDS, Number(0, max(setup.supply))),
        "chosen": Row(seats, Several(setup.picks, kind)),
        "piles": cards,
        "my_hand": cards,
        "seen": Row(seats, cards),
        "hidden": Row(seats, Number(0, FIRST_CARDS)),
        "in_deck": Number(0, len(ADVENTURES)),
        "open": Several(OPEN, adventure),
        "held": adventures,
        "fulfilled": adventures,
        "scores": Row(seats, Number(0, _POINTS)),
        "reached": each,
        "scorings": counter,
        "courts": each,
        "wins": each,
        "ties": each,
        "riders": Several(seats, seat),
        "waiting": Several(seats, seat),
        "my_stake": Maybe(stake),
        "last_stakes": Several(seats, Group(seat, stake)),
    }
