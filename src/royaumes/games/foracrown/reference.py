"""The tables of the rules page: families, events, costs, mercenaries and their letters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from royaumes.core import load
from royaumes.core.digest import Row
from royaumes.games.foracrown.box import (
    CARDS,
    COSTS,
    EVENTS,
    FAMILIES,
    HEIRLOOMS,
    LEVELS,
    STARTING,
    EventKind,
)

_SETUP, _EVENTS, _MERCENARIES = (load(__package__, name) for name in ("setup", "events", "mercenaries"))
_CLOSED: Final = "–"


def reference() -> Mapping[str, Sequence[Row]]:
    """The rows of the digest's tables."""
    return {
        "families": _families(),
        "events": _events(),
        "costs": [_costs(number) for number in range(len(COSTS))],
        "letters": _letters(),
        "mercenaries": [_mercenaries(level) for level in LEVELS],
    }


def _families() -> list[Row]:
    """FAC-1.2: the families by seat, and what each has inherited."""
    named = _SETUP["heirlooms"]["named"]
    return [
        Row(
            (f"family:{family}", f"heirloom:{heirloom}"),
            (named if family in named else _SETUP["heirlooms"])["mark"],
        )
        for family, heirloom in zip(FAMILIES, HEIRLOOMS, strict=True)
    ]


def _events() -> list[Row]:
    """FAC-1.9, FAC-1.10: how many of each event there are."""
    draw = _EVENTS["draw"]
    return [
        Row((f"event:{event}", STARTING.count(EventKind(kind)), draw[event]), draw["mark"])
        for kind, event in enumerate(EVENTS)
    ]


def _costs(number: int) -> Row:
    """FAC-7.3 to FAC-7.5: a round (from 0), the cost of each level, recruits, events."""
    closed = [_CLOSED] * (len(LEVELS) - len(COSTS[number]))
    recruits = _SETUP["rounds"]["recruits"][number]
    stated = _SETUP["costs"].get(f"round_{number + 1}")
    mark = stated["mark"] if isinstance(stated, dict) else _SETUP["costs"]["mark"]
    return Row((number + 1, *COSTS[number], *closed, recruits, len(STARTING) + number), mark)


def _letters() -> list[Row]:
    """FAC-4.5 to FAC-4.12: the icon that each letter stands for."""
    icons = dict(_MERCENARIES["icons"])
    mark = icons.pop("mark")
    return [Row((letter, f"effect:{icon}"), mark) for letter, icon in icons.items()]


def _mercenaries(level: int) -> Row:
    """FAC-1.7, FAC-1.8: the cards of a level, by their letters."""
    data = _MERCENARIES[f"level_{level}"]
    names = [card.name.replace("-", "/") for card in CARDS if card.level == level]
    return Row((level, len(names) * data["copies"], data["copies"], ", ".join(names)), data["mark"])
