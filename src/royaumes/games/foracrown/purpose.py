"""What a thing on the table is for, and the fact that keeps it from being used now."""

from __future__ import annotations

from typing import Final

from royaumes.core import Refusal
from royaumes.games.foracrown.box import (
    CARD_THINGS,
    EFFECT_THINGS,
    EVENT_THINGS,
    HEIRLOOM_THINGS,
    LOSS,
    NONE,
    PORTRAIT,
    RACCOON,
    Icon,
)
from royaumes.games.foracrown.phases.event_cards import BRIBING, HIRING
from royaumes.games.foracrown.phases.icons import CHOOSING, GIVING, ROBBING, SHIFTING
from royaumes.games.foracrown.phases.recruiting import RECRUITING
from royaumes.games.foracrown.state import View

#: The icon that each question carries out.
_ICONS: Final[dict[object, Icon]] = {GIVING: RACCOON, ROBBING: LOSS, SHIFTING: PORTRAIT}
_PAYING: Final = (BRIBING, HIRING)


def purpose(v: View, thing: str) -> Refusal | None:
    """Why this thing answers no question now; None where nothing more can be said than what is asked."""
    kind, _, _ = thing.partition(":")
    match kind:
        case "card" | "deck" if v.phase != RECRUITING:
            return Refusal("FAC-2.2", "foracrown-why-recruiting-over", {"now": _now(v)})
        case "coin" | "ruby" | "pay" if v.phase in _PAYING:
            return _price(v)
        case "coin" | "ruby" | "pay" if v.phase != RECRUITING:
            return Refusal("FAC-4.3", "foracrown-why-free", {"now": _now(v)})
        case "heirloom":
            return _heirloom(v, thing)
        case "event":
            return Refusal("FAC-5.1", "foracrown-why-event", {"event": thing})
        case "effect" if v.phase != CHOOSING:
            return _icon(v, "FAC-4.2", "foracrown-why-effect", "foracrown-why-effect-other")
        case "family":
            return _icon(v, "FAC-4.11", "foracrown-why-family", "foracrown-why-family-other")
        case "portrait" | "side":
            return _icon(v, "FAC-4.12", "foracrown-why-portrait", "foracrown-why-portrait-other")
    return None


def _now(v: View) -> str:
    """The card or event that takes effect."""
    if v.slot != NONE:
        return CARD_THINGS[v.recruits[v.slot]]
    assert v.event is not None, "neither a card nor an event"
    return EVENT_THINGS[v.event]


def _price(v: View) -> Refusal:
    """FAC-5.5, FAC-5.7: one token, no more."""
    if v.phase == BRIBING:
        return Refusal("FAC-5.5", "foracrown-why-price-raccoon")
    return Refusal("FAC-5.7", "foracrown-why-price-mage")


def _heirloom(v: View, thing: str) -> Refusal:
    """FAC-6.2: sold in need alone, and never bought back."""
    family = HEIRLOOM_THINGS.index(thing)
    if family in v.families and not v.heirlooms[v.families.index(family)]:
        return Refusal("FAC-6.4", "foracrown-why-heirloom-sold", {"heirloom": thing})
    return Refusal("FAC-6.2", "foracrown-why-heirloom", {"heirloom": thing})


def _icon(v: View, rule: str, none: str, other: str) -> Refusal:
    """The thing belongs to an icon, and none is carried out, or another one."""
    if v.phase in _ICONS:
        return Refusal(rule, other, {"effect": EFFECT_THINGS[_ICONS[v.phase]]})
    return Refusal(rule, none)
