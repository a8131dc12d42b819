"""Adventures as the board shows them: what they ask, who holds them, how they could be paid."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, get_args

from royaumes.games.auftrag.box import ADVENTURE_THINGS, ADVENTURES, CARD_THINGS, OPEN, PLACE_THINGS
from royaumes.games.auftrag.moves import FULFILS
from royaumes.games.auftrag.state import View

Virtue = Literal["sword", "lance", "dragon", "book"]
VIRTUE_KINDS: Final[tuple[Virtue, ...]] = get_args(Virtue)


@dataclass(frozen=True, slots=True)
class DemandDisplay:
    """What an adventure asks of a virtue, and how much of it the viewer lacks (null for a spectator)."""

    virtue: Virtue
    needed: int
    lacking: int | None


@dataclass(frozen=True, slots=True)
class AdventureDisplay:
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


def payment(v: View, number: int) -> tuple[str, ...] | None:
    """The cheapest cards of the viewer's hand that meet an adventure's demands (IAK-8.6)."""
    if v.seat is None:
        return None
    for move, needs in FULFILS[number]:
        if all(v.my_hand[card] >= count for card, count in needs):
            return tuple(CARD_THINGS[card] for card in move.cards)
    return None


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
    paid = None if state == "fulfilled" else payment(v, number)
    return AdventureDisplay(
        ADVENTURE_THINGS[number], PLACE_THINGS[one.place], demands, one.shields, state, holder, paid
    )


def _lacking(v: View, virtue: int, needed: int) -> int | None:
    if v.seat is None:
        return None
    return max(0, needed - v.my_hand[2 * virtue] - 2 * v.my_hand[2 * virtue + 1])
