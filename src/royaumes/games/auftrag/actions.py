"""Action cards as the board shows them: where they are carried out, what they are good for now."""

from __future__ import annotations

from typing import Final, Literal

from royaumes.core import Frozen, Stream
from royaumes.games.auftrag.box import ACTION_THINGS, AT_CAMELOT, HORSE_BITS, STEPS, TOURNAMENT
from royaumes.games.auftrag.phases.acting import no_use
from royaumes.games.auftrag.state import Auftrag, View
from royaumes.games.auftrag.view import imagine

Ground = Literal["camelot", "province", "anywhere"]
Use = Literal["now", "at_camelot", "in_province", "nothing", "later"]
#: By the rule that refuses an action; the others say that it finds nothing to do.
_USES: Final[dict[str, Use]] = {"IAK-4.3": "at_camelot", "IAK-4.4": "in_province", "IAK-9.1": "later"}


class ActionDisplay(Frozen):
    """A kind of action card on the table, and why the viewer could not take one."""

    name: str
    ground: Ground
    steps: int | None
    count: int
    barred: Literal["taken", "second_tournament"] | None


class MyActionDisplay(Frozen):
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
    """The action cards that the viewer has chosen; the viewer's own cards are the same in every world."""
    if v.seat is None or not v.chosen[v.seat]:
        return ()
    world = imagine(v, Stream("own cards"))
    return tuple(
        MyActionDisplay(ACTION_THINGS[kind], ground(kind), STEPS[kind] or None, _use(world, v.seat, kind))
        for kind in v.chosen[v.seat]
    )


def _use(s: Auftrag, seat: int, kind: int) -> Use:
    """What an action card is good for where its player's knight stands."""
    refused = no_use(s, seat, kind)
    return _USES.get(refused.rule, "nothing") if refused else "now"
