"""Action cards as the board shows them: where they are carried out, what they are good for now."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from royaumes.games.auftrag.adventures import payment
from royaumes.games.auftrag.box import (
    ACTION_THINGS,
    ADVENTURES,
    AT_CAMELOT,
    BOOKS,
    CAMELOT,
    COURT,
    EXERCISES,
    HORSE_BITS,
    QUEST,
    ROUND_TABLE,
    STEPS,
    TOURNAMENT,
)
from royaumes.games.auftrag.state import View

Ground = Literal["camelot", "province", "anywhere"]
Use = Literal["now", "at_camelot", "in_province", "nothing", "later"]


@dataclass(frozen=True, slots=True)
class ActionDisplay:
    """A kind of action card on the table, and why the viewer could not take one."""

    name: str
    ground: Ground
    steps: int | None
    count: int
    barred: Literal["taken", "second_tournament"] | None


@dataclass(frozen=True, slots=True)
class MyActionDisplay:
    """One of the viewer's chosen action cards, and what it is good for at this moment."""

    name: str
    ground: Ground
    steps: int | None
    use: Use


def ground(kind: int) -> Ground:
    """Where an action may be carried out."""
    if kind == TOURNAMENT or AT_CAMELOT >> kind & 1:
        return "camelot"
    return "anywhere" if HORSE_BITS >> kind & 1 else "province"


def supply(v: View, kind: int) -> ActionDisplay:
    """A kind of action card in the supply."""
    barred: Literal["taken", "second_tournament"] | None = None if v.supply[kind] else "taken"
    if v.seat is not None and kind == TOURNAMENT and TOURNAMENT in v.chosen[v.seat]:
        barred = "second_tournament"
    return ActionDisplay(ACTION_THINGS[kind], ground(kind), STEPS[kind] or None, v.supply[kind], barred)


def my_actions(v: View) -> tuple[MyActionDisplay, ...]:
    """The action cards that the viewer has chosen."""
    if v.seat is None:
        return ()
    return tuple(
        MyActionDisplay(ACTION_THINGS[kind], ground(kind), STEPS[kind] or None, _use(v, v.seat, kind))
        for kind in v.chosen[v.seat]
    )


def _use(v: View, seat: int, kind: int) -> Use:
    """What one of the viewer's action cards is good for where the knight stands."""
    if kind == TOURNAMENT:
        return "later"
    if HORSE_BITS >> kind & 1:
        return "now"
    here = v.knights[seat]
    if (here == CAMELOT) != (ground(kind) == "camelot"):
        return "at_camelot" if ground(kind) == "camelot" else "in_province"
    if kind == ROUND_TABLE:
        possible = bool(v.open)
    elif kind == COURT:
        possible = any(v.my_hand[book] for book in BOOKS)
    elif kind == QUEST:
        held = [number for number in v.held[seat] if ADVENTURES[number].place == here]
        possible = any(payment(v, number) is not None for number in held)
    else:
        virtue = EXERCISES.index(kind)
        possible = any(v.piles[2 * virtue : 2 * virtue + 2])
    return "now" if possible else "nothing"
