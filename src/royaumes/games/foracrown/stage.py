"""The stage: the card or event that is being carried out, and what it or a later event would bring.

All of it is made from a view, for boards; nothing here is needed to play.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal, cast

from royaumes.core import Phase
from royaumes.games.foracrown.box import (
    BRIBE,
    BURGLARY,
    BURGLARY_LOSS,
    CARD_THINGS,
    CARDS,
    CELLS,
    DIE,
    DIE_FACES,
    EVENT_THINGS,
    EVENTS,
    FAMILY_THINGS,
    HEIRLOOM_WORTH,
    ICONS,
    LOSS,
    MAGES,
    MAGIC_HELP,
    NONE,
    PORTRAIT,
    PORTRAIT_THINGS,
    RACCOON,
    SCANDAL,
    SCANDAL_LOSS,
    EventKind,
    Icon,
)
from royaumes.games.foracrown.gallery import next_free
from royaumes.games.foracrown.phases.event_cards import BRIBING, HIRING
from royaumes.games.foracrown.phases.icons import CHOOSING, GIVING, ROBBING, ROLLING, SHIFTING
from royaumes.games.foracrown.state import View
from royaumes.games.foracrown.view import may_count

Effect = Literal["ruby", "loss", "die", "coin", "raccoon", "portrait"]
EventName = Literal["burglary", "bribe", "magic_help", "mages", "scandal"]
Then = Literal["pays", "sells", "ruined"]
StepState = Literal["done", "now", "next", "open", "not_chosen"]
Asks = Literal["choose", "loss", "raccoon", "portrait", "bribe", "hire"]

EFFECT_NAMES: Final = cast("tuple[Effect, ...]", ICONS)
EVENT_NAMES: Final = cast("tuple[EventName, ...]", EVENTS)
_ASKS: Final[dict[Phase[Any], Asks]] = {
    CHOOSING: "choose",
    ROBBING: "loss",
    GIVING: "raccoon",
    SHIFTING: "portrait",
    BRIBING: "bribe",
    HIRING: "hire",
}
#: The icon that each phase carries out.
_CARRIES: Final[dict[Phase[Any], Icon]] = {ROBBING: LOSS, GIVING: RACCOON, SHIFTING: PORTRAIT, ROLLING: DIE}


@dataclass(frozen=True, slots=True)
class Mercenary:
    """A mercenary that one may see; of `either` only one of the two effects is carried out."""

    name: str
    level: int
    effects: tuple[Effect, ...]
    either: bool


@dataclass(frozen=True, slots=True)
class Step:
    """An icon that is carried out; `by_die` are those that the magic die gave."""

    effect: Effect
    state: StepState
    by_die: bool


@dataclass(frozen=True, slots=True)
class Odds:
    """On how many faces of the magic die an effect stands."""

    effect: Effect
    faces: int


@dataclass(frozen=True, slots=True)
class Target:
    """A family to aim at: its rubies or raccoons before and after; null where these eyes can't know."""

    name: str
    seat: int
    before: int | None
    after: int | None
    then: Then | None


@dataclass(frozen=True, slots=True)
class FreeCell:
    """A cell to which a portrait can go, and what a scandal costs there."""

    cell: int
    loss: int


@dataclass(frozen=True, slots=True)
class Shift:
    """Where a portrait would go; null where no cell is free on that side."""

    portrait: str
    seat: int
    left: FreeCell | None
    right: FreeCell | None


@dataclass(frozen=True, slots=True)
class EventOnStage:
    """The event that takes place."""

    name: str
    kind: EventName


@dataclass(frozen=True, slots=True)
class Stage:
    """What is being carried out; `seat` is null where an event concerns all at once."""

    seat: int | None
    card: Mercenary | None
    event: EventOnStage | None
    steps: tuple[Step, ...]
    asks: Asks | None
    die: Effect | None
    odds: tuple[Odds, ...]
    targets: tuple[Target, ...]
    shifts: tuple[Shift, ...]
    price: int | None


@dataclass(frozen=True, slots=True)
class Forecast:
    """What an event would mean to a family if it happened now."""

    seat: int
    rubies: int
    then: Then | None
    may: Literal["bribe", "hire", "roll"] | None
    raccoons: int


def mercenary(card: int) -> Mercenary:
    """A card as boards show it."""
    level, icons = CARDS[card].level, CARDS[card].icons
    return Mercenary(CARD_THINGS[card], level, tuple(EFFECT_NAMES[icon] for icon in icons), level == 1)


_ODDS: Final = tuple(Odds(EFFECT_NAMES[icon], DIE_FACES.count(icon)) for icon in Icon if icon in DIE_FACES)


def stage(v: View) -> Stage | None:
    """The stage; None while nothing is carried out."""
    if v.slot == NONE and v.event is None:
        return None
    event = None if v.event is None else EventOnStage(EVENT_THINGS[v.event], EVENT_NAMES[v.event])
    steps = _steps(v)
    return Stage(
        seat=None if v.to_move == NONE else v.to_move,
        card=None if v.slot == NONE else mercenary(v.recruits[v.slot]),
        event=event,
        steps=steps,
        asks=_ASKS.get(v.phase),
        die=next((step.effect for step in steps if step.by_die), None),
        odds=_ODDS,
        targets=tuple(_target(v, seat) for seat in by_influence(v) if seat != v.to_move)
        if v.phase in (GIVING, ROBBING)
        else (),
        shifts=tuple(_shift(v, seat) for seat in by_influence(v)) if v.phase == SHIFTING else (),
        price=1 if v.phase in (BRIBING, HIRING) else None,
    )


