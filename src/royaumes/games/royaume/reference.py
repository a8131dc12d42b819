"""The tables of the rules page: the five colours, the twenty orders."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from royaumes.core import load
from royaumes.core.digest import Row
from royaumes.games.royaume.box import EACH_COLOUR, ORDER_NAMES, ORDERS, TINTS


def reference() -> Mapping[str, Sequence[Row]]:
    """The rows of the digest's tables."""
    return {"colours": _colours(), "orders": _orders()}


def _colours() -> list[Row]:
    """R5C-1.3, R5C-2.3: each colour, the sign that goes with it, its treasures."""
    colours = load(__package__, "box")["colours"]
    charges = (f"charge:{one['charge']}" for one in colours["colour"])
    return [
        Row((tint, charge, EACH_COLOUR), colours["mark"]) for tint, charge in zip(TINTS, charges, strict=True)
    ]


def _orders() -> list[Row]:
    """R5C-1.8: what each card wishes for in circles I to V."""
    mark = load(__package__, "orders")["orders"]["mark"]
    return [
        Row((name, *(TINTS[colour] for colour in order)), mark)
        for name, order in zip(ORDER_NAMES, ORDERS, strict=True)
    ]
