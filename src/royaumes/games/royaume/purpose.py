"""What a thing on the table is for, and the fact that keeps it from being used now."""

from __future__ import annotations

from typing import Final

from royaumes.core import SEATS, Refusal, bits_of
from royaumes.games.royaume.box import CELLS, CIRCLES, CROWNS, KNIGHTS_IN, TREASURES
from royaumes.games.royaume.phases.dueling import CLAIMING, SEIZING
from royaumes.games.royaume.phases.freeing import FREEING
from royaumes.games.royaume.phases.marching import MARCHING
from royaumes.games.royaume.phases.witch import PAYING, WATCHING
from royaumes.games.royaume.phases.wizard import DOUBLING
from royaumes.games.royaume.state import View

#: How a knight meets each kind of path card.
_MET: Final = {
    "card:trap": Refusal("R5C-5.9", "royaume-why-card-trap"),
    "card:monster": Refusal("R5C-5.10", "royaume-why-card-monster"),
    "card:weapon": Refusal("R5C-9.4", "royaume-why-card-weapon"),
    "card:treasure": Refusal("R5C-9.5", "royaume-why-card-treasure"),
}


def purpose(v: View, thing: str) -> Refusal | None:
    """Why this thing answers no question now; None where nothing more can be said than what is asked."""
    kind, _, _ = thing.partition(":")
    match kind:
        case "cell" if thing in CELLS[v.cells] and v.phase in (FREEING, MARCHING, DOUBLING):
            return _cell(v, thing)
        case "card":
            return _MET.get(thing)
        case "circle":
            return _circle(v, CIRCLES.index(thing))
        case "crown":
            return _crown(v, CROWNS.index(thing))
        case "treasure" if v.phase in (FREEING, MARCHING, DOUBLING) and v.seat is not None:
            owned = v.treasures[v.seat][TREASURES.index(thing)]
            return Refusal("R5C-11.6", "royaume-why-treasure", {"treasure": thing, "count": owned})
        case "cell" | "die" | "way" | "knight" | "seat" | "roll":
            return _first(v)
        case "order":
            return Refusal("R5C-13.1", "royaume-why-order")
        case "witch":
            if not v.calling:
                return Refusal("R5C-8.3", "royaume-why-witch-unasked")
            return Refusal("R5C-8.3", "royaume-why-witch")
    return None


def _cell(v: View, thing: str) -> Refusal:
    """Knights are chosen, not cells: R5C-5.3 in phase A, R5C-6.6 on the march."""
    here = CELLS[v.cells].index(thing)
    if v.phase == FREEING:
        held = bits_of(knight for knight, cell in enumerate(v.places) if cell == here) & v.held
        if not held:
            return Refusal("R5C-5.3", "royaume-why-cell-none-held", {"cell": thing})
        return Refusal("R5C-5.3", "royaume-why-cell-held", {"cell": thing, "knights": KNIGHTS_IN[held]})
    return Refusal("R5C-6.6", "royaume-why-cell", {"cell": thing})


def _first(v: View) -> Refusal | None:
    """What comes before any knight, die or rival: a treasure to choose, a seven that stands."""
    if v.phase == SEIZING:
        return Refusal("R5C-11.6", "royaume-why-first-seize", {"seat": SEATS[v.rival]})
    if v.phase == CLAIMING:
        return Refusal("R5C-11.9", "royaume-why-first-claim", {"seat": SEATS[v.to_move]})
    if v.phase == PAYING:
        return Refusal("R5C-8.1", "royaume-why-first-witch")
    if v.phase == WATCHING:
        return Refusal("R5C-8.3", "royaume-why-first-watch", {"seat": SEATS[v.to_move]})
    return None


def _circle(v: View, number: int) -> Refusal:
    """R5C-12.1: crowns fill the circles in their order."""
    if number < len(v.circles):
        return Refusal("R5C-12.1", "royaume-why-circle-full", {"crown": CROWNS[v.circles[number]]})
    return Refusal("R5C-12.1", "royaume-why-circle", {"circle": CIRCLES[len(v.circles)]})


def _crown(v: View, colour: int) -> Refusal:
    """Where a crown is, and how it comes home."""
    if colour in v.circles:
        return Refusal("R5C-12.1", "royaume-why-crown-home", {"circle": CIRCLES[v.circles.index(colour)]})
    if v.crowned >> colour & 1:
        return Refusal("R5C-12.1", "royaume-why-crown-worn", {"cell": CELLS[v.cells][v.places[colour]]})
    return Refusal("R5C-10.3", "royaume-why-crown-guarded", {"crown": CROWNS[colour]})
