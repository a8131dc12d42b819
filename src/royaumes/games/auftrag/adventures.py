"""Adventures as the board shows them: what they ask, who holds them, how they could be paid."""

from __future__ import annotations

from typing import Final, Literal, get_args

from royaumes.core import Frozen
from royaumes.games.auftrag.box import ADVENTURE_THINGS, ADVENTURES, CARD_THINGS, OPEN, PLACE_THINGS
from royaumes.games.auftrag.moves import cheapest
from royaumes.games.auftrag.state import View

Virtue = Literal["sword", "lance", "dragon", "book"]
VIRTUE_KINDS: Final[tuple[Virtue, ...]] = get_args(Virtue)


class DemandDisplay(Frozen):
    """What an adventure asks of a virtue, and how much of it the viewer lacks (null for a spectator)."""

    virtue: Virtue
    needed: int
    lacking: int | None


class AdventureDisplay(Frozen):
    """An adventure in play, who holds it, and the viewer's cheapest payment for it, if there is one."""

    name: str
    place: str
    demands: tuple[DemandDisplay, ...]
    shields: int
    state: Literal["open", "held", "fulfilled"]
    holder: int | None
    payment: tuple[str, ...] | None


def opened(v: View) -> list[str | None]:
    """The open adventures by name, and gaps where none lies."""
    names: list[str | None] = [ADVENTURE_THINGS[number] for number in v.open]
    return names + [None] * (OPEN - len(names))


def adventures(v: View) -> list[AdventureDisplay]:
    """Those that lie open, then those that are held, then those that are fulfilled."""
    found = [_adventure(v, number, "open", None) for number in v.open]
    for seat, held in enumerate(v.held):
        found += [_adventure(v, number, "held", seat) for number in held]
    for seat, done in enumerate(v.fulfilled):
        found += [_adventure(v, number, "fulfilled", seat) for number in done]
    return found


def _adventure(
    v: View, number: int, state: Literal["open", "held", "fulfilled"], holder: int | None
) -> AdventureDisplay:
    one = ADVENTURES[number]
    demands = tuple(
        DemandDisplay(VIRTUE_KINDS[virtue], needed, _lacking(v, virtue, needed))
        for virtue, needed in enumerate(one.demands)
        if needed
    )
    paid = cheapest(number, v.my_hand) if v.seat is not None and state != "fulfilled" else None
    cards = tuple(CARD_THINGS[card] for card in paid[0].cards) if paid else None
    return AdventureDisplay(
        ADVENTURE_THINGS[number], PLACE_THINGS[one.place], demands, one.shields, state, holder, cards
    )


def _lacking(v: View, virtue: int, needed: int) -> int | None:
    if v.seat is None:
        return None
    return max(0, needed - v.my_hand[2 * virtue] - 2 * v.my_hand[2 * virtue + 1])
