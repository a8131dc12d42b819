"""What a thing on the table is for, and the fact that keeps it from being used now."""

from __future__ import annotations

from royaumes.core import SEATS, Refusal
from royaumes.games.auftrag.actions import my_actions
from royaumes.games.auftrag.box import (
    ACTION_THINGS,
    ADVENTURE_THINGS,
    ADVENTURES,
    ARMS,
    CARD_THINGS,
    COURT,
    KNIGHTS,
    PLACE_THINGS,
    QUEST,
)
from royaumes.games.auftrag.phases.choosing import CHOOSING
from royaumes.games.auftrag.phases.tournament import STAKING
from royaumes.games.auftrag.state import View


def purpose(v: View, thing: str) -> Refusal | None:
    """Why this thing answers no question now; None where nothing more can be said than what is asked."""
    kind, _, _ = thing.partition(":")
    match kind:
        case "knight" if thing in KNIGHTS:
            return _knight(v, KNIGHTS.index(thing))
        case "virtue" if v.seat is not None:
            return _virtue(v, CARD_THINGS.index(thing))
        case "stake" if v.phase != STAKING:
            return Refusal("IAK-9.1", "auftrag-why-stake")
        case "adventure" if v.phase == CHOOSING:
            return _adventure(v, ADVENTURE_THINGS.index(thing))
        case "place" if v.phase == CHOOSING and v.seat is not None:
            return Refusal("IAK-6.1", "auftrag-why-place", {"place": PLACE_THINGS[v.knights[v.seat]]})
        case "pile" if v.phase == CHOOSING:
            return Refusal("IAK-5.1", "auftrag-why-pile")
        case "adventure" | "place" | "pile" | "action" if v.phase == STAKING:
            return Refusal("IAK-9.1", "auftrag-why-over")
        case "stop" if v.phase == STAKING:
            return Refusal("IAK-9.3", "auftrag-why-stop-staking")
    return None


def _knight(v: View, knight: int) -> Refusal:
    """IAK-1.2: a knight is its player's, and goes where horses carry it."""
    if knight not in v.leads:
        return Refusal("IAK-1.2", "auftrag-why-knight-nobody", {"knight": KNIGHTS[knight]})
    seat = v.leads.index(knight)
    facts = {"knight": KNIGHTS[knight], "seat": SEATS[seat], "place": PLACE_THINGS[v.knights[seat]]}
    return Refusal("IAK-6.1", "auftrag-why-knight", facts)


def _virtue(v: View, card: int) -> Refusal:
    """IAK-8.4: what is handed back or staked comes from the own hand, at its time."""
    facts = {"card": CARD_THINGS[card]}
    if not v.my_hand[card]:
        return Refusal("IAK-8.4", "auftrag-why-virtue-lacking", facts)
    if v.phase == STAKING and card not in ARMS:
        return Refusal("IAK-9.3", "auftrag-why-virtue-no-arms", facts)
    if v.phase == CHOOSING:
        return Refusal("IAK-3.1", "auftrag-why-virtue-later", facts)
    actions = {action.name for action in my_actions(v) if action.use == "now"}
    if ACTION_THINGS[QUEST] in actions:
        return Refusal("IAK-8.6", "auftrag-why-virtue-superfluous", facts)
    if ACTION_THINGS[COURT] in actions:
        return Refusal("IAK-7.1", "auftrag-why-virtue-superfluous", facts)
    return Refusal("IAK-4.2", "auftrag-why-virtue-action", facts)


def _adventure(v: View, number: int) -> Refusal:
    """Where an adventure is: it is taken and fulfilled in phase II."""
    adventure, place = ADVENTURE_THINGS[number], PLACE_THINGS[ADVENTURES[number].place]
    if number in v.open:
        return Refusal("IAK-5.3", "auftrag-why-adventure-open", {"adventure": adventure})
    for seat, (held, fulfilled) in enumerate(zip(v.held, v.fulfilled, strict=True)):
        facts = {"adventure": adventure, "seat": SEATS[seat]}
        if number in fulfilled:
            return Refusal("IAK-8.7", "auftrag-why-adventure-done", facts)
        if number in held and seat == v.seat:
            return Refusal("IAK-8.2", "auftrag-why-adventure-mine", {"adventure": adventure, "place": place})
        if number in held:
            return Refusal("IAK-8.1", "auftrag-why-adventure-held", facts)
    return Refusal("IAK-1.11", "auftrag-why-adventure-deck", {"adventure": adventure})