def by_influence(v: View) -> list[int]:
    """The families whose portraits hang, the most influential first."""
    hung = [seat for seat, cell in enumerate(v.gallery) if cell]
    return sorted(hung, key=v.gallery.__getitem__, reverse=True)


def _steps(v: View) -> tuple[Step, ...]:
    """The icons on the stage, left to right; a face of the die follows the die that gave it."""
    if v.slot == NONE:
        if v.event not in (MAGIC_HELP, MAGES):
            return ()
        return (Step("die", "open", False),) if v.phase == HIRING else _carried(v, DIE)
    icons = CARDS[v.recruits[v.slot]].icons
    if v.phase == CHOOSING:
        return tuple(Step(EFFECT_NAMES[icon], _choice(v, icon), False) for icon in icons)
    if v.phase not in _CARRIES:  # between two icons
        count = len(icons) - len(v.todo)
        return tuple(
            Step(EFFECT_NAMES[icon], "done" if which < count else "next", False)
            for which, icon in enumerate(icons)
        )
    if CARDS[v.recruits[v.slot]].level == 1:
        carried = _CARRIES[v.phase]
        chosen = carried if carried in icons else DIE
        left, right = (
            _carried(v, icon) if icon == chosen else (Step(EFFECT_NAMES[icon], "not_chosen", False),)
            for icon in icons
        )
        return left + right
    at = len(icons) - len(v.todo) - 1
    done = tuple(Step(EFFECT_NAMES[icon], "done", False) for icon in icons[:at])
    following = tuple(Step(EFFECT_NAMES[icon], "next", False) for icon in v.todo)
    return done + _carried(v, icons[at]) + following


def _choice(v: View, icon: Icon) -> StepState:
    """How far the choice between two effects is."""
    if not v.todo:
        return "open"
    return "now" if icon in v.todo else "not_chosen"


def _carried(v: View, printed: Icon) -> tuple[Step, ...]:
    """The icon that is carried out now, and what the die gave for it."""
    now = _CARRIES.get(v.phase)
    if now is None:
        return (Step(EFFECT_NAMES[printed], "next", False),)
    if now == printed:
        return (Step(EFFECT_NAMES[now], "now", False),)
    return (Step(EFFECT_NAMES[printed], "done", False), Step(EFFECT_NAMES[now], "now", True))


def coins_of(v: View, seat: int) -> int | None:
    """The coins in a chest, where these eyes may count them."""
    return v.coins_in[seat] - v.coins_out[seat] if may_count(v, seat) else None


def rubies_of(v: View, seat: int) -> int | None:
    """The rubies in a chest, where these eyes may count them."""
    return v.rubies_in[seat] - v.rubies_out[seat] if may_count(v, seat) else None


def _then(v: View, seat: int, owed: int) -> Then | None:
    """What owing rubies does to a family (FAC-6); None where these eyes can't know."""
    rubies = rubies_of(v, seat)
    if rubies is None:
        return None
    if rubies >= owed:
        return "pays"
    return "sells" if v.heirlooms[seat] else "ruined"


def _target(v: View, seat: int) -> Target:
    if v.phase == GIVING:
        raccoons = v.raccoons[seat]
        return Target(FAMILY_THINGS[v.families[seat]], seat, raccoons, raccoons + 1, None)
    before, then = rubies_of(v, seat), _then(v, seat, 1)
    after = None
    if before is not None:
        after = max(0, before - 1 + (HEIRLOOM_WORTH if then == "sells" else 0))
    return Target(FAMILY_THINGS[v.families[seat]], seat, before, after, then)


def _shift(v: View, seat: int) -> Shift:
    return Shift(PORTRAIT_THINGS[v.families[seat]], seat, _free_cell(v, seat, -1), _free_cell(v, seat, +1))


def _free_cell(v: View, seat: int, step: int) -> FreeCell | None:
    cell = next_free(v.gallery, v.gallery[seat], step)
    return FreeCell(cell, SCANDAL_LOSS[cell]) if 0 < cell <= CELLS else None


def forecast(v: View, kind: EventKind) -> tuple[Forecast, ...]:
    """Whom an event of this kind would concern if it happened now, the most influential first."""
    families = by_influence(v)
    if kind == BURGLARY:
        struck = [seat for seat in families if has_most_raccoons(v, seat)]
        return tuple(_loss(v, seat, BURGLARY_LOSS, v.raccoons[seat]) for seat in struck)
    if kind == SCANDAL:
        debts = [(seat, SCANDAL_LOSS[v.gallery[seat]]) for seat in families]
        return tuple(_loss(v, seat, owed, 0) for seat, owed in debts if owed)
    if kind == BRIBE:
        burdened = [seat for seat in families if v.raccoons[seat]]
        return tuple(Forecast(seat, 0, None, "bribe", v.raccoons[seat]) for seat in burdened)
    if kind == MAGES:
        return tuple(Forecast(seat, 0, None, "hire", 0) for seat in families)
    return tuple(Forecast(seat, 0, None, "roll", 0) for seat in families[-1:])


def _loss(v: View, seat: int, owed: int, raccoons: int) -> Forecast:
    return Forecast(seat, owed, _then(v, seat, owed), None, raccoons)


def has_most_raccoons(v: View, seat: int) -> bool:
    """Whether a burglary would strike this family now (FAC-5.2, FAC-5.4)."""
    return v.raccoons[seat] > 0 and v.raccoons[seat] == max(v.raccoons)
