"""What a player may do with the dice that lie: the one place where placing is allowed or refused."""

from __future__ import annotations

from royaumes.core import Refusal
from royaumes.games.crowns.board import BIT, THINGS
from royaumes.games.crowns.dice import AFTER, ALLOWS, LEFT, SHOWN, left_at_least, needs
from royaumes.games.crowns.state import Crowns


def open_cells(s: Crowns) -> int:
    """The cells (as bits) that the dice left allow and that are free, while chips last."""
    if not s.chips[s.seat]:  # CRW-2.3
        return 0
    return ALLOWS[s.hand] & ~s.covered[s.seat]


def leads_on(s: Crowns, cell: int) -> bool:
    """Whether another chip could follow one on this cell."""
    follow = ALLOWS[AFTER[s.hand][cell]] & ~(s.covered[s.seat] | BIT[cell])
    return bool(follow) and s.chips[s.seat] > 1


def must_place(s: Crowns) -> bool:
    """Alone, whether the turn still demands a chip that can be placed (CRW-6.1, CRW-6.3)."""
    return s.placed.bit_count() < s.demand and bool(open_cells(s))


def demanding_cells(s: Crowns) -> int:
    """The hard solitaire's first chip: cells after which a second can follow, if there are any."""
    cells = open_cells(s)
    if s.demand < 2 or s.placed:
        return cells
    leading = sum(move_bit for cell, move_bit in enumerate(BIT) if cells & move_bit and leads_on(s, cell))
    return leading or cells


def no_chip(s: Crowns, seat: int, cell: int) -> Refusal | None:
    """Why no chip can go to this cell now."""
    count, face = needs(cell)
    if not s.chips[seat]:
        return Refusal("CRW-2.3", "crowns-no-chips")
    if s.covered[seat] & BIT[cell]:
        return Refusal("CRW-3.1", "crowns-no-covered", {"cell": THINGS[cell]})
    if not SHOWN[s.hand] >> face & 1:
        if face > max(s.throw):
            return Refusal("CRW-3.6", "crowns-no-raise", {"face": face, "highest": max(s.throw)})
        return Refusal("CRW-3.4", "crowns-no-face", {"face": face})
    remain = left_at_least(LEFT[s.hand], face)
    if remain < count:
        rule = "CRW-3.3" if s.placed else "CRW-3.2"
        return Refusal(rule, "crowns-no-dice", {"needed": count, "face": face, "remain": remain})
    if not demanding_cells(s) & BIT[cell]:
        return Refusal("CRW-6.3", "crowns-no-lone-chip", {"cell": THINGS[cell]})
    return None


def no_stop(s: Crowns) -> Refusal | None:
    """Why the turn cannot end yet."""
    if must_place(s):
        rule = "CRW-6.1" if s.demand == 1 or not s.placed else "CRW-6.3"
        facts = {"needed": s.demand, "placed": s.placed.bit_count()}
        return Refusal(rule, "crowns-no-stop-yet", facts)
    if s.demand and not s.placed:
        return Refusal("CRW-6.2", "crowns-no-stop-remove")
    return None


def no_removal(s: Crowns) -> Refusal | None:
    """Why no chip can leave the game."""
    if not s.demand:
        return Refusal("CRW-6.2", "crowns-no-remove-with-rivals")
    if s.placed or open_cells(s):
        return Refusal("CRW-6.2", "crowns-no-remove-yet")
    return None
