"""What each field of a view of Bluff can hold."""

from __future__ import annotations

from royaumes.core.fields import MANY, Fields, Number, Row, Several
from royaumes.games._toy.box import BANK, COPIES, NONE, TOKENS, VALUES


def fields(seats: int) -> Fields:
    """The fields of a view at a table of so many seats, the phase apart."""
    seat, kind = Number(0, seats - 1), Number(0, len(VALUES) - 1)
    tokens, cards = TOKENS * seats + BANK, COPIES * len(VALUES)
    return {
        "seat": seat,
        "turn": Number(1, MANY),
        "to_move": seat,
        "tokens": Row(seats, Number(0, tokens)),
        "bank": Number(0, tokens),
        "in_bag": Number(0, cards),
        "shown": Row(len(VALUES), Number(0, COPIES)),
        "claim": Number(0, max(VALUES)),
        "last": Number(0, max(VALUES)),
        "waiting": Several(seats, seat),
        "my_card": Number(NONE, len(VALUES) - 1),
        "my_reply": Number(NONE, 1),
        "my_buried": Several(cards, kind),
        "buried": Row(seats, Number(0, cards)),
    }
