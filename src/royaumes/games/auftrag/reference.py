"""The tables of the rules page: places and adventures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from royaumes.core import load
from royaumes.core.digest import Row
from royaumes.games.auftrag.box import ADVENTURE_THINGS, ADVENTURES, PLACE_THINGS


def reference() -> Mapping[str, Sequence[Row]]:
    """The rows of the digest's tables."""
    return {"places": _places(), "adventures": _adventures()}


def _places() -> list[Row]:
    """IAK-1.1, IAK-8.10: each place, and the adventures that wait there."""
    waiting = {
        place: " ".join(
            thing
            for thing, one in zip(ADVENTURE_THINGS, ADVENTURES, strict=True)
            if PLACE_THINGS[one.place] == place
        )
        for place in PLACE_THINGS
    }
    marks = (one["mark"] for one in load(__package__, "places")["place"])
    return [Row(cells, mark) for cells, mark in zip(waiting.items(), marks, strict=True)]


def _adventures() -> list[Row]:
    """IAK-8.10: where each adventure waits, what it asks for and what it brings."""
    marks = (one["mark"] for one in load(__package__, "adventures")["adventure"])
    return [
        Row((thing, PLACE_THINGS[one.place], *(value or "" for value in one.demands), one.shields), mark)
        for thing, one, mark in zip(ADVENTURE_THINGS, ADVENTURES, marks, strict=True)
    ]
