"""What each field of a view of Crowns can hold."""

from __future__ import annotations

from royaumes.core.fields import MANY, Bits, Fields, Number, Row, Several
from royaumes.games.crowns.box import CELLS, CHIPS, COLOURS, CROWNS, LINES
from royaumes.games.crowns.dice import DICE


def fields(seats: int) -> Fields:
    """The fields of a view at a table of so many seats, the phase apart."""
    seat, cells, counter = Number(0, seats - 1), Bits(CELLS), Number(0, MANY)
    dice = Several(DICE.count, Number(min(DICE.faces), max(DICE.faces)))
    return {
        "seat": seat,
        "demand": Number(0, 2),
        "colours": Row(seats, Number(0, len(COLOURS) - 1)),
        "first": seat,
        "to_move": seat,
        "turn": counter,
        "round": counter,
        "throw": dice,
        "dice": dice,
        "open": cells,
        "placed": cells,
        "covered": Row(seats, cells),
        "chips": Row(seats, Number(0, CHIPS)),
        "scores": Row(seats, Number(0, sum(CROWNS) + sum(line.crowns for line in LINES))),
        "removed": counter,
        "closing": Number(0, 1),
        "idle": counter,
    }
