"""What a thing on the table is for, and the fact that keeps it from being used now."""

from __future__ import annotations

from typing import Final

from royaumes.core import SEATS, Refusal
from royaumes.games.emerald.box import CELLS, GEM_NAMES, KNIGHTS, NONE
from royaumes.games.emerald.phases.capture import FEEDING, PLEADING
from royaumes.games.emerald.phases.cards import TAKING
from royaumes.games.emerald.scoring import MOST_NAMES, majority
from royaumes.games.emerald.state import View

#: What is said while a card is taken, a prey chosen, a captive pleaded for.
_STOP: Final = ("emerald-why-stop-taking", "emerald-why-stop-feeding", "emerald-why-stop-pleading")
_MARCH: Final = ("emerald-why-march-taking", "emerald-why-march-feeding", "emerald-why-march-pleading")


def purpose(v: View, thing: str) -> Refusal | None:
    """Why this thing answers no question now; None where nothing more can be said than what is asked."""
    kind, _, which = thing.partition(":")
    match kind:
        case "pile":
            return _pile(v, which)
        case "gold" if v.phase != PLEADING:
            return Refusal("EMR-7.5", "emerald-why-gold")
        case "surrender":
            return Refusal("EMR-7.5", "emerald-why-surrender")
        case "gem":
            return _gem(v, thing)
        case "most":
            return _most(v, MOST_NAMES.index(thing))
        case "stop":
            return _busy(v, _STOP)
        case "knight" | "tower" | "plain" | "mountain":
            return _busy(v, _MARCH)
    return None


def _pile(v: View, which: str) -> Refusal:
    """EMR-5.1: a card is taken where a knight has just stopped."""
    number = which.partition("-")[2]
    if not number:
        return Refusal("EMR-5.1", "emerald-why-pile-none")
    there = CELLS[int(number) - 1]
    if v.phase == TAKING:
        return Refusal("EMR-5.1", "emerald-why-pile-elsewhere", {"place": CELLS[v.at], "there": there})
    return Refusal("EMR-5.1", "emerald-why-pile", {"place": there})


def _gem(v: View, thing: str) -> Refusal:
    if v.phase == PLEADING:
        return Refusal("EMR-7.6", "emerald-why-gem-ransom", {"gem": thing})
    owned = v.gems[v.seat][GEM_NAMES.index(thing)] if v.seat is not None else 0
    return Refusal("EMR-9.4", "emerald-why-gem", {"count": owned})


def _most(v: View, kind: int) -> Refusal:
    leader = majority(v.gems, kind)
    if leader == NONE:
        return Refusal("EMR-9.1", "emerald-why-most-tied")
    return Refusal("EMR-9.1", "emerald-why-most", {"seat": SEATS[leader]})


def _busy(v: View, said: tuple[str, str, str]) -> Refusal | None:
    """No knight goes, and nobody stops, while an arrival is not dealt with (EMR-5.8)."""
    if v.phase == TAKING:
        return Refusal("EMR-5.1", said[0], {"place": CELLS[v.at]})
    if v.phase == FEEDING:
        return Refusal("EMR-7.3", said[1], {"place": CELLS[v.dragon]})
    if v.phase == PLEADING:
        facts = {"knight": KNIGHTS[v.captive], "place": CELLS[v.dragon]}
        return Refusal("EMR-7.5", said[2], facts)
    return None
