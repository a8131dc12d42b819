"""A family as a board shows it: influence, raccoons, heirloom, mercenaries, its chest where one may know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, cast

from royaumes.games.foracrown.box import (
    FAMILIES,
    FAMILY_THINGS,
    HEIRLOOM_THINGS,
    HEIRLOOM_WORTH,
    HEIRLOOMS,
    NONE,
    PORTRAIT_THINGS,
    RECRUITS,
)
from royaumes.games.foracrown.stage import (
    Mercenary,
    by_influence,
    coins_of,
    has_most_raccoons,
    mercenary,
    rubies_of,
)
from royaumes.games.foracrown.state import View
from royaumes.games.foracrown.view import level_of

FamilyKey = Literal["rabbit", "penguin", "ape", "flamingo", "crocodile"]
HeirloomKey = Literal["carrot", "fish", "banana", "shrimp", "egg"]

_FAMILIES: Final = cast("tuple[FamilyKey, ...]", FAMILIES)
_HEIRLOOMS: Final = cast("tuple[HeirloomKey, ...]", HEIRLOOMS)


@dataclass(frozen=True, slots=True)
class Heirloom:
    """A family's heirloom: whether it is unsold, and its worth."""

    name: str
    key: HeirloomKey
    kept: bool
    worth: int


@dataclass(frozen=True, slots=True)
class Recruit:
    """A mercenary in a family's sleeve; the card is null where these eyes may know its level alone."""

    card: Mercenary | None
    level: int
    blind: bool
    where: Literal["pile", "stage", "revealed"]


@dataclass(frozen=True, slots=True)
class Family:
    """What these eyes may know of a family; its coins and rubies are null where they may not."""

    name: str
    portrait: str
    key: FamilyKey
    cell: int
    influence: int
    least: bool
    raccoons: int
    most_raccoons: bool
    heirloom: Heirloom
    out: bool
    out_in: int | None
    coins: int | None
    rubies: int | None
    recruits: tuple[Recruit, ...]
    turn: Literal["done", "now", "waiting"] | None
    place: int | None


def heirloom(v: View, seat: int) -> Heirloom:
    """A family's heirloom, sold or not."""
    number = v.families[seat]
    return Heirloom(HEIRLOOM_THINGS[number], _HEIRLOOMS[number], v.heirlooms[seat], HEIRLOOM_WORTH)


def family(v: View, seat: int) -> Family:
    """A family as these eyes see it."""
    order, out, number = by_influence(v), seat in v.out, v.families[seat]
    return Family(
        name=FAMILY_THINGS[number],
        portrait=PORTRAIT_THINGS[number],
        key=_FAMILIES[number],
        cell=v.gallery[seat],
        influence=order.index(seat) + 1 if seat in order else 0,
        least=order[-1:] == [seat],
        raccoons=v.raccoons[seat],
        most_raccoons=has_most_raccoons(v, seat),
        heirloom=heirloom(v, seat),
        out=out,
        out_in=v.round if out else None,  # FAC-6.7: there is no later round
        coins=coins_of(v, seat),
        rubies=rubies_of(v, seat),
        recruits=tuple(_recruit(v, slot) for slot in _slots(seat) if v.recruits[slot] != NONE),
        turn=_turn(v, seat),
        place=v.order.index(seat) + 1 if seat in v.order else None,
    )


def _slots(seat: int) -> range:
    return range(seat * RECRUITS, (seat + 1) * RECRUITS)


def _recruit(v: View, slot: int) -> Recruit:
    card = v.recruits[slot]
    where: Literal["pile", "stage", "revealed"] = "pile" if v.pile >> slot & 1 else "revealed"
    if slot == v.slot:
        where = "stage"
    seen = mercenary(card) if card >= 0 else None
    return Recruit(seen, level_of(card), bool(v.blind >> slot & 1), where)


def _turn(v: View, seat: int) -> Literal["done", "now", "waiting"] | None:
    if seat not in v.order:
        return None
    if seat == v.to_move:
        return "now"
    return "done" if v.order.index(seat) < v.order.index(v.to_move) else "waiting"
